import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import { transferMachine } from '#machines/transfer.ts';
import { MEMBER_DATA } from '#src/api/queryClient.ts';
import { processTransfer } from '#src/api/transfers.ts';
import { removeMovement } from '#src/browser/pendingMovements.ts';
import { somethingWentWrong } from '#src/messages/common.ts';
import { findMemberActor, useMemberActor } from './memberActors';
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

export const useTransfer = () => useMemberActor('transfer', createTransfer);

/**
 * Forgets the transfer that is reviewed, where the provider has it no more, as after an undo in the demo. What is typed, asked
 * or under way goes on.
 */
export async function forgetTransfer(
  services: Services,
  isKept: (id: string | undefined) => Promise<boolean>,
): Promise<void> {
  const wizard = findMemberActor(services, 'transfer');
  if (!wizard) return;
  const { actor, replace } = wizard;
  const reviewed = actor.getSnapshot().context.result;
  if (!reviewed || (await isKept(reviewed.transfer_id))) return;
  // Restored in the middle of a call, the actor would never hear its answer.
  const { value, context, status } = await waitFor(
    actor,
    (snapshot) => !snapshot.hasTag('busy') || snapshot.status !== 'active',
  );
  if (status !== 'active' || context.result !== reviewed) return;
  const snapshot = actor.logic.resolveState({ value, context: { ...context, result: null } });
  replace(createActor(actor.logic, { id: 'transfer', snapshot, ...services.testHooks }));
}
