import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadRecordedPlans } from '#machines/models/recordedEffects.ts';
import { testModels } from '#machines/models/testModels.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { isWithin } from '#machines/paths/strategies.ts';
import type { ActiveMutant } from '../run/planBrowser';
import type { NumberedMutant } from './instrument.plugin';
import { machineMutants } from './machineMutants';
import { sourceMutants } from './sourceMutants';
import { listTargets } from './targets';

/** A mutant as the run sees it. */
export interface Candidate {
  readonly part: 'machines' | 'views';
  readonly operator: string;
  /** unique, and independent of line numbers */
  readonly name: string;
  /** its location in the source */
  readonly place: string;
  readonly mutant: ActiveMutant;
  /** whether a plan, or the start of the page, executes it, and for one that computes a value, with another result */
  readonly isReached: boolean;
  /** the plans that may kill it, the most likely first */
  readonly plans: readonly Plan[];
  /** whether the first of them executes it: what only the start of the page does, none does */
  readonly isExecutedByFirst: boolean;
}

const project = path.resolve(import.meta.dirname, '../../..');

export const machineIds = Object.values(testModels).map(({ machine }) => machine.id);

/** All plans that `npm test` runs: those of the baselines, and the scenarios. */
export const allPlans = await loadRecordedPlans();

/** Every mutant of the sources. */
export const numbered: readonly NumberedMutant[] = listTargets(project)
  .flatMap((file) => sourceMutants(file, readFileSync(path.join(project, file), 'utf8')))
  .map((mutant, number) => ({ ...mutant, number }));

/** Plans sorted by the step that executes a mutant. */
const sortByStep = (plans: readonly Plan[], getStep: (plan: Plan) => number): readonly Plan[] =>
  plans
    .map((plan) => ({ plan, at: getStep(plan) }))
    .sort((one, other) => one.at - other.at || one.plan.steps.length - other.plan.steps.length)
    .map(({ plan }) => plan);

/** The step in which a plan takes a transition, enters a state or waits for a delay. */
function findStep(machine: string, place: string, { machine: id, start, steps }: Plan): number {
  const state = place.slice(machine.length + 1);
  const isInPlace = (name: string) => place === machine || isWithin(name, state);
  if (id !== machine) return Number.POSITIVE_INFINITY;
  if (place.startsWith(machine) && isInPlace(start.expected.state)) return 0;
  const index = steps.findIndex(
    ({ took, expected, event }) =>
      took.includes(place) || isInPlace(expected.state) || event.startsWith(`xstate.after.${place}.`),
  );
  return index < 0 ? Number.POSITIVE_INFINITY : index + 1;
}

/** The mutants of machines. Any plan may kill them, so all are tried. */
export const machineCandidates = (machine: string | undefined): readonly Candidate[] =>
  Object.values(testModels)
    .filter((one) => machine === undefined || one.machine.id === machine)
    .flatMap((one) =>
      machineMutants(one.machine).map(({ place, operator, what, machine: id }, index) => ({
        part: 'machines' as const,
        operator,
        name: `${place}: ${operator}${what && `, ${what}`}`,
        place: id,
        mutant: { machine: id, index },
        isReached: true,
        plans: sortByStep(allPlans, (plan) => findStep(id, place, plan)),
        isExecutedByFirst: allPlans.some((plan) => Number.isFinite(findStep(id, place, plan))),
      })),
    );

/** The source mutants that were executed, and of those that are compared the ones that would have made a difference. */
export interface Reached {
  /** by plan, each with the step in which it was first so */
  readonly byPlan: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** by the start of the page, before any plan */
  readonly atStart: ReadonlySet<number>;
}

export const NOTHING_REACHED: Reached = { byPlan: new Map(), atStart: new Set() };

/**
 * Each plan executes the most of what those before it do not, as long as there is something left, and then again so: plans
 * that execute the same do so in much the same circumstances.
 */
function sortByNovelty(
  plans: readonly Plan[],
  getReached: (plan: Plan) => readonly number[],
): readonly Plan[] {
  const sorted: Plan[] = [];
  const left = plans.map((plan) => ({ plan, reached: getReached(plan) }));
  let executed = new Set<number>();
  while (left.length > 0) {
    const added = left.map(({ reached }) => reached.filter((number) => !executed.has(number)).length);
    const most = Math.max(...added);
    if (most === 0 && executed.size > 0) {
      executed = new Set();
      continue;
    }
    for (const { plan, reached } of left.splice(added.indexOf(most), 1)) {
      sorted.push(plan);
      for (const number of reached) executed.add(number);
    }
  }
  return sorted;
}

/** Plans on whose screens the beginning of its first text is, up to what is filled in; none for what has no text. */
function listShowing(what: string): readonly Plan[] {
  const [, text = ''] = /['"`]([^'"`$…]+)/.exec(what) ?? [];
  if (text === '') return [];
  return allPlans.filter(({ start, steps }) =>
    [start, ...steps].some(({ effects = [] }) => effects.some((effect) => effect.includes(text))),
  );
}

/** By turns the next one of either list, each once. */
const alternate = (some: readonly Plan[], others: readonly Plan[]): readonly Plan[] => [
  ...new Set(some.flatMap((plan, index) => [plan, ...(others[index] ? [others[index]] : [])])),
];

/** The mutants of the sources, each with the plans that may notice it: those that execute it. */
export function sourceCandidates({ byPlan, atStart }: Reached): readonly Candidate[] {
  const getReached = ({ id }: Plan) => [...(byPlan.get(id)?.keys() ?? [])];
  const sortedForFiles = new Map<string, readonly Plan[]>();
  let sortedForAll: readonly Plan[] | undefined;
  const sortForFile = (file: string): readonly Plan[] => {
    const isOwn = (number: number) => numbered[number]?.file === file;
    const sorted =
      sortedForFiles.get(file) ?? sortByNovelty(allPlans, (plan) => getReached(plan).filter(isOwn));
    sortedForFiles.set(file, sorted);
    return sorted;
  };
  const isExecuted = (number: number) => [...byPlan.values()].some((reached) => reached.has(number));
  return numbered.map(({ file, line, operator, what, number }) => ({
    part: 'views',
    operator,
    name: `${file}: ${operator}, ${what}`,
    place: `${file}:${line}`,
    mutant: { source: number },
    isReached: atStart.has(number) || isExecuted(number),
    isExecutedByFirst: isExecuted(number),
    // Found once it is asked for: there are thousands.
    get plans() {
      const stepOf = ({ id }: Plan) => byPlan.get(id)?.get(number) ?? Number.POSITIVE_INFINITY;
      const isReaching = (plan: Plan) => Number.isFinite(stepOf(plan));
      const found = allPlans.filter(isReaching);
      // What only the start of the page executes, such as a constant, any plan may notice: soonest those that show it, or
      // execute much that others do not.
      if (found.length === 0 && atStart.has(number)) {
        sortedForAll ??= sortByNovelty(allPlans, getReached);
        return [...new Set([...alternate(listShowing(what), sortedForAll), ...sortedForAll])];
      }
      // The soonest are quick, and much alike: the others execute it in other circumstances.
      return alternate(sortByStep(found, stepOf), sortForFile(file).filter(isReaching));
    },
  }));
}
