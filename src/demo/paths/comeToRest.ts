import { flushTasks } from '#machines/paths/waitFor.ts';
import type { BrowserFakes } from './browserFakes';

/** Tasks without a call or a change of the screen after which the app is at rest. */
export const QUIET_TASKS = 6;

interface RestOptions {
  readonly timeoutMs: number;
  /** whether a call is under way that is not held */
  readonly isBusy: () => boolean;
  /** how often the screen has changed */
  readonly getChangeCount: () => number;
  /** undefined while no plan is played */
  readonly getBrowserFakes: () => BrowserFakes | undefined;
  readonly isLoadingScreen: () => boolean;
}

/** Waits until no call but the held ones is under way, the screen's code is loaded, and it does not change. */
export const createComeToRest =
  ({ timeoutMs, isBusy, getChangeCount, getBrowserFakes, isLoadingScreen }: RestOptions) =>
  async (): Promise<void> => {
    const end = performance.now() + timeoutMs;
    const countChanges = () => getChangeCount() + (getBrowserFakes()?.work.getMessageCount() ?? 0);
    const findWork = () => {
      if (isBusy()) return 'a call is under way';
      if (getBrowserFakes()?.work.isBusy()) return 'a response is being read, or a short timer runs';
      return isLoadingScreen() ? 'its screen is being loaded' : null;
    };
    let changes = countChanges();
    for (let quietTasks = 0; quietTasks < QUIET_TASKS; ) {
      await flushTasks(1);
      await getBrowserFakes()?.grantLocks();
      const before = changes;
      changes = countChanges();
      const work = findWork() ?? (changes === before ? null : 'the page goes on changing');
      quietTasks = work === null ? quietTasks + 1 : 0;
      // Nothing is drawn before what is under way has ended.
      if (quietTasks === QUIET_TASKS && getBrowserFakes()?.frames.run()) quietTasks = 0;
      if (performance.now() > end) throw new Error(`The app does not come to rest: ${work}.`);
    }
  };
