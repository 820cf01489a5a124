import type { Action } from '../action';
import type { Assertion } from '../assertion';
import { describeAction, describeAssertion, resolveForReader, toSentence } from '../describe';
import type { ExpectedState, Plan, Step } from '../plan';

const LINE_WIDTH = 110;
const ASSERT = '      assert ';

/** Wraps a text between words; the lines after the first are indented to the start of the first one's text. */
function wrap(text: string, first: string): string[] {
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

const actionLines = (actions: readonly Action[]) =>
  labelledLines('      do     ', actions.map(describeAction));
const assertionLines = (assertions: readonly Assertion[]) =>
  labelledLines(ASSERT, assertions.map(describeAssertion));
const stateLine = ({ state, description }: ExpectedState, verb: string): string[] =>
  wrap(`${verb} ${state}${description ? `: ${description}` : ''}`, '      ');

/** Assertions that did not hold before: only these are printed after a step. */
const getNewAssertions = (now: ExpectedState, before: ExpectedState): readonly Assertion[] => {
  const known = new Set(before.assertions.map(describeAssertion));
  return now.assertions.filter((assertion) => !known.has(describeAssertion(assertion)));
};

function stepLines(step: Step, number: number, before: ExpectedState): string[] {
  const beforeLines = step.before
    ? [
        ...actionLines(step.before.actions),
        ...stateLine(step.before.expected, 'still in'),
        ...labelledLines(ASSERT, ['nothing has changed']),
      ]
    : [];
  const added = getNewAssertions(step.expected, before);
  const isComplete = added.length === step.expected.assertions.length;
  const rest = isComplete
    ? []
    : [added.length === 0 ? 'nothing else has changed' : 'the rest has not changed'];
  return [
    ...wrap(toSentence(resolveForReader(step.sentence)), `${String(number).padStart(4)}. `),
    ...beforeLines,
    ...actionLines(step.actions),
    ...(step.took.length > 0
      ? stateLine(step.expected, '→')
      : ['      no transition: the machine stays in '.concat(step.expected.state)]),
    ...labelledLines(
      '      toast  ',
      step.toasts.map((message) => `“${resolveForReader(message)}”`),
    ),
    ...labelledLines(ASSERT, [...[...step.assertions, ...added].map(describeAssertion), ...rest]),
  ];
}

/** A plan in numbered steps: its actions, the state that they lead to, the toasts, and the assertions. */
export function pathLines(plan: Plan, name: string): string[] {
  const { id, title, smoke, start, steps } = plan;
  return [
    '',
    ...wrap(`${name}: ${id}${smoke ? ' (smoke)' : ''}. ${title}`, ''),
    '',
    ...wrap(toSentence(resolveForReader(start.sentence)), '   0. '),
    ...actionLines(start.actions),
    ...stateLine(start.expected, '→'),
    ...assertionLines([...start.assertions, ...start.expected.assertions]),
    ...steps.flatMap((step, index) => stepLines(step, index + 1, (steps[index - 1] ?? start).expected)),
  ];
}
