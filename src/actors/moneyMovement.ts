import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise } from 'xstate';
import { donationMachine, withdrawalMachine } from '#machines/moneyMovement.ts';
import { donate } from '#src/api/donations.ts';
import { MEMBER_DATA } from '#src/api/queryClient.ts';
import { withdraw } from '#src/api/transactions.ts';
import { donate as donationMessages } from '#src/messages/donate.ts';
import { withdraw as withdrawalMessages } from '#src/messages/withdraw.ts';
import { useMemberActor } from './memberActors';
import { toMovementOutcome } from './movementOutcome';
import { notify } from './notify';
import type { Services } from './services';

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
  reportUnknown: () => notify.failure(messages.outcome.unknown),
  refreshFigures: () => void queryClient.invalidateQueries({ queryKey: MEMBER_DATA }),
});

// Neither takes the actor's signal: what is under way is not aborted when the actor stops.
const createWithdrawal = ({ client, testHooks }: Services, queryClient: QueryClient) =>
  createActor(
    withdrawalMachine.provide({
      actors: {
        moveMoney: fromPromise(({ input }) =>
          toMovementOutcome(withdraw(client, input), { name: 'withdrawal', getAccepted: () => ({}) }),
        ),
      },
      actions: createActions(withdrawalMessages, queryClient),
    }),
    { id: 'withdrawal', ...testHooks },
  );

const createDonation = ({ client, testHooks }: Services, queryClient: QueryClient) =>
  createActor(
    donationMachine.provide({
      actors: {
        moveMoney: fromPromise(({ input }) =>
          toMovementOutcome(donate(client, input), {
            name: 'donation',
            messageField: 'message',
            getAccepted: () => ({}),
          }),
        ),
      },
      actions: createActions(donationMessages, queryClient),
    }),
    { id: 'donation', ...testHooks },
  );

/** The withdrawal of the member who is logged in; it outlasts the screen that shows it. */
export const useWithdrawal = () => useMemberActor('withdrawal', createWithdrawal);
/** The donation of the member who is logged in; it outlasts the screen that shows it. */
export const useDonation = () => useMemberActor('donation', createDonation);
