import { deepEqual } from './baseline';
import { describeChart } from './chart';
import { describeToast } from './describe';
import type { Graph } from './explore';
import { stateName } from './identifiers';
import { replaySteps } from './makePlan';
import type { ExpectedState, ObservedContext, Plan, Step } from './plan';
import type { TestModel } from './testModel';

const joinSentences = (sentences: readonly string[]): string =>
  sentences.length > 0 ? sentences.join('; ') : 'nothing';

/** `…: before …, now …`, with only what was removed and what was added. */
function describeChange(what: string, before: readonly string[], now: readonly string[]): string[] {
  if (deepEqual(before, now)) return [];
  const removed = before.filter((each) => !now.includes(each));
  const added = now.filter((each) => !before.includes(each));
  if (removed.length + added.length === 0)
    return [`${what}: the order was ${joinSentences(before)}, and now is ${joinSentences(now)}`];
  return [`${what}: before ${joinSentences(removed)}, now ${joinSentences(added)}`];
}

/** The changes of each part of something, which is described as sentences. */
const describeChanges = <Described>(
  name: string,
  before: Described,
  now: Described,
  describe: Readonly<Record<string, (described: Described) => readonly string[]>>,
): string[] =>
  Object.entries(describe).flatMap(([part, toSentences]) =>
    describeChange(`${name}, ${part}`, toSentences(before), toSentences(now)),
  );

const describeObserved = (observed: ObservedContext): string[] =>
  Object.entries(observed).map(([key, value]) => `${key} is ${value}`);

type Actions = Pick<Step, 'sentence' | 'actions' | 'assertions'>;

/** Functions that describe what has changed in the contents of a plan. */
function createContentDiffs({ kinds }: TestModel) {
  const { describeAction, describeAssertion, describeText } = kinds;
  const diffActions = (before: Actions, now: Actions): string[] =>
    describeChanges(`“${describeText(before.sentence)}”`, before, now, {
      'the actions': ({ actions }) => actions.map(describeAction),
      'the assertions after it': ({ assertions }) => assertions.map(describeAssertion),
    });
  const describeBefore = ({ before }: Step): string[] =>
    before ? [...before.actions.map(describeAction), `the state is still ${before.expected.state}`] : [];
  return {
    diffActions,
    diffCase: (before: Step, now: Step): string[] => [
      ...diffActions(before, now),
      ...describeChanges(`“${describeText(before.sentence)}”`, before, now, {
        'the initiator': ({ by }) => [by],
        'its toasts': ({ toasts }) => toasts.map(describeToast),
        'the actions before it': describeBefore,
      }),
    ],
    diffExpectedState: (before: ExpectedState, now: ExpectedState): string[] => [
      ...describeChanges(`in ${before.state}`, before, now, {
        'the assertions': ({ assertions }) => assertions.map(describeAssertion),
        'the observed context': ({ observed }) => describeObserved(observed),
      }),
      ...describeChange(`the description of ${before.state}`, [before.description], [now.description]),
    ],
  };
}

const describeEnd = ({ took, expected }: Step, leads: string, isRefused: string): string =>
  took.length > 0
    ? `${leads} to ${expected.state} by ${took.join(', then ')}`
    : `${isRefused} in ${expected.state}`;
const describeEndBefore = (step: Step): string => `before, it ${describeEnd(step, 'led', 'was refused')}`;

