import type { RunningProvider } from '#mocks/browser.ts';
import { notify } from '#src/actors/notify.ts';
import type { Services } from '#src/actors/services.ts';

const reportFailure = (failure: unknown): void =>
  console.error('What was taken back may still be shown.', failure);

/** Ends what this tab shows of movements that the world has no more: nothing says that they were successful. */
export async function endOutcomes(
  services: Services,
  isKept: (id: string) => Promise<boolean> = async () => false,
): Promise<void> {
  notify.clearSuccesses();
  if (!services.session.getSnapshot().hasTag('private')) return;
  const { forgetTransfer } = await import('#src/actors/transfer.ts');
  // A reply may leave out what names the transfer.
  forgetTransfer(services, async (id) => id !== undefined && isKept(id)).catch(reportFailure);
}

type World = Pick<RunningProvider, 'controls' | 'worlds'>;

/** Does so where the latest change was taken back. */
export async function endTakenBack(services: Services, { controls, worlds }: World): Promise<void> {
  const { redo } = await worlds.describe();
  if (redo) await endOutcomes(services, controls.hasTransfer);
}

/** Does so after each change of another tab. Returns a function that ends it. */
export const followTakenBack = (services: Services, provider: RunningProvider): (() => void) =>
  provider.subscribeToChanges((origin) => {
    if (origin === 'thisTab') return;
    endTakenBack(services, provider).catch(reportFailure);
  });
