import type { Graph } from './explore';
import { makePlan } from './makePlan';
import type { Plan } from './plan';
import { edges, smoke } from './strategies';

/** Throws when the test model has no cases for an event of the machine: paths would leave it out silently. */
export function assertNoMissingCases({ model, missingEvents }: Graph): void {
  if (missingEvents.length === 0) return;
  throw new Error(`${model.machine.id}: the test model has no cases for ${missingEvents.join(', ')}`);
}

/**
 * The plans of a machine's baseline: each state × case once in paths of at most 20 steps, and each transition once in
 * the smoke set. A path of both sets is listed once.
 */
export function generatePlans(graph: Graph): Plan[] {
  assertNoMissingCases(graph);
  const smokePlans = smoke(graph).map((path): Plan => ({ ...makePlan(graph, path), smoke: true }));
  const smokeIds = new Set(smokePlans.map(({ id }) => id));
  const edgePlans = edges(graph)
    .map((path) => makePlan(graph, path))
    .filter(({ id }) => !smokeIds.has(id));
  return [...smokePlans, ...edgePlans];
}
