import axe from 'axe-core';
import { page } from 'vitest/browser';
import { type Action, kinds } from '#machines/models/kinds.ts';
import { shrink } from '#machines/paths/shrink.ts';
import {
  type RandomSource,
  replayWalk,
  type WalkResult,
  type WalkStep,
  type WalkWorld,
  walk,
} from '#machines/paths/walk.ts';
import { startProvider } from '#mocks/browser.ts';
import { mount } from '#src/app/mount.tsx';
import { createWalkDriver } from '#src/demo/paths/walkDriver.ts';
import { START } from './fixedClock';

const provider = await startProvider({ persist: false, serviceWorker: false, members: 40, now: () => START });

await page.viewport(1440, 900);
// A screen that is still being loaded would be one that never comes.
await Promise.all(Object.values(import.meta.glob('../../../src/views/**/*.tsx')).map((load) => load()));

const TIMEOUT_MS = 3000;
const MAX_SHRINKING_MS = 120_000;

/** The rules of accessibility that the screen breaks, with `--axe`. */
async function findAxeProblem(): Promise<string | null> {
  if (!import.meta.env.VITE_WALK_AXE) return null;
  const { violations } = await axe.run(document);
  const [first] = violations;
  return first ? `axe finds ${first.id}: ${first.nodes[0]?.html ?? ''}` : null;
}

export type AppStep = WalkStep<Action>;

async function inNewWorld<Result>(run: (world: WalkWorld<Action>) => Promise<Result>): Promise<Result> {
  const container = document.body.appendChild(document.createElement('div'));
  const driver = createWalkDriver({ provider, container, timeoutMs: TIMEOUT_MS });
  try {
    await mount(container, driver.appOptions);
    await driver.beginPlan();
    const { world } = driver;
    return await run({
      ...world,
      findProblem: async () => (await world.findProblem()) ?? (await findAxeProblem()),
    });
  } finally {
    container.remove();
  }
}

export const walkInApp = (random: RandomSource, maxSteps: number): Promise<WalkResult<Action>> =>
  inNewWorld((world) => walk(world, random, maxSteps));

export const replayInApp = (steps: readonly AppStep[]): Promise<WalkResult<Action>> =>
  inNewWorld((world) => replayWalk(world, steps));

/** What is wrong, whatever it is wrong with: another problem is not the one that is shrunk. */
const getKind = (problem: string): string => problem.replace(/“[^”]*”|[\d$.,]+|\/\S*/g, '').slice(0, 40);

/** The shortest part of a failing walk that still fails, with what is wrong then. */
export async function shrinkInApp({ steps, problem }: WalkResult<Action>): Promise<WalkResult<Action>> {
  const end = performance.now() + MAX_SHRINKING_MS;
  let last = problem;
  // Without its first step, which opens the app, a walk does nothing.
  const start = steps.slice(0, 1);
  const fails = async (part: readonly AppStep[]) => {
    const result = await replayInApp([...start, ...part]);
    if (result.problem === null || getKind(result.problem) !== getKind(problem ?? '')) return null;
    last = result.problem;
    return result.steps.slice(1);
  };
  const shortest = await shrink(steps.slice(1), fails, () => performance.now() > end);
  return { steps: [...start, ...shortest], problem: last };
}

export const describeSteps = (steps: readonly AppStep[]): string =>
  steps
    .map((step, index) => `  ${index + 1}. ${step.map((action) => kinds.describeAction(action)).join(', ')}`)
    .join('\n');
