import type { Graph } from './explore';
import { makePlan } from './makePlan';
import type { Plan } from './plan';
import { edges, smoke } from './strategies';

/** Throws when the machine lists events for which the vocabulary has no cases: paths would leave them out in silence. */
export function assertNoMissingCases({ model, missingEvents }: Graph): void {
  if (missingEvents.length === 0) return;
  throw new Error(`${model.machine.id}: the vocabulary has no cases for ${missingEvents.join(', ')}`);
}

/**
 * The plans that are kept of a machine: each state × case once in paths of at most 20 steps, and each transition once
 * in the few of the smoke set. A path of both is kept once.
 */
export function generatePlans(graph: Graph): Plan[] {
  assertNoMissingCases(graph);
  const quick = smoke(graph).map((path): Plan => ({ ...makePlan(graph, path), smoke: true }));
  const isQuick = new Set(quick.map(({ id }) => id));
  const thorough = edges(graph)
    .map((path) => makePlan(graph, path))
    .filter(({ id }) => !isQuick.has(id));
  return [...quick, ...thorough];
}
