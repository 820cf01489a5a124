import { commands } from '#src/messages/commands.ts';
import { reading } from '#src/messages/common.ts';
import { confirmation } from '#src/messages/confirmation.ts';
import { donate } from '#src/messages/donate.ts';
import { crash } from '#src/messages/errorScreens.ts';
import { home } from '#src/messages/home.ts';
import { movement } from '#src/messages/movement.ts';
import { reports } from '#src/messages/reports.ts';
import { session } from '#src/messages/session.ts';
import { share } from '#src/messages/share.ts';
import { shell } from '#src/messages/shell.ts';
import { signIn } from '#src/messages/signIn.ts';
import { transactions } from '#src/messages/transactions.ts';
import { transfer } from '#src/messages/transfer.ts';
import { withdraw } from '#src/messages/withdraw.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { act, assert, by, calls, toast } from '../builders';
import type { Action } from '../kinds';
import {
  ADDRESS,
  changeProfile,
  fillDonation,
  fillWithdrawal,
  interrupted,
  LOOK_ALIKE,
  logOut,
  machineState,
  openDeposit,
  plainScenario,
  receive401,
  scenario,
  submitSignIn,
  submitTransfer,
} from './scenarioSteps';

const store = (name: string, value: string): Action => ({ type: 'store', name, value });
/** What stands for the member in what is kept. */
const OWNER = '7eaa3722';
/** After all clocks of plans. */
const LATE = Date.UTC(2100, 0, 1);
/** None of which begins or ends like another. */
const HUNDRED = Array.from({ length: 100 }, (_, index) => ({
  owner: OWNER,
  address: `0x${(10_000_019 * (index + 7)).toString(16).padStart(8, 'c').repeat(5)}`,
}));
const FAILS: Action = { type: 'refuse', what: 'comparison' };
const BY_KIND = `${urls.transactions}?transactions.sort=type`;
const BALANCE = '$4,321.01234';

