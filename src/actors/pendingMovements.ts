import { useEffect, useSyncExternalStore } from 'react';
import {
  listOwnKeys,
  type MovementKind,
  type PendingMovement,
  readMovements,
  removeMovement,
  toLockName,
  watchMovementEnd,
  watchMovements,
} from '#src/browser/pendingMovements.ts';
import { toOwner } from '#src/browser/privateKeyHash.ts';
import { useSession } from './context';

export type { MovementKind, PendingMovement } from '#src/browser/pendingMovements.ts';

/**
 * The movements that were sent and whose outcome is not known: those of the member who is logged in, or of all members
 * while nobody is. Movements that are under way in any tab are not among them.
 */
export function useUnconfirmedMovements(): readonly PendingMovement[] {
  const movements = useSyncExternalStore(watchMovements, readMovements);
  const userPk = useSession(({ context }) => context.auth?.user.user_pk);
  useEffect(() => {
    const unmounted = new AbortController();
    for (const each of movements) if (each.isUnderWay) void watchMovementEnd(each, unmounted.signal);
    return () => unmounted.abort();
  }, [movements]);
  return movements.filter(
    ({ isUnderWay, owner }) => !isUnderWay && (userPk === undefined || owner === toOwner(userPk)),
  );
}

/** The member has looked these up: nothing more is said about them. */
export function forgetMovements(movements: readonly Pick<PendingMovement, 'key'>[]): void {
  for (const { key } of movements) removeMovement(key);
}

export const forgetAllMovements = (): void => forgetMovements(readMovements());

/** Keys of the movements that this page is sending. */
export const listMovementsUnderWay = listOwnKeys;

/** What stands for this member in the records of movements. */
export const getOwner = (userPk: string): string => toOwner(userPk);

/** What a tab of this member holds while it sends such a movement, before `toOwnName`. */
export const getMovementLock = (kind: MovementKind, userPk: string): string =>
  toLockName({ kind, owner: toOwner(userPk) });
