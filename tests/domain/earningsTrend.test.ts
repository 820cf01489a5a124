import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toPermille } from '#src/domain/counts.ts';
import { type DateRange, formatDate } from '#src/domain/dates.ts';
import { type Earning, listEarnings } from '#src/domain/earnings.ts';
import { summarizeEarnings } from '#src/domain/earningsReport.ts';
import { getEarningsTrend } from '#src/domain/earningsTrend.ts';
import { getRunningTotals } from '#src/domain/runningTotals.ts';
import { createStatement, listMovements } from '#src/domain/statement.ts';
import { getTrailingPeriods, TRAILING_SPANS } from '#src/domain/trailingPeriods.ts';
import { DAYS, getDay, MEMBERS, play, readHistories, type Step, someSteps, toReply } from './randomWorld';

const toDay = (date: Date) => date.toLocaleDateString('sv');
const shift = (day: string, change: (date: Date) => void) => {
  const date = new Date(`${day}T12:00:00`);
  change(date);
  return toDay(date);
};
const daysBefore = (day: string, days: number) => shift(day, (date) => date.setDate(date.getDate() - days));

const aDay = fc
  .date({ min: new Date('2022-01-01T12:00:00'), max: new Date('2028-12-31T12:00:00'), noInvalidDate: true })
  .map(toDay);
const earning = (today: string): fc.Arbitrary<Earning> =>
  fc.record({
    day: fc.oneof(
      fc.integer({ min: -40, max: 800 }).map((days) => daysBefore(today, days)),
      fc.constant(''),
    ),
    source: fc.constantFrom('Ada', 'Ben', 'Cleo', 'Dan', 'Eve', ''),
    units: fc.integer({ min: -1e9, max: 2e15 }),
  });
/** A day as today, and earnings around it. */
const aHistory = aDay.chain((today) =>
  fc.record({
    today: fc.constant(today),
    earnings: fc.array(earning(today), { maxLength: 80, size: 'max' }),
  }),
);
/** A donation is made of a deposit of the same day: without, most worlds have nobody who earns. */
const withItsDeposit = (step: Step): readonly Step[] =>
  step.kind === 'donate'
    ? [
        { ...step, kind: 'deposit' },
        { ...step, days: 0 },
      ]
    : [step];
const aSpan = fc.constantFrom(...TRAILING_SPANS);
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
const sumWithin = (earnings: readonly Earning[], from: string, to: string) =>
  sum(earnings.filter(({ day }) => day >= from && day <= to).map(({ units }) => BigInt(units)));

/** The first day of a span of months that ends today, worked out apart from the app's own way. */
function monthsBefore(today: string, months: number): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const last = new Date(year, month - months, 0).getDate();
  return shift(toDay(new Date(year, month - 1 - months, Math.min(day, last), 12)), (date) =>
    date.setDate(date.getDate() + 1),
  );
}
const getStarts = (span: (typeof TRAILING_SPANS)[number], today: string) => {
  if (span === '12m') return [monthsBefore(today, 12), monthsBefore(today, 24)] as const;
  const days = span === '30d' ? 30 : 90;
  return [daysBefore(today, days - 1), daysBefore(today, 2 * days - 1)] as const;
};

