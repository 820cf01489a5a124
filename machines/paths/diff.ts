import type { Action } from './action';
import type { Assertion } from './assertion';
import { deepEqual } from './baseline';
import { describeAction, describeAssertion, resolveForReader } from './describe';
import { replaySteps } from './makePlan';
import type { ExpectedState, ObservedContext, Plan, Step } from './plan';
import type { TestModel } from './testModel';

const listed = (sentences: readonly string[]): string =>
  sentences.length > 0 ? sentences.join('; ') : 'nothing';

/** `the checks of … were …, and now are …`, of what left and what came only. */
function changed(what: string, before: readonly string[], now: readonly string[]): string[] {
  if (deepEqual(before, now)) return [];
  const left = before.filter((each) => !now.includes(each));
  const came = now.filter((each) => !before.includes(each));
  if (left.length + came.length === 0)
    return [`${what}: the order was ${listed(before)}, and now is ${listed(now)}`];
  return [`${what}: before ${listed(left)}, now ${listed(came)}`];
}

const sayNoticed = (observed: ObservedContext): string[] =>
  Object.entries(observed).map(([key, value]) => `${key} is ${value}`);

const lookChanges = (before: ExpectedState, now: ExpectedState): string[] => [
  ...changed(
    `in ${before.state}, what must be seen`,
    before.assertions.map(describeAssertion),
    now.assertions.map(describeAssertion),
  ),
  ...changed(`in ${before.state}, what is noticed`, sayNoticed(before.observed), sayNoticed(now.observed)),
  ...changed(`the description of ${before.state}`, [before.description], [now.description]),
];

interface Doing {
  readonly sentence: string;
  readonly actions: readonly Action[];
  readonly assertions: readonly Assertion[];
}

const doingChanges = (before: Doing, now: Doing): string[] => {
  const name = `“${resolveForReader(before.sentence)}”`;
  return [
    ...changed(`${name}, what is done`, before.actions.map(describeAction), now.actions.map(describeAction)),
    ...changed(
      `${name}, what must be so after it`,
      before.assertions.map(describeAssertion),
      now.assertions.map(describeAssertion),
    ),
  ];
};

const saidBefore = ({ before }: Step): string[] =>
  before ? [...before.actions.map(describeAction), `the state is still ${before.expected.state}`] : [];

const caseChanges = (before: Step, now: Step): string[] => {
  const name = `“${resolveForReader(before.sentence)}”`;
  return [
    ...doingChanges(before, now),
    ...changed(`${name}, who does it`, [before.by], [now.by]),
    ...changed(`${name}, the messages it causes`, before.toasts, now.toasts),
    ...changed(`${name}, what comes before it`, saidBefore(before), saidBefore(now)),
  ];
};

const ending = ({ took, expected }: Step): string =>
  took.length > 0
    ? `led to ${expected.state} by ${took.join(', then ')}`
    : `was refused in ${expected.state}`;
const endingNow = ({ took, expected }: Step): string =>
  took.length > 0
    ? `it leads to ${expected.state} by ${took.join(', then ')}`
    : `it is refused in ${expected.state}`;

/** Everything that is another way in a plan's steps: where they first lead elsewhere, and what is said of them. */
function planDifferences(model: TestModel, plan: Plan) {
  const now = replaySteps(model, plan.steps);
  const ways: string[] = [];
  const words = [
    ...changed('the sentence of the start', [plan.start.sentence], [now.start.sentence]),
    ...doingChanges(plan.start, now.start),
  ];
  if (plan.start.expected.state !== now.start.expected.state) {
    ways.push(
      `${plan.id}, start: it was in ${plan.start.expected.state}, and now is in ${now.start.expected.state}`,
    );
    return { ways, words };
  }
  words.push(...lookChanges(plan.start.expected, now.start.expected));
  for (const [index, step] of plan.steps.entries()) {
    const place = `${plan.id}, step ${index + 1} “${resolveForReader(step.sentence)}”`;
    const today = now.steps[index];
    if (!today) {
      const state = (now.steps[index - 1] ?? now.start).expected.state;
      ways.push(`${place}: before, it ${ending(step)}; now the vocabulary has no such case in ${state}`);
      break;
    }
    words.push(...caseChanges(step, today));
    if (!deepEqual([step.took, step.expected.state], [today.took, today.expected.state])) {
      ways.push(`${place}: before, it ${ending(step)}; now ${endingNow(today)}`);
      if (step.expected.state !== today.expected.state) break;
    }
    words.push(...lookChanges(step.expected, today.expected));
  }
  return { ways, words };
}

/** What changed of which paths there are. */
function setDifferences(frozen: readonly Plan[], today: readonly Plan[]): string[] {
  const before = new Map(frozen.map((plan) => [plan.id, plan]));
  const now = new Map(today.map((plan) => [plan.id, plan]));
  const told = (plan: Plan) => `${plan.id} (${plan.title})`;
  return [
    ...frozen.filter(({ id }) => !now.has(id)).map((plan) => `${told(plan)} no longer comes out`),
    ...today.filter(({ id }) => !before.has(id)).map((plan) => `${told(plan)} is new`),
    ...today.flatMap((plan) => {
      const old = before.get(plan.id);
      if (!old) return [];
      const name = (smoke: boolean) => (smoke ? 'in the smoke set' : 'not in the smoke set');
      return [
        ...changed(`${plan.id}, its title`, [old.title], [plan.title]),
        ...changed(`${plan.id}`, [name(old.smoke)], [name(plan.smoke)]),
        ...changed(`${plan.id}, the calls that always wait`, old.heldCalls, plan.heldCalls),
      ];
    }),
  ];
}

/**
 * How today's machine and vocabulary differ from frozen plans, in sentences: first where a path leads elsewhere, then
 * what is done and seen in another way (each told once), then which paths came and went. None: they are the same.
 */
export function diffPlans(model: TestModel, frozen: readonly Plan[], today: readonly Plan[]): string[] {
  if (deepEqual(frozen, today)) return [];
  const each = frozen.map((plan) => planDifferences(model, plan));
  const told = [
    ...each.flatMap(({ ways }) => ways),
    ...new Set(each.flatMap(({ words }) => words)),
    ...setDifferences(frozen, today),
  ];
  return told.length > 0 ? told : ['the paths come in another order'];
}
