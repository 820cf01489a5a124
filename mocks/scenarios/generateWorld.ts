import type { Tables } from '../database/models';
import { buildWorld } from '../seed/buildWorld';
import type { WorldDefinition } from '../worldDefinition';
import { runSteps } from './runSteps';
import { findScenario } from './scenarios';

interface GeneratedWorld {
  readonly tables: Tables;
  /** provider time after the scenario's steps, in milliseconds since 1970 */
  readonly now: number;
}

/** The world of a definition, always the same to the byte. Throws an Error for an unknown scenario. */
export function generateWorld({ seed, members, at, scenario: name }: WorldDefinition): GeneratedWorld {
  const tables = buildWorld({ seed, members, now: at });
  if (name === null) return { tables, now: at };
  const scenario = findScenario(name);
  if (!scenario) throw new Error(`there is no scenario ${name}`);
  return { tables, now: runSteps(tables, scenario.steps, { seed, at }) };
}
