import { createActor, fromCallback, fromPromise } from 'xstate';
import { type CachedWallet, type DepositWalletEvent, depositWalletMachine } from '#machines/depositWallet.ts';
import { generateWallet } from '#src/api/wallet.ts';
import {
  readDepositWallet,
  removeDepositWallet,
  writeDepositWallet,
} from '#src/browser/depositWalletStorage.ts';
import { watchClock } from '#src/browser/watchClock.ts';
import { withLock } from '#src/browser/withLock.ts';
import { useMemberActor } from './memberActors';
import type { Services } from './services';

function createDepositWallet({ client, session, testHooks }: Services) {
  const owner = session.getSnapshot().context.auth?.user.user_pk ?? '';
  const machine = depositWalletMachine.provide({
    actors: {
      loadWallet: fromPromise(({ signal }) =>
        withLock('deposit-wallet', signal, async (): Promise<CachedWallet> => {
          const cached = readDepositWallet(owner, Date.now());
          if (cached) return { ...cached, checkedAt: Date.now() };
          const wallet = await generateWallet(client, signal);
          if (wallet.expires_in !== undefined && wallet.expires_in <= 0)
            throw new Error('The provider returned an expired deposit wallet.');
          const now = Date.now();
          return { ...writeDepositWallet(owner, wallet, now), checkedAt: now };
        }),
      ),
      watchClock: fromCallback<DepositWalletEvent>(({ sendBack }) =>
        watchClock((now) => sendBack({ type: 'wallet.tick', now })),
      ),
    },
    actions: {
      removeStoredWallet: () => removeDepositWallet(),
      logFailure: (_, { error }) => console.error('The deposit wallet could not be fetched.', error),
    },
  });
  return createActor(machine, { id: 'depositWallet', ...testHooks });
}

/** The deposit wallet of the member who is logged in, cached in this browser's storage. */
export const useDepositWallet = () => useMemberActor('depositWallet', createDepositWallet);
