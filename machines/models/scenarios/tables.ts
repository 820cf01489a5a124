import { reading } from '#src/messages/common.ts';
import { earnings } from '#src/messages/earnings.ts';
import { reports } from '#src/messages/reports.ts';
import { shell } from '#src/messages/shell.ts';
import { receipt } from '#src/messages/statement.ts';
import { table, tables } from '#src/messages/tables.ts';
import { teamGraph } from '#src/messages/teamGraph.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import type { Call } from '../appDriver';
import { act, assert, by, calls } from '../builders';
import {
  answer,
  changeNext,
  listReferrals,
  listTransactions,
  load,
  PERFORMANCE_URL,
  plainScenario,
  TEAM_URL,
  TRANSFER_HISTORY_URL,
} from './scenarioSteps';

const BOTH = { _id: 'same', type: 'Deposit', status: 1, created_at: '2026-11-01T10:00:00.000Z' };
const { all, month, last30, last90, year } = table.days.names;

/** The activities of Home begin with earnings of these days, each twice as large as the one before. */
const lookAtEarnings = (span: string, ...days: readonly string[]) =>
  by.member(`the member looks at the earnings of ${span}, with some on the first and last day of each span`, {
    actions: [
      changeNext(
        'GET /activities/history',
        Object.assign(
          {},
          ...days.map((day, index) => ({
            [`data.activities.${index}.created_at`]: `${day}T12:00:00.000Z`,
            [`data.activities.${index}.type`]: 'Earning',
            [`data.activities.${index}.metadata.amount`]: 10_000 * 2 ** index,
          })),
        ),
      ),
      act.navigate(urls.dashboard),
      act.field(span),
    ],
  });

/** Of days that are limited, the first and the last moment, and those just outside. */
const getBorders = (from: string, to: string): readonly string[] => [
  new Date(Date.parse(`${from}T00:00Z`) - 1).toISOString(),
  `${from}T00:00:00.000Z`,
  `${to}T23:59:59.999Z`,
  new Date(Date.parse(`${to}T24:00Z`)).toISOString(),
];

interface Row {
  readonly created_at: string;
  readonly amount: number;
}
type Days = readonly [from: string, to: string];

/** The member opens some days of a list, with rows at their borders; `name` begins the parameters of its table. */
const openBorders = (
  call: Call,
  path: string,
  name: string,
  [from, to]: Days,
  toData: (rows: Row[]) => object,
) => {
  const rows = getBorders(from, to).map((created_at, index) => ({ created_at, amount: 10 * 2 ** index }));
  const address = `${path}${path.includes('?') ? '&' : '?'}${name}from=${from}&${name}to=${to}`;
  return load(`the member opens ${address}, with rows at both borders`, address, [
    answer(call, { data: toData(rows) }),
  ]);
};
const openEarnings = (...days: Days) =>
  openBorders('GET /activities/history', `${urls.reports}?tab=earning`, '', days, (rows) => ({
    activities: rows.map(({ created_at, amount }) => ({ created_at, type: 'Earning', metadata: { amount } })),
  }));
const openMovements = (path: string, name: string, ...days: Days) =>
  openBorders(calls.getTransactionHistory, path, name, days, (rows) => ({
    transactions: rows.map((row) => ({ ...row, type: 'Deposit', status: 1 })),
  }));
const openGrowth = (...joined: readonly string[]) =>
  load(
    'the member opens the performance, with a referral who will join at a border of what is counted',
    PERFORMANCE_URL,
    [listReferrals(...joined.map((day) => ({ name: day, joined: day })))],
  );

/** The provider leaves out something of each third row, by which the member orders a table in both directions. */
const orderSparse = (path: string, ...orders: readonly string[]) =>
  orders.map((order) => by.member(`the member opens ${path}${order}`, { actions: [act.open(path + order)] }));

const TRANSFER_ID = 'data.transfers.0.transfer_id';
const RECEIPT = { [TRANSFER_ID]: 'TRF-00ab06' } as const;
const TRANSFERS_FAILED = Object.fromEntries(
  [0, 1, 2].map((index) => [`data.transfers.${index}.status`, 'failed']),
);
/** Ids that are no part of an address as they are. */
const IDS_TO_ENCODE = Object.fromEntries(
  ['A', 'B', 'C'].map((letter, index) => [
    `data.transfers.${index}.transfer_id`,
    `${letter}&transfer=1#+%/ü`,
  ]),
);

