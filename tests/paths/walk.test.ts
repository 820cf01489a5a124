import { describe, expect, test } from 'vitest';
import type { Typed } from '#machines/paths/kinds.ts';
import { shrink } from '#machines/paths/shrink.ts';
import { replayWalk, type WalkStep, type WalkWorld, walk } from '#machines/paths/walk.ts';
import { Random } from '#mocks/seed/random.ts';

const TYPES = ['open', 'close', 'lock', 'unlock', 'knock'];
const step = (type: string): WalkStep => [{ type }];
const toTypes = (steps: readonly WalkStep[]) => steps.flat().map(({ type }) => type);

/** A door with a fault: knocking at it while it is locked, after it was once opened, breaks it. */
function createDoor(): WalkWorld<Typed> {
  let isLocked = false;
  let wasOpened = false;
  let isBroken = false;
  return {
    choices: () => TYPES.map((type, index) => ({ weight: index + 1, step: step(type) })),
    async run([action]) {
      if (action?.type === 'open' && isLocked) return [];
      if (action?.type === 'open') wasOpened = true;
      if (action?.type === 'lock') isLocked = true;
      if (action?.type === 'unlock') isLocked = false;
      if (action?.type === 'knock' && isLocked && wasOpened) isBroken = true;
      return action ? [action] : [];
    },
    findProblem: () => (isBroken ? 'The door is broken.' : null),
    close: () => null,
  };
}

async function failsAtDoor(steps: readonly WalkStep[]) {
  const result = await replayWalk(createDoor(), steps);
  return result.problem === null ? null : result.steps;
}

describe('a random walk', () => {
  test('is the same for the same seed, and another for another', async () => {
    const walkWith = async (seed: number) => (await walk(createDoor(), new Random(seed), 30)).steps;
    expect(await walkWith(5)).toEqual(await walkWith(5));
    expect(await walkWith(5)).not.toEqual(await walkWith(6));
  });

  test('ends at the step after which an invariant does not hold, and leaves out what was not possible', async () => {
    const types = ['open', 'lock', 'open', 'knock', 'unlock'];
    const { steps, problem } = await replayWalk(createDoor(), types.map(step));
    expect(problem).toBe('The door is broken.');
    expect(toTypes(steps)).toEqual(['open', 'lock', 'knock']);
  });

  test('fails for what is left behind when it is closed', async () => {
    const world = { ...createDoor(), close: () => 'A key is left behind.' };
    expect((await walk(world, new Random(1), 1)).problem).toBe('A key is left behind.');
  });
});

describe('shrinking', () => {
  test('finds the shortest walk that still fails', async () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const { steps, problem } = await walk(createDoor(), new Random(seed), 100);
      expect(problem).not.toBeNull();
      expect(toTypes(await shrink(steps, failsAtDoor))).toEqual(['open', 'lock', 'knock']);
    }
  });

  test('keeps a part only if it fails, and is over when it is to be', async () => {
    const items = Array.from({ length: 40 }, (_, index) => index);
    const needs = (needed: readonly number[]) => async (part: readonly number[]) =>
      needed.every((each) => part.includes(each)) ? part : null;
    expect(await shrink(items, needs([3, 4, 31]))).toEqual([3, 4, 31]);
    expect(await shrink(items, needs([]))).toEqual([]);
    expect(await shrink(items, needs([3]), () => true)).toEqual(items);
  });
});
