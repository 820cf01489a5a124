import { deposit } from '#src/messages/deposit.ts';
import { home } from '#src/messages/home.ts';
import { session } from '#src/messages/session.ts';
import { shell } from '#src/messages/shell.ts';
import { signIn } from '#src/messages/signIn.ts';
import { withdraw } from '#src/messages/withdraw.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { act, assert, by, calls, HOUR_MS, MINUTE_MS, toast } from '../builders';
import { EXPIRES } from '../depositWallet.model';
import type { Action } from '../kinds';
import {
  logOut,
  machineState,
  noSession,
  noWallet,
  openDeposit,
  passHour,
  plainScenario,
  receive401,
  receiveAddress,
  refuseRefresh,
  renewToken,
  reply,
  requestAddress,
  scenario,
  signInAgain,
  submitSignIn,
} from './scenarioSteps';

const wake = (minutes: number, at: Extract<Action, { type: 'wake' }>['at'], event: string, left: string) =>
  by.clock(`${minutes} minutes later ${event}`, {
    actions: [{ type: 'wake', milliseconds: minutes * MINUTE_MS, at }],
    assertions: [machineState('depositWallet', 'fresh'), assert.text(`${EXPIRES} ${left}`)],
  });

/** Its capital letters are its checksum (EIP-55). */
const MIXED_CASE = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const waitForOtherTab = by.otherTab('another tab asks for an address, and the member opens Deposit here', {
  actions: [
    { type: 'otherTabFetches', what: 'address', phase: 'begins' },
    act.menuLink(shell.entries.deposit),
  ],
  assertions: [machineState('depositWallet', 'fetching'), assert.pendingCalls(calls.generateWallet, 0)],
});