/** The page as it comes from the host, and browsers that refuse. */
export const browserScenarios: readonly Plan[] = [
  scenario(
    'the-form-before-the-app',
    'A sign-in from the form that the page came with begins a session like any other, which leaves nothing to the next',
    urls.dashboard,
    [calls.login, calls.getProfile],
    [
      logOut(),
      by.member('a visitor opens the page of the sign-in, and sends the empty form', {
        actions: [{ type: 'loadPage', path: urls.signIn }, act.button(signIn.submit)],
        assertions: [assert.text(signIn.passcodeRequired), assert.pendingCalls(calls.login, 0)],
      }),
      by.member('the member signs in there, and has a balance that stands out', {
        actions: [
          ...submitSignIn('member'),
          act.release(calls.login),
          changeProfile({ 'balances.deposit_balance': 4321.01234 }),
        ],
        assertions: [machineState('session', 'authenticated'), assert.text(BALANCE)],
        proves: ['D560'],
      }),
      logOut(assert.heading(signIn.title)),
      by.member('{other.name} signs in', {
        actions: [...submitSignIn('other'), act.release(calls.login)],
        assertions: [assert.heading(home.title), assert.absent(BALANCE)],
      }),
    ],
  ),
  scenario(
    'what-was-left-in-the-browser',
    'What the browser has kept and cannot be read is as if nothing were there, and of a hundred addresses the oldest is dropped',
    urls.setting,
    [calls.login],
    [
      by.browser('the browser has kept what cannot be read, and the member opens Withdraw', {
        actions: [
          store('withdrawal-addresses', 'no list'),
          store('movements', '[{"kind":"theft"}]'),
          store('deposit-wallet', '{"owner":'),
          store('theme', 'striped'),
          act.open(urls.withdraw),
        ],
      }),
      by.member('the member withdraws to an address, which is new', {
        actions: [...fillWithdrawal(ADDRESS), act.button(confirmation.confirm)],
        toasts: [toast.success(withdraw.success)],
      }),
      by.browser('the browser knows a hundred, and the member withdraws to the oldest', {
        actions: [
          store('withdrawal-addresses', JSON.stringify(HUNDRED)),
          act.open(urls.withdraw),
          ...fillWithdrawal(HUNDRED[0]?.address ?? ''),
        ],
        toasts: [toast.success(withdraw.success)],
      }),
      by.member('the member withdraws to another one, for which there is no room', {
        actions: [...fillWithdrawal(LOOK_ALIKE), act.button(confirmation.confirm)],
        toasts: [toast.success(withdraw.success)],
      }),
      by.member('the member reloads the page, and withdraws to that which was the oldest then', {
        actions: [act.open(urls.withdraw), ...fillWithdrawal(HUNDRED[1]?.address ?? '')],
        assertions: [assert.alert(confirmation.newAddress)],
      }),
      by.browser('the browser has kept movements: of 1970, of another member, and of another kind', {
        actions: [
          store(
            'movements',
            JSON.stringify([
              { kind: 'transfer', amount: 1, key: 'old', owner: OWNER, sentAt: 1, isUnderWay: false },
              { kind: 'transfer', amount: 2, key: 'of another', owner: '0', sentAt: LATE, isUnderWay: false },
              { kind: 'donation', amount: 4, key: 'ended', owner: OWNER, sentAt: LATE, isUnderWay: false },
              { kind: 'donation', amount: 8, key: 'second', owner: OWNER, sentAt: LATE, isUnderWay: false },
            ]),
          ),
          act.open(urls.fundTransfer),
        ],
      }),
      by.member('the member has looked up both donations', {
        actions: [act.menuLink(shell.entries.donate), act.button(movement.lookedUp)],
        assertions: [assert.absent(movement.lookedUp)],
      }),
      by.browser(
        'the browser has kept an address of another member for too long, and the member opens Deposit',
        {
          actions: [
            store(
              'deposit-wallet',
              `{"owner":"trl-Other","wallet":{"wallet_address":"${ADDRESS}"},"storedAt":1,"expiresAt":${LATE}}`,
            ),
            act.menuLink(shell.entries.deposit),
          ],
        },
      ),
      logOut(assert.heading(signIn.title)),
      by.member('the member signs in again, and withdraws to an address that was known before the logout', {
        actions: [
          ...submitSignIn('member'),
          act.release(calls.login),
          act.menuLink(shell.entries.withdraw),
          ...fillWithdrawal(HUNDRED[50]?.address ?? ''),
        ],
        assertions: [assert.alert(confirmation.newAddress)],
        proves: ['D421'],
      }),
    ],
  ),
  plainScenario(
    'a-screen-that-cannot-be-shown',
    'A screen that fails says so in its place, and is no hindrance to others; it is tried again when it is opened again',
    urls.dashboard,
    [
      by.browser(
        'the browser fails at comparing texts, and the member orders the transactions by their kind',
        {
          actions: [FAILS, act.navigate(BY_KIND)],
          assertions: [assert.heading(crash.title), assert.alert(crash.dashboard)],
        },
      ),
      by.member('the member opens another screen in the menu', {
        actions: [act.menuLink(shell.entries.donate)],
        assertions: [assert.heading(donate.title), assert.absent(crash.title)],
      }),
      by.member('the member goes back to it', {
        actions: [act.goBack],
        assertions: [assert.focused(crash.title)],
        proves: ['D724'],
      }),
      by.member('the member logs out, and sees the form', {
        actions: [act.menuButton(shell.logout)],
        toasts: [toast.success(session.loggedOut)],
        assertions: [assert.heading(signIn.title)],
      }),
      by.browser('the browser compares texts again, and the member signs in', {
        actions: [{ type: 'allow', what: 'comparison' }, ...submitSignIn('member'), act.navigate(BY_KIND)],
        assertions: [assert.heading(transactions.title)],
      }),
    ],
  ),
  plainScenario(
    'a-part-that-cannot-be-shown',
    'A part of a screen that fails says so in its place, beside all others, and is tried again on request',
    urls.setting,
    [
      by.browser('the browser fails at formatting numbers, and the member opens the dashboard', {
        actions: [{ type: 'refuse', what: 'numbers' }, act.navigate(urls.dashboard)],
        assertions: [assert.heading(home.title)],
      }),
      by.member('the member tries again', { actions: [act.button(reading.retry)] }),
      by.browser('the browser formats numbers again, and the member tries again', {
        actions: [{ type: 'allow', what: 'numbers' }, act.button(reading.retry)],
      }),
      by.browser('the browser fails again, and the member opens the reports', {
        actions: [{ type: 'refuse', what: 'numbers' }, act.navigate(`${urls.reports}?tab=performance`)],
      }),
      by.member('the member opens the earnings there', { actions: [act.tab(reports.earning.tab)] }),
    ],
  ),
  scenario(
    'a-browser-without-locks',
    'A browser that refuses Web Locks renews, fetches an address and moves money once all the same',
    urls.dashboard,
    [calls.generateWallet, calls.processTransfer],
    [
      by.provider('the browser refuses Web Locks, and the provider renews the token', {
        actions: [{ type: 'refuse', what: 'locks' }, ...receive401.actions],
        assertions: [machineState('session', 'authenticated'), assert.stored('session')],
      }),
      by.browser('the browser refuses to share the link, which is said until the member copies it', {
        actions: [
          { type: 'refuse', what: 'share' },
          act.menuLink(shell.entries.network),
          act.button(share.open),
          act.press('ControlOrMeta+k'),
          act.option(commands.copyLink),
        ],
        toasts: [toast.failure(share.failed), toast.success(commands.linkCopied)],
      }),
      by.member('the member closes the sheet without sharing, which is no failure', {
        actions: [{ type: 'refuse', what: 'shareClosed' }, act.button(share.open)],
      }),
      openDeposit,
      {
        ...submitTransfer,
        actions: [act.menuLink(shell.entries.fundTransfer), ...submitTransfer.actions],
      },
      by.member('the member reloads the page: what was under way may still be, in another tab', {
        actions: [act.open(urls.fundTransfer)],
        assertions: [machineState('transfer', 'form'), assert.notBusy(transfer.form.submit)],
      }),
      by.clock('so long passes that it cannot be', {
        actions: [act.advance(100_000)],
        assertions: [interrupted],
      }),
      by.otherTab('other tabs have sent donations of both members, whose answers are lost', {
        actions: [act.otherTab('loseAnswer', 'other'), act.otherTab('loseAnswer')],
      }),
      by.member('the member donates here, which nothing stands in the way of', {
        actions: [act.menuLink(shell.entries.donate), ...fillDonation],
        toasts: [toast.success(donate.success)],
        assertions: [machineState('donation', 'done')],
      }),
    ],
  ),
];
