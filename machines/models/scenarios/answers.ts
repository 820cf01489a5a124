import { commands } from '#src/messages/commands.ts';
import { reading } from '#src/messages/common.ts';
import { confirmation } from '#src/messages/confirmation.ts';
import { donate } from '#src/messages/donate.ts';
import { movement } from '#src/messages/movement.ts';
import { forgotPassword, resetPassword } from '#src/messages/passcode.ts';
import { reports } from '#src/messages/reports.ts';
import { setting } from '#src/messages/setting.ts';
import { shell } from '#src/messages/shell.ts';
import { statement } from '#src/messages/statement.ts';
import { table, tables } from '#src/messages/tables.ts';
import { withdraw } from '#src/messages/withdraw.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import type { Call, Outcome } from '../appDriver';
import { AMOUNTS, act, assert, by, calls, HOUR_MS, type TestCase, toast } from '../builders';
import type { Action } from '../kinds';
import {
  ADDRESS,
  answer,
  changeNext,
  changeNextProfile,
  fillDonation,
  fillTransfer,
  listTeam,
  listTransactions,
  load,
  logOut,
  machineState,
  PERFORMANCE_URL,
  plainScenario,
  TEAM_URL,
  TRANSFER_HISTORY_URL,
} from './scenarioSteps';

/** Of the stage that the member has reached. */
const REQUIREMENT = '2.donation_requirement';

export const LARGE_TEAM = Array.from({ length: 400 }, (_, index) => ({
  name: `Member ${index}`,
  email: `Member ${index}@example.com`,
  _id: index,
  parent_id: index < 3 ? undefined : Math.floor(index / 3) - 1,
  level: Math.floor(Math.log(2 * index + 3) / Math.log(3)),
  stage: index % 4,
}));
/** An answer of no content; of a status that has none, or of one that has some. */
const nothing = (status: 200 | 204): Outcome => ({ kind: 'reply', status, body: '' });
/** What a member or a visitor changes, which the provider accepts without a word. */
const change = (
  sentence: string,
  call: Call,
  status: 200 | 204,
  actions: readonly Action[],
  rest: Pick<TestCase, 'toasts' | 'assertions'>,
) => by.member(sentence, { actions: [act.mockNext(call, nothing(status)), ...actions], ...rest });

const openInOtherForms = (what: string, path: string, ...actions: readonly Action[]) =>
  by.member(`the member opens ${what}`, { actions: [act.open(path), ...actions] });

