import type { Balances, Profile, Totals } from '#src/contract/users.ts';

interface FirstStepsInput {
  readonly profile: Pick<Profile, 'stage'>;
  readonly stats: Totals | undefined;
  readonly balances: Balances | undefined;
  /** direct referrals; undefined while it is not known */
  readonly referrals: number | undefined;
}

/** What a new member has done; undefined is not known. */
export interface FirstSteps {
  readonly deposit: boolean | undefined;
  readonly donate: boolean | undefined;
  readonly share: boolean | undefined;
}

const isAboveZero = (amount: number | undefined) => amount !== undefined && amount > 0;

/**
 * The steps of a member's first day. Who has donated has had money to donate, from wherever it came; a stage is reached
 * by donating (R4.4).
 */
export function getFirstSteps({ profile, stats, balances, referrals }: FirstStepsInput): FirstSteps {
  const { stage } = profile;
  const donated =
    stage === undefined && stats?.total_donation === undefined
      ? undefined
      : (stage ?? 0) > 0 || isAboveZero(stats?.total_donation);
  const hasMoney = isAboveZero(stats?.total_deposit) || isAboveZero(balances?.deposit_balance);
  const isSaid = stats?.total_deposit !== undefined || balances?.deposit_balance !== undefined;
  return {
    deposit: donated || hasMoney ? true : isSaid ? false : undefined,
    donate: donated,
    share: referrals === undefined ? undefined : referrals > 0,
  };
}
