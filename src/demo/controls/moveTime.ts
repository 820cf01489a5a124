import type { RunningProvider } from '#mocks/browser.ts';
import { withProgress } from '../withProgress';
import { refreshScreen } from './changeWorld';

/** Long enough to see what the screen shows on the way. */
const STOP_MS = 1200;

type Controls = Pick<RunningProvider['controls'], 'now' | 'moveTo' | 'findSettlements'>;

/**
 * Moves the provider's time to a later moment, and the screen with it. Stops on the way where withdrawals of the member
 * who is signed in can be seen as Processing.
 */
export async function moveTime(controls: Controls, userPk: string | undefined, time: number): Promise<void> {
  const move = async (to: number, continues: boolean) => {
    // At a fast pace it may have come there by itself.
    if (to <= controls.now()) return;
    await withProgress('moving', (onProgress) => controls.moveTo(to, { onProgress, continues }));
    refreshScreen();
  };
  const stops = userPk === undefined ? [] : await controls.findSettlements(userPk, time);
  for (const [index, stop] of stops.entries()) {
    await move(stop, index > 0);
    await new Promise((resolve) => setTimeout(resolve, STOP_MS));
  }
  await move(time, stops.length > 0);
}
