import { useQueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import {
  type TransferAnswer,
  type TransferDraft,
  type TransferTab,
  transferMachine,
} from '../../machines/transfer';
import { ApiError, serverText } from '../api/errors';
import { MEMBER_DATA } from '../api/queryClient';
import { sendTransfer } from '../api/transfers';
import { somethingWentWrong } from '../wording/common';
import { useServices } from './context';
import { notify } from './notify';
import { perMember } from './perMember';

export type { TransferTab };
export type TransferSnapshot = SnapshotFrom<typeof transferMachine>;

const transferOf = perMember(({ client, seams }, queryClient) => {
  const machine = transferMachine.provide({
    actors: {
      // Without the actor's signal: leaving the screen must not cut off a transfer that is under way.
      process: fromPromise<TransferAnswer, TransferDraft>(async ({ input }) => {
        try {
          const { success, message, data } = await sendTransfer(client, input);
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
  return createActor(machine, { id: 'transfer', ...seams });
});

/** The transfer wizard of the member who is signed in. */
export const useTransfer = () => transferOf(useServices(), useQueryClient());
