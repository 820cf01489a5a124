import { readFileSync } from 'node:fs';
import path from 'node:path';
import { scenarios } from '#machines/models/scenarios.ts';
import { testModels } from '#machines/models/testModels.ts';
import { readBaseline } from '#machines/paths/cli/baselineFiles.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { isWithin } from '#machines/paths/strategies.ts';
import type { Breakage } from './browser';
import type { NumberedMutant } from './instrument.plugin';
import { machineMutants } from './machineMutants';
import { sourceMutants } from './sourceMutants';
import { targets } from './targets';

/** A mutant as the run sees it. */
export interface Candidate {
  readonly part: 'machines' | 'views';
  readonly operator: string;
  /** tells it from all others, whatever lines are added above it */
  readonly name: string;
  /** where to look for it */
  readonly place: string;
  readonly breakage: Breakage;
  /** the plans that may notice it, the most likely first */
  readonly plans: readonly Plan[];
}

const project = path.resolve(import.meta.dirname, '../../..');

export const machineIds = Object.values(testModels).map(({ machine }) => machine.id);

/** All plans that `npm test` runs: the frozen ones, and those across machines. */
export const allPlans: readonly Plan[] = [
  ...machineIds.flatMap((id) => readBaseline(path.join(project, 'machines/paths/frozen'), id) ?? []),
  ...scenarios,
];

/** Every mutant of the views and services. */
export const numbered: readonly NumberedMutant[] = targets
  .flatMap(({ file, leftOut }) =>
    sourceMutants(file, readFileSync(path.join(project, file), 'utf8'), leftOut),
  )
  .map((mutant, number) => ({ ...mutant, number }));

/** Plans by how soon they come to something; those that never do come last, or not at all. */
function bySoonest(soon: (plan: Plan) => number, only = false): readonly Plan[] {
  return allPlans
    .map((plan) => ({ plan, at: soon(plan) }))
    .filter(({ at }) => !only || Number.isFinite(at))
    .sort((one, other) => one.at - other.at || one.plan.steps.length - other.plan.steps.length)
    .map(({ plan }) => plan);
}

/** The step with which a plan takes a transition, enters a state or waits for a delay. */
function stepOf(machine: string, place: string, { machine: id, start, steps }: Plan): number {
  const state = place.slice(machine.length + 1);
  const isThere = (name: string) => place === machine || isWithin(name, state);
  if (id !== machine) return Number.POSITIVE_INFINITY;
  if (place.startsWith(machine) && isThere(start.expected.state)) return 0;
  const index = steps.findIndex(
    ({ took, expected, event }) =>
      took.includes(place) || isThere(expected.state) || event.startsWith(`xstate.after.${place}.`),
  );
  return index < 0 ? Number.POSITIVE_INFINITY : index + 1;
}

/** The mutants of machines. What they break may show anywhere: every plan is tried. */
export const machineCandidates = (machine: string | undefined): readonly Candidate[] =>
  Object.values(testModels)
    .filter((one) => machine === undefined || one.machine.id === machine)
    .flatMap((one) =>
      machineMutants(one.machine).map(({ place, operator, what, machine: id }, index) => ({
        part: 'machines' as const,
        operator,
        name: `${place}: ${operator}${what && `, ${what}`}`,
        place: id,
        breakage: { machine: id, index },
        plans: bySoonest((plan) => stepOf(id, place, plan)),
      })),
    );

/**
 * The mutants of views and services, each with the plans that come by it.
 * `reached`: by plan, the mutants that it comes by, each with the step.
 */
export const sourceCandidates = (
  reached: ReadonlyMap<string, ReadonlyMap<number, number>>,
): readonly Candidate[] =>
  numbered.map(({ file, line, operator, what, number }) => ({
    part: 'views',
    operator,
    name: `${file}: ${operator}, ${what}`,
    place: `${file}:${line}`,
    breakage: { source: number },
    plans: bySoonest(({ id }) => reached.get(id)?.get(number) ?? Number.POSITIVE_INFINITY, true),
  }));
