import type { PackedTables } from '../database/packedTable';
import { buildWorld } from '../seed/buildWorld';
import { createNewTables, packTables, tablesStore } from '../seed/tablesStore';
import { type Interruptible, scale } from '../slices';
import type { WorldDefinition } from '../world/worldDefinition';
import { runSteps } from './runSteps';
import { findScenario } from './scenarios';

export interface GeneratedWorld {
  readonly tables: PackedTables;
  /** provider time after the scenario's steps, in milliseconds since 1970 */
  readonly now: number;
}

/** How far the work is when there is a world, and when all is there but packed. */
const STEPS_SHARE = 0.5;
const PACKING_SHARE = 0.8;

/** The world of a definition, always the same to the byte. Throws an Error for an unknown scenario. */
export function* generateWorld({
  seed,
  members,
  at,
  scenario: name,
}: WorldDefinition): Interruptible<GeneratedWorld> {
  const scenario = name === null ? undefined : findScenario(name);
  if (name !== null && !scenario) throw new Error(`there is no scenario ${name}`);
  const tables = createNewTables();
  const store = tablesStore(tables);
  const isSimulated = scenario?.steps.some((step) => step.do === 'simulate');
  const built = isSimulated ? STEPS_SHARE : PACKING_SHARE;
  yield* scale(buildWorld({ seed, members, now: at }, tables, store), 0, built);
  const now = scenario
    ? yield* scale(runSteps({ tables, store }, scenario.steps, { seed, at }), built, PACKING_SHARE)
    : at;
  return { tables: yield* scale(packTables(tables), PACKING_SHARE, 1), now };
}
