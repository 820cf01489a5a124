import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Earning, listEarnings, sumFromDonors } from '#src/domain/earnings.ts';
import { summarizeEarnings } from '#src/domain/earningsReport.ts';
import { toUnits } from '#src/domain/money.ts';
import {
  chooseGranularity,
  formatPeriod,
  getPeriodStart,
  getPeriodStarts,
  getSpan,
} from '#src/domain/periods.ts';

const ALL = { from: '', to: '' };
const TODAY = '2025-06-30';

const activity = (type: string, description: string, amount?: number) => ({
  _id: `${type} ${description}`,
  created_at: '2025-03-05T12:00:00.000Z',
  type,
  description,
  ...(amount === undefined ? {} : { metadata: { amount } }),
});

const day = fc
  .date({ min: new Date('2015-01-01T12:00:00Z'), max: new Date('2025-06-30T12:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** Days as a provider may send them: most of this time, some from the ends of it. */
const anyDay = fc.oneof(
  { weight: 4, arbitrary: day },
  {
    weight: 1,
    arbitrary: fc
      .date({
        min: new Date('0001-01-01T12:00:00Z'),
        max: new Date('9999-12-31T12:00:00Z'),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString().slice(0, 10)),
  },
);
const earning: fc.Arbitrary<Earning> = fc.record({
  day: anyDay,
  source: fc.constantFrom('Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', ''),
  units: fc.integer({ min: 0, max: 2e15 }),
});
const anyRange = fc.record({
  from: fc.oneof(fc.constant(''), day),
  to: fc.oneof(fc.constant(''), day),
});
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

describe('earnings', () => {
  test('are the activities of that type; their source is whose donation they came from', () => {
    const { earnings } = listEarnings([
      activity('Earning', 'Earned from the donation of Ada Lovelace', 12.34567),
      activity('Donation', 'Donation made', 50),
      activity('Earning', '  Matching bonus ', 0),
    ]);
    expect(earnings).toEqual([
      { day: '2025-03-05', source: 'Ada Lovelace', units: 1_234_567 },
      { day: '2025-03-05', source: 'Matching bonus', units: 0 },
    ]);
  });

  test('without an amount are left out and counted, and are no zeros', () => {
    const unsaid = { ...activity('Earning', 'Matching bonus'), metadata: undefined };
    expect(
      listEarnings([activity('Earning', 'Bonus', 1), unsaid, { ...unsaid, metadata: {} }]),
    ).toMatchObject({
      earnings: [{ source: 'Bonus' }],
      withoutAmount: 2,
    });
  });

  const ada = new Set(['Ada']);
  const bonus = activity('Earning', 'Matching bonus', 1);
  const ofBen = activity('Earning', 'Earned from the donation of Ben', 2);

  test.each([
    [[], 0n],
    [[bonus, ofBen], 0n],
    [[bonus, ofBen, activity('Earning', 'Earned from the donation of Ada', 3)], 300_000n],
    [[activity('Earning', 'Ada', 3), bonus], 300_000n],
    [[activity('Donation', 'Donation made', 3)], 0n],
  ])('of the donations of some members, in %j, are %d', (activities, units) => {
    expect(sumFromDonors(activities, ada)).toBe(units);
  });

  test.each([
    [[bonus, activity('Earning', 'Level 1 commission (Ada)', 3)]],
    [[ofBen, activity('Earning', 'Earned from the donation of Ada')]],
    [[{ ...bonus, description: undefined }]],
  ])(
    'of the donations of some members cannot be known from %j, unless there are no such members',
    (activities) => {
      expect(sumFromDonors(activities, ada)).toBeUndefined();
      expect(sumFromDonors(activities, new Set())).toBe(0n);
    },
  );

  test('are summed exactly where floats would not be', () => {
    const tenth = { day: TODAY, source: 'Ada', units: toUnits(0.1) };
    const report = summarizeEarnings([tenth, { ...tenth, units: toUnits(0.2) }], ALL, TODAY);
    expect(report.total).toBe(30_000n);
    expect(report.sources).toEqual([{ source: 'Ada', units: 30_000n, count: 2, permille: 1000 }]);
  });

  test('have a source that is on one line and leaves the direction as it is', () => {
    const [first] = listEarnings([
      activity('Earning', 'Earned from the donation of Ada\nLovelace\u202e', 1),
    ]).earnings;
    expect(first?.source).toBe('Ada Lovelace');
  });

  test('of the year 1, of 9999 and without a date are in the report, and in at most 101 periods', () => {
    const report = summarizeEarnings(
      ['0001-01-01', '9999-12-31', TODAY, ''].map((earned) => ({ day: earned, source: 'Ada', units: 1 })),
      ALL,
      TODAY,
    );
    expect(report.total).toBe(4n);
    expect(report.periods.length).toBeLessThanOrEqual(101);
    expect(sum(report.periods.map(({ units }) => units))).toBe(3n);
    const names = report.periods.map(({ start }) => formatPeriod(start, report.granularity));
    expect(names).toEqual(expect.arrayContaining(['1–99', '2000–2099', '9900–9999']));
  });

  test('none at all is an empty report', () => {
    expect(summarizeEarnings([], ALL, TODAY)).toMatchObject({
      total: 0n,
      count: 0,
      sources: [],
      periods: [],
    });
  });

  test('periods without earnings are there, up to today', () => {
    const { periods, granularity } = summarizeEarnings(
      [
        { day: '2025-01-15', source: 'Ada', units: 1 },
        { day: '2025-03-15', source: 'Ada', units: 2 },
      ],
      ALL,
      TODAY,
    );
    expect(granularity).toBe('month');
    expect(periods.map(({ start, units }) => [start, units])).toEqual([
      ['2025-01-01', 1n],
      ['2025-02-01', 0n],
      ['2025-03-01', 2n],
      ['2025-04-01', 0n],
      ['2025-05-01', 0n],
      ['2025-06-01', 0n],
    ]);
  });

  test('past four sources the smallest are one series', () => {
    const of = (source: string, units: number) => ({ day: TODAY, source, units });
    const five = [of('Ada', 1), of('Ben', 5), of('Cleo', 3), of('Dan', 2), of('Eve', 4)];
    const report = summarizeEarnings(five, ALL, TODAY);
    expect(report.series).toEqual(['Ben', 'Eve', 'Cleo', null]);
    expect(report.periods.map(({ bySeries }) => bySeries)).toEqual([[5n, 4n, 3n, 3n]]);
    expect(summarizeEarnings(five.slice(1), ALL, TODAY).series).toEqual(['Ben', 'Eve', 'Cleo', 'Dan']);
  });

  test('a range that ends before it begins limits nothing', () => {
    const one = [{ day: '2025-03-15', source: 'Ada', units: 2 }];
    expect(summarizeEarnings(one, { from: '2025-06-01', to: '2025-01-01' }, TODAY).total).toBe(2n);
  });

  test('whatever the rows and the range: periods, series and sources all add up to the rows within it', () => {
    fc.assert(
      fc.property(fc.array(earning, { maxLength: 60 }), anyRange, (earnings, range) => {
        const report = summarizeEarnings(earnings, range, TODAY);
        const reversed = range.from !== '' && range.to !== '' && range.from > range.to;
        const inside = earnings.filter(
          ({ day }) => reversed || ((!range.from || day >= range.from) && (!range.to || day <= range.to)),
        );
        const expected = sum(inside.map(({ units }) => BigInt(units)));
        expect(report.total).toBe(expected);
        expect(report.count).toBe(inside.length);
        expect(sum(report.sources.map(({ units }) => units))).toBe(expected);
        expect(sum(report.periods.map(({ units }) => units))).toBe(expected);
        expect(sum(report.periods.flatMap(({ bySeries }) => bySeries))).toBe(expected);
        for (const { units, bySeries } of report.periods) expect(sum(bySeries)).toBe(units);
        expect(report.periods.reduce((total, { count }) => total + count, 0)).toBe(inside.length);
      }),
    );
  });
});

describe('periods', () => {
  test('weeks begin on Monday', () => {
    expect(getPeriodStart('2025-03-09', 'week')).toBe('2025-03-03');
    expect(getPeriodStart('2025-03-10', 'week')).toBe('2025-03-10');
  });

  test('a span is what the days and the range have in common', () => {
    const days = ['2025-02-01', '2025-05-01'];
    expect(getSpan(days, ALL, TODAY)).toEqual({ first: '2025-02-01', last: TODAY });
    expect(getSpan(days, { from: '1900-01-01', to: '2025-04-01' }, TODAY)).toEqual({
      first: '2025-02-01',
      last: '2025-04-01',
    });
    expect(getSpan(days, { from: '', to: '2024-01-01' }, TODAY)).toBeUndefined();
    expect(getSpan(['2025-07-09'], ALL, TODAY)).toEqual({ first: '2025-07-09', last: '2025-07-09' });
  });

  test('whatever the span: at most 38 in order, or 101 for more than 36 years, each day of the span in one of them', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        const span = one < other ? { first: one, last: other } : { first: other, last: one };
        const granularity = chooseGranularity(span);
        const starts = getPeriodStarts(span, granularity);
        const isLong = Number(span.last.slice(0, 4)) - Number(span.first.slice(0, 4)) > 36;
        expect(starts.length).toBeLessThanOrEqual(isLong ? 101 : 38);
        expect(starts).toEqual([...new Set(starts)].sort());
        expect(starts).toContain(getPeriodStart(span.first, granularity));
        expect(starts.at(-1)).toBe(getPeriodStart(span.last, granularity));
      }),
    );
  });
});
