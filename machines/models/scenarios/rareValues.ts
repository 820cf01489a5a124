import { amount } from '#src/messages/amount.ts';
import { notAvailable, reading } from '#src/messages/common.ts';
import { deposit } from '#src/messages/deposit.ts';
import { earnings } from '#src/messages/earnings.ts';
import { home } from '#src/messages/home.ts';
import { tables } from '#src/messages/tables.ts';
import { teamGraph } from '#src/messages/teamGraph.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { act, assert, by, calls, HOUR_MS } from '../builders';
import { EXPIRES } from '../depositWallet.model';
import type { Assertion } from '../kinds';
import { LARGE_TEAM } from './answers';
import {
  ADDRESS,
  answer,
  changeNext,
  changeNextProfile,
  EARNING_URL,
  GRAPH_URL,
  listActivities,
  listDonations,
  listReferrals,
  listTeam,
  listTransactions,
  load,
  machineState,
  noWallet,
  PERFORMANCE_URL,
  plainScenario,
  reply,
  stopTime,
  TEAM_URL,
} from './scenarioSteps';

const DAY_MS = 24 * HOUR_MS;

/** In days: the longest reports by weeks, months and years. */
const LONGEST_SPANS = [120, 1096, 36 * 366];
/** Of so many days that end with the one on which plans begin. */
const getFirstDay = (days: number): string =>
  new Date(Date.UTC(2026, 10, 18) - (days - 1) * DAY_MS).toISOString().slice(0, 10);

const withoutStatus = (count: number) => ({
  _id: `TXN-${count}`,
  type: 'Deposit',
  amount: 10.00003 * count,
  created_at: '2026-11-18T09:00:00Z',
});

/** Longer than a cell is wide. */
const LONG_WORD = 'DON-'.repeat(20);

/** The provider's answer as a text: JSON has numbers that JavaScript has not. */
const listTransaction = (what: string, transaction: string, ...assertions: readonly Assertion[]) =>
  load(
    `the provider lists a transaction with ${what}`,
    urls.transactions,
    [
      act.mockNext(calls.getTransactionHistory, {
        kind: 'reply',
        status: 200,
        body: `{"data":{"transactions":[${transaction}]}}`,
      }),
    ],
    ...assertions,
  );
const isUnreadable = assert.alert(tables.transactions.title);

const openTeam = (what: string, data: unknown, ...assertions: readonly Assertion[]) =>
  load(`the provider answers with ${what}`, TEAM_URL, [listTeam(data)], ...assertions);

const giveAddress = (what: string, data: object, ...assertions: readonly Assertion[]) =>
  load(
    `the provider gives an address ${what}`,
    urls.deposit,
    // The browser cannot read what it has kept of the one before.
    [{ type: 'store', name: 'deposit-wallet', value: '{' }, answer(calls.generateWallet, { data })],
    ...assertions,
  );
const isRefused = [machineState('depositWallet', 'failed'), assert.alert(deposit.failed), noWallet];

const earn = (created_at: string, amount: number) => ({
  created_at,
  type: 'Earning',
  description: `Of ${created_at}`,
  metadata: { amount },
});
const listEarnings = (sentence: string, path: string, ...activities: readonly object[]) =>
  load(sentence, path, [listActivities(...activities)]);

const OWN_ROW = { _id: 'own', name: 'Miguel Member', email: 'member@example.com' };

const stagesOf = (...numbers: readonly number[]) =>
  numbers.map((stage_number) => ({
    stage_number,
    donation_requirement: 100 * (stage_number + 1),
    earning_multiplier: 2,
    minimum_donation: 10 * (stage_number + 1),
  }));
const listStages = (numbers: readonly number[], stage: number, path: string, ...assertions: Assertion[]) =>
  load(
    `the provider has the stages ${numbers.join(', ')}, says stage ${stage}, and the member opens ${path}`,
    path,
    [
      act.mockNext('GET /stages', {
        kind: 'reply',
        status: 200,
        body: JSON.stringify(stagesOf(...numbers)),
      }),
      changeNextProfile({ 'profile.stage': stage }),
    ],
    ...assertions,
  );

