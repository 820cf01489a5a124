import { commands } from '#src/messages/commands.ts';
import { copying, reading } from '#src/messages/common.ts';
import { deposit } from '#src/messages/deposit.ts';
import { donate } from '#src/messages/donate.ts';
import { home } from '#src/messages/home.ts';
import { movement } from '#src/messages/movement.ts';
import { forgotPassword } from '#src/messages/passcode.ts';
import { session } from '#src/messages/session.ts';
import { shell } from '#src/messages/shell.ts';
import { signIn } from '#src/messages/signIn.ts';
import { transfer } from '#src/messages/transfer.ts';
import { withdraw } from '#src/messages/withdraw.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { AMOUNTS, act, assert, by, calls, failRefresh, refusal, type TestCase, toast } from '../builders';
import {
  changeAnswer,
  changeNextProfile,
  changeProfile,
  fillDonation,
  INTERRUPTED,
  logOut,
  machineState,
  noSession,
  openDeposit,
  receive401,
  reply,
  requestAddress,
  scenario,
  signInAgain,
  submitSignIn,
  submitTransfer,
} from './scenarioSteps';

/** Of somebody whom this browser does not know. */
const OTHER_PROFILE = {
  'profile.user_pk': 'trl-Nobody',
  'profile.email': 'nobody@example.org',
  'profile.referral_code': 'NOBODY',
};

const signInWithoutStorage = {
  ...signInAgain,
  sentence: 'the member signs in again in a browser that stores nothing, which is told of this session, too',
  actions: [{ type: 'refuse', what: 'storage' }, ...signInAgain.actions, { type: 'allow', what: 'storage' }],
  assertions: [machineState('session', 'authenticated'), assert.alert(session.notStored)],
} as const satisfies TestCase;

