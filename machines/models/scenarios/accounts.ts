import { reading, somethingWentWrong } from '#src/messages/common.ts';
import { home } from '#src/messages/home.ts';
import { forgotPassword } from '#src/messages/passcode.ts';
import { session } from '#src/messages/session.ts';
import { setting } from '#src/messages/setting.ts';
import { shell } from '#src/messages/shell.ts';
import { signIn } from '#src/messages/signIn.ts';
import { signUp, signUpSuccess } from '#src/messages/signUp.ts';
import { transfer } from '#src/messages/transfer.ts';
import { withdraw } from '#src/messages/withdraw.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { act, assert, by, calls, refusal, toast } from '../builders';
import {
  ADDRESS,
  changeProfile,
  INTERRUPTED,
  logOut,
  machineState,
  navigate,
  openDeposit,
  receive401,
  refuseRefresh,
  reply,
  requestAddress,
  scenario,
  signInAgain,
  submitSignIn,
  submitTransfer,
} from './scenarioSteps';

const UPDATE = 'PUT /users/profile';
const REGISTER = 'POST /users/register';
const FORGOT = 'POST /users/forgot-password';

const typePasswords = [
  act.fill(setting.security.current, '{member.passcode}'),
  act.fill(setting.security.new, ' Another-1 '),
];
const REASONS = ['It is too short.', 'It is too old.', 'It is too plain.', 'It is too late.'];
const fillSignUp = [
  act.fill(signUp.name, ' Ada '),
  act.fill(signUp.email, ' Ada@Example.org '),
  act.fill(signUp.passcode, ' as-typed 1 '),
  act.fill(signUp.referralCode, ' NOBODY '),
];
const welcome = (user_pk: string) =>
  act.release(REGISTER, reply(200, { message: 'Welcome.', user: { user_pk } }));

