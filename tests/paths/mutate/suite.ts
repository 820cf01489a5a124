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
import { targets } from './targets';

/** A mutant as the run sees it. */
export interface Candidate {
  readonly part: 'machines' | 'views';
  readonly operator: string;
  /** unique, and independent of line numbers */
  readonly name: string;
  /** its location in the source */
  readonly place: string;
  readonly mutant: ActiveMutant;
  /** the plans that may kill it, the most likely first */
  readonly plans: readonly Plan[];
}

const project = path.resolve(import.meta.dirname, '../../..');

export const machineIds = Object.values(testModels).map(({ machine }) => machine.id);

/** All plans that `npm test` runs: those of the baselines, and the scenarios. */
export const allPlans = await loadRecordedPlans();

/** Every mutant of the views and services. */
export const numbered: readonly NumberedMutant[] = targets
  .flatMap(({ file, leftOut }) =>
    sourceMutants(file, readFileSync(path.join(project, file), 'utf8'), leftOut),
  )
  .map((mutant, number) => ({ ...mutant, number }));

/** Plans sorted by the step that executes a mutant; those that never do are last, or left out with `only`. */
function sortByStep(getStep: (plan: Plan) => number, only = false): readonly Plan[] {
  return allPlans
    .map((plan) => ({ plan, at: getStep(plan) }))
    .filter(({ at }) => !only || Number.isFinite(at))
    .sort((one, other) => one.at - other.at || one.plan.steps.length - other.plan.steps.length)
    .map(({ plan }) => plan);
}

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
        plans: sortByStep((plan) => findStep(id, place, plan)),
      })),
    );

/**
 * The mutants of views and services, each with the plans that execute it.
 * `reached`: by plan, the mutants that it executes, each with the step.
 */
export const sourceCandidates = (
  reached: ReadonlyMap<string, ReadonlyMap<number, number>>,
): readonly Candidate[] =>
  numbered.map(({ file, line, operator, what, number }) => ({
    part: 'views',
    operator,
    name: `${file}: ${operator}, ${what}`,
    place: `${file}:${line}`,
    mutant: { source: number },
    plans: sortByStep(({ id }) => reached.get(id)?.get(number) ?? Number.POSITIVE_INFINITY, true),
  }));
