import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise } from 'xstate';
import { donationMachine, withdrawalMachine } from '#machines/moneyMovement.ts';
import { donate } from '#src/api/donations.ts';
import { MEMBER_DATA } from '#src/api/queryClient.ts';
import { withdraw } from '#src/api/transactions.ts';
import { removeMovement } from '#src/browser/pendingMovements.ts';
import { toOwner } from '#src/browser/privateKeyHash.ts';
import { addUsedAddress, readUsedAddresses } from '#src/browser/usedAddresses.ts';
import { donate as donationMessages } from '#src/messages/donate.ts';
import { withdraw as withdrawalMessages } from '#src/messages/withdraw.ts';
import { useMemberActor } from './memberActors';
import { moveMoney, saysAccepted, saysWithdrawn } from './movementOutcome';
import { notify } from './notify';
import type { Services } from './services';

export type { Submission } from '#machines/movementOutcome.ts';

interface MovementMessages {
  readonly success: string;
  readonly failure: string;
  readonly outcome: { readonly unknown: string };
}
interface MessageParams {
  readonly message: string | undefined;
}

const createActions = (messages: MovementMessages, queryClient: QueryClient) => ({
  reportSuccess: (_: unknown, { message }: MessageParams) => notify.success(message ?? messages.success),
  reportRefusal: (_: unknown, { message }: MessageParams) => notify.failure(message ?? messages.failure),
  reportUnknown: () => notify.warning(messages.outcome.unknown),
  refreshFigures: () => void queryClient.invalidateQueries({ queryKey: MEMBER_DATA }),
  forgetMovement: (_: unknown, { key }: { readonly key: string }) => removeMovement(key),
});

// Neither takes the actor's signal: what is under way is not aborted when the actor stops.
const createWithdrawal = (services: Services, queryClient: QueryClient) => {
  const owner = toOwner(services.session.getSnapshot().context.auth?.user.user_pk ?? '');
  return createActor(
    withdrawalMachine.provide({
      actors: {
        moveMoney: fromPromise(({ input }) =>
          moveMoney(services, input, {
            kind: 'withdrawal',
            messageField: 'error',
            getAccepted: (reply) => (saysWithdrawn(reply) ? {} : undefined),
            send: withdraw,
          }),
        ),
      },
      actions: {
        ...createActions(withdrawalMessages, queryClient),
        rememberDestination: (_, { destination }) => {
          if (destination !== null) addUsedAddress(owner, destination);
        },
      },
    }),
    { id: 'withdrawal', input: { used: readUsedAddresses(owner) }, ...services.testHooks },
  );
};

const createDonation = (services: Services, queryClient: QueryClient) =>
  createActor(
    donationMachine.provide({
      actors: {
        moveMoney: fromPromise(({ input }) =>
          moveMoney(services, input, {
            kind: 'donation',
            messageField: 'message',
            getAccepted: (reply) => (saysAccepted(reply) ? {} : undefined),
            send: donate,
          }),
        ),
      },
      actions: createActions(donationMessages, queryClient),
    }),
    { id: 'donation', input: undefined, ...services.testHooks },
  );

/** The withdrawal of the member who is logged in; it outlasts the screen that shows it. */
export const useWithdrawal = () => useMemberActor('withdrawal', createWithdrawal);
/** The donation of the member who is logged in; it outlasts the screen that shows it. */
export const useDonation = () => useMemberActor('donation', createDonation);
