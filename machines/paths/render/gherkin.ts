import { describeToast } from '../describe';
import type { Registry } from '../kinds';
import type { ExpectedState, Plan, Step } from '../plan';

/** A text on one line, as Gherkin requires of steps. */
const toLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The first step with its keyword, the others with And. */
const steps = (keyword: string, texts: readonly string[]): string[] =>
  texts.map((text, index) => `    ${index === 0 ? keyword : 'And'} ${toLine(text)}`);

const describeState = (machine: string, { state, description }: ExpectedState, adverb = ''): string =>
  `the machine ${machine} is ${adverb}in ${state}${description ? ` (${description})` : ''}`;

function stepLines(kinds: Registry, machine: string, step: Step): string[] {
  const { describeAction, describeAssertion, describeText } = kinds;
  const { before, sentence, actions, toasts, assertions, took, expected } = step;
  const beforeLines = before
    ? [
        ...steps('When', before.actions.map(describeAction)),
        ...steps('Then', [
          describeState(machine, before.expected, 'still '),
          ...before.expected.assertions.map(describeAssertion),
        ]),
      ]
    : [];
  const assertionLines = [
    describeState(machine, expected, took.length > 0 ? '' : 'still '),
    ...toasts.map((toast) => `the toast appears: ${describeText(describeToast(toast))}`),
    ...[...assertions, ...expected.assertions].map(describeAssertion),
  ];
  return [
    ...beforeLines,
    ...steps('When', [describeText(sentence), ...actions.map(describeAction)]),
    ...steps('Then', assertionLines),
  ];
}

/** A tag ends where a space is. */
const toTag = (name: string): string => `@${name.replace(/\s+/g, '_')}`;

function scenario(kinds: Registry, { id, machine, title, smoke, start, steps: planSteps }: Plan): string {
  const { describeAction, describeAssertion, describeText } = kinds;
  const startAssertions = [
    describeState(machine, start.expected),
    ...[...start.assertions, ...start.expected.assertions].map(describeAssertion),
  ];
  return [
    `  ${[machine, id, ...(smoke ? ['smoke'] : [])].map(toTag).join(' ')}`,
    `  Scenario: ${toLine(title)}`,
    ...steps('Given', [describeText(start.sentence), ...start.actions.map(describeAction)]),
    ...steps('Then', startAssertions),
    ...planSteps.flatMap((step) => stepLines(kinds, machine, step)),
  ].join('\n');
}

/** One machine's plans as a Gherkin feature; a file contains one feature. */
export function renderGherkin(kinds: Registry, machine: string, plans: readonly Plan[]): string {
  return `${[`Feature: the paths of the machine ${machine}`, ...plans.map((plan) => scenario(kinds, plan))].join('\n\n')}\n`;
}
