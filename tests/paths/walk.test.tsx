import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import type { Action } from '#machines/models/kinds.ts';
import { parseSteps } from '#machines/models/walkActions.ts';
import keptWalks from '#machines/models/walks/failing.json';
import type { WalkResult } from '#machines/paths/walk.ts';
import { Random } from '#mocks/seed/random.ts';
import { demoUrls } from '#src/demo/demoUrls.ts';
import { commands as commandMessages } from '#src/messages/commands.ts';
import { urls } from '#src/urls.ts';
import { type AppStep, describeSteps, replayInApp, shrinkInApp, walkInApp } from './support/walkInApp';

/** `npm run paths:walk -- --minutes 5 --seed 7` walks for longer. */
const SECONDS = Number(import.meta.env.VITE_WALK_SECONDS ?? 12);
const SEED = Number(import.meta.env.VITE_WALK_SEED ?? 1);
/** Without a time of its own the same walks are taken each time, however quick the machine is. */
const MAX_WALKS = import.meta.env.VITE_WALK_SECONDS ? Number.POSITIVE_INFINITY : 5;
const MAX_STEPS = 40;
/** Relative to the repository. */
const KEPT_FILE = 'machines/models/walks/failing.json';

const kept = keptWalks.map(parseSteps);

const describeFailure = (steps: readonly AppStep[], problem: string): string =>
  `${problem}\n${describeSteps(steps)}\n  replay in the demo: ${demoUrls.walk(steps)}`;

/** Shrinks and keeps a failing walk, to be replayed first the next time, and fails. */
async function reportFailure(walk: WalkResult<Action>, place: string): Promise<never> {
  const { steps, problem } = await shrinkInApp(walk);
  await commands.writeFile(KEPT_FILE, `${JSON.stringify([...kept, steps])}\n`);
  throw new Error(
    `${place}, ${walk.steps.length} steps, shrunk to ${steps.length}: ${describeFailure(steps, problem ?? '')}`,
  );
}

test.for(kept.map((steps, index) => [index + 1, steps] as const))('kept walk %i', async ([, steps]) => {
  const { problem } = await replayInApp(steps);
  expect(problem && describeFailure(steps, problem)).toBeNull();
});

test('a walk presses what is in an open dialog, and nothing behind it', async () => {
  const press = (role: 'button' | 'field', name: string): AppStep => [{ type: 'click', role, name }];
  const start: AppStep = [
    { type: 'open', path: urls.dashboard },
    { type: 'restoreStorage', stored: 'session' },
  ];
  const open = press('button', commandMessages.open);
  const type = press('field', commandMessages.title);
  const { steps, problem } = await replayInApp([start, open, open, type]);
  expect(problem).toBeNull();
  expect(steps).toEqual([start, open, type]);
});

test('invariants hold on random walks over all machines', { timeout: SECONDS * 1000 + 240_000 }, async () => {
  const end = performance.now() + SECONDS * 1000;
  let stepCount = 0;
  let seed = SEED;
  for (; performance.now() < end && seed - SEED < MAX_WALKS; seed += 1) {
    const walked = await walkInApp(new Random(seed), MAX_STEPS);
    stepCount += walked.steps.length;
    if (walked.problem !== null) await reportFailure(walked, `Walk ${seed}, after ${stepCount} steps in all`);
  }
  console.info(`${stepCount} steps in ${seed - SEED} walks from seed ${SEED}: all invariants held`);
  expect(stepCount).toBeGreaterThan(0);
});
