import { describeToast, toSentence } from '../describe';
import type { Registry, Typed } from '../kinds';
import { type ExpectedState, type Plan, SCENARIO, type Step } from '../plan';

const LINE_WIDTH = 110;
const ASSERT = '      assert ';

/** Wraps a text between words; the lines after the first are indented to the start of the first one's text. */
export function wrap(text: string, first: string): string[] {
  const lines = [first];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    const isEmpty = line.trim() === '' || (lines.length === 1 && line === first);
    if (!isEmpty && line.length + 1 + word.length > LINE_WIDTH)
      lines.push(`${' '.repeat(first.length)}${word}`);
    else lines[lines.length - 1] = isEmpty ? `${line}${word}` : `${line} ${word}`;
  }
  return lines;
}

const labelledLines = (label: string, sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence, index) =>
    wrap(toSentence(sentence), index === 0 ? label : ' '.repeat(label.length)),
  );

const DO = '      do     ';
const stateLine = ({ state, description }: ExpectedState, verb: string): string[] =>
  wrap(`${verb} ${state}${description ? `: ${description}` : ''}`, '      ');

/** Assertions that did not hold before: only these are printed after a step. */
export const getNewAssertions = (
  kinds: Registry,
  now: ExpectedState,
  before: ExpectedState,
): readonly Typed[] => {
  const known = new Set(before.assertions.map(kinds.describeAssertion));
  return now.assertions.filter((assertion) => !known.has(kinds.describeAssertion(assertion)));
};

/** A scenario has no machine whose transitions its steps could name, and may be in no state. */
function movedLines({ took, expected }: Step, before: ExpectedState, isOfMachine: boolean): string[] {
  if (isOfMachine && took.length === 0)
    return [`      no transition: the machine stays in ${expected.state}`];
  if (isOfMachine || expected.state !== before.state)
    return expected.state === '' ? [] : stateLine(expected, '→');
  return [];
}

interface StepOptions {
  readonly number: number;
  readonly before: ExpectedState;
  readonly isOfMachine: boolean;
}

function stepLines(kinds: Registry, step: Step, { number, before, isOfMachine }: StepOptions): string[] {
  const { describeAction, describeAssertion, describeText } = kinds;
  const beforeLines = step.before
    ? [
        ...labelledLines(DO, step.before.actions.map(describeAction)),
        ...stateLine(step.before.expected, 'still in'),
        ...labelledLines(ASSERT, ['nothing has changed']),
      ]
    : [];
  const added = getNewAssertions(kinds, step.expected, before);
  const isComplete = added.length === step.expected.assertions.length;
  const rest = isComplete
    ? []
    : [added.length === 0 ? 'nothing else has changed' : 'the rest has not changed'];
  return [
    ...wrap(toSentence(describeText(step.sentence)), `${String(number).padStart(4)}. `),
    ...beforeLines,
    ...labelledLines(DO, step.actions.map(describeAction)),
    ...movedLines(step, before, isOfMachine),
    ...labelledLines(
      '      toast  ',
      step.toasts.map((toast) => describeText(describeToast(toast))),
    ),
    ...labelledLines(ASSERT, [...[...step.assertions, ...added].map(describeAssertion), ...rest]),
  ];
}

/** A plan in numbered steps: its actions, the state that they lead to, the toasts, and the assertions. */
export function pathLines(kinds: Registry, plan: Plan, name: string): string[] {
  const { describeAction, describeAssertion, describeText } = kinds;
  const { id, title, smoke, start, steps } = plan;
  return [
    '',
    ...wrap(`${name}: ${id}${smoke ? ' (smoke)' : ''}. ${title}`, ''),
    '',
    ...wrap(toSentence(describeText(start.sentence)), '   0. '),
    ...labelledLines(DO, start.actions.map(describeAction)),
    ...stateLine(start.expected, '→'),
    ...labelledLines(ASSERT, [...start.assertions, ...start.expected.assertions].map(describeAssertion)),
    ...steps.flatMap((step, index) =>
      stepLines(kinds, step, {
        number: index + 1,
        before: (steps[index - 1] ?? start).expected,
        isOfMachine: plan.machine !== SCENARIO,
      }),
    ),
  ];
}
