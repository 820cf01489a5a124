import type { RunningProvider } from '#mocks/browser.ts';
import { notify } from '#src/actors/notify.ts';
import type { Services } from '#src/actors/services.ts';

const reportFailure = (failure: unknown): void =>
  console.error('What was taken back may still be shown.', failure);

/**
 * Ends what this tab shows of movements that the world has no more: nothing says that they were successful. What is kept is
 * asked of the world once it has been stored, which is not waited for.
 */
export function endOutcomes(
  services: Services,
  isKept: (id: string) => Promise<boolean> = async () => false,
): void {
  notify.clearSuccesses();
  if (!services.session.getSnapshot().hasTag('private')) return;
  import('#src/actors/transfer.ts')
    // A reply may leave out what names the transfer.
    .then(({ forgetTransfer }) => forgetTransfer(services, async (id) => id !== undefined && isKept(id)))
    .catch(reportFailure);
}

type World = Pick<RunningProvider, 'controls' | 'worlds'>;

async function endTakenBack(services: Services, { controls, worlds }: World): Promise<void> {
  const { redo } = await worlds.describe();
  if (redo) endOutcomes(services, controls.hasTransfer);
}

/** Does so after each change of another tab that has taken one back. Returns a function that ends it. */
export const followTakenBack = (services: Services, provider: RunningProvider): (() => void) =>
  provider.subscribeToChanges((origin) => {
    if (origin === 'thisTab') return;
    endTakenBack(services, provider).catch(reportFailure);
  });
