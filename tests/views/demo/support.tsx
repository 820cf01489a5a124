import { type MachineId, testModels } from '#machines/models/testModels.ts';
import { explore } from '#machines/paths/explore.ts';
import { makePlan } from '#machines/paths/makePlan.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { smoke } from '#machines/paths/strategies.ts';
import { mount } from '#src/app/mount.tsx';
import { demoUrls } from '#src/demo/demoUrls.ts';
import { mountOverlay } from '#src/demo/mountOverlay.tsx';
import { createPageDriver } from '#src/demo/paths/pageDriver.ts';
import { PlayerBar } from '#src/demo/player/PlayerBar.tsx';
import { createPlayback } from '#src/demo/player/playback.ts';
import { onTestCleanup, provider } from '../support/openApp';

/** An element for the app, removed after the test. */
export function createContainer(): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  onTestCleanup(() => container.remove());
  return container;
}

/** The shortest path of a machine's smoke set with at least so many steps. */
export function shortPlan(machine: MachineId, steps = 1): Plan {
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
  readonly timeoutMs?: number;
}

/** Plays a plan on the real app, with the player's bar. */
export async function openPlayer(plan: Plan, options: PlayerOptions = {}) {
  const { speed = 'fast', paused = false, narrow = false, timeoutMs = 8000 } = options;
  const container = createContainer();
  const driver = createPageDriver({ provider, container, timeoutMs });
  const playback = createPlayback(plan, { speed, paused });
  await mount(container, driver.appOptions);
  onTestCleanup(driver.close);
  onTestCleanup(
    mountOverlay(<PlayerBar playback={playback} replay={demoUrls.play(plan.id)} narrow={narrow} />),
  );
  return { driver, playback, finished: playback.run(driver) };
}
