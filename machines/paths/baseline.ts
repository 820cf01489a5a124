import type { Action, Call } from './action';
import type { Assertion } from './assertion';
import { deepEqual } from './deepEqual';
import type { ExpectedState, Initiator, Plan, Step } from './plan';

interface BaselineCase {
  readonly by: Initiator;
  readonly event: string;
  readonly before?: readonly Action[];
  readonly actions: readonly Action[];
  readonly toasts?: readonly string[];
  readonly assertions?: readonly Assertion[];
}

/** Where a case leads from a look: the look after it, and the transitions taken. */
interface BaselineTransition {
  /** name of the case; the sentence unless it is done in another way elsewhere */
  readonly case?: string;
  /** name of the look after it; none: it is refused, and nothing changes */
  readonly expected?: string;
  readonly took?: readonly string[];
}

/**
 * A machine's plans as they are kept in a file: cases, looks and transitions (which case leads from which look where) are
 * written once, and a plan is a list of sentences. A change of the machine shows as a change of a few lines.
 */
export interface Baseline {
  readonly machine: string;
  readonly heldCalls: readonly Call[];
  readonly start: Pick<Step, 'sentence' | 'actions'> & {
    readonly assertions?: readonly Assertion[];
    readonly expected: string;
  };
  readonly cases: Readonly<Record<string, BaselineCase>>;
  readonly expectedStates: Readonly<Record<string, ExpectedState>>;
  /** by the look's name, then by the step's sentence */
  readonly transitions: Readonly<Record<string, Readonly<Record<string, BaselineTransition>>>>;
  readonly plans: readonly {
    readonly id: string;
    readonly title: string;
    readonly smoke?: true;
    readonly steps: readonly string[];
  }[];
}

/** Gives things names, the same thing always the same: the wished-for one, or that with a number. */
function naming<Thing>() {
  const named: Record<string, Thing> = {};
  const name = (wish: string, thing: Thing): string => {
    let found = wish;
    for (let number = 2; Object.hasOwn(named, found) && !deepEqual(named[found], thing); number += 1) {
      found = `${wish} (${number})`;
    }
    named[found] = thing;
    return found;
  };
  return { named, name };
}

const lookName = ({ state, observed }: ExpectedState): string => {
  const told = Object.entries(observed).map(([key, value]) => `${key}: ${value}`);
  return told.length > 0 ? `${state} (${told.join(', ')})` : state;
};

const caseOf = ({ by, event, before, actions, toasts, assertions }: Step): BaselineCase => ({
  by,
  event,
  ...(before ? { before: before.actions } : {}),
  actions,
  ...(toasts.length > 0 ? { toasts } : {}),
  ...(assertions.length > 0 ? { assertions } : {}),
});

/**
 * A machine's plans in the form in which they are kept. Throws when one case leads from one look to two ends, or
 * when the plans start in different ways.
 */
export function toBaseline(machine: string, plans: readonly Plan[]): Baseline {
  const first = plans[0];
  if (!first) throw new Error(`${machine} has no plans to freeze`);
  const expectedStates = naming<ExpectedState>();
  const cases = naming<BaselineCase>();
  const transitions: Record<string, Record<string, BaselineTransition>> = {};

  const noteMove = (from: string, step: Step): string => {
    const to = expectedStates.name(lookName(step.expected), step.expected);
    const name = cases.name(step.sentence, caseOf(step));
    const move: BaselineTransition = {
      ...(name === step.sentence ? {} : { case: name }),
      ...(to === from ? {} : { expected: to }),
      ...(step.took.length > 0 ? { took: step.took } : {}),
    };
    transitions[from] ??= {};
    const known = transitions[from][step.sentence];
    if (known && !deepEqual(known, move)) {
      throw new Error(`${machine}: “${step.sentence}” leads from ${from} to two ends`);
    }
    transitions[from][step.sentence] = move;
    return to;
  };

  const startOf = ({ start }: Plan) => ({
    ...start,
    expected: expectedStates.name(lookName(start.expected), start.expected),
  });
  const start = startOf(first);
  const kept = plans.map((plan) => {
    if (!deepEqual([startOf(plan), plan.heldCalls], [start, first.heldCalls])) {
      throw new Error(`${machine}: the plans ${first.id} and ${plan.id} start in different ways`);
    }
    let from = start.expected;
    for (const step of plan.steps) from = noteMove(from, step);
    return {
      id: plan.id,
      title: plan.title,
      ...(plan.smoke ? { smoke: true as const } : {}),
      steps: plan.steps.map(({ sentence }) => sentence),
    };
  });
  return {
    machine,
    heldCalls: first.heldCalls,
    start,
    cases: cases.named,
    expectedStates: expectedStates.named,
    transitions,
    plans: kept,
  };
}

function found<Thing>(things: Readonly<Record<string, Thing>>, name: string, what: string): Thing {
  const thing = Object.hasOwn(things, name) ? things[name] : undefined;
  if (thing === undefined) throw new Error(`the frozen plans name the ${what} “${name}”, and do not have it`);
  return thing;
}

/** The plans out of the form in which they are kept. Throws when it names what it does not have. */
export function fromBaseline({
  machine,
  heldCalls,
  start,
  cases,
  expectedStates,
  transitions,
  plans,
}: Baseline): Plan[] {
  const first = found(expectedStates, start.expected, 'look');
  return plans.map(({ id, title, smoke = false, steps }) => {
    let at = start.expected;
    const taken = steps.map((sentence): Step => {
      const expected = found(expectedStates, at, 'look');
      const move = found(found(transitions, at, 'transitions of'), sentence, 'move');
      const { before, toasts = [], assertions = [], ...rest } = found(cases, move.case ?? sentence, 'case');
      at = move.expected ?? at;
      return {
        sentence,
        ...rest,
        ...(before ? { before: { actions: before, expected } } : {}),
        toasts,
        assertions,
        took: move.took ?? [],
        expected: found(expectedStates, at, 'look'),
      };
    });
    const { sentence, actions, assertions = [] } = start;
    return {
      id,
      machine,
      title,
      heldCalls,
      start: { sentence, actions, assertions, expected: first },
      steps: taken,
      smoke,
    };
  });
}
