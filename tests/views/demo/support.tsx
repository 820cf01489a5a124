import { afterEach } from 'vitest';
import { testModels } from '#machines/models/testModels.ts';
import { explore } from '#machines/paths/explore.ts';
import { makePlan } from '#machines/paths/makePlan.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { smoke } from '#machines/paths/strategies.ts';
import { mount } from '#src/app/mount.tsx';
import { mountOverlay } from '#src/demo/mountOverlay.tsx';
import { createPageDriver } from '#src/demo/paths/pageDriver.ts';
import { PlayerBar } from '#src/demo/player/PlayerBar.tsx';
import { createPlayback } from '#src/demo/player/playback.ts';
import { provider } from '../support/openApp';

const cleanups: (() => void)[] = [];

export const onceOver = (cleanup: () => void): void => void cleanups.push(cleanup);

afterEach(() => {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup();
});

/** A place for the app on the page, for as long as the test. */
export function newBox(): HTMLElement {
  const box = document.body.appendChild(document.createElement('div'));
  onceOver(() => box.remove());
  return box;
}

/** The shortest path of a machine's smoke set that takes at least so many steps. */
export function shortPlan(machine: keyof typeof testModels, steps = 1): Plan {
  const graph = explore(testModels[machine]);
  const [path] = smoke(graph)
    .filter(({ length }) => length >= steps)
    .sort((one, other) => one.length - other.length);
  if (!path) throw new Error(`${machine} has no path of ${steps} steps`);
  return makePlan(graph, path);
}

interface PlayerOptions {
  readonly speed?: 'normal' | 'fast';
  readonly paused?: boolean;
  readonly narrow?: boolean;
  /** milliseconds that something may take to be so */
  readonly patience?: number;
}

/** Plays a plan on the real app, with the player's strip beside it. */
export async function openPlayer(plan: Plan, options: PlayerOptions = {}) {
  const { speed = 'fast', paused = false, narrow = false, patience = 8000 } = options;
  const box = newBox();
  const stage = createPageDriver({ provider, box, patience });
  const playback = createPlayback(plan, { speed, paused });
  await mount(box, stage.parts);
  onceOver(stage.end);
  onceOver(mountOverlay(<PlayerBar playback={playback} narrow={narrow} />));
  return { stage, playback, over: playback.run(stage) };
}
