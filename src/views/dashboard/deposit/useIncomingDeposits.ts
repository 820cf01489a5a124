import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '#src/actors/context.ts';
import { transactionHistoryQuery } from '#src/api/transactions.ts';
import type { Transaction } from '#src/contract/transactions.ts';
import { hasMoved, isIncoming } from '#src/domain/direction.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import { sumUnits } from '#src/domain/money.ts';
import { useMemberQuery } from '../useMemberQuery';

const POLL_MS = 10_000;
/** Each failure in a row doubles the time to the next question, up to this. */
const MAX_POLL_MS = 160_000;

/** How much older a deposit may be that is listed late, or by another clock. What is older was there before (D729). */
const MAX_DELAY_MS = DAY_MS;

const getKey = (one: Transaction): string => one._id ?? getTimeAndAmount(one);

const isReceived = (one: Transaction): boolean => one.type === 'Deposit' && hasMoved(one);

/** The same in any answer of a provider that gives its rows other ids each time. */
const getTimeAndAmount = ({ created_at, amount }: Transaction): string => `${created_at} ${amount}`;

/** What the first answer says of deposits. */
interface FirstAnswer {
  readonly received: ReadonlySet<string>;
  /** keys of those that are listed and not completed */
  readonly awaited: ReadonlySet<string>;
  /**
   * milliseconds since 1970: the time of the newest movement, by the provider's clock; that of the answer where there is
   * none, or one of the future
   */
  readonly at: number;
}

function describeFirst(transactions: readonly Transaction[]): FirstAnswer {
  const received = transactions.filter(isReceived);
  const awaited = transactions.filter((one) => one.type === 'Deposit' && !isReceived(one));
  const newest = transactions.reduce((time, one) => Math.max(time, Date.parse(one.created_at)), 0);
  return {
    received: new Set(received.flatMap((one) => [getKey(one), getTimeAndAmount(one)])),
    awaited: new Set(awaited.map(getKey)),
    at: Math.min(newest || Date.now(), Date.now()),
  };
}

const hasArrived = (one: Transaction, first: FirstAnswer): boolean =>
  isReceived(one) &&
  ![getKey(one), getTimeAndAmount(one)].some((key) => first.received.has(key)) &&
  (first.awaited.has(getKey(one)) || Date.parse(one.created_at) >= first.at - MAX_DELAY_MS);

/** How long a deposit that has not arrived is told: what is older may never arrive. */
const MAX_WAIT_MS = 7 * DAY_MS;

const isRecent = ({ created_at }: Transaction): boolean => Date.parse(created_at) >= Date.now() - MAX_WAIT_MS;

interface IncomingDeposits {
  /** units that arrived since the screen was opened */
  readonly received: number;
  /** units of those that are listed and have not arrived */
  readonly onItsWay: number;
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
  const { data, error } = useMemberQuery(() => ({
    ...transactionHistoryQuery(client),
    refetchInterval: ({ state }) => {
      if (state.status === 'success') failuresBefore.current = state.errorUpdateCount;
      return getPollInterval(state.errorUpdateCount - failuresBefore.current);
    },
  }));
  const [first, setFirst] = useState<FirstAnswer>();
  if (data && !first) setFirst(describeFirst(data));
  const arrived = first ? (data ?? []).filter((one) => hasArrived(one, first)) : [];
  const received = sumUnits(arrived);
  const onItsWay = sumUnits((data ?? []).filter((one) => isIncoming(one) && isRecent(one)));

  // The balance and all that depends on it.
  useEffect(() => {
    if (received === 0) return;
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'transactions' });
  }, [received, queryClient]);
  return { received, onItsWay, isFailing: error !== null };
}

/** Milliseconds until the next question, after so many failures in a row. */
const getPollInterval = (failures: number): number => Math.min(POLL_MS * 2 ** failures, MAX_POLL_MS);
