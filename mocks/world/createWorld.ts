import { generateWorld } from '../scenarios/generateWorld';
import { runAtOnce } from '../slices';
import { World, type WorldOptions } from './world';

/** A newly generated world, the usual one, that begins now. Pages prepare theirs without being blocked. */
export function createWorld(options?: WorldOptions): World {
  const world = new World(options);
  const definition = world.define();
  world.begin(definition, runAtOnce(generateWorld(definition)));
  return world;
}
