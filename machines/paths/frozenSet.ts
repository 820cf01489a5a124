import type { Graph } from './explore';
import { makePlan } from './makePlan';
import type { Plan } from './plan';
import { edges, smoke } from './strategies';

/** Throws when the machine lists events for which the vocabulary has no cases: paths would leave them out in silence. */
export function demandCases({ vocabulary, missing }: Graph): void {
  if (missing.length === 0) return;
  throw new Error(`${vocabulary.machine.id}: the vocabulary has no cases for ${missing.join(', ')}`);
}

/**
 * The plans that are kept of a machine: each state × case once in paths of at most 20 steps, and each transition once
 * in the few of the smoke set. A path of both is kept once.
 */
export function plansToFreeze(graph: Graph): Plan[] {
  demandCases(graph);
  const quick = smoke(graph).map((path): Plan => ({ ...makePlan(graph, path), smoke: true }));
  const isQuick = new Set(quick.map(({ id }) => id));
  const thorough = edges(graph)
    .map((path) => makePlan(graph, path))
    .filter(({ id }) => !isQuick.has(id));
  return [...quick, ...thorough];
}
