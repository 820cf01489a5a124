import type { Action } from '../action';
import type { Assertion } from '../assertion';
import { describeAction, describeAssertion, resolveForReader, toSentence } from '../describe';
import type { ExpectedState, Plan, Step } from '../plan';

const WIDTH = 110;
const SEE = '      see  ';

/** Breaks a text between words; the lines after the first are indented as far as the first one's own text. */
function wrapped(text: string, first: string): string[] {
  const lines = [first];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    const isFresh = line.trim() === '' || (lines.length === 1 && line === first);
    if (!isFresh && line.length + 1 + word.length > WIDTH) lines.push(`${' '.repeat(first.length)}${word}`);
    else lines[lines.length - 1] = isFresh ? `${line}${word}` : `${line} ${word}`;
  }
  return lines;
}

const items = (what: string, sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence, index) =>
    wrapped(toSentence(sentence), index === 0 ? what : ' '.repeat(what.length)),
  );

const doLines = (actions: readonly Action[]) => items('      do   ', actions.map(describeAction));
const seeLines = (assertions: readonly Assertion[]) => items(SEE, assertions.map(describeAssertion));
const stateLine = ({ state, description }: ExpectedState, verb: string): string[] =>
  wrapped(`${verb} ${state}${description ? `: ${description}` : ''}`, '      ');

/** What is seen already needs no second telling: only what is not so before is told after a step. */
const news = (now: ExpectedState, before: ExpectedState): readonly Assertion[] => {
  const known = new Set(before.assertions.map(describeAssertion));
  return now.assertions.filter((assertion) => !known.has(describeAssertion(assertion)));
};

function stepLines(step: Step, number: number, before: ExpectedState): string[] {
  const first = step.before
    ? [
        ...doLines(step.before.actions),
        ...stateLine(step.before.expected, 'still in'),
        ...items(SEE, ['all is as it was']),
      ]
    : [];
  const fresh = news(step.expected, before);
  const isAll = fresh.length === step.expected.assertions.length;
  const rest = isAll ? [] : [fresh.length === 0 ? 'all else is as it was' : 'the rest is as it was'];
  return [
    ...wrapped(toSentence(resolveForReader(step.sentence)), `${String(number).padStart(4)}. `),
    ...first,
    ...doLines(step.actions),
    ...(step.took.length > 0
      ? stateLine(step.expected, '→')
      : ['      nothing happens: the machine stays in '.concat(step.expected.state)]),
    ...items(
      '      says ',
      step.toasts.map((message) => `“${resolveForReader(message)}”`),
    ),
    ...items(SEE, [...[...step.assertions, ...fresh].map(describeAssertion), ...rest]),
  ];
}

/** A plan in numbered steps: what is done, where that leads, what the app says, and what must then be seen. */
export function pathLines(plan: Plan, name: string): string[] {
  const { id, title, smoke, start, steps } = plan;
  return [
    '',
    ...wrapped(`${name}: ${id}${smoke ? ' (smoke)' : ''}. ${title}`, ''),
    '',
    ...wrapped(toSentence(resolveForReader(start.sentence)), '   0. '),
    ...doLines(start.actions),
    ...stateLine(start.expected, '→'),
    ...seeLines([...start.assertions, ...start.expected.assertions]),
    ...steps.flatMap((step, index) => stepLines(step, index + 1, (steps[index - 1] ?? start).expected)),
  ];
}