describe('the periods of a span', () => {
  test('are thirty days, thirteen weeks or twelve months that end today', () => {
    expect(getTrailingPeriods('30d', '2025-03-05').periods).toHaveLength(30);
    expect(getTrailingPeriods('90d', '2025-03-05').periods.slice(0, 2)).toEqual([
      { from: '2024-12-06', to: '2024-12-11' },
      { from: '2024-12-12', to: '2024-12-18' },
    ]);
    const { span, before, periods } = getTrailingPeriods('12m', '2025-03-31');
    expect([span, before]).toEqual([
      { from: '2024-04-01', to: '2025-03-31' },
      { from: '2023-04-01', to: '2024-03-31' },
    ]);
    expect(periods.slice(-2)).toEqual([
      { from: '2025-02-01', to: '2025-02-28' },
      { from: '2025-03-01', to: '2025-03-31' },
    ]);
  });

  test('whatever the day: follow each other without a gap, from the first day of the span to today', () => {
    fc.assert(
      fc.property(aDay, aSpan, (today, length) => {
        const { span, before, periods } = getTrailingPeriods(length, today);
        expect([span.from, before.from]).toEqual(getStarts(length, today));
        expect([periods[0]?.from, periods.at(-1)?.to]).toEqual([span.from, today]);
        for (const [index, { from, to }] of periods.entries()) {
          expect(from <= to).toBe(true);
          const previous = index === 0 ? before : periods[index - 1];
          expect(daysBefore(from, 1)).toBe(previous?.to);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('the trend of earnings', () => {
  test('over 1,000 random histories: its total is the report’s, and that of its periods', {
    timeout: 60_000,
  }, () => {
    let earned = 0;
    fc.assert(
      fc.property(aHistory, aSpan, ({ today, earnings }, length) => {
        const trend = getEarningsTrend(earnings, length, today);
        if (trend.total > 0n && trend.before > 0n) earned++;
        const { span } = getTrailingPeriods(length, today);
        const report = summarizeEarnings(earnings, span, today);
        expect([trend.total, trend.count, trend.sources]).toEqual([
          report.total,
          report.count,
          report.sources,
        ]);
        expect(sum(trend.periods.map(({ total }) => total))).toBe(report.total);
        for (const { total, sources } of trend.periods)
          expect(sum(sources.map(({ units }) => units))).toBe(total);
      }),
      { numRuns: 1000 },
    );
    expect(earned, 'histories with earnings in both times').toBeGreaterThan(200);
  });

  test('over 1,000 random histories: its change is the total less that of the same time before', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(aHistory, aSpan, ({ today, earnings }, length) => {
        const { change, before, total, permille } = getEarningsTrend(earnings, length, today);
        const [start, startBefore] = getStarts(length, today);
        expect(total).toBe(sumWithin(earnings, start, today));
        expect(before).toBe(sumWithin(earnings, startBefore, daysBefore(start, 1)));
        expect(change).toBe(total - before);
        expect(permille).toBe(before > 0n ? toPermille(change, before) : undefined);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['2026-11-18', '2025-11-19', undefined],
    ['2026-11-18', '2025-11-18', '2025-11-18'],
    ['2026-11-18', '2024-11-20', '2024-11-20'],
    ['2026-11-18', '2024-11-19', undefined],
    ['2026-11-18', '2024-11-18', undefined],
  ])(
    'on %s twelve months are compared with those before unless the first earning, of %s, is within those',
    (today, day, begunOn) => {
      const earnings = [today, day, ''].map((each) => ({ day: each, source: 'Ada', units: 1 }));
      expect(getEarningsTrend(earnings, '12m', today).begunOn).toBe(begunOn);
    },
  );

  test('over 1,000 random worlds: its total is the report’s and the money in of the statement, its change that less the one before', {
    timeout: 60_000,
  }, () => {
    let earned = 0;
    fc.assert(
      fc.property(someSteps, fc.nat(DAYS - 1), aSpan, (steps, last, length) => {
        const world = play(steps.flatMap(withItsDeposit));
        const today = getDay(last);
        const { span, before } = getTrailingPeriods(length, today);
        for (const id of MEMBERS.slice(0, 3)) {
          const histories = readHistories(world.tables, id);
          const { earnings } = listEarnings(histories.activities);
          const trend = getEarningsTrend(earnings, length, today);
          const { movements } = listMovements(histories);
          const readMoneyIn = (days: DateRange) =>
            createStatement(movements, toReply(world.getBalances(id)), days).find(
              ({ kind }) => kind === 'available',
            )?.incoming;
          expect([trend.total, trend.before]).toEqual([readMoneyIn(span), readMoneyIn(before)]);
          expect(trend.total).toBe(summarizeEarnings(earnings, span, today).total);
          expect(trend.change).toBe(trend.total - trend.before);
          if (trend.total > 0n) earned++;
        }
      }),
      // Enough for 500 members with earnings in them, however the worlds come out: 1,000 had 497 to 588.
      { numRuns: 1300 },
    );
    expect(earned, 'members with earnings').toBeGreaterThan(500);
  });

  test('has the largest sources of each period first', () => {
    const day = '2025-03-05';
    const { periods } = getEarningsTrend(
      [
        { day, source: 'Ada', units: 1 },
        { day, source: 'Ben', units: 3 },
        { day, source: 'Ada', units: 1 },
      ],
      '30d',
      day,
    );
    expect(periods.at(-1)).toMatchObject({
      total: 5n,
      count: 3,
      sources: [
        { source: 'Ben', units: 3n },
        { source: 'Ada', units: 2n },
      ],
    });
    expect(formatDate(`${periods[0]?.from}T12:00:00`)).toBe('4th February, 2025');
  });
});

test('a running total ends with everything until today, and begins with what was before the twelve months', () => {
  const amounts = [
    { day: '2020-01-01', units: 5 },
    { day: '2025-01-15', units: 7 },
    { day: '2025-03-05', units: 1 },
    { day: '2025-03-06', units: 100 },
    { day: '', units: 100 },
  ];
  const totals = getRunningTotals(amounts, '2025-03-05');
  expect(totals).toHaveLength(13);
  expect([totals[0], totals.at(-3), totals.at(-1)]).toEqual([5n, 5n, 13n]);
});
