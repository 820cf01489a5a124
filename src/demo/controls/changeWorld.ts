import { notify } from '#src/actors/notify.ts';
import { demo as messages } from '#src/messages/demo.ts';

/** Queries refetch, and clocks are read again, when the tab becomes visible. */
export const refreshScreen = (): void =>
  void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

/** Carries out a control's change of the world, and says what was done or that it failed. */
export function changeWorld(change: () => Promise<void>, done?: string): void {
  change().then(
    () => {
      if (done !== undefined) notify.success(done);
    },
    (failure: unknown) => {
      console.error('The demo data could not be changed.', failure);
      notify.failure(messages.failed);
    },
  );
}