/** The differences in a plan's steps: where they first lead to another state, and what changed in their content. */
function diffPlan(model: TestModel, plan: Plan) {
  const { diffActions, diffCase, diffExpectedState } = createContentDiffs(model);
  const now = replaySteps(model, plan.steps);
  const states: string[] = [];
  const contents = [
    ...describeChange('the sentence of the start', [plan.start.sentence], [now.start.sentence]),
    ...diffActions(plan.start, now.start),
  ];
  if (plan.start.expected.state !== now.start.expected.state) {
    states.push(
      `${plan.id}, start: it was in ${plan.start.expected.state}, and now is in ${now.start.expected.state}`,
    );
    return { states, contents };
  }
  contents.push(...diffExpectedState(plan.start.expected, now.start.expected));
  for (const [index, step] of plan.steps.entries()) {
    const place = `${plan.id}, step ${index + 1} “${model.kinds.describeText(step.sentence)}”`;
    const today = now.steps[index];
    if (!today) {
      const state = (now.steps[index - 1] ?? now.start).expected.state;
      states.push(`${place}: ${describeEndBefore(step)}; now the test model has no such case in ${state}`);
      break;
    }
    contents.push(...diffCase(step, today));
    if (!deepEqual([step.took, step.expected.state], [today.took, today.expected.state])) {
      const endNow = describeEnd(today, 'leads', 'is refused');
      states.push(`${place}: ${describeEndBefore(step)}; now it ${endNow}`);
      if (step.expected.state !== today.expected.state) break;
    }
    contents.push(...diffExpectedState(step.expected, today.expected));
  }
  return { states, contents };
}

/** Paths that were removed, added, renamed, or moved in or out of the smoke set. */
function diffPlanSet(baseline: readonly Plan[], today: readonly Plan[]): string[] {
  const before = new Map(baseline.map((plan) => [plan.id, plan]));
  const now = new Map(today.map((plan) => [plan.id, plan]));
  const describePlan = (plan: Plan) => `${plan.id} (${plan.title})`;
  const describeSet = ({ smoke }: Plan) => [smoke ? 'in the smoke set' : 'not in the smoke set'];
  return [
    ...baseline.filter(({ id }) => !now.has(id)).map((plan) => `${describePlan(plan)} is no longer possible`),
    ...today.filter(({ id }) => !before.has(id)).map((plan) => `${describePlan(plan)} is new`),
    ...today.flatMap((plan) => {
      const old = before.get(plan.id);
      if (!old) return [];
      return [
        ...describeChange(`${plan.id}, its title`, [old.title], [plan.title]),
        ...describeChange(plan.id, describeSet(old), describeSet(plan)),
      ];
    }),
  ];
}

/** The cases that the graph tries in states where no plan of the baseline tries them. */
function findNewCases({ model, edges, nodes }: Graph, baseline: readonly Plan[]): string[] {
  const known = new Set(
    baseline.flatMap(({ steps }) => steps.map(({ event, sentence }) => `${event} ${sentence}`)),
  );
  const cases = new Map(
    edges
      .filter(({ event, case: { sentence } }) => !known.has(`${event.type} ${sentence}`))
      .map(({ event, case: { sentence } }) => [sentence, event.type]),
  );
  return [...cases].map(([sentence, event]) => {
    const states = edges
      .filter((edge) => edge.case.sentence === sentence && edge.event.type === event)
      .flatMap(({ from }) => {
        const snapshot = nodes.get(from);
        return snapshot ? [stateName(snapshot)] : [];
      });
    const where = [...new Set(states)].join(', ');
    return `the case “${model.kinds.describeText(sentence)}” (${event}) is new, in ${where}`;
  });
}

/**
 * How today's machine and test model differ from the baseline, in sentences: what is new or gone in the machine, new
 * cases, where a path leads to another state, changed actions and assertions (each once), then paths that were added or
 * removed. Empty: no difference.
 */
export function diffPlans(
  graph: Graph,
  baseline: readonly Plan[],
  today: readonly Plan[],
  chartBefore?: readonly string[],
): string[] {
  const { model } = graph;
  const chart = describeChart(model.machine);
  const before = chartBefore ?? chart;
  const structure = [
    ...before.filter((line) => !chart.includes(line)).map((line) => `the machine no longer has: ${line}`),
    ...chart.filter((line) => !before.includes(line)).map((line) => `the machine has new: ${line}`),
  ];
  if (deepEqual(baseline, today)) return structure;
  const differences = baseline.map((plan) => diffPlan(model, plan));
  const sentences = [
    ...structure,
    ...findNewCases(graph, baseline),
    ...differences.flatMap(({ states }) => states),
    ...new Set(differences.flatMap(({ contents }) => contents)),
    ...diffPlanSet(baseline, today),
  ];
  return sentences.length > 0 ? sentences : ['the order of the paths has changed'];
}
