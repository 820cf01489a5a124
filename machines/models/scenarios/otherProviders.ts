import { chart } from '#src/messages/chart.ts';
import { reading } from '#src/messages/common.ts';
import { donate } from '#src/messages/donate.ts';
import { home } from '#src/messages/home.ts';
import { movement } from '#src/messages/movement.ts';
import { reports } from '#src/messages/reports.ts';
import { shell } from '#src/messages/shell.ts';
import { stages } from '#src/messages/stages.ts';
import { table, tables } from '#src/messages/tables.ts';
import { teamGraph } from '#src/messages/teamGraph.ts';
import { urls } from '#src/urls.ts';
import type { Plan, Toast } from '../../paths/plan';
import type { Outcome } from '../appDriver';
import { act, assert, by, calls, toast } from '../builders';
import {
  answer,
  changeNext,
  changeNextProfile,
  EARNING_URL,
  fillDonation,
  GRAPH_URL,
  listActivities,
  listTeam,
  listTransactions,
  load,
  logOut,
  PERFORMANCE_URL,
  plainScenario,
  reply,
  submitSignIn,
  TEAM_URL,
} from './scenarioSteps';
import { SMALL_TEAM } from './smallTeam';

/** The member donates, which the provider answers like this. */
const donateAnd = (sentence: string, outcome: Outcome, ...toasts: readonly Toast[]) =>
  by.provider(sentence, {
    actions: [act.mockNext(calls.donate, outcome), ...fillDonation],
    toasts,
  });

/** Of the member whose plans these are. */
const OWN_NAME = 'Miguel Member';
const row = (name: string, more: object = {}) => ({ name, email: `${name}@example.com`, ...more });
/** With the member as many as a graph opens at first. Wider, their names would be too small to be read. */
const CHAINS = Array.from({ length: 119 }, (_, index) => ({
  name: `Member ${index}`,
  _id: index,
  parent_id: index < 11 ? undefined : index - 11,
}));
const earned = (created_at: string | number, amount: string | number | null, more: object = {}) => ({
  created_at,
  type: 'earned',
  description: `Of ${created_at}`,
  metadata: amount === null ? [] : { amount },
  ...more,
});
/** As people may call themselves; the last two have earned as much as the first two. */
const SOURCES = [
  '=1+1',
  '-5',
  '“Quoted”, "and not"',
  "'+Anna; @Ben",
  '@Cleo\tDora',
  'Zoe',
  '\u202eYan\u2069\nYi',
];
/** The others of a period are told together where there are more. */
const FOUR_SOURCES = ['Anna', 'Ben', 'Cleo', 'Dora'];
/** Longer than what is shown of a sentence. */
const LONG_SENTENCE = 'The programme is closed for today. '.repeat(12).trim();
const SENTENCE = 'The programme is closed.';
/** One character, which JavaScript counts as two. */
const PICTURE = '🌱';
const ONE_DEPOSIT = [{ type: 'Deposit', created_at: '2026-11-02', amount: 12.5, status: 1 }];
/** Without JSON around it. */
const bareText = (status: number): Outcome => ({ kind: 'reply', status, body: SENTENCE });

