import { useQueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import {
  type TransferAnswer,
  type TransferDraft,
  type TransferTab,
  transferMachine,
} from '#machines/transfer.ts';
import { ApiError, serverText } from '#src/api/errors.ts';
import { MEMBER_DATA } from '#src/api/queryClient.ts';
import { processTransfer } from '#src/api/transfers.ts';
import { somethingWentWrong } from '#src/messages/common.ts';
import { useServices } from './context';
import { notify } from './notify';
import { perQueryClient } from './perQueryClient';

export type { TransferTab };
export type TransferSnapshot = SnapshotFrom<typeof transferMachine>;

const transferOf = perQueryClient(({ client, testHooks }, queryClient) => {
  const machine = transferMachine.provide({
    actors: {
      // Without the actor's signal: leaving the screen must not cut off a transfer that is under way.
      process: fromPromise<TransferAnswer, TransferDraft>(async ({ input }) => {
        try {
          const { success, message, data } = await processTransfer(client, input);
          if (!success) return { outcome: 'refused', message };
          return data ? { outcome: 'accepted', result: data } : { outcome: 'unknown' };
        } catch (failure) {
          console.error('The transfer failed.', failure);
          if (failure instanceof ApiError) {
            return { outcome: 'refused', message: serverText(failure, 'message') };
          }
          return { outcome: 'unknown' };
        }
      }),
    },
    actions: {
      reportRefusal: (_, { message }) => notify.failure(message?.trim() || somethingWentWrong),
      refreshFigures: () => void queryClient.invalidateQueries({ queryKey: MEMBER_DATA }),
    },
  });
  return createActor(machine, { id: 'transfer', ...testHooks });
});

/** The transfer wizard of the member who is signed in. */
export const useTransfer = () => transferOf(useServices(), useQueryClient());
