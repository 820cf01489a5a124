import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useDepositWallet } from '#src/actors/depositWallet.ts';
import { limitsQuery } from '#src/api/settings.ts';
import { type Money, toOptionalUnits } from '#src/domain/money.ts';
import type { QueryState } from '../QueryError';
import { useMemberQuery } from '../useMemberQuery';

interface MinimumWithdrawal {
  /** undefined while loading, and where the provider has none */
  readonly minimum: Money | undefined;
  /** whether the provider has been asked and has none */
  readonly isAbsent: boolean;
  /** the sources that it is not known without */
  readonly queries: readonly QueryState[];
}

/**
 * The minimum withdrawal: that of the cached deposit wallet (R3.14), of which a new one is not made on every visit,
 * else that of the public settings.
 */
export function useMinimumWithdrawal(): MinimumWithdrawal {
  const actor = useDepositWallet();
  const state = useSelector(actor, (snapshot) => snapshot);
  useEffect(() => actor.send({ type: 'wallet.open' }), [actor]);

  // The limits stay on the screen when the address expires.
  const { cached } = state.context;
  const [wallet, setWallet] = useState(cached?.wallet);
  if (cached && cached.wallet !== wallet) setWallet(cached.wallet);
  const failed = state.hasTag('failed') && wallet === undefined;
  const limit = wallet?.limits?.min_withdrawal;
  const needsSettings = limit === undefined && (failed || wallet !== undefined);
  const settings = useMemberQuery((client) => ({ ...limitsQuery(client), enabled: needsSettings }));
  const minimum = limit ?? settings.data?.min_withdrawal;

  const walletQuery: QueryState = {
    // The settings may have brought it, or still bring it.
    data: wallet ?? minimum,
    error: failed && !settings.isPending,
    refetch: () => actor.send({ type: 'wallet.open' }),
    isFetching: wallet === undefined && !failed,
  };
  return {
    minimum: toOptionalUnits(minimum),
    isAbsent: minimum === undefined && needsSettings && !failed && settings.data !== undefined,
    queries: needsSettings ? [walletQuery, settings] : [walletQuery],
  };
}