/** What a provider may answer, and rarely does. */
export const answerScenarios: readonly Plan[] = [
  plainScenario(
    'answers-that-are-rare',
    'Moments with an offset of minutes, and stages that ask for nothing, are shown as what they are',
    urls.setting,
    [
      by.provider('the provider writes moments with offsets of hours and minutes', {
        actions: [
          changeNext(calls.getTransactionHistory, {
            'data.transactions.0.created_at': '2026-11-18T00:10:00+05:45',
            'data.transactions.1.created_at': '2026-11-17T23:50:00-03:30',
            'data.transactions.2.created_at': '2026-11-17T19:20:00-0430',
          }),
          act.menuLink(shell.entries.transactions),
        ],
      }),
      by.provider('the provider asks for no donations to reach the next stage', {
        actions: [changeNext('GET /stages', { [REQUIREMENT]: 0 }), act.navigate(PERFORMANCE_URL)],
        assertions: [assert.text(reports.performance.noRequirement(4))],
      }),
      by.provider('the provider does not say what it asks for', {
        actions: [changeNext('GET /stages', { [REQUIREMENT]: '' }), act.open(PERFORMANCE_URL)],
        assertions: [assert.text(reports.performance.requirementNotSaid(4))],
      }),
      by.clock('the clock is set back by an hour, and the member opens what was read before that', {
        actions: [
          act.menuLink(shell.entries.transactions),
          act.menuLink(shell.entries.dashboard),
          { type: 'wake', milliseconds: -HOUR_MS, at: 'tick' },
          act.menuLink(shell.entries.transactions),
        ],
        assertions: [assert.called(calls.getTransactionHistory)],
      }),
    ],
  ),
  plainScenario(
    'changes-accepted-without-a-word',
    'An answer without content to a change says that it is done, and to a read of a list that there are no rows; of money that was moved it says nothing',
    urls.setting,
    [
      change(
        'the member changes the name',
        'PUT /users/profile',
        204,
        [
          act.button(setting.profile.update),
          act.fill(setting.profile.fullName, 'Ada'),
          act.button(setting.saveChanges),
        ],
        { toasts: [toast.success(setting.profile.success)] },
      ),
      change(
        'the member changes the password',
        'PUT /users/profile',
        200,
        [
          act.tab(setting.security.tab),
          act.fill(setting.security.current, '{member.passcode}'),
          act.fill(setting.security.new, 'correct horse'),
          act.button(setting.saveChanges),
        ],
        { toasts: [toast.success(setting.security.success)] },
      ),
      change('the member opens Deposit', calls.generateWallet, 204, [act.navigate(urls.deposit)], {
        assertions: [machineState('depositWallet', 'failed')],
      }),
      change(
        'the member saves a wallet address',
        'PUT /users/wallet',
        204,
        [
          act.navigate(urls.withdraw),
          act.fill(withdraw.walletAddress, ADDRESS),
          act.button(withdraw.saveAddress.offer),
        ],
        { assertions: [assert.status(withdraw.saveAddress.done)] },
      ),
      change(
        'the member withdraws',
        calls.withdraw,
        204,
        [
          act.fill(withdraw.amount, String(AMOUNTS.withdrawal)),
          act.button(withdraw.submit),
          act.button(confirmation.confirm),
        ],
        { toasts: [toast.warning(withdraw.outcome.unknown)] },
      ),
      change('the member donates', calls.donate, 200, [act.navigate(urls.donate), ...fillDonation], {
        toasts: [toast.warning(donate.outcome.unknown)],
      }),
      change(
        'the member sends a transfer',
        calls.processTransfer,
        204,
        [act.navigate(urls.fundTransfer), ...fillTransfer, act.button(confirmation.confirm)],
        { assertions: [machineState('transfer', 'unconfirmed.history')] },
      ),
      change(
        'the member opens the transactions',
        calls.getTransactionHistory,
        204,
        [act.open(urls.transactions)],
        { assertions: [assert.text(tables.transactions.empty), assert.absent(reading.malformed)] },
      ),
      // The part of the screen that says so is loaded when it is needed.
      logOut(assert.status(movement.signedOut('withdrawal'))),
      change(
        'a visitor asks for a new passcode',
        'POST /users/forgot-password',
        204,
        [
          act.navigate(urls.forgotPassword),
          act.fill(forgotPassword.email, 'ada@example.org'),
          act.button(forgotPassword.submit),
        ],
        { toasts: [toast.success(forgotPassword.success)] },
      ),
      change(
        'the visitor resets it',
        'POST /users/reset-password/a-token',
        204,
        [
          act.navigate(urls.resetPassword('a-token')),
          act.fill(resetPassword.passcode, 'correct horse'),
          act.fill(resetPassword.confirmation, 'correct horse'),
          act.button(resetPassword.submit),
        ],
        { toasts: [toast.success(resetPassword.success)] },
      ),
    ],
  ),
  plainScenario(
    'answers-in-other-forms',
    'Words in capitals, ids as numbers too large for JavaScript, numbers as texts, and answers without an envelope say the same',
    urls.statement,
    [
      by.provider('the provider writes its answers in other forms, and the member opens Setting', {
        actions: [{ type: 'useOtherForms' }, act.open(urls.setting), act.button(setting.profile.copy)],
        proves: ['D700'],
      }),
      openInOtherForms('Home', urls.dashboard),
      openInOtherForms('Deposit', urls.deposit),
      openInOtherForms('Donate, and saves the donations', urls.donate, act.button(table.download)),
      openInOtherForms(
        'the transfers, and one of them',
        TRANSFER_HISTORY_URL,
        act.button('{recipient.name}'),
      ),
      openInOtherForms('the transactions', urls.transactions),
      openInOtherForms('a deposit', urls.transactions, act.button('Deposit')),
      openInOtherForms('the team', TEAM_URL),
      openInOtherForms('the graph of it', `${urls.reports}?tab=graph`),
      openInOtherForms('the performance', PERFORMANCE_URL),
      openInOtherForms('the earnings', `${urls.reports}?tab=earning`),
      openInOtherForms('the statement', urls.statement),
      by.member('the member sends a transfer', {
        actions: [act.navigate(urls.fundTransfer), ...fillTransfer, act.button(confirmation.confirm)],
        assertions: [machineState('transfer', 'success')],
      }),
    ],
  ),
  plainScenario(
    'much-of-a-screen-missing',
    'Where three or more of what a screen reads is missing, one press reads all of it again',
    urls.setting,
    [
      by.provider('the provider cannot be reached while the member opens the dashboard', {
        actions: [
          ...[calls.getStats, calls.getDonationHistory, calls.getTransactionHistory].map((call) =>
            act.mockUnreachable(call),
          ),
          act.menuLink(shell.entries.dashboard),
        ],
        assertions: [assert.status(reading.missing)],
      }),
      by.member('the member has all of them read again', {
        actions: [act.button(reading.retryAll)],
        assertions: [assert.absent(reading.missing)],
        proves: ['D763'],
      }),
      load('neither an address nor the limits can be read', urls.withdraw, [
        act.mockUnreachable(calls.generateWallet),
        act.mockUnreachable('GET /settings/public'),
      ]),
      by.member('the member has them read again, and they have a minimum each: that of the address counts', {
        actions: [
          answer('GET /settings/public', { data: { limits: { min_withdrawal: 30 } } }),
          act.button(reading.retry),
        ],
        assertions: [assert.text(withdraw.hint.atLeast('$20.00000'))],
      }),
    ],
  ),
  plainScenario(
    'lists-that-are-long',
    'Of a list that is long the part in view is shown, and all of it saved and searched',
    urls.setting,
    [
      load('the provider lists 300 transactions', urls.statement, [
        listTransactions(
          ...Array.from({ length: 300 }, (_, index) => ({
            // Higher than others, on more than one line: what is below the window is so only once it has been in it.
            _id: index < 20 ? `${index}${'-id'.repeat(60)}` : index,
            created_at: `2026-${String(10 - (index % 10)).padStart(2, '0')}-15T12:00:00Z`,
            amount: index + 0.00001,
            type: index % 3 === 0 ? 'Withdrawal' : 'Deposit',
            status: 1,
          })),
        ),
      ]),
      by.member('the member goes to the end of the page by the End key', { actions: [act.press('End')] }),
      by.member('the member prints the statement', { actions: [act.button(statement.print)] }),
      load('the provider lists a team of 400', TEAM_URL, [listTeam(LARGE_TEAM)]),
      by.member('the member saves it', { actions: [act.button(table.download)] }),
      load(
        'the member looks at one stage of it, of which the provider lists a part, and one member without a stage',
        `${TEAM_URL}&team.stage=2`,
        [
          answer(calls.getTeamTree, {
            data: [...LARGE_TEAM.filter(({ stage }) => stage === 2).slice(0, 9), { name: 'Anna', level: 1 }],
            pagination: { total: 100 },
          }),
        ],
      ),
      by.member('the member goes to Setting', {
        actions: [act.open(urls.setting)],
        assertions: [assert.heading(setting.title)],
      }),
      by.member('the member searches for what many are called', {
        actions: [listTeam(LARGE_TEAM), act.press('ControlOrMeta+k'), act.fill(commands.title, 'Member 2')],
      }),
      by.member('the member opens all of them, and the search by its keys, and closes it by them', {
        actions: [
          listTeam(LARGE_TEAM),
          // Those whose number has a 2.
          act.option(commands.more(157)),
          act.press('ControlOrMeta+k'),
          act.press('ControlOrMeta+k'),
        ],
        assertions: [assert.url(`${urls.reports}?tab=team&team.q=Member+2`)],
      }),
    ],
  ),
  plainScenario(
    'balances-that-are-small',
    'Where nothing or too little can be moved, if only by a part of the least amount, that is said before anything is typed',
    urls.setting,
    [
      ...[0, 19.999996].flatMap((balance) => [
        load(`the provider says that ${balance} dollars can be withdrawn`, urls.withdraw, [
          changeNextProfile({ 'balances.balance': balance }),
        ]),
        load(`the provider says that ${balance} dollars can be donated`, urls.donate, [
          changeNextProfile({ 'balances.deposit_balance': balance }),
        ]),
      ]),
      load('the provider does not say what can be donated', urls.donate, [
        changeNextProfile({ 'balances.deposit_balance': '' }),
      ]),
      by.member('the member types an amount', { actions: [act.fill(donate.amount, '61.28346')] }),
      load('the provider gives no referral code', urls.network, [
        changeNextProfile({ 'profile.referral_code': '' }),
      ]),
      load(
        'the provider names a referrer with one referral, and figures whose product has more decimals than are shown',
        urls.dashboard,
        [
          answer('GET /activities/stats', {
            data: { top_referrers: [{ name: 'Anna', total_referrals: 1 }, { total_referrals: 0 }] },
          }),
          changeNextProfile({ 'profile.last_donation': 61.28346 }),
          changeNext('GET /stages', { '2.earning_multiplier': 1.33333 }),
        ],
      ),
    ],
  ),
];