/** Sessions as members meet them: ended, renewed, taken over, and where nothing can be stored. */
export const sessionScenarios: readonly Plan[] = [
  scenario(
    'led-back-after-signing-in',
    'A sign-in leads to the address that was asked for, with its query, also by way of another public screen',
    urls.dashboard,
    [calls.login],
    [
      logOut(),
      by.member('a visitor goes to the history of transfers, and looks at Forgot Password', {
        actions: [
          act.navigate(`${urls.fundTransfer}?tab=history`),
          act.link(signIn.forgotPassword),
          act.link(forgotPassword.back),
        ],
        toasts: [toast.warning(session.pleaseLogin)],
        assertions: [assert.heading(signIn.title)],
      }),
      by.member('the member signs in, and the provider names a key and a role of its own', {
        actions: [
          ...submitSignIn('member'),
          changeAnswer(calls.login, { 'user.user_pk': 'trl-OfTheProvider', 'user.role': 'lead; admin, é' }),
        ],
        assertions: [
          machineState('session', 'authenticated'),
          assert.url(`${urls.fundTransfer}?tab=history`),
        ],
      }),
      // What the first profile has said of the member is kept with what the next one changes.
      by.member('the member goes to the home address, and the provider names another stage', {
        actions: [changeNextProfile({ 'profile.stage': 2 }), act.navigate(urls.home)],
        assertions: [assert.url(urls.dashboard), assert.heading(home.title), assert.stored('session')],
      }),
    ],
  ),
  scenario(
    'signed-in-again-where-the-session-ended',
    'A session that cannot be renewed ends with what is stored; the sign-in leads back to its screen',
    urls.dashboard,
    [calls.generateWallet, calls.refreshToken, calls.login],
    [
      openDeposit,
      by.provider('the member opens Withdraw, and the call is answered 401', {
        actions: [act.mock401(calls.getTransactionHistory), act.menuLink(shell.entries.withdraw)],
        assertions: [machineState('session', 'refreshing'), assert.pendingCalls(calls.refreshToken, 1)],
      }),
      by.provider('the provider has had too many calls, also when it is asked again', {
        actions: failRefresh(reply(429, {})),
        assertions: [assert.status(signIn.ended.notRenewed), assert.notStored('depositWallet')],
      }),
      by.member('the member signs in, and the provider refuses', {
        actions: [...submitSignIn('member'), act.release(calls.login, refusal(calls.login, 'Not now.'))],
        toasts: [toast.failure('Not now.')],
        assertions: [assert.absent(signIn.ended.notRenewed)],
      }),
      {
        ...signInAgain,
        sentence: 'the member signs in, and the browser has no room to store it',
        actions: [{ type: 'refuse', what: 'storage' }, ...signInAgain.actions],
        assertions: [
          assert.url(urls.withdraw),
          assert.heading(withdraw.title),
          assert.text(session.notStored),
        ],
        proves: ['D49'],
      },
      receive401,
      by.provider('the provider fails three times', {
        actions: failRefresh(reply(500, {})),
        assertions: [assert.status(signIn.ended.notRenewed)],
      }),
    ],
  ),
  scenario(
    'a-renewal-that-takes-its-time',
    'A call waits as long as its renewal may take; one that was sent with the old token does not renew it again',
    urls.dashboard,
    [calls.refreshToken, calls.getStats],
    [
      receive401,
      by.clock('seven seconds pass', {
        actions: [act.advance(7000)],
        assertions: [machineState('session', 'refreshing')],
      }),
      by.provider('the provider is not available, and renews the token a second later', {
        actions: [
          act.release(calls.refreshToken, reply(503, {})),
          act.advance(1000),
          act.release(calls.refreshToken),
        ],
        assertions: [
          machineState('session', 'authenticated'),
          assert.newestToken(calls.getTransactionHistory),
        ],
      }),
      by.member('the member opens the dashboard, and another tab renews the token', {
        actions: [act.menuLink(shell.entries.dashboard), act.otherTab('refreshToken')],
        assertions: [assert.pendingCalls(calls.getStats, 1)],
      }),
      by.provider('the provider answers the call with the older token 401', {
        actions: [act.release(calls.getStats, 'unauthorized'), act.release(calls.getStats)],
        assertions: [assert.callCount(calls.refreshToken, 2), assert.newestToken(calls.getStats)],
      }),
    ],
  ),
  scenario(
    'the-next-member',
    'Who signs in next sees nothing that was read for the member before',
    urls.fundTransfer,
    [calls.getProfile, calls.login],
    [
      by.provider('the provider answers with a balance that stands out', {
        actions: [changeProfile({ 'balances.deposit_balance': 4321.01234 })],
        assertions: [assert.text('$4,321.01234')],
      }),
      logOut(),
      by.member('{other.name} signs in, and opens Fund Transfer', {
        actions: [
          ...submitSignIn('other'),
          act.release(calls.login),
          act.menuLink(shell.entries.fundTransfer),
        ],
        assertions: [assert.absent('$4,321.01234'), assert.pendingCalls(calls.getProfile, 1)],
      }),
      by.provider('the provider answers', {
        actions: [act.release(calls.getProfile)],
        assertions: [assert.text('{provider.balance}'), assert.absent(reading.retry)],
      }),
    ],
  ),
  scenario(
    'back-from-the-browser’s-cache',
    'A page that the browser shows again looks whether its session still exists',
    urls.transactions,
    [calls.refreshToken],
    [
      by.browser('another page is opened, and this one shown again', {
        actions: [{ type: 'leavePage' }, { type: 'restorePage' }],
        assertions: [machineState('session', 'authenticated')],
      }),
      by.browser('the page is shown again after the session has ended elsewhere', {
        actions: [
          { type: 'leavePage' },
          { type: 'restoreStorage', stored: 'nothing' },
          { type: 'restorePage' },
        ],
        assertions: [machineState('session', 'loggedOut.idle'), assert.status(signIn.ended.expired)],
      }),
    ],
  ),
  scenario(
    'renewed-after-the-session-ended',
    'A renewal that is answered after the session has ended elsewhere does not bring it back, nor take the place of the next',
    urls.dashboard,
    [calls.refreshToken],
    [
      receive401,
      by.provider(
        'the provider renews the token after {other.name} has signed in elsewhere, which was not heard',
        {
          actions: [{ type: 'restoreStorage', stored: 'otherSession' }, act.release(calls.refreshToken)],
          assertions: [machineState('session', 'authenticated'), assert.alert(session.otherMember)],
        },
      ),
      { ...receive401, actions: [act.menuLink(shell.entries.dashboard), ...receive401.actions] },
      by.provider('the provider renews the token of a session that is no longer stored', {
        actions: [{ type: 'restoreStorage', stored: 'nothing' }, act.release(calls.refreshToken)],
        assertions: [machineState('session', 'loggedOut.idle'), assert.notStored('session')],
      }),
    ],
  ),
  scenario(
    'a-renewed-token-without-a-profile',
    'Until a profile has said whose a renewed token is nothing is changed with it, and the session ends where it is another’s',
    urls.donate,
    [calls.refreshToken],
    [
      by.member('the member donates, and the connection breaks before the answer', {
        actions: [act.mockNext(calls.donate, { kind: 'responseLost' }), ...fillDonation],
        toasts: [toast.warning(donate.outcome.unknown)],
        assertions: [machineState('donation', 'unconfirmed')],
      }),
      receive401,
      by.provider('the provider renews the token, and the profile cannot be read', {
        actions: [
          { type: 'holdAll', call: calls.getProfile },
          act.release(calls.refreshToken),
          act.release(calls.getProfile, 'serverError'),
        ],
        assertions: [machineState('session', 'authenticated')],
      }),
      by.member('the member opens Donate, and what is read there waits for the profile no more', {
        actions: [act.navigate(urls.donate), act.release(calls.getProfile, 'serverError')],
        assertions: [assert.pendingCalls(calls.getProfile, 0)],
      }),
      by.member('the member sends the donation again, and the profile cannot be read', {
        actions: [act.button(movement.sendAgain.keyed), act.release(calls.getProfile, 'serverError')],
        toasts: [toast.failure(session.unconfirmed), toast.warning(donate.outcome.unknown)],
        assertions: [machineState('donation', 'unconfirmed'), assert.callCount(calls.donate, 1)],
      }),
      by.member('the member has looked it up, donates anew, and the profile cannot be read', {
        actions: [
          act.button(movement.lookedUp),
          // The screen reads it, too.
          act.release(calls.getProfile, 'serverError'),
          ...fillDonation,
          act.release(calls.getProfile, 'serverError'),
        ],
        toasts: [toast.failure(session.unconfirmed)],
        assertions: [
          assert.callCount(calls.donate, 1),
          assert.fieldValue(donate.amount, String(AMOUNTS.donation)),
        ],
      }),
      by.member('the member donates again, and the profile is that of another', {
        actions: [act.button(donate.submit), changeProfile(OTHER_PROFILE)],
        assertions: [assert.callCount(calls.donate, 1), noSession, assert.heading(signIn.title)],
        proves: ['D980'],
      }),
    ],
  ),
  scenario(
    'a-profile-that-comes-too-late',
    'What has waited longer than 30 seconds for the profile of a renewed token is not sent',
    urls.donate,
    [calls.refreshToken],
    [
      receive401,
      by.provider(
        'the provider renews the token, and tells whose it is at the second read, after 16 seconds each, while a donation waits',
        {
          actions: [
            { type: 'holdAll', call: calls.getProfile },
            act.navigate(urls.donate),
            act.release(calls.refreshToken),
            ...fillDonation,
            act.advance(16_000),
            act.release(calls.getProfile, 'serverError'),
            act.advance(16_000),
            act.release(calls.getProfile),
          ],
          toasts: [toast.failure(session.unconfirmed)],
          assertions: [assert.callCount(calls.donate, 0)],
          proves: ['D980'],
        },
      ),
    ],
  ),
  scenario(
    'a-browser-that-stores-nothing',
    'Where the browser refuses to store, that is said once, and to copy, until it copies again; the page goes on with what it has',
    urls.dashboard,
    [calls.refreshToken, calls.generateWallet, calls.login],
    [
      by.browser('the browser refuses to store from now on, and the token is renewed', {
        actions: [
          { type: 'refuse', what: 'storage' },
          ...receive401.actions,
          act.release(calls.refreshToken),
        ],
        assertions: [machineState('session', 'authenticated'), assert.text(session.notStored)],
      }),
      by.member('the member dismisses the message, and the token is renewed again', {
        actions: [
          act.button('Dismiss'),
          act.menuLink(shell.entries.dashboard),
          ...receive401.actions,
          act.release(calls.refreshToken),
        ],
        assertions: [machineState('session', 'authenticated'), assert.absent(session.notStored)],
      }),
      by.member('the member opens Deposit, leaves it, and comes back', {
        actions: [
          act.menuLink(shell.entries.deposit),
          act.release(calls.generateWallet),
          act.menuLink(shell.entries.dashboard),
          act.menuLink(shell.entries.deposit),
        ],
        assertions: [assert.text('{provider.address}'), assert.callCount(calls.generateWallet, 1)],
      }),
      by.browser('the browser refuses to copy the address, and then copies it', {
        actions: [
          { type: 'refuse', what: 'clipboard' },
          act.button(deposit.copy),
          { type: 'allow', what: 'clipboard' },
          act.button(deposit.copy),
        ],
        toasts: [toast.failure(copying.failed)],
        assertions: [assert.status(deposit.copied), assert.absent(copying.selected)],
      }),
      by.browser('the browser stores again, and the token is renewed once more', {
        actions: [
          { type: 'allow', what: 'storage' },
          act.menuLink(shell.entries.dashboard),
          ...receive401.actions,
          act.release(calls.refreshToken),
        ],
        assertions: [machineState('session', 'authenticated'), assert.stored('session')],
      }),
      by.browser('the page comes back from the cache, and the member opens a screen with the newest token', {
        actions: [
          { type: 'leavePage' },
          { type: 'restorePage' },
          act.menuLink(shell.entries.dashboard),
          act.menuLink(shell.entries.transactions),
        ],
        assertions: [assert.newestToken(calls.getTransactionHistory)],
      }),
      by.otherTab(
        'neither an appearance nor a renewed token is stored here, and then another tab stores its own',
        {
          actions: [
            { type: 'refuse', what: 'storage' },
            act.press('ControlOrMeta+k'),
            act.option(commands.appearance(shell.theme.choices.dark)),
            act.menuLink(shell.entries.dashboard),
            ...receive401.actions,
            act.release(calls.refreshToken),
            { type: 'allow', what: 'storage' },
            act.otherTab('refreshToken'),
            act.menuLink(shell.entries.dashboard),
            act.menuLink(shell.entries.transactions),
          ],
          assertions: [assert.newestToken(calls.getTransactionHistory)],
        },
      ),
      {
        ...submitTransfer,
        sentence: 'the member sends a transfer, which the provider accepts',
        actions: [act.menuLink(shell.entries.fundTransfer), ...submitTransfer.actions],
        assertions: [assert.status(transfer.review.success), assert.absent(INTERRUPTED)],
      },
      // There is room for it now.
      logOut({ type: 'appearance', choice: 'dark' }),
      signInWithoutStorage,
      requestAddress(assert.callCount(calls.generateWallet, 2)),
      by.provider('the token can no longer be renewed', {
        actions: [...receive401.actions, act.release(calls.refreshToken, 'unauthorized')],
        assertions: [machineState('session', 'loggedOut.idle'), assert.status(signIn.ended.expired)],
      }),
      signInWithoutStorage,
    ],
  ),
];
