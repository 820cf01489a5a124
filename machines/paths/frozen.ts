import type { By, Call, Check, Deed, Look, Plan, Step } from './plan';
import { sameData } from './sameData';

interface FrozenCase {
  readonly by: By;
  readonly event: string;
  readonly before?: readonly Deed[];
  readonly deeds: readonly Deed[];
  readonly says?: readonly string[];
  readonly checks?: readonly Check[];
}

/** Where a case leads from a look: the look after it, and the transitions taken. */
interface Move {
  /** name of the case; the sentence unless it is done in another way elsewhere */
  readonly case?: string;
  /** name of the look after it; none: it is refused, and nothing changes */
  readonly look?: string;
  readonly took?: readonly string[];
}

/**
 * A machine's plans as they are kept in a file: cases, looks and moves (which case leads from which look where) are
 * written once, and a plan is a list of sentences. A change of the machine shows as a change of a few lines.
 */
export interface FrozenPlans {
  readonly machine: string;
  readonly held: readonly Call[];
  readonly start: Pick<Step, 'sentence' | 'deeds'> & {
    readonly checks?: readonly Check[];
    readonly look: string;
  };
  readonly cases: Readonly<Record<string, FrozenCase>>;
  readonly looks: Readonly<Record<string, Look>>;
  /** by the look's name, then by the step's sentence */
  readonly moves: Readonly<Record<string, Readonly<Record<string, Move>>>>;
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
    for (let number = 2; Object.hasOwn(named, found) && !sameData(named[found], thing); number += 1) {
      found = `${wish} (${number})`;
    }
    named[found] = thing;
    return found;
  };
  return { named, name };
}

const lookName = ({ state, noticed }: Look): string => {
  const told = Object.entries(noticed).map(([key, value]) => `${key}: ${value}`);
  return told.length > 0 ? `${state} (${told.join(', ')})` : state;
};

const caseOf = ({ by, event, before, deeds, says, checks }: Step): FrozenCase => ({
  by,
  event,
  ...(before ? { before: before.deeds } : {}),
  deeds,
  ...(says.length > 0 ? { says } : {}),
  ...(checks.length > 0 ? { checks } : {}),
});

/**
 * A machine's plans in the form in which they are kept. Throws when one case leads from one look to two ends, or
 * when the plans start in different ways.
 */
export function freeze(machine: string, plans: readonly Plan[]): FrozenPlans {
  const first = plans[0];
  if (!first) throw new Error(`${machine} has no plans to freeze`);
  const looks = naming<Look>();
  const cases = naming<FrozenCase>();
  const moves: Record<string, Record<string, Move>> = {};

  const noteMove = (from: string, step: Step): string => {
    const to = looks.name(lookName(step.look), step.look);
    const name = cases.name(step.sentence, caseOf(step));
    const move: Move = {
      ...(name === step.sentence ? {} : { case: name }),
      ...(to === from ? {} : { look: to }),
      ...(step.took.length > 0 ? { took: step.took } : {}),
    };
    moves[from] ??= {};
    const known = moves[from][step.sentence];
    if (known && !sameData(known, move)) {
      throw new Error(`${machine}: “${step.sentence}” leads from ${from} to two ends`);
    }
    moves[from][step.sentence] = move;
    return to;
  };

  const startOf = ({ start }: Plan) => ({ ...start, look: looks.name(lookName(start.look), start.look) });
  const start = startOf(first);
  const kept = plans.map((plan) => {
    if (!sameData([startOf(plan), plan.held], [start, first.held])) {
      throw new Error(`${machine}: the plans ${first.id} and ${plan.id} start in different ways`);
    }
    let from = start.look;
    for (const step of plan.steps) from = noteMove(from, step);
    return {
      id: plan.id,
      title: plan.title,
      ...(plan.smoke ? { smoke: true as const } : {}),
      steps: plan.steps.map(({ sentence }) => sentence),
    };
  });
  return { machine, held: first.held, start, cases: cases.named, looks: looks.named, moves, plans: kept };
}

function found<Thing>(things: Readonly<Record<string, Thing>>, name: string, what: string): Thing {
  const thing = Object.hasOwn(things, name) ? things[name] : undefined;
  if (thing === undefined) throw new Error(`the frozen plans name the ${what} “${name}”, and do not have it`);
  return thing;
}

/** The plans out of the form in which they are kept. Throws when it names what it does not have. */
export function thaw({ machine, held, start, cases, looks, moves, plans }: FrozenPlans): Plan[] {
  const first = found(looks, start.look, 'look');
  return plans.map(({ id, title, smoke = false, steps }) => {
    let at = start.look;
    const taken = steps.map((sentence): Step => {
      const look = found(looks, at, 'look');
      const move = found(found(moves, at, 'moves of'), sentence, 'move');
      const { before, says = [], checks = [], ...rest } = found(cases, move.case ?? sentence, 'case');
      at = move.look ?? at;
      return {
        sentence,
        ...rest,
        ...(before ? { before: { deeds: before, look } } : {}),
        says,
        checks,
        took: move.took ?? [],
        look: found(looks, at, 'look'),
      };
    });
    const { sentence, deeds, checks = [] } = start;
    return { id, machine, title, held, start: { sentence, deeds, checks, look: first }, steps: taken, smoke };
  });
}
