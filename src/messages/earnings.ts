import { countOf, formatCount } from '#src/domain/counts.ts';
import type { TrailingSpan } from '#src/domain/trailingPeriods.ts';

const SPANS = { '30d': '30 days', '90d': '90 days', '12m': '12 months' } as const;

/** A member's earnings over time, on Home and in the Earning report. */
export const earnings = {
  title: 'Earnings',
  empty: 'No earnings yet. You earn when members of your team donate.',
  noneListed: 'The provider lists no earnings.',
  notListed: (total: string) =>
    `You have earned ${total} in all. The provider lists no single earnings, so there is nothing to draw.`,
  withoutAmount: (count: number) =>
    `Left out: ${countOf(count, 'earning')} of which the provider does not say the amount.`,
  noSource: 'Not told',
  others: (count: number) => `${formatCount(count)} others`,
  /** a period, what was earned in it, and from whom, as one sentence */
  sentence: (period: string, total: string, parts: readonly string[]) =>
    parts.length === 0 ? `${period}: ${total}` : `${period}: ${total}. ${parts.join(', ')}`,
  part: (source: string, amount: string) => `${source} ${amount}`,
  span: 'Time',
  spans: SPANS satisfies Record<TrailingSpan, string>,
  total: (span: TrailingSpan) => `Earned in the last ${SPANS[span]}`,
  change: {
    more: (amount: string, span: TrailingSpan) => `${amount} more than in the ${SPANS[span]} before`,
    less: (amount: string, span: TrailingSpan) => `${amount} less than in the ${SPANS[span]} before`,
    same: (span: TrailingSpan) => `As much as in the ${SPANS[span]} before`,
    fromNothing: (span: TrailingSpan) => `Nothing was earned in the ${SPANS[span]} before`,
    begun: (day: string) => `Your first earning was on ${day}`,
    stillNothing: (span: TrailingSpan) => `Nothing in these ${SPANS[span]}, nor in those before`,
  },
  table: {
    period: 'Days',
    count: 'Earnings',
    amount: 'Earned',
    sources: 'From',
  },
} as const;
