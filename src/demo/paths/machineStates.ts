import { type MachineId, testModels } from '#machines/models/testModels.ts';
import { getObserved } from '#machines/paths/explore.ts';
import { stateName } from '#machines/paths/identifiers.ts';
import type { ExpectedState } from '#machines/paths/plan.ts';
import { createTransitioner } from '#machines/paths/transitioner.ts';
import type { ActorInspector } from './actorInspector';

const isMachineId = (name: string): name is MachineId => Object.hasOwn(testModels, name);

/** A machine's state in the app; the initial one while it does not run. */
export function getMachineState(inspector: ActorInspector, machine: string): string {
  const snapshot =
    inspector.snapshot(machine) ??
    (isMachineId(machine) ? createTransitioner(testModels[machine].machine).initial().snapshot : undefined);
  return snapshot ? stateName(snapshot) : 'nowhere';
}

/** What is wrong with the machine's state or its observed context; null when nothing is. */
export function findStateProblem(
  inspector: ActorInspector,
  resolveText: (template: string) => string,
  machine: string,
  expected: ExpectedState,
): string | null {
  const state = getMachineState(inspector, machine);
  if (state !== expected.state) return `The machine ${machine} is in ${state}, not in ${expected.state}.`;
  const running = inspector.snapshot(machine);
  if (!running || !isMachineId(machine)) return null;
  const observed = getObserved(testModels[machine], running);
  for (const [name, template] of Object.entries(expected.observed)) {
    const value = typeof template === 'string' ? resolveText(template) : template;
    if (observed[name] !== value) return `${machine}: ${name} is ${observed[name]}, not ${value}.`;
  }
  return null;
}