/** Tables and the graph as they are used, with rows unlike the others, and documents that are made from them. */
export const tableScenarios: readonly Plan[] = [
  plainScenario(
    'a-table-as-it-is-used',
    'A table is ordered, filtered and paged; its address says how, and what is typed adds nothing to the history',
    `${urls.transactions}?activities.page=2`,
    [
      by.member('the member orders the activities by their descriptions', {
        actions: [act.button(tables.activities.description)],
        assertions: [assert.url(`${urls.transactions}?activities.sort=description`)],
      }),
      by.member('the member opens their third page, and the next page of the transactions above them', {
        actions: [
          act.navigate(`${urls.transactions}?activities.sort=description&activities.page=3`),
          act.button(table.next),
        ],
      }),
      by.member('the member goes to the withdrawals, and filters them', {
        actions: [act.menuLink(shell.entries.withdraw), act.fill(table.filter, 'Completed 2')],
        assertions: [assert.url(`${urls.withdraw}?q=Completed+2`)],
      }),
      by.member('the member saves what is left of them', { actions: [act.button(table.download)] }),
      by.member('nothing matches, the member clears the filter, and looks at deposits, too', {
        actions: [
          act.fill(table.filter, 'nothing like it'),
          act.button(table.clearFilters),
          act.navigate(`${urls.withdraw}?kind=all&page=2&size=25`),
        ],
      }),
      by.member('the member selects a status to copy it, which opens nothing', {
        actions: [{ type: 'selectText', text: 'Completed' }],
      }),
      by.member('the member looks at withdrawals only, from their first page', {
        actions: [act.choose(tables.transactions.type, tables.transactions.only.Withdrawal)],
        assertions: [assert.url(`${urls.withdraw}?size=25`)],
      }),
      // Their first days are in the address, which is compared where the plan has its own time.
      ...[
        [all, month] as const,
        [month, last30] as const,
        [last30, last90] as const,
        [last90, year] as const,
      ].map(([shown, days]) =>
        by.member(`the member looks at these days: ${days}`, {
          actions: [act.button(table.days.button(shown)), act.button(days)],
        }),
      ),
      by.member('the member asks for more rows from the second page, and gets them from the first row', {
        actions: [act.navigate(`${urls.withdraw}?kind=all&page=2`), act.choose(table.rowsPerPage, '25')],
        assertions: [assert.url(`${urls.withdraw}?kind=all&size=25`)],
      }),
      by.member('the member limits the days from the second page, and gets them from the first row', {
        actions: [
          act.navigate(`${urls.transactions}?transactions.page=2`),
          act.button(table.days.button(all)),
          act.button(year),
        ],
        assertions: [assert.url(`${urls.transactions}?transactions.from=2026-01-01`)],
      }),
      by.member('the member orders the team by what some members have not, and saves it', {
        actions: [
          changeNext(calls.getTeamTree, { 'data.2.position': '', 'data.5.position': '' }),
          act.navigate(`${urls.network}?tab=team&team.sort=position`),
          act.button(table.download),
        ],
      }),
    ],
  ),
  plainScenario(
    'rows-unlike-the-others',
    'A refused donation does not count, a share is rounded to the nearest tenth of a percent, and the receipt of a transfer that was received names its sender',
    urls.setting,
    [
      by.member('the member opens Donate, where one donation was refused and another has a long amount', {
        actions: [
          changeNext(calls.getDonationHistory, {
            'data.donations.0.status': 'rejected',
            'data.donations.2.status': 'Failed',
            'data.donations.1.amount': 1234.56789,
          }),
          act.menuLink(shell.entries.donate),
        ],
      }),
      by.member('the member saves them, and opens the performance', {
        actions: [
          act.button(table.download),
          changeNext(calls.getDonationHistory, {
            'data.donations.0.status': 'rejected',
            // A share that is rounded down, to the tenth of a percent that is reached.
            'data.donations.1.amount': 61.38889,
          }),
          act.navigate(`${urls.reports}?tab=performance`),
        ],
        assertions: [assert.text(reports.performance.levels)],
      }),
      by.member(
        'the member opens what was received in an afternoon, whose id is no part of an address, and its receipt',
        {
          actions: [
            // For the list, and for the receipt.
            ...Array.from({ length: 2 }, () => changeNext(calls.getTransferHistory, IDS_TO_ENCODE)),
            act.navigate(TRANSFER_HISTORY_URL),
            act.button(tables.transfers.received('{recipient.name}')),
            act.button(table.copying(tables.transfers.id).copy),
            act.link(receipt.open),
          ],
          assertions: [assert.text('{recipient.name}')],
        },
      ),
      lookAtEarnings(earnings.spans['30d'], '2026-10-20', '2026-10-19', '2026-09-20', '2026-09-19'),
      by.member('the member goes on to Donate', { actions: [act.menuLink(shell.entries.donate)] }),
      lookAtEarnings(earnings.spans['90d'], '2026-08-21', '2026-08-20', '2026-05-23', '2026-05-22'),
      by.member('the member goes on to Deposit', { actions: [act.menuLink(shell.entries.deposit)] }),
      lookAtEarnings(earnings.spans['12m'], '2025-11-19', '2025-11-18', '2024-11-19', '2024-11-18'),
    ],
  ),
  plainScenario(
    'a-receipt-without-its-member',
    'A receipt for which the profile cannot be read says so, and not that there is no such transfer',
    urls.dashboard,
    [
      by.member('the member opens a receipt, and the profile cannot be read', {
        actions: [
          act.mockUnreachable(calls.getProfile),
          changeNext(calls.getTransferHistory, RECEIPT),
          act.open(urls.receiptOf(RECEIPT[TRANSFER_ID])),
        ],
        assertions: [assert.heading(receipt.title), assert.absent(receipt.missing)],
      }),
      by.member('the member asks for it again', {
        actions: [act.button(reading.retry)],
        assertions: [assert.text(receipt.from)],
      }),
      by.member('the member opens the receipt of a transfer that was not made', {
        actions: [
          changeNext(calls.getTransferHistory, { ...TRANSFERS_FAILED, ...RECEIPT }),
          act.open(urls.receiptOf(RECEIPT[TRANSFER_ID])),
        ],
      }),
    ],
  ),
  plainScenario(
    'days-of-another-zone',
    'Days are those of the time zone that the member is in, in dates, filters, statements and files',
    urls.setting,
    [
      by.member('the member opens the donations on an island where it is tomorrow, those of this month', {
        actions: [
          { type: 'moveToZone', zone: 'Pacific/Kiritimati' },
          // Over there the first is of this month, and the second of the hour before it.
          changeNext(calls.getDonationHistory, {
            'data.donations.0.created_at': '2026-10-31T10:00:00.000Z',
            'data.donations.1.created_at': '2026-10-31T09:59:59.999Z',
          }),
          act.menuLink(shell.entries.donate),
          act.button(table.days.button(all)),
          act.button(month),
          act.button(table.download),
        ],
      }),
      by.member('the member opens the statement of some days, the last of which is over there', {
        actions: [act.navigate(`${urls.statement}?from=2026-09-25&to=2026-11-19`)],
        proves: ['D527'],
      }),
      lookAtEarnings(earnings.spans['30d'], '2026-10-20', '2026-10-19'),
    ],
  ),
  plainScenario(
    'the-first-and-the-last-day',
    'What happened on the first or the last of the days that are shown counts, and what happened a millisecond outside of them does not',
    urls.setting,
    [
      by.browser('the time zone is UTC', { actions: [{ type: 'moveToZone', zone: 'UTC' }] }),
      // The last week, month and year begin on the last day.
      openEarnings('2026-10-05', '2026-11-02'),
      openEarnings('2026-04-01', '2026-11-01'),
      openEarnings('2020-01-01', '2026-01-01'),
      openMovements(urls.transactions, 'transactions.', '2026-10-05', '2026-11-02'),
      openMovements(urls.statement, '', '2026-10-05', '2026-11-02'),
      openBorders(calls.getDonationHistory, urls.donate, '', ['2026-10-05', '2026-11-02'], (donations) => ({
        donations,
      })),
      openGrowth('2026-07-31', '2026-08-01', '2026-12-01'),
      openGrowth('2026-10-05', '2026-10-11', '2026-11-23'),
      // The years that are counted end with the second of these.
      openGrowth('1970-01-02', '2099-12-30', '2100-01-02'),
    ],
  ),
  plainScenario(
    'rows-without-values',
    'Rows without a value stand last, in whichever direction a table is ordered',
    urls.setting,
    [
      by.provider('the provider leaves optional fields out of each third row, and the member opens Donate', {
        actions: [{ type: 'leaveOut', what: 'fieldsOfSome' }, act.open(`${urls.donate}?sort=-status`)],
      }),
      ...orderSparse(
        urls.transactions,
        '?transactions.sort=-status&activities.sort=amount&referrals.sort=-joined',
        '?transactions.sort=type&activities.sort=-amount&referrals.sort=joined',
      ),
      ...orderSparse(
        TEAM_URL,
        '&team.sort=-stage',
        '&team.sort=stage',
        '&team.sort=-level',
        '&team.sort=position',
      ),
      ...orderSparse(TRANSFER_HISTORY_URL, '&sort=-id', '&sort=status'),
    ],
  ),
  plainScenario(
    'the-graph-by-its-keys',
    'The graph is searched by the keys, led to another root and back, closed and opened',
    `${urls.reports}?tab=graph`,
    [
      by.member(
        'the member types a part of some names, goes down, and types another: the first is selected',
        {
          actions: [
            act.fill(teamGraph.search, 'an'),
            act.press('ArrowDown'),
            act.fill(teamGraph.search, 'er'),
          ],
        },
      ),
      // In one step: which members are drawn beside one that is found depends on how the view has moved there.
      by.member('the member makes the first of the members found the root', {
        actions: [act.press('Enter'), act.button(teamGraph.makeRoot)],
      }),
      by.member('the member goes back to the own root', { actions: [act.button('{member.name}')] }),
      by.member('the member closes its branch, and opens it again', {
        actions: [act.button(teamGraph.collapse), act.button(teamGraph.expand)],
      }),
    ],
    [assert.text(teamGraph.keys)],
  ),
  plainScenario(
    'days-of-a-table',
    'Days are limited from one on, up to one, and to none where they are reversed; what an address asks for in vain is left out',
    urls.transactions,
    [
      ...(
        [
          ['from one on', 'transactions.from=2026-03-01'],
          ['up to one', 'transactions.to=2026-03-01'],
          ['of one', 'transactions.from=2026-03-01&transactions.to=2026-03-01'],
          ['that are reversed', 'transactions.from=2026-03-02&transactions.to=2026-03-01'],
        ] as const
      ).map(([what, query]) =>
        by.member(`the member opens the days ${what}`, {
          actions: [act.open(`${urls.transactions}?${query}`)],
        }),
      ),
      by.member('the member opens pages, sizes, orders and days that there are not', {
        actions: [
          act.open(
            `${urls.transactions}?transactions.page=999&transactions.from=2026-02-31&activities.page=0&activities.size=7&activities.sort=-nothing&referrals.page=-1&referrals.size=50`,
          ),
        ],
      }),
      by.member('the member opens the days of all, and closes them by Escape', {
        actions: [
          act.open(urls.transactions),
          act.button(table.days.button(table.days.names.all)),
          act.press('Escape'),
        ],
      }),
    ],
  ),
  plainScenario(
    'rows-of-one-id-and-a-filtered-team',
    'Rows of one id are ordered like others, and a team that is filtered shows what is known of it until it is answered',
    urls.setting,
    [
      load('the provider lists ten transactions of two ids, as many as a page has', urls.transactions, [
        listTransactions(
          ...[30, 10, 20].map((amount) => ({ ...BOTH, amount })),
          ...[5, 7, 1, 2, 3, 4, 6].map((amount) => ({ ...BOTH, _id: 'other', amount })),
        ),
      ]),
      by.member('the member orders them by amount', {
        actions: [act.navigate(`${urls.transactions}?transactions.sort=amount`)],
      }),
      by.member('the member orders them the other way', {
        actions: [act.navigate(`${urls.transactions}?transactions.sort=-amount`)],
      }),
      load('the member opens the team', TEAM_URL, []),
      by.member('the member filters it, which is not answered yet', {
        actions: [{ type: 'hold', call: calls.getTeamTree }, act.navigate(`${TEAM_URL}&team.stage=1`)],
        assertions: [assert.pendingCalls(calls.getTeamTree, 1)],
      }),
      by.member('the member filters it by a status meanwhile', {
        actions: [
          { type: 'hold', call: calls.getTeamTree },
          act.navigate(`${TEAM_URL}&team.stage=1&team.status=inactive`),
        ],
      }),
      by.provider('the provider answers', { actions: [act.release(calls.getTeamTree)] }),
      by.member(
        'the member filters by another stage and a name that nobody has, on a second page, and clears the filters',
        {
          actions: [
            act.navigate(`${TEAM_URL}&team.stage=9&team.q=nobody&team.page=2`),
            act.button(table.clearFilters),
          ],
          assertions: [assert.url(TEAM_URL)],
        },
      ),
    ],
  ),
];
