import { describeAction, describeAssertion, resolveForReader } from '../describe';
import type { ExpectedState, Plan, Step } from '../plan';

/** A text on one line, as every step of Gherkin is. */
const line = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The first with its own keyword, the others with And. */
const steps = (keyword: string, texts: readonly string[]): string[] =>
  texts.map((text, index) => `    ${index === 0 ? keyword : 'And'} ${line(text)}`);

const inState = (machine: string, { state, description }: ExpectedState, still = ''): string =>
  `the machine ${machine} is ${still}in ${state}${description ? ` (${description})` : ''}`;

function stepLines(machine: string, step: Step): string[] {
  const { before, sentence, actions, toasts, assertions, took, expected } = step;
  const waiting = before
    ? [
        ...steps('When', before.actions.map(describeAction)),
        ...steps('Then', [
          inState(machine, before.expected, 'still '),
          ...before.expected.assertions.map(describeAssertion),
        ]),
      ]
    : [];
  const outcome = [
    inState(machine, expected, took.length > 0 ? '' : 'unmoved '),
    ...toasts.map((message) => `the message “${resolveForReader(message)}” appears`),
    ...[...assertions, ...expected.assertions].map(describeAssertion),
  ];
  return [
    ...waiting,
    ...steps('When', [resolveForReader(sentence), ...actions.map(describeAction)]),
    ...steps('Then', outcome),
  ];
}

function scenario({ id, machine, title, smoke, start, steps: taken }: Plan): string {
  const shown = [
    inState(machine, start.expected),
    ...[...start.assertions, ...start.expected.assertions].map(describeAssertion),
  ];
  return [
    `  @${machine} @${id}${smoke ? ' @smoke' : ''}`,
    `  Scenario: ${line(title)}`,
    ...steps('Given', [resolveForReader(start.sentence), ...start.actions.map(describeAction)]),
    ...steps('Then', shown),
    ...taken.flatMap((step) => stepLines(machine, step)),
  ].join('\n');
}

/** One machine's plans as a feature of Gherkin; a file holds one feature. */
export function renderGherkin(machine: string, plans: readonly Plan[]): string {
  return `${[`Feature: the paths of the machine ${machine}`, ...plans.map(scenario)].join('\n\n')}\n`;
}