/** Forms around the account: what they send, once; what stays in them; and where a sign-in leads. */
export const accountScenarios: readonly Plan[] = [
  scenario(
    'settings-are-changed',
    'A refused change of the settings leaves the form as it was typed, and is sent once; an accepted one is read again',
    urls.setting,
    [UPDATE],
    [
      by.member('the member copies the key, changes the password, and presses twice', {
        actions: [
          act.button(setting.profile.copy),
          act.tab(setting.security.tab),
          ...typePasswords,
          act.twice(setting.saveChanges),
        ],
        assertions: [
          assert.pendingCalls(UPDATE, 1),
          assert.requestBody(UPDATE, {
            current_password: '{member.passcode}',
            new_password: ' Another-1 ',
          }),
        ],
      }),
      by.provider('the provider refuses', {
        actions: [act.release(UPDATE, refusal(UPDATE, 'Not this password.'))],
        toasts: [toast.failure('Not this password.')],
        assertions: [assert.fieldValue(setting.security.new, ' Another-1 ')],
      }),
      by.member('the member tries again, and the provider accepts', {
        actions: [act.button(setting.saveChanges), act.release(UPDATE)],
        toasts: [toast.success('Password updated successfully!')],
        assertions: [assert.fieldValue(setting.security.new, '')],
      }),
      by.member(
        'the member changes the name, and the provider answers with success: false in a list of errors',
        {
          actions: [
            act.tab(setting.profile.tab),
            act.button(setting.profile.update),
            act.fill(setting.profile.fullName, '  Ada of the Settings '),
            act.button(setting.saveChanges),
            act.release(
              UPDATE,
              reply(200, {
                success: false,
                errors: [{ message: 'This name is taken.' }, { message: 'So is this e-mail.' }],
              }),
            ),
          ],
          toasts: [toast.failure('This name is taken.')],
        },
      ),
      by.member('the member removes the wallet address', {
        actions: [
          act.fill(setting.profile.walletAddress, ''),
          act.button(setting.saveChanges),
          act.release(UPDATE),
        ],
        toasts: [toast.success(setting.profile.success)],
      }),
      by.member('the member sets it again, with spaces around it', {
        actions: [
          act.button(setting.profile.update),
          act.fill(setting.profile.walletAddress, ` ${ADDRESS} `),
          act.button(setting.saveChanges),
          act.release(UPDATE),
        ],
        toasts: [toast.success(setting.profile.success)],
      }),
      by.member('the member saves another password, and logs out before the answer', {
        actions: [
          act.tab(setting.security.tab),
          ...typePasswords,
          act.button(setting.saveChanges),
          act.button(shell.logout),
        ],
        toasts: [toast.success(session.loggedOut)],
        assertions: [machineState('session', 'loggedOut.idle'), assert.pendingCalls(UPDATE, 0)],
      }),
    ],
  ),
  scenario(
    'messages-at-once',
    'A success takes earlier failures off the screen; of many messages the newest three are shown, and one under the pointer stays',
    urls.setting,
    [UPDATE],
    [
      by.member('the member changes the password, which the provider first refuses and then accepts', {
        actions: [
          act.tab(setting.security.tab),
          ...typePasswords,
          act.button(setting.saveChanges),
          act.release(UPDATE, refusal(UPDATE, 'Not this password.')),
          act.button(setting.saveChanges),
          act.release(UPDATE),
        ],
        toasts: [toast.failure('Not this password.'), toast.success('Password updated successfully!')],
      }),
      by.member('the member changes it again, which the provider refuses four times', {
        actions: [
          ...typePasswords,
          ...REASONS.flatMap((reason) => [
            act.button(setting.saveChanges),
            act.release(UPDATE, refusal(UPDATE, reason)),
          ]),
        ],
        toasts: REASONS.map(toast.failure),
      }),
      by.member('the provider refuses once more, and the member points at its reason', {
        actions: [
          act.button(setting.saveChanges),
          act.release(UPDATE, refusal(UPDATE, 'It is too new.')),
          act.hover('It is too new.'),
        ],
        toasts: [toast.failure('It is too new.')],
      }),
      by.member('the member points somewhere else', { actions: [act.hover(setting.title)] }),
    ],
  ),
  scenario(
    'an-account-is-created',
    'A sign-up is sent once, shows its key once, and a refusal shows its sentence wherever it stands',
    urls.dashboard,
    [REGISTER],
    [
      logOut(),
      by.member('a visitor follows a referral link', {
        actions: [navigate(urls.signUpWith('Ab-12'))],
        assertions: [assert.fieldValue(signUp.referralCode, 'Ab-12')],
      }),
      by.member('a visitor fills in the form, and presses twice', {
        actions: [navigate(urls.signUp), ...fillSignUp, act.twice(signUp.submit)],
        assertions: [assert.pendingCalls(REGISTER, 1)],
      }),
      by.provider('the provider refuses with a list of errors', {
        actions: [
          act.release(REGISTER, reply(422, { errors: ['This code is not known.', 'This e-mail is.'] })),
        ],
        toasts: [toast.failure('This code is not known.')],
        assertions: [assert.fieldValue(signUp.email, 'Ada@Example.org')],
      }),
      by.member('the visitor tries again, the provider accepts, and the visitor keeps the key', {
        actions: [
          act.button(signUp.submit),
          welcome('trl-NewAccount'),
          act.button(signUpSuccess.copy),
          act.button(signUpSuccess.download),
        ],
        toasts: [toast.success('Welcome.')],
        assertions: [assert.heading(signUpSuccess.title), assert.text('trl-NewAccount')],
      }),
      by.member('the visitor looks at another screen, and comes back', {
        actions: [navigate(urls.forgotPassword), { type: 'goBack' }],
        assertions: [assert.text(signUpSuccess.missing), assert.absent('trl-NewAccount')],
      }),
      by.member('the visitor signs up again, and goes on to the sign-in, which has the key', {
        actions: [
          navigate(urls.signUp),
          ...fillSignUp,
          act.button(signUp.submit),
          welcome('trl-SecondAccount'),
          act.link(signUpSuccess.back),
        ],
        toasts: [toast.success('Welcome.')],
        assertions: [assert.fieldValue(signIn.identifier, 'trl-SecondAccount')],
      }),
      by.member('the visitor opens the screen of the new key again', {
        actions: [navigate(urls.signUpSuccess)],
        assertions: [assert.text(signUpSuccess.missing), assert.absent('trl-SecondAccount')],
      }),
    ],
  ),
  scenario(
    'without-a-connection',
    'Without a connection a form says so at once, and sends nothing later',
    urls.dashboard,
    [],
    [
      logOut(),
      by.member('a visitor asks for a new passcode without a connection', {
        actions: [
          navigate(urls.forgotPassword),
          act.mockUnreachable(FORGOT),
          act.fill(forgotPassword.email, ' Ada@Example.org '),
          { type: 'connection', isOnline: false },
          act.twice(forgotPassword.submit),
        ],
        toasts: [toast.failure(somethingWentWrong)],
        assertions: [
          assert.callCount(FORGOT, 1),
          assert.requestBody(FORGOT, { email: 'Ada@Example.org' }),
          assert.notBusy(forgotPassword.submit),
        ],
      }),
      by.browser('the connection is back', {
        actions: [{ type: 'connection', isOnline: true }],
        assertions: [assert.callCount(FORGOT, 1)],
      }),
      ...[{ message: 'Look into your mail.' }, {}].map((content) =>
        by.member('the visitor asks again, and the provider accepts', {
          actions: [act.mockNext(FORGOT, reply(200, content)), act.button(forgotPassword.submit)],
          toasts: [toast.success(content.message ?? forgotPassword.success)],
        }),
      ),
    ],
  ),
  scenario(
    'led-back-after-signing-in',
    'A sign-in leads to the address that was asked for, with its query, also by way of another public screen',
    urls.dashboard,
    [calls.login],
    [
      logOut(),
      by.member('a visitor goes to the history of transfers, and looks at Forgot Password', {
        actions: [
          navigate(`${urls.fundTransfer}?tab=history`),
          act.link(signIn.forgotPassword),
          act.link(forgotPassword.back),
        ],
        toasts: [toast.warning(session.pleaseLogin)],
        assertions: [assert.heading(signIn.title)],
      }),
      by.member('the member signs in, and the provider names a key and a role of its own', {
        actions: [
          ...submitSignIn('member'),
          act.release(calls.login, {
            kind: 'changedAnswer',
            changes: { 'user.user_pk': 'trl-OfTheProvider', 'user.role': 'lead; admin, é' },
          }),
        ],
        assertions: [
          machineState('session', 'authenticated'),
          assert.url(`${urls.fundTransfer}?tab=history`),
        ],
      }),
      by.member('the member goes to the home address', {
        actions: [navigate(urls.home)],
        assertions: [assert.url(urls.dashboard), assert.heading(home.title)],
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
        actions: [act.mock401(calls.getTransactionHistory), act.link(shell.entries.withdraw)],
        assertions: [machineState('session', 'refreshing'), assert.pendingCalls(calls.refreshToken, 1)],
      }),
      by.provider('the provider has had too many calls', {
        actions: [act.release(calls.refreshToken, reply(429, {}))],
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
      by.provider('the provider fails', {
        actions: [act.release(calls.refreshToken, reply(500, {}))],
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
        actions: [{ type: 'advanceTimers', milliseconds: 7000 }],
        assertions: [machineState('session', 'refreshing')],
      }),
      by.provider('the provider renews the token', {
        actions: [act.release(calls.refreshToken)],
        assertions: [
          machineState('session', 'authenticated'),
          assert.newestToken(calls.getTransactionHistory),
        ],
      }),
      by.member('the member opens the dashboard, and another tab renews the token', {
        actions: [
          act.link(shell.entries.dashboard),
          { type: 'otherTab', operation: 'refreshToken', as: 'member' },
        ],
        assertions: [assert.pendingCalls(calls.getStats, 1)],
      }),
      by.provider('the provider answers the call with the older token 401', {
        actions: [act.release(calls.getStats, 'unauthorized'), act.release(calls.getStats)],
        assertions: [assert.callCount(calls.refreshToken, 1), assert.newestToken(calls.getStats)],
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
        actions: [...submitSignIn('other'), act.release(calls.login), act.link(shell.entries.fundTransfer)],
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
      by.browser('the page is shown again', {
        actions: [{ type: 'restorePage' }],
        assertions: [machineState('session', 'authenticated')],
      }),
      by.browser('the page is shown again after the session has ended elsewhere', {
        actions: [{ type: 'restoreStorage', stored: 'nothing' }, { type: 'restorePage' }],
        assertions: [machineState('session', 'loggedOut.idle'), assert.status(signIn.ended.expired)],
      }),
    ],
  ),
  scenario(
    'renewed-after-the-session-ended',
    'A renewal that is answered after the session has ended elsewhere does not bring it back',
    urls.dashboard,
    [calls.refreshToken],
    [
      receive401,
      by.provider('the provider renews the token of a session that is no longer stored', {
        actions: [{ type: 'restoreStorage', stored: 'nothing' }, act.release(calls.refreshToken)],
        assertions: [machineState('session', 'loggedOut.idle'), assert.notStored('session')],
      }),
    ],
  ),
  scenario(
    'a-browser-that-stores-nothing',
    'Where the browser refuses to store, that is said once, and the page goes on with what it has',
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
          act.link(shell.entries.dashboard),
          ...receive401.actions,
          act.release(calls.refreshToken),
        ],
        assertions: [machineState('session', 'authenticated'), assert.absent(session.notStored)],
      }),
      by.member('the member opens Deposit, leaves it, and comes back', {
        actions: [
          act.link(shell.entries.deposit),
          act.release(calls.generateWallet),
          act.link(shell.entries.dashboard),
          act.link(shell.entries.deposit),
        ],
        assertions: [assert.text('{provider.address}'), assert.callCount(calls.generateWallet, 1)],
      }),
      {
        ...submitTransfer,
        sentence: 'the member sends a transfer, which the provider accepts',
        actions: [act.link(shell.entries.fundTransfer), ...submitTransfer.actions],
        assertions: [assert.status(transfer.review.success), assert.absent(INTERRUPTED)],
      },
      logOut(),
      signInAgain,
      requestAddress(assert.callCount(calls.generateWallet, 2)),
      by.provider('the token can no longer be renewed', {
        actions: [...receive401.actions, act.release(calls.refreshToken, 'unauthorized')],
        assertions: [machineState('session', 'loggedOut.idle'), assert.status(signIn.ended.expired)],
      }),
    ],
  ),
  scenario(
    'a-message-that-stays',
    'What is said of another tab stays until the session ends',
    urls.transactions,
    [calls.refreshToken],
    [
      by.otherTab('{other.name} signs in in another tab', {
        actions: [{ type: 'otherTab', operation: 'login', as: 'other' }],
        assertions: [assert.text(session.otherMember)],
      }),
      by.provider('the member opens the dashboard, and the call is answered 401', {
        actions: [act.mock401(calls.getStats), act.link(shell.entries.dashboard)],
        assertions: [machineState('session', 'refreshing'), assert.text(session.otherMember)],
      }),
      refuseRefresh(assert.absent(session.otherMember)),
    ],
  ),
];
