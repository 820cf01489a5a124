import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { transferMachine } from '#machines/transfer.ts';
import { MEMBER_DATA } from '#src/api/queryClient.ts';
import { processTransfer } from '#src/api/transfers.ts';
import { removeMovement } from '#src/browser/pendingMovements.ts';
import { somethingWentWrong } from '#src/messages/common.ts';
import { useMemberActor } from './memberActors';
import { moveMoney, saysAccepted } from './movementOutcome';
import { notify } from './notify';
import type { Services } from './services';

export type { TransferTab } from '#machines/transfer.ts';

export type TransferSnapshot = SnapshotFrom<typeof transferMachine>;

function createTransfer(services: Services, queryClient: QueryClient) {
  const machine = transferMachine.provide({
    actors: {
      // Without the actor's signal: leaving the screen must not abort a transfer that is under way.
      processTransfer: fromPromise(({ input }) =>
        moveMoney(services, input, {
          kind: 'transfer',
          messageField: 'message',
          getAccepted: (reply) => (saysAccepted(reply) ? { result: reply.data ?? {} } : undefined),
          send: processTransfer,
        }),
      ),
    },
    actions: {
      reportRefusal: (_, { message }) => notify.failure(message ?? somethingWentWrong),
      refreshFigures: () => void queryClient.invalidateQueries({ queryKey: MEMBER_DATA }),
      forgetMovement: (_, { key }) => removeMovement(key),
    },
  });
  return createActor(machine, { id: 'transfer', ...services.testHooks });
}

/** The transfer wizard of the member who is logged in. */
export const useTransfer = () => useMemberActor('transfer', createTransfer);