/** Values at the limits of what can be read, and beyond them. */
export const rareValueScenarios: readonly Plan[] = [
  plainScenario(
    'values-that-cannot-be-read',
    'A value that cannot be read is told where it stands, and is never taken for another; one at the limit is shown',
    urls.setting,
    [
      // An address expires at a date.
      stopTime,
      load(
        'the provider lists seven transactions, of which nothing can be read',
        urls.transactions,
        [listTransactions(...Array.from({ length: 7 }, () => ({ created_at: 'never', amount: 'much' })))],
        isUnreadable,
      ),
      listTransaction('an amount without end', '{"created_at":"2026-11-02","amount":1e999}', isUnreadable),
      listTransaction(
        'a moment of a day that no calendar has',
        '{"created_at":"2026-02-31T10:00:00Z","amount":1}',
        isUnreadable,
      ),
      listTransaction(
        'an amount of less than nothing that is nothing',
        '{"created_at":"2026-11-02","amount":-0,"type":"Deposit","status":1}',
        assert.text('$0.00000'),
      ),
      listTransaction(
        'a line break in a text, a number that is none, and a comma too many',
        '{"created_at":"2026-11-02","amount":1,"type":"Bo\nnus","status":NaN,}',
        assert.text('$1.00000'),
      ),
      openTeam('a text in place of a team', 'nobody', assert.alert(reading.malformed)),
      openTeam(
        'a text in place of those below',
        { name: 'Top', children: 'nobody' },
        assert.alert(reading.malformed),
      ),
      openTeam('a team with empty places, whose ids are none', {
        name: 'Top',
        _id: true,
        children: [
          null,
          { name: 'Anna', _id: '  ', email: 'anna@example.com' },
          '',
          { name: 'Ben', _id: [] },
        ],
      }),
      giveAddress('of blanks', { wallet_address: '  ', expires_in: 3600 }, ...isRefused),
      giveAddress('that has expired long since', { wallet_address: ADDRESS, expires_in: -1 }, ...isRefused),
      giveAddress('that has just expired', { wallet_address: ADDRESS, expires_in: 0 }, ...isRefused),
      giveAddress(
        'that does not say when it expires',
        { wallet_address: ADDRESS },
        machineState('depositWallet', 'fresh'),
        assert.text(`${EXPIRES} 60 minutes`),
      ),
      giveAddress(
        'that has expired by another clock',
        { wallet_address: ADDRESS, expires_at: '2026-11-17T10:00:00Z' },
        machineState('depositWallet', 'fresh'),
        assert.text(`${EXPIRES} 60 minutes`),
      ),
      giveAddress(
        'for a minute and a half, as other languages write it',
        { wallet_address: ADDRESS, expires_in: '00:01:30' },
        machineState('depositWallet', 'fresh'),
        assert.text(`${EXPIRES} 1:30`),
      ),
      giveAddress(
        'that says the date at which it expires',
        { wallet_address: ADDRESS, expires_at: '2026-11-18T10:40:30Z' },
        machineState('depositWallet', 'fresh'),
      ),
    ],
  ),
  plainScenario(
    'days-at-the-limits',
    'Days that are reversed, or all later than what is listed, earnings of the first day that is counted, and the longest spans of weeks, months and years are shown as what they are',
    urls.setting,
    [
      by.browser('the time zone is that of New York', {
        actions: [{ type: 'moveToZone', zone: 'America/New_York' }],
      }),
      listEarnings(
        'the provider lists earnings of days that are reversed in the address',
        `${EARNING_URL}&from=2026-11-02&to=2026-11-01`,
        earn('2026-11-01', 4),
        // Nearly nothing of the sum, of which the other is nearly all.
        earn('2026-11-02', 0.001),
      ),
      listEarnings(
        'the provider lists earnings that are all before the days of the address',
        `${EARNING_URL}&from=2027-01-01`,
        earn('2026-11-01', 4),
      ),
      listEarnings(
        'the provider lists an earning of the first moment that is counted, which is of the day before in this zone',
        EARNING_URL,
        earn('0001-01-01T00:00:00Z', 4),
        earn('2026-11-01', 2),
      ),
      listEarnings(
        'the provider lists an earning without an offset, which is of the day before in this zone',
        EARNING_URL,
        earn('2026-11-02 03:30:00', 4),
      ),
      listEarnings(
        'the provider lists as much that was taken back as was earned',
        EARNING_URL,
        earn('2026-11-01', 4),
        earn('2026-11-02', -4),
      ),
      listEarnings(
        'the provider lists earnings of this year and of another millennium',
        EARNING_URL,
        earn('2026-11-01', 2),
        earn('9999-03-05', 4),
      ),
      ...LONGEST_SPANS.flatMap((days) => [days, days + 1]).map((days) =>
        listEarnings(
          `the provider lists an earning with which the days until today are ${days}`,
          EARNING_URL,
          earn(getFirstDay(days), 4),
        ),
      ),
    ],
  ),
  plainScenario(
    'the-ends-of-months',
    'Months that end today begin on the day after that of the month before, also where that month is shorter',
    urls.setting,
    [
      ...[
        ['28th of February', 102],
        ['first of March, a Monday', 1],
        ['30th of March', 29],
        ['30th of June', 92],
      ].map(([day, days]) =>
        by.clock(`it is the ${day}, and the member opens Home and the earnings`, {
          actions: [
            { type: 'wake', milliseconds: Number(days) * DAY_MS, at: 'unnoticed' },
            act.open(EARNING_URL),
            act.open(urls.dashboard),
          ],
        }),
      ),
    ],
  ),
  plainScenario(
    'figures-at-a-limit',
    'A balance of just the minimum can be withdrawn, an address of a day has no hurry, and a deposit without a status has arrived',
    urls.setting,
    [
      load('the provider gives an address for a day, and lists a deposit without a status', urls.deposit, [
        changeNext(calls.generateWallet, { 'data.expires_in': 86_400 }),
        listTransactions(withoutStatus(1)),
      ]),
      by.clock(
        'ten seconds pass, and there are others, of a day before the newest and of a millisecond earlier',
        {
          actions: [
            listTransactions(
              withoutStatus(1),
              { ...withoutStatus(2), created_at: '2026-11-17T09:00:00Z' },
              { ...withoutStatus(4), created_at: '2026-11-17T08:59:59.999Z' },
            ),
            act.advance(10_000),
          ],
          assertions: [assert.status(deposit.received('$20.00006'))],
        },
      ),
      by.member('the member looks at the earnings of the last 30 days, ten times more than before', {
        actions: [
          listActivities(earn('2026-11-18', 110), earn('2026-10-10', 10), earn('2026-01-01', 1)),
          act.open(urls.dashboard),
          act.field(earnings.spans['30d']),
        ],
      }),
      // Of so many months that their bars have little room for what is written at them.
      listEarnings(
        'the provider lists just a thousand dollars of the summer before, and less of this month',
        EARNING_URL,
        earn('2025-08-05', 1000),
        earn('2026-11-01', 67.5),
      ),
      load(
        'the provider lists a transaction of the last year that can be written',
        `${urls.transactions}?transactions.to=9999-03-06`,
        [listTransactions({ ...withoutStatus(1), created_at: '9999-03-05T12:00:00Z' })],
      ),
      load('the provider lists donations of the same moment, the newest first', PERFORMANCE_URL, [
        listDonations(
          ...[60, 250, 100].map((dollars) => ({
            amount: dollars,
            status: 'Completed',
            created_at: '2026-11-01T09:00:00Z',
          })),
        ),
      ]),
      // On a day without other movements.
      ...[200, 201].map((count) =>
        load(
          `the provider lists ${count} transactions, of which a statement shows 200 at once`,
          `${urls.statement}?from=2026-11-16&to=2026-11-16`,
          [
            listTransactions(
              ...Array.from({ length: count }, (_, index) => ({
                type: 'Deposit',
                amount: 0,
                created_at: new Date(Date.UTC(2026, 10, 16, 1) - index).toISOString(),
              })),
            ),
          ],
        ),
      ),
      load('the provider says a balance of just the minimum', urls.withdraw, [
        changeNextProfile({ 'balances.balance': 20 }),
      ]),
      by.member('the member withdraws all of it', { actions: [act.button(amount.useWholeBalance)] }),
    ],
  ),
  plainScenario(
    'stages-with-gaps',
    'Stages that begin at another number, or leave some out, are found by their numbers; what is not said is not worked out',
    urls.setting,
    [
      listStages([0, 1, 2, 3, 4], 0, urls.dashboard),
      listStages([0, 1, 2, 3, 4], 0, urls.donate),
      listStages([0, 1, 2, 3, 4], 3, PERFORMANCE_URL),
      listStages([1, 3, 4], 3, PERFORMANCE_URL),
      load(
        'the provider does not say what a newcomer has donated, who needs to donate all the same',
        urls.dashboard,
        [
          changeNextProfile({ 'profile.stage': 0 }),
          act.mockNext(calls.getDonationHistory, reply(404, { message: 'Closed.' })),
        ],
      ),
      listStages([2, 4], 3, urls.dashboard, assert.text(home.noStageRule(3))),
      load('the provider does not say what the first stage asks for', PERFORMANCE_URL, [
        changeNext('GET /stages', { '0.donation_requirement': '' }),
      ]),
    ],
  ),
  plainScenario(
    'rows-of-which-little-is-said',
    'A row without what names it is opened all the same, and is left out by a filter that it says nothing for',
    urls.setting,
    [
      load('the provider lists donations, one of which has no type and a long id', urls.donate, [
        listDonations(
          { created_at: '2026-11-02', amount: 4, _id: LONG_WORD },
          { created_at: '2026-11-01', amount: 2, type: 'Donation', status: 'completed' },
        ),
      ]),
      by.member('the member opens it', { actions: [act.button(notAvailable.words)] }),
      load(
        'the provider lists referrals, one of whom has not said when, and the member opens those of this year',
        `${urls.transactions}?referrals.from=2026-01-01`,
        [listReferrals({ name: 'Anna' }, { name: 'Ben', joined: '2026-11-01' })],
      ),
      ...[2, 1].map((level) =>
        load(
          `the provider lists the member at level 1 in a stage, and another at level ${level}`,
          `${TEAM_URL}&team.stage=2`,
          [
            listTeam([
              { ...OWN_ROW, level: 1 },
              { name: 'Anna', level },
            ]),
          ],
        ),
      ),
      load('the provider lists one whose id is that of a member who is not listed', GRAPH_URL, [
        listTeam([{ _id: 'self', name: 'Anna', level: 1 }]),
      ]),
      load(
        'the provider lists activities, one of which has no amount, and the member searches them',
        `${urls.transactions}?activities.q=anna`,
        [
          listActivities(
            { created_at: '2026-11-02', description: 'Anna' },
            { ...earn('2026-11-01', 4), description: `Anna ${LONG_WORD}` },
            earn('2026-11-01', 2),
          ),
        ],
      ),
    ],
  ),
  plainScenario(
    'a-graph-that-is-large',
    'The graph of a large team opens as far as its names can be read, and all of it on request',
    urls.setting,
    [
      load('the provider lists a team of 400', GRAPH_URL, [listTeam(LARGE_TEAM)]),
      by.member('the member opens all branches, and saves a picture that is as wide as a browser can draw', {
        actions: [act.button(teamGraph.expandAll), act.button(teamGraph.fit), act.button(teamGraph.savePng)],
      }),
      by.member('the member closes them', { actions: [act.button(teamGraph.collapseAll)] }),
    ],
  ),
];
