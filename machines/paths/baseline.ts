import type { Baseline, BaselineCase, BaselineTransition } from './baselineSchema';
import type { ExpectedState, Plan, Step } from './plan';

/** Plain data as text in which the order of keys does not matter. */
const canonicalJson = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/** Whether two pieces of plain data are equal; the order of keys does not matter. */
export const deepEqual = (one: unknown, other: unknown): boolean =>
  canonicalJson(one) === canonicalJson(other);

/** Assigns keys to values: equal values share one, and a key that is taken by another value gets a number. */
function createKeyAssigner<Value>() {
  const byKey: Record<string, Value> = {};
  const assign = (preferred: string, value: Value): string => {
    let key = preferred;
    for (let number = 2; Object.hasOwn(byKey, key) && !deepEqual(byKey[key], value); number += 1) {
      key = `${preferred} (${number})`;
    }
    byKey[key] = value;
    return key;
  };
  return { byKey, assign };
}

const stateKey = ({ state, observed }: ExpectedState): string => {
  const values = Object.entries(observed).map(([key, value]) => `${key}: ${value}`);
  return values.length > 0 ? `${state} (${values.join(', ')})` : state;
};

const toCase = ({ by, event, before, actions, toasts, assertions }: Step): BaselineCase => ({
  by,
  event,
  ...(before ? { before: before.actions } : {}),
  actions,
  ...(toasts.length > 0 ? { toasts } : {}),
  ...(assertions.length > 0 ? { assertions } : {}),
});

/**
 * A machine's plans as a baseline. Throws when one case leads from one state to two different states, or when the
 * plans start in different ways.
 */
export function toBaseline(machine: string, plans: readonly Plan[], chart: readonly string[] = []): Baseline {
  const first = plans[0];
  if (!first) throw new Error(`${machine} has no plans for a baseline`);
  const expectedStates = createKeyAssigner<ExpectedState>();
  const cases = createKeyAssigner<BaselineCase>();
  const transitions: Record<string, Record<string, BaselineTransition>> = {};

  const addTransition = (from: string, step: Step): string => {
    const to = expectedStates.assign(stateKey(step.expected), step.expected);
    const key = cases.assign(step.sentence, toCase(step));
    const transition: BaselineTransition = {
      ...(key === step.sentence ? {} : { case: key }),
      ...(to === from ? {} : { expected: to }),
      ...(step.took.length > 0 ? { took: step.took } : {}),
    };
    transitions[from] ??= {};
    const known = transitions[from][step.sentence];
    if (known && !deepEqual(known, transition)) {
      throw new Error(`${machine}: “${step.sentence}” leads from ${from} to two different states`);
    }
    transitions[from][step.sentence] = transition;
    return to;
  };

  const toStart = ({ start }: Plan) => ({
    ...start,
    expected: expectedStates.assign(stateKey(start.expected), start.expected),
  });
  const start = toStart(first);
  const baselinePlans = plans.map((plan) => {
    if (!deepEqual(toStart(plan), start)) {
      throw new Error(`${machine}: the plans ${first.id} and ${plan.id} start in different ways`);
    }
    let from = start.expected;
    for (const step of plan.steps) from = addTransition(from, step);
    return {
      id: plan.id,
      title: plan.title,
      ...(plan.smoke ? { smoke: true as const } : {}),
      steps: plan.steps.map(({ sentence }) => sentence),
    };
  });
  return {
    machine,
    chart,
    start,
    cases: cases.byKey,
    expectedStates: expectedStates.byKey,
    transitions,
    plans: baselinePlans,
  };
}

function lookUp<Value>(values: Readonly<Record<string, Value>>, key: string, kind: string): Value {
  const value = Object.hasOwn(values, key) ? values[key] : undefined;
  if (value === undefined)
    throw new Error(`the baseline refers to the ${kind} “${key}”, which it does not contain`);
  return value;
}

/** The plans of a baseline. Throws when it refers to a case, state or transition that it does not contain. */
export function fromBaseline(baseline: Baseline): Plan[] {
  const { machine, start, cases, expectedStates, transitions, plans } = baseline;
  const first = lookUp(expectedStates, start.expected, 'state');
  return plans.map(({ id, title, smoke = false, steps }) => {
    let at = start.expected;
    const planSteps = steps.map((sentence): Step => {
      const expected = lookUp(expectedStates, at, 'state');
      const transition = lookUp(lookUp(transitions, at, 'transitions of'), sentence, 'transition');
      const {
        before,
        toasts = [],
        assertions = [],
        ...rest
      } = lookUp(cases, transition.case ?? sentence, 'case');
      at = transition.expected ?? at;
      return {
        sentence,
        ...rest,
        ...(before ? { before: { actions: before, expected } } : {}),
        toasts,
        assertions,
        took: transition.took ?? [],
        expected: lookUp(expectedStates, at, 'state'),
      };
    });
    const { sentence, actions, assertions = [] } = start;
    return {
      id,
      machine,
      title,
      start: { sentence, actions, assertions, expected: first },
      steps: planSteps,
      smoke,
    };
  });
}
