import { DAY_MS } from '#src/domain/durations.ts';
import { toUnits } from '#src/domain/money.ts';

/** A money event of the seeded past. Amounts in units. */
type SeedAction<Recipient> =
  | { readonly kind: 'deposit' | 'donate' | 'uncreditedDeposit'; readonly amount: number }
  /** `percent` of the balance */
  | { readonly kind: 'withdraw'; readonly percent: number; readonly rejected?: boolean }
  | { readonly kind: 'transfer'; readonly amount: number; readonly recipient: Recipient };

/** `member` and `recipient` are indexes by date of joining, `at` milliseconds of provider time. */
export type SeedEvent = SeedAction<number> & { readonly member: number; readonly at: number };

/** `recipient` is the e-mail address of a persona, `ago` the time before the world's present, in milliseconds; from a day on the hour of that day is random. */
export type ScriptedEvent = SeedAction<string> & { readonly ago: number };

/** Donations, each as days before the world's present and dollars. */
export const donations = (
  history: readonly (readonly [daysAgo: number, dollars: number])[],
): ScriptedEvent[] =>
  history.map(([daysAgo, dollars]) => ({ kind: 'donate', ago: daysAgo * DAY_MS, amount: toUnits(dollars) }));

/** Withdrawals, each as days before the world's present and percent of the balance. */
export const withdrawals = (
  history: readonly (readonly [daysAgo: number, percent: number])[],
): ScriptedEvent[] =>
  history.map(([daysAgo, percent]) => ({ kind: 'withdraw', ago: daysAgo * DAY_MS, percent }));
