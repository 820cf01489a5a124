import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { transferMachine } from '#machines/transfer.ts';
import { MEMBER_DATA } from '#src/api/queryClient.ts';
import { processTransfer } from '#src/api/transfers.ts';
import { somethingWentWrong } from '#src/messages/common.ts';
import { useMemberActor } from './memberActors';
import { toMovementOutcome } from './movementOutcome';
import { notify } from './notify';
import type { Services } from './services';

export type { TransferTab } from '#machines/transfer.ts';

export type TransferSnapshot = SnapshotFrom<typeof transferMachine>;

function createTransfer({ client, testHooks }: Services, queryClient: QueryClient) {
  const machine = transferMachine.provide({
    actors: {
      // Without the actor's signal: leaving the screen must not abort a transfer that is under way.
      processTransfer: fromPromise(({ input }) =>
        toMovementOutcome(processTransfer(client, input), {
          name: 'transfer',
          messageField: 'message',
          getAccepted: ({ data }) => data && { result: data },
        }),
      ),
    },
    actions: {
      reportRefusal: (_, { message }) => notify.failure(message ?? somethingWentWrong),
      refreshFigures: () => void queryClient.invalidateQueries({ queryKey: MEMBER_DATA }),
    },
  });
  return createActor(machine, { id: 'transfer', ...testHooks });
}

/** The transfer wizard of the member who is logged in. */
export const useTransfer = () => useMemberActor('transfer', createTransfer);