/** Providers whose answers have other forms than those of the provider in the browser. */
export const otherProviderScenarios: readonly Plan[] = [
  plainScenario(
    'moments-amounts-and-words-of-other-providers',
    'Dates, amounts, types and codes are read as providers write them, and a row that cannot be read is told',
    urls.setting,
    [
      load(
        'the provider lists transactions without an envelope, each date, amount and code written in another way',
        urls.transactions,
        [
          answer(calls.getTransactionHistory, {
            transactions: [
              {
                _id: 7,
                type: 'deposited',
                created_at: 1_763_400_000,
                amount: ' +12.5 ',
                status: 'Completed',
              },
              { _id: '7', type: 'WITHDRAW', created_at: '1763300000000', amount: '3.', status: ' 4 ' },
              { _id: '', type: 'Bonus', created_at: '2026-11-02', amount: '.25', status: 'nonsense' },
              { type: null, created_at: 'Mon, 02 Nov 2026 10:00:00 GMT', amount: 0, status: null },
              { created_at: '2026-11-01 23:30:00,250 +01', amount: 1e9, status: '3', icon: 5 },
              { created_at: '9999-12-31T23:59:59Z', amount: 20_000_000_000, status: 2 },
              { created_at: '0001-01-01T00:00Z', amount: 0.000001, status: 99 },
              { _id: '-3', created_at: '2026-11-03T10:00Z', amount: -2.5, type: 'Deposit', status: 1 },
            ],
          }),
        ],
      ),
      by.member('the member saves them, looks at one, closes it by Escape, and looks at another of its id', {
        actions: [
          act.button(table.download),
          act.button('Deposit'),
          act.press('Escape'),
          act.button('Withdrawal'),
        ],
        proves: ['D58'],
      }),
      ...(
        [
          ['a day that no calendar has', { created_at: '2026-02-31', amount: 1 }],
          ['a date in words', { created_at: 'yesterday', amount: 1 }],
          ['a date before the years that are counted', { created_at: -1e14, amount: 1 }],
          ['an amount with a comma', { created_at: '2026-11-02', amount: '12,5' }],
          ['an amount that is too large to be exact', { created_at: '2026-11-02', amount: 20_000_000_001 }],
          ['an amount that is no number', { created_at: '2026-11-02', amount: true }],
        ] as const
      ).map(([what, transaction]) =>
        load(
          `the provider lists a transaction with ${what}`,
          urls.transactions,
          [listTransactions(transaction)],
          assert.alert(tables.transactions.title),
        ),
      ),
      load('the provider lists earnings of two centuries, some without an amount', EARNING_URL, [
        listActivities(
          earned('2026-11-01T10:00:00', '7.5'),
          earned('1999-12-31T23:59:59-08:00', 3),
          earned('1850-06-15', 2.25),
          earned('2026-10-01', null),
          earned('2026-09-01', 1, { description: '' }),
        ),
      ]),
      load('the provider lists earnings of twelve years, nearly all from one source', EARNING_URL, [
        listActivities(earned('2026-11-01', 0.00001), earned('2014-02-01', 8000), earned('2014-01-01', 1)),
      ]),
      load('the provider lists one earning', EARNING_URL, [listActivities(earned('2026-11-01', 4))]),
      load(
        'the provider lists corrections, and sources that a spreadsheet would take for formulas',
        EARNING_URL,
        [
          listActivities(
            ...SOURCES.map((source, index) =>
              earned(`2026-0${9 - index}-15`, (-7.5) ** (index % 5), {
                description: `Earned from the donation of ${source}`,
              }),
            ),
          ),
        ],
      ),
      by.member('the member saves them by source, and by month', {
        actions: [act.button(table.download), act.button(chart.showTable), act.button(table.download)],
      }),
      load('the provider lists none, with a total', EARNING_URL, [listActivities()]),
      load('the provider lists none, and no total', EARNING_URL, [
        listActivities(),
        changeNextProfile({ 'stats.total_earn': '' }),
      ]),
      load('the provider lists earnings of the span before as large as those of the last', urls.dashboard, [
        listActivities(earned('2026-11-01', 4), earned('2025-10-15', 4)),
      ]),
      load(
        'the provider lists as much, the first of it on the first day of the span before',
        urls.dashboard,
        [listActivities(earned('2026-11-01', 4), earned('2024-11-19', 4))],
      ),
      load('the provider lists none of the last two years', urls.dashboard, [
        listActivities(earned('2020-11-01', 4)),
      ]),
      load(
        'the provider lists earnings of this span only, from as many sources in a month as are named, and from one more',
        urls.dashboard,
        [
          listActivities(
            ...FOUR_SOURCES.map((description) => earned('2026-11-01', 4, { description })),
            ...[...FOUR_SOURCES, 'Emil'].map((description) => earned('2026-10-01', 4, { description })),
          ),
        ],
      ),
      load(
        'the provider lists movements in statements that do not say what they moved, and one of the future',
        `${urls.statement}`,
        [
          listTransactions(
            { created_at: '2026-11-02', amount: 4, type: 'Bonus', status: 1 },
            { created_at: '2026-11-02', amount: 4, type: 'Deposit', status: 'nonsense' },
            { created_at: '2100-01-02', amount: 4, type: 'Deposit', status: 1 },
          ),
        ],
      ),
    ],
  ),
  plainScenario(
    'teams-of-other-providers',
    'A team is read as a tree or a list, from any level, with and without who stands below whom',
    urls.setting,
    [
      load('the provider answers with nodes in nodes, at their places', TEAM_URL, [
        answer(calls.getTeamTree, {
          ...row('Top', { _id: 1, level: 0 }),
          children: {
            left: {
              ...row('Anna', { stage: 2, status: 'ACTIVE', position: '' }),
              children: [row('Ben'), row('Cleo', { _id: 9 })],
            },
            center: '',
            right: {
              ...row('Dora', { referral_code: 55 }),
              children: [row('Emil', { level: 7, position: 'side' })],
            },
          },
        }),
      ]),
      by.member('the member opens the graph of it', { actions: [act.navigate(GRAPH_URL)] }),
      load(
        'the provider lists members without saying who stands below whom',
        GRAPH_URL,
        [listTeam([row('Anna', { level: 1 }), row('Ben', { level: 1 }), row('Cleo', { level: 2 })])],
        assert.text(teamGraph.noStructure),
      ),
      load('the provider lists members twice, in circles, below nobody and below themselves', GRAPH_URL, [
        listTeam([
          row('Anna', { _id: 'a', parent_id: 'b', level: 1, stage: 11 }),
          row('Ben', { _id: 'b', parent_id: 'a', level: 2 }),
          row('Anna', { _id: 'a', parent_id: 'b', level: 1 }),
          row('Other', { _id: 'a', parent_id: 'nobody', level: 2 }),
          row('Cleo', { _id: 'c', parent_id: 'c', level: 1 }),
          { email: 'anna@example.com', level: 3, parent_id: 'a' },
          { email: 'anna@example.com', level: 3, parent_id: 'a' },
        ]),
      ]),
      by.member('the member opens the list of it, and saves it', {
        actions: [act.navigate(TEAM_URL), act.button(table.download)],
      }),
      load('the provider counts levels from 5, and does not say all of them', PERFORMANCE_URL, [
        listTeam([
          row('Anna', { level: 5, status: 'active' }),
          row('Ben', { level: 6 }),
          row('Cleo'),
          row('Dora', { level: 5 }),
        ]),
      ]),
      load(
        'the provider lists nobody',
        PERFORMANCE_URL,
        [listTeam([]), act.mockNext('GET /users/referrals', reply(404, { message: 'No referrals found.' }))],
        assert.text(reports.performance.levelsEmpty),
      ),
      load('the provider lists nobody', GRAPH_URL, [listTeam([])], assert.text(teamGraph.empty)),
      load(
        'the provider lists the member alone, by the level',
        GRAPH_URL,
        [listTeam([{ _id: 1, name: 'Top', level: 0 }])],
        assert.text(teamGraph.nobodyBelow),
      ),
      load('the provider answers with one member who has nobody below', GRAPH_URL, [
        answer(calls.getTeamTree, row('Top', { _id: 1 })),
      ]),
      load('the provider lists just as many as are opened at first', GRAPH_URL, [listTeam(CHAINS)]),
      load('the provider answers with a text among the members', TEAM_URL, [listTeam([row('Anna'), 'Ben'])]),
      load('the provider says who has invited whom, and no levels', TEAM_URL, [
        listTeam(SMALL_TEAM.map((member) => ({ ...member, level: undefined }))),
      ]),
      load('the provider answers with rows that say nobody’s name', TEAM_URL, [
        listTeam([{ level: 1, stage: 3 }]),
      ]),
      load(
        'the provider answers the question for sponsors without content',
        urls.network,
        [act.mockNext('GET /users/team-tree-chain', { kind: 'reply', status: 204, body: '' })],
        assert.alert(reading.malformed),
      ),
      load(
        'the provider names the member and the sponsors, one of whom has no name, and another that of the member',
        urls.network,
        [
          answer('GET /users/team-tree-chain', {
            data: Array.from({ length: 14 }, (_, index) => {
              if (index === 3) return { stage: 2 };
              return { name: index % 6 === 0 ? OWN_NAME : `Sponsor ${index}` };
            }),
          }),
        ],
      ),
    ],
  ),
  plainScenario(
    'stages-of-other-providers',
    'The last stage, one that the provider has no rule for, and rules without figures are said as what they are',
    urls.setting,
    [
      ...[10, 11].flatMap((stage) => {
        const saysStage = [changeNextProfile({ 'profile.stage': stage })];
        const isLast = stage === 10;
        return [
          load(
            `the provider says stage ${stage}`,
            urls.dashboard,
            saysStage,
            assert.text(isLast ? stages.last : home.noStageRule(stage)),
          ),
          load(
            'the member opens the performance',
            PERFORMANCE_URL,
            saysStage,
            assert.text(isLast ? reports.performance.last : reports.performance.noRule(stage)),
          ),
          load('the member opens Donate', urls.donate, saysStage),
        ];
      }),
      ...[2, 5].map((stage) =>
        load(`the provider says stage ${stage}, which the donations do not add up to`, PERFORMANCE_URL, [
          changeNextProfile({ 'profile.stage': stage }),
        ]),
      ),
      load('the provider has no stages', PERFORMANCE_URL, [answer('GET /stages', { data: [] })]),
      load('the provider says no stage, and no minimum of the first', PERFORMANCE_URL, [
        changeNextProfile({ 'profile.stage': 0 }),
        changeNext('GET /stages', { '0.minimum_donation': '', '0.donation_requirement': '' }),
      ]),
      by.member('the member opens Donate and Home', {
        actions: [
          act.menuLink(shell.entries.donate),
          act.fill(donate.amount, '12'),
          act.menuLink(shell.entries.dashboard),
        ],
      }),
    ],
  ),
  plainScenario(
    'refusals-of-other-providers',
    'The sentence of a refusal is found wherever the provider has put it, and shortened where it is endless; that of a server is not shown',
    urls.donate,
    [
      donateAnd(
        'the provider refuses with a sentence for each field',
        reply(422, { errors: { amount: [SENTENCE] } }),
        toast.failure(SENTENCE),
      ),
      donateAnd(
        'the provider refuses with a problem’s details, beside what its database has said',
        reply(400, {
          title: 'Bad request',
          status: 400,
          detail: SENTENCE,
          message: 'SQLSTATE[HY000]: General',
        }),
        toast.failure(SENTENCE),
      ),
      donateAnd(
        'the provider refuses with the name of the status as the error',
        reply(403, { statusCode: 403, error: 'Forbidden', message: [SENTENCE, 'Another.'] }),
        toast.failure(SENTENCE),
      ),
      donateAnd(
        'the provider refuses with an object inside of data',
        reply(200, { data: { ok: 'false', error: { message: ` ${SENTENCE} ` } } }),
        toast.failure(SENTENCE),
      ),
      donateAnd(
        'the provider says in a success that it was declined',
        reply(200, { status: 'DECLINED', message: SENTENCE }),
        toast.failure(SENTENCE),
      ),
      donateAnd(
        'the provider refuses with an endless sentence',
        reply(422, { message: LONG_SENTENCE }),
        toast.failure(`${LONG_SENTENCE.slice(0, 299).trimEnd()}…`),
      ),
      donateAnd(
        'the provider accepts with a sentence of too many pictures',
        reply(200, { success: true, message: PICTURE.repeat(400) }),
        toast.success(`${PICTURE.repeat(299)}…`),
      ),
      donateAnd(
        'the provider refuses with a sentence that lies too deep',
        reply(422, { message: [[[[[[[SENTENCE]]]]]]] }),
        toast.failure(donate.failure),
      ),
      donateAnd(
        'the provider refuses with a sentence that was written for a page',
        reply(422, { message: '<p class="red">Ends <b>today</b><br/>at 5 &amp; <i>not</i> before.</p>' }),
        toast.failure('Ends today at 5 & not before.'),
      ),
      donateAnd(
        'the provider refuses with a token, which nobody else is to read',
        reply(422, { message: 'Not allowed for Bearer eyJhbGciOiJIUzI1NiJ9.e30.c2ln' }),
        toast.failure(donate.failure),
      ),
      donateAnd(
        'the provider refuses in Windows-1252',
        { ...reply(422, { message: 'Prêmio não disponível.' }), encoding: 'windows-1252' },
        toast.failure('Prêmio não disponível.'),
      ),
      donateAnd('the provider refuses with a list', reply(422, [SENTENCE]), toast.failure(SENTENCE)),
      donateAnd(
        'the provider refuses by field',
        reply(422, { amount: [SENTENCE], network: ['Unknown.'] }),
        toast.failure(SENTENCE),
      ),
      donateAnd(
        'the provider refuses with a description of a code',
        reply(400, { error: 'programme_closed', error_description: SENTENCE }),
        toast.failure(SENTENCE),
      ),
      donateAnd(
        'the provider refuses with a code alone',
        reply(422, { error: 'PROGRAMME_CLOSED' }),
        toast.failure('Programme closed'),
      ),
      donateAnd('the provider refuses with a sentence alone', bareText(422), toast.failure(SENTENCE)),
      donateAnd(
        'the provider says in a success that a gateway has not answered',
        reply(200, { code: '504', message: SENTENCE }),
        toast.warning(donate.outcome.unknown),
        toast.warning(movement.answered(SENTENCE)),
      ),
      ...[429, 503].map((status) =>
        load(
          `the provider answers a read ${status} without a word`,
          urls.transactions,
          [act.mockNext(calls.getTransactionHistory, reply(status, {}))],
          assert.text(reading.busy),
        ),
      ),
      load(
        'a provider that is busy refuses a read with a sentence alone',
        urls.transactions,
        [act.mockNext(calls.getTransactionHistory, bareText(429))],
        assert.text(SENTENCE),
      ),
      ...[500, 502].map((status) =>
        load(
          `a server answers a read ${status} with a sentence about itself`,
          urls.transactions,
          [act.mockNext(calls.getTransactionHistory, bareText(status))],
          assert.alert(tables.transactions.title),
          assert.absent(SENTENCE),
        ),
      ),
    ],
  ),
  plainScenario(
    'a-part-of-a-list',
    'A part of a list is told on each screen where the provider says that there is more, and no more once all has come',
    urls.setting,
    [
      load(
        'the provider lists one transaction of forty',
        urls.transactions,
        [
          answer(calls.getTransactionHistory, {
            transactions: ONE_DEPOSIT,
            pagination: { page: 1, total: 40 },
          }),
        ],
        assert.status(reading.partial),
      ),
      by.member('the member goes to Reports', {
        actions: [act.menuLink(shell.entries.reports)],
        assertions: [assert.heading(reports.title), assert.status(reading.partial)],
        proves: ['D751'],
      }),
      by.member('the member goes back to the transactions, and the provider lists all of them', {
        actions: [
          answer(calls.getTransactionHistory, {
            transactions: ONE_DEPOSIT,
            pagination: { page: 1, total: 1, next: null },
          }),
          act.menuLink(shell.entries.transactions),
        ],
        assertions: [assert.absent(reading.partial)],
      }),
      load(
        'the provider says by its status that it answers a part',
        urls.transactions,
        [act.mockNext(calls.getTransactionHistory, reply(206, { transactions: ONE_DEPOSIT }))],
        assert.status(reading.partial),
      ),
      logOut(),
      by.member('{other.name} signs in, of whom nothing is known yet', {
        actions: [{ type: 'hold', call: calls.getTransactionHistory }, ...submitSignIn('other')],
        assertions: [assert.heading(home.title), assert.absent(reading.partial)],
      }),
    ],
  ),
];
