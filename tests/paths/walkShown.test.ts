import { describe, expect, test } from 'vitest';
import { findAnswerProblem, type ShownAnswers } from '#machines/models/walkShown.ts';
import type { ShownTable } from '#machines/models/walkTables.ts';
import { reports } from '#src/messages/reports.ts';

const rows = [
  ['Deposit', '2nd March, 2025', '+$1,250.00001', 'Completed'],
  ['Withdrawal', '1st March, 2025', '\u2212$25.00000', 'Pending'],
] as const;
const answers = new Map<string, unknown>([
  [
    'GET /transactions/history',
    {
      data: {
        transactions: [
          { type: 'Deposit', created_at: '2025-03-02T12:00:00.000Z', amount: 1250.00001, status: 1 },
          { type: 'Withdrawal', created_at: '2025-03-01T12:00:00.000Z', amount: 25, status: 2 },
        ],
      },
    },
  ],
  [
    'GET /users/profile',
    {
      data: {
        profile: { referral_code: 'ABcd' },
        stats: { total_earn: 1234.5 },
        balances: { balance: 30.12345 },
      },
    },
  ],
]);
const table: ShownTable = {
  caption: 'Recent Transaction',
  headers: ['Type', 'Date', 'Amount', 'Status'],
  rows,
  sort: { header: 'Date', isDescending: true },
  filter: '',
  isPartial: false,
  page: 1,
  size: 10,
  footer: 'Rows 1–2 of 2',
};
const nothing: ShownAnswers = {
  address: '/',
  text: '',
  typedAmount: '',
  answers,
  unreadCalls: [],
  figures: [],
  tables: [],
};
const shown = (change: Partial<ShownAnswers>) => findAnswerProblem({ ...nothing, ...change });
const withTable = (change: Partial<ShownTable>) => shown({ tables: [{ ...table, ...change }] });

describe('what the screen shows of the provider’s answers', () => {
  test('sums up: the parts of a row of the earnings to its total, and all rows to the figure above', () => {
    const earnings: ShownTable = {
      ...table,
      caption: reports.earning.overTime,
      headers: ['Month', reports.earning.count, 'Ada', 'Bo', reports.earning.total],
      rows: [
        ['March 2025', '2', '$1,000.00001', '$0.50000', '$1,000.50001'],
        ['April 2025', '1', '$0.00000', '$0.25000', '$0.25000'],
      ],
    };
    const withRows = (rows: ShownTable['rows'], total = '$1,000.75001') =>
      shown({ tables: [{ ...earnings, rows }], figures: [[reports.earning.total, total]] });
    expect(withRows(earnings.rows)).toBeNull();
    expect(withRows([['March 2025', '2', '$1,000.00000', '$0.50000', '$1,000.50001']])).toBe(
      'The parts of a row of Earnings over time do not sum to its total.',
    );
    expect(withRows(earnings.rows, '$1,000.75002')).toBe(
      'The rows of Earnings over time sum to $1,000.75001, not to $1,000.75002.',
    );
  });

  test('grows up to all direct referrals, where the newest period stands first', () => {
    const growth: ShownTable = {
      caption: reports.performance.growth,
      headers: ['Month', reports.performance.joined, reports.performance.totalSoFar],
      rows: [
        ['2nd month', '1', '3'],
        ['1st month', '2', '2'],
      ],
      sort: { header: 'Month', isDescending: true },
      filter: '',
      isPartial: false,
      page: 1,
      size: 10,
      footer: undefined,
    };
    const withReferrals = new Map<string, unknown>([
      ['GET /users/referrals', { data: { referrals: [{}, {}, {}] } }],
    ]);
    const find = (change: Partial<ShownTable>) =>
      shown({ answers: withReferrals, tables: [{ ...growth, ...change }] });
    const byJoined = {
      rows: growth.rows.toReversed(),
      sort: { header: reports.performance.joined, isDescending: true },
    };
    expect(find({})).toBeNull();
    expect(find(byJoined)).toBeNull();
    expect(find({ rows: [['2nd month', '1', '1'], ...growth.rows.slice(1)] })).toBe(
      `${reports.performance.growth} ends with 1, not with 3.`,
    );
  });

  test('is right as it was answered, on each page, in each order and filtered', () => {
    const [deposit, withdrawal] = rows;
    expect(withTable({})).toBeNull();
    expect(
      withTable({ rows: [withdrawal, deposit], sort: { header: 'Amount', isDescending: false } }),
    ).toBeNull();
    expect(withTable({ rows: [withdrawal], page: 2, size: 1, footer: 'Rows 2–2 of 2' })).toBeNull();
    expect(withTable({ rows: [deposit], filter: '1250 COMPLETED', footer: 'Rows 1–1 of 1' })).toBeNull();
    expect(shown({ figures: [['Total Earn', '$1,234.50000']] })).toBeNull();
    expect(shown({ figures: [['Being Paid Out', '$25.00000']] })).toBeNull();
    expect(
      shown({ typedAmount: '20.1', text: '$20.10000 will be withdrawn, $10.02345 stays available.' }),
    ).toBeNull();
    expect(shown({ text: 'https://app.example/signup?ref=ABcd Copy' })).toBeNull();
  });

  test.each([
    ['has 1 rows on page 1, not 2', { rows: rows.slice(1) }],
    ['says Rows 1–2 of 3', { footer: 'Rows 1–2 of 3' }],
    ['is not in order', { rows: rows.toReversed() }],
    [
      'has a row that the provider has not',
      { rows: [['Deposit', '2th March, 2025', '+$1,250.00001', 'Completed'], rows[1]] },
    ],
    ['has 2 rows on page 1, not 1', { filter: 'deposit' }],
  ])('a table that %s is found', (problem, change) => {
    expect(withTable(change)).toContain(problem);
  });

  test('a table whose rows could not be read does not look empty, unless they are filtered or read before', () => {
    const unread = (change: Partial<ShownTable>) =>
      shown({
        unreadCalls: ['GET /transactions/history'],
        answers: new Map(),
        tables: [{ ...table, rows: [], ...change }],
      });
    expect(unread({})).toBe('The table Recent Transaction is empty, and its rows could not be read.');
    for (const change of [{ filter: 'deposit' }, { isPartial: true }, { rows }])
      expect(unread(change)).toBeNull();
  });

  test.each([
    ['Total Earn is shown as $1234.50000', { figures: [['Total Earn', '$1234.50000']] as const }],
    ['Being Paid Out is shown as $0.00000', { figures: [['Being Paid Out', '$0.00000']] as const }],
    [
      'is not what is said of the typed amount',
      { typedAmount: '20.1', text: '$20.10000 will be withdrawn, $10.00000 stays available.' },
    ],
    ['has the code abcd, not ABcd', { text: 'https://app.example/signup?ref=abcd' }],
  ])('%s: is found', (problem, change) => {
    expect(shown(change)).toContain(problem);
  });
});
