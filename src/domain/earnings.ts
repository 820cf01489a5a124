import type { Activity } from '#src/contract/activities.ts';
import { toPermille } from './counts';
import { type DateRange, isWithin, toIsoDay } from './dates';
import { toUnits } from './money';
import { toSingleLine } from './singleLine';

/** A single earning of the member. */
export interface Earning {
  /** `2025-03-05`, in the local time zone */
  readonly day: string;
  /** name of the donor, else the provider's description on one line, which may be empty */
  readonly source: string;
  /** units of 0.00001 dollars */
  readonly units: number;
}

const FROM_A_DONATION = /^Earned from the donation of (.+)$/i;

interface ListedEarnings {
  readonly earnings: readonly Earning[];
  /** how many the provider lists without an amount; they are in no sum */
  readonly withoutAmount: number;
}

/** The earnings in a member's activity history, the only source of single earnings. */
export function listEarnings(activities: readonly Activity[]): ListedEarnings {
  const listed = activities.filter(({ type }) => type === 'Earning');
  const earnings = listed.flatMap(({ created_at, description, metadata }) => {
    if (metadata?.amount === undefined) return [];
    const text = toSingleLine(description ?? '');
    return {
      day: toIsoDay(created_at),
      source: FROM_A_DONATION.exec(text)?.[1] ?? text,
      units: toUnits(metadata.amount),
    };
  });
  return { earnings, withoutAmount: listed.length - earnings.length };
}

/**
 * What the donations of these members have earned, in units; exact. Undefined where it cannot be known: an earning has no
 * amount, or no description says whose donation it is from.
 */
export function sumFromDonors(
  activities: readonly Activity[],
  names: ReadonlySet<string>,
): bigint | undefined {
  const { earnings, withoutAmount } = listEarnings(activities);
  if (names.size === 0 || earnings.length + withoutAmount === 0) return 0n;
  const saysDonors =
    activities.some(({ description = '' }) => FROM_A_DONATION.test(toSingleLine(description))) ||
    earnings.some(({ source }) => names.has(source));
  if (!saysDonors || withoutAmount > 0) return undefined;
  return earnings.reduce((sum, { source, units }) => (names.has(source) ? sum + BigInt(units) : sum), 0n);
}

/** All earnings from one source. */
export interface SourceEarnings {
  readonly source: string;
  /** units, exact */
  readonly units: bigint;
  readonly count: number;
  /** tenths of a percent of everything in the range, rounded */
  readonly permille: number;
}

/** Earnings added up; every sum is exact. */
export interface EarningsSum {
  /** units */
  readonly total: bigint;
  readonly count: number;
  /** the largest first */
  readonly sources: readonly SourceEarnings[];
}

/** By code units: the first collation of a page takes milliseconds, for an order that shows among equal sums only. */
const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function sumBySource(earnings: readonly Earning[], total: bigint): SourceEarnings[] {
  const sums = new Map<string, { units: bigint; count: number }>();
  for (const { source, units } of earnings) {
    const sum = sums.get(source) ?? { units: 0n, count: 0 };
    sums.set(source, { units: sum.units + BigInt(units), count: sum.count + 1 });
  }
  return [...sums]
    .map(([source, sum]) => ({ source, ...sum, permille: toPermille(sum.units, total) }))
    .sort((a, b) => (a.units === b.units ? compareText(a.source, b.source) : a.units < b.units ? 1 : -1));
}

export function sumEarnings(all: readonly Earning[], range: DateRange): EarningsSum {
  const earnings = all.filter(({ day }) => isWithin(day, range));
  const total = earnings.reduce((sum, { units }) => sum + BigInt(units), 0n);
  return { total, count: earnings.length, sources: sumBySource(earnings, total) };
}
