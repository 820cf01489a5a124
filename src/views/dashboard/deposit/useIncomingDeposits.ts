import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '#src/actors/context.ts';
import { MEMBER_DATA } from '#src/api/queryClient.ts';
import { transactionHistoryQuery } from '#src/api/transactions.ts';
import type { Transaction } from '#src/contract/transactions.ts';
import { toUnits } from '#src/domain/money.ts';

const POLL_MS = 10_000;
/** Each failure in a row doubles the time to the next question, up to this. */
const MAX_POLL_MS = 160_000;
const COMPLETED = 1;

const getKey = ({ _id, created_at, amount }: Transaction): string => _id ?? `${created_at} ${amount}`;

const isReceived = ({ type, status }: Transaction): boolean =>
  type === 'Deposit' && (status === COMPLETED || status === undefined);

interface IncomingDeposits {
  /** units that arrived since the screen was opened */
  readonly received: number;
  /** whether the last question was not answered */
  readonly isFailing: boolean;
}

/**
 * Asks for the transactions every ten seconds while the screen is looked at, less often after failures, and tells what
 * has arrived since it was opened (D426).
 */
export function useIncomingDeposits(): IncomingDeposits {
  const queryClient = useQueryClient();
  const { client } = useServices();
  const failuresBefore = useRef(0);
  const { data, isError } = useQuery({
    ...transactionHistoryQuery(client),
    refetchInterval: ({ state }) => {
      if (state.status === 'success') failuresBefore.current = state.errorUpdateCount;
      return getPollInterval(state.errorUpdateCount - failuresBefore.current);
    },
  });
  const [known, setKnown] = useState<ReadonlySet<string>>();
  if (data && !known) setKnown(new Set(data.filter(isReceived).map(getKey)));
  const arrived = known ? (data ?? []).filter((one) => isReceived(one) && !known.has(getKey(one))) : [];
  const received = arrived.reduce((sum, { amount }) => sum + toUnits(amount), 0);

  // The balance and all that depends on it.
  useEffect(() => {
    if (received === 0) return;
    void queryClient.invalidateQueries({
      queryKey: MEMBER_DATA,
      predicate: ({ queryKey }) => queryKey[1] !== 'transactions',
    });
  }, [received, queryClient]);
  return { received, isFailing: isError };
}

/** Milliseconds until the next question, after so many failures in a row. */
const getPollInterval = (failures: number): number => Math.min(POLL_MS * 2 ** failures, MAX_POLL_MS);