/** The deposit address: copied, counted down, expired, and removed with the session. */
export const depositAddressScenarios: readonly Plan[] = [
  scenario(
    'the-address-and-its-time',
    'A deposit address is the same as text, as a QR code and on the clipboard, and its remaining time is correct after each wake event',
    urls.dashboard,
    [calls.generateWallet],
    [
      openDeposit,
      by.member('the member copies it, and again a second and a half later, which is confirmed for as long', {
        actions: [act.button(deposit.copy), act.advance(1500), act.button(deposit.copied), act.advance(1500)],
        assertions: [
          assert.text('{provider.address}'),
          { type: 'qrCode', name: deposit.qrCode, text: '{provider.address}' },
          { type: 'clipboard', text: '{provider.address}' },
          assert.status(deposit.copied),
          assert.notBusy(deposit.copied),
        ],
        proves: ['R1.4', 'R2.44'],
      }),
      wake(20.5, 'tick', 'the clock ticks', '39 minutes'),
      wake(20, 'focus', 'the window gets the focus', '19 minutes'),
      wake(10, 'visibilitychange', 'the tab becomes visible', '9 minutes'),
      wake(3, 'pageshow', 'the page is shown again', '6 minutes'),
      wake(4, 'tick', 'the clock ticks', '2:'),
    ],
  ),
  plainScenario(
    'an-address-of-small-and-capital-letters',
    'The letters of a deposit address are as the provider gives them, as text, as a QR code and on the clipboard',
    urls.dashboard,
    [
      by.member('the member opens Deposit, and copies the address', {
        actions: [
          act.mockNext(
            calls.generateWallet,
            reply(200, {
              success: true,
              message: '',
              data: { wallet_address: MIXED_CASE, expires_in: 3600 },
            }),
          ),
          act.menuLink(shell.entries.deposit),
          act.button(deposit.copy),
        ],
        assertions: [
          assert.text(MIXED_CASE),
          { type: 'qrCode', name: deposit.qrCode, text: MIXED_CASE },
          { type: 'clipboard', text: MIXED_CASE },
        ],
        proves: ['R2.44'],
      }),
    ],
  ),
  scenario(
    'an-address-of-two-tabs',
    'While another tab asks for a deposit address this one waits, and takes that over',
    urls.dashboard,
    [calls.generateWallet],
    [
      waitForOtherTab,
      by.otherTab('the other tab has got it', {
        actions: [{ type: 'otherTabFetches', what: 'address', phase: 'ends' }],
        assertions: [machineState('depositWallet', 'fresh'), assert.callCount(calls.generateWallet, 0)],
      }),
    ],
  ),
  scenario(
    'an-address-that-is-no-longer-awaited',
    'Who has logged out while another tab asks for a deposit address waits for it no more',
    urls.dashboard,
    [calls.generateWallet],
    [
      waitForOtherTab,
      logOut(),
      by.otherTab('the other tab is closed before it has got it', {
        actions: [act.otherTab('close')],
        assertions: [assert.callCount(calls.generateWallet, 0)],
      }),
    ],
  ),
  scenario(
    'an-address-from-half-an-hour-ago',
    'An address that is half an hour old is shown for the half hour that is left of it',
    urls.dashboard,
    [calls.generateWallet, calls.login],
    [
      openDeposit,
      by.member('half an hour later the member logs out', {
        actions: [{ type: 'wake', milliseconds: 30 * MINUTE_MS, at: 'tick' }, act.menuButton(shell.logout)],
        assertions: [machineState('session', 'loggedOut.idle'), noWallet, noSession],
        toasts: [toast.success(session.loggedOut)],
      }),
      signInAgain,
      openDeposit,
      by.clock('nearly all of that half hour passes', {
        actions: [act.advance(29 * MINUTE_MS)],
        assertions: [machineState('depositWallet', 'fresh'), assert.text(EXPIRES)],
      }),
      by.clock('the rest of it passes', {
        actions: [act.advance(MINUTE_MS)],
        assertions: [machineState('depositWallet', 'fetching'), assert.absent(EXPIRES), noWallet],
        proves: ['R4.13', 'R9.9'],
      }),
    ],
  ),
  scenario(
    'the-hour-ends-unseen',
    'An address expires while it is not shown: it is removed before a new one is fetched',
    urls.dashboard,
    [calls.generateWallet],
    [
      openDeposit,
      by.member('the member reloads the page somewhere else, and comes to Deposit an hour later', {
        actions: [
          act.open(urls.dashboard),
          act.menuLink(shell.entries.transactions),
          { type: 'wake', milliseconds: 60 * MINUTE_MS, at: 'focus' },
          act.menuLink(shell.entries.deposit),
        ],
        assertions: [
          machineState('depositWallet', 'fetching'),
          assert.pendingCalls(calls.generateWallet, 1),
          assert.absent(EXPIRES),
          noWallet,
        ],
      }),
      by.provider('the call never arrives', {
        actions: [act.release(calls.generateWallet, 'unreachable')],
        assertions: [machineState('depositWallet', 'failed'), assert.alert(deposit.failed), noWallet],
        proves: ['R8.17'],
      }),
    ],
  ),
  scenario(
    'the-session-ends-with-an-address',
    'The session ends while an address is stored: nothing of it is left in the browser, nor where it ended, for the next member',
    urls.dashboard,
    [calls.generateWallet, calls.refreshToken],
    [
      openDeposit,
      receive401,
      refuseRefresh(noWallet),
      by.member('{other.name} signs in where that session ended', {
        actions: submitSignIn('other'),
        assertions: [assert.url(urls.dashboard), assert.heading(home.title)],
      }),
    ],
  ),
  scenario(
    'wallet-expires-while-refreshing',
    'The hour of a deposit address passes while the token is renewed: the old address is never shown again',
    urls.dashboard,
    [calls.generateWallet, calls.refreshToken],
    [
      openDeposit,
      by.clock('all but five seconds of the hour pass', {
        actions: [act.advance(HOUR_MS - 5000)],
        assertions: [machineState('depositWallet', 'fresh')],
      }),
      receive401,
      by.clock('the last five seconds pass', {
        actions: [act.advance(5000)],
        assertions: [
          machineState('depositWallet', 'expired'),
          machineState('session', 'refreshing'),
          noWallet,
        ],
      }),
      renewToken(assert.newestToken(calls.getTransactionHistory)),
      requestAddress(assert.absent(EXPIRES)),
      receiveAddress(assert.callCount(calls.generateWallet, 2)),
    ],
  ),
  scenario(
    'wallet-expires-on-the-screen',
    'The hour passes while the address is on the screen: it is replaced, and never shown without its time',
    urls.dashboard,
    [calls.generateWallet],
    [
      openDeposit,
      passHour(
        machineState('depositWallet', 'fetching'),
        assert.status(deposit.expired),
        assert.absent(EXPIRES),
        noWallet,
        assert.pendingCalls(calls.generateWallet, 1),
      ),
      { ...receiveAddress(), proves: ['R4.13', 'R9.9'] },
    ],
  ),
  scenario(
    'wallet-expires-while-withdrawing',
    'The least that can be withdrawn, which comes with the address, stays when that expires',
    urls.dashboard,
    [calls.generateWallet],
    [
      openDeposit,
      by.member('the member goes on to Withdraw', {
        actions: [act.menuLink(shell.entries.withdraw)],
        assertions: [assert.text(withdraw.hint.atLeast('$20.00000'))],
      }),
      passHour(machineState('depositWallet', 'expired'), assert.text(withdraw.hint.atLeast('$20.00000'))),
    ],
  ),
  scenario(
    'reload-keeps-the-address',
    'A reload within the hour shows the stored address without another call',
    urls.dashboard,
    [calls.generateWallet],
    [
      openDeposit,
      by.member('the member reloads the page', {
        actions: [act.open(urls.deposit)],
        assertions: [
          machineState('session', 'authenticated'),
          machineState('depositWallet', 'fresh'),
          assert.text(EXPIRES),
          assert.text('{provider.address}'),
          assert.callCount(calls.generateWallet, 1),
        ],
        proves: ['R4.9', 'R4.13'],
      }),
      passHour(
        machineState('depositWallet', 'fetching'),
        assert.absent(EXPIRES),
        assert.pendingCalls(calls.generateWallet, 1),
      ),
    ],
  ),
  scenario(
    'logout-while-the-address-is-fetched',
    'The member logs out while a deposit address is being fetched: nothing of it is stored',
    urls.dashboard,
    [calls.generateWallet, calls.login],
    [
      requestAddress(),
      {
        ...logOut(
          assert.heading(signIn.title),
          assert.pendingCalls(calls.generateWallet, 0),
          noWallet,
          noSession,
        ),
        proves: ['R4.7', 'R8.10'],
      },
      signInAgain,
      by.member('the member opens Deposit again', {
        actions: [act.menuLink(shell.entries.deposit)],
        assertions: [
          machineState('depositWallet', 'fetching'),
          assert.pendingCalls(calls.generateWallet, 1),
          assert.newestToken(calls.generateWallet),
        ],
      }),
    ],
  ),
];
