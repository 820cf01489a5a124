import type { Check, Deed, Look, Plan, Step } from '../plan';
import { asSentence, sayCheck, sayDeed, sayNames } from '../words';

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
    wrapped(asSentence(sentence), index === 0 ? what : ' '.repeat(what.length)),
  );

const doLines = (deeds: readonly Deed[]) => items('      do   ', deeds.map(sayDeed));
const seeLines = (checks: readonly Check[]) => items(SEE, checks.map(sayCheck));
const stateLine = ({ state, description }: Look, verb: string): string[] =>
  wrapped(`${verb} ${state}${description ? `: ${description}` : ''}`, '      ');

/** What is seen already needs no second telling: only what is not so before is told after a step. */
const news = (now: Look, before: Look): readonly Check[] => {
  const known = new Set(before.checks.map(sayCheck));
  return now.checks.filter((check) => !known.has(sayCheck(check)));
};

function stepLines(step: Step, number: number, before: Look): string[] {
  const first = step.before
    ? [
        ...doLines(step.before.deeds),
        ...stateLine(step.before.look, 'still in'),
        ...items(SEE, ['all is as it was']),
      ]
    : [];
  const fresh = news(step.look, before);
  const isAll = fresh.length === step.look.checks.length;
  const rest = isAll ? [] : [fresh.length === 0 ? 'all else is as it was' : 'the rest is as it was'];
  return [
    ...wrapped(asSentence(sayNames(step.sentence)), `${String(number).padStart(4)}. `),
    ...first,
    ...doLines(step.deeds),
    ...(step.took.length > 0
      ? stateLine(step.look, '→')
      : ['      nothing happens: the machine stays in '.concat(step.look.state)]),
    ...items(
      '      says ',
      step.says.map((message) => `“${sayNames(message)}”`),
    ),
    ...items(SEE, [...[...step.checks, ...fresh].map(sayCheck), ...rest]),
  ];
}

/** A plan in numbered steps: what is done, where that leads, what the app says, and what must then be seen. */
export function pathLines(plan: Plan, name: string): string[] {
  const { id, title, smoke, start, steps } = plan;
  return [
    '',
    ...wrapped(`${name}: ${id}${smoke ? ' (smoke)' : ''}. ${title}`, ''),
    '',
    ...wrapped(asSentence(sayNames(start.sentence)), '   0. '),
    ...doLines(start.deeds),
    ...stateLine(start.look, '→'),
    ...seeLines([...start.checks, ...start.look.checks]),
    ...steps.flatMap((step, index) => stepLines(step, index + 1, (steps[index - 1] ?? start).look)),
  ];
}
