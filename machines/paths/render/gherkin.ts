import type { Look, Plan, Step } from '../plan';
import { sayCheck, sayDeed, sayNames } from '../words';

/** A text on one line, as every step of Gherkin is. */
const line = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The first with its own keyword, the others with And. */
const steps = (keyword: string, texts: readonly string[]): string[] =>
  texts.map((text, index) => `    ${index === 0 ? keyword : 'And'} ${line(text)}`);

const inState = (machine: string, { state, description }: Look, still = ''): string =>
  `the machine ${machine} is ${still}in ${state}${description ? ` (${description})` : ''}`;

function stepLines(machine: string, step: Step): string[] {
  const { before, sentence, deeds, says, checks, took, look } = step;
  const waiting = before
    ? [
        ...steps('When', before.deeds.map(sayDeed)),
        ...steps('Then', [inState(machine, before.look, 'still '), ...before.look.checks.map(sayCheck)]),
      ]
    : [];
  const outcome = [
    inState(machine, look, took.length > 0 ? '' : 'unmoved '),
    ...says.map((message) => `the message “${sayNames(message)}” appears`),
    ...[...checks, ...look.checks].map(sayCheck),
  ];
  return [
    ...waiting,
    ...steps('When', [sayNames(sentence), ...deeds.map(sayDeed)]),
    ...steps('Then', outcome),
  ];
}

function scenario({ id, machine, title, smoke, start, steps: taken }: Plan): string {
  const shown = [inState(machine, start.look), ...[...start.checks, ...start.look.checks].map(sayCheck)];
  return [
    `  @${machine} @${id}${smoke ? ' @smoke' : ''}`,
    `  Scenario: ${line(title)}`,
    ...steps('Given', [sayNames(start.sentence), ...start.deeds.map(sayDeed)]),
    ...steps('Then', shown),
    ...taken.flatMap((step) => stepLines(machine, step)),
  ].join('\n');
}

/** One machine's plans as a feature of Gherkin; a file holds one feature. */
export function renderGherkin(machine: string, plans: readonly Plan[]): string {
  return `${[`Feature: the paths of the machine ${machine}`, ...plans.map(scenario)].join('\n\n')}\n`;
}
