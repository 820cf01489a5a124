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

/** Whole days, and a number with as many decimals as an amount has. */
const ENTRY = /^\s*(\d+): (\d+(?:\.\d{1,5})?)\s*$/;

/** Reads `415: 100, 402: 250`: each as days before the world's present and a number. */
const readHistory = (history: string, most = Infinity): { readonly ago: number; readonly value: number }[] =>
  history.split(',').map((entry) => {
    const [days = 0, value = 0] = ENTRY.exec(entry)?.slice(1).map(Number) ?? [];
    if (!(days > 0 && value > 0 && value <= most)) throw new Error(`“${entry}” is no entry of a history`);
    return { ago: days * DAY_MS, value };
  });

/** Donations, each as days before the world's present and dollars. */
export const donations = (history: string): ScriptedEvent[] =>
  readHistory(history).map(({ ago, value }) => ({ kind: 'donate', ago, amount: toUnits(value) }));

/** Withdrawals, each as days before the world's present and percent of the balance. */
export const withdrawals = (history: string): ScriptedEvent[] =>
  readHistory(history, 100).map(({ ago, value: percent }) => ({ kind: 'withdraw', ago, percent }));
