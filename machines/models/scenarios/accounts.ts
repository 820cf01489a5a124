import { commands } from '#src/messages/commands.ts';
import { copying, somethingWentWrong } from '#src/messages/common.ts';
import { forgotPassword, passcodeAdvice } from '#src/messages/passcode.ts';
import { session } from '#src/messages/session.ts';
import { setting } from '#src/messages/setting.ts';
import { share } from '#src/messages/share.ts';
import { shell } from '#src/messages/shell.ts';
import { signIn } from '#src/messages/signIn.ts';
import { signUp, signUpSuccess } from '#src/messages/signUp.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { act, assert, by, calls, refusal, toast } from '../builders';
import {
  ADDRESS,
  changeNextProfile,
  load,
  logOut,
  machineState,
  plainScenario,
  refuseRefresh,
  reply,
  scenario,
  stopTime,
} from './scenarioSteps';

const UPDATE = 'PUT /users/profile';
const REGISTER = 'POST /users/register';
const FORGOT = 'POST /users/forgot-password';

const typePasswords = [
  act.fill(setting.security.current, '{member.passcode}'),
  act.fill(setting.security.new, ' Another-1 '),
];
const copyLink = [act.press('ControlOrMeta+k'), act.option(commands.copyLink)];
const REASONS = ['It is too short.', 'It is too old.', 'It is too plain.', 'It is too late.'];
/** In small letters, which carry no checksum. */
const OTHER_ADDRESS = `0x${'1'.repeat(40)}`;
const TOO_SOON = 'It is too soon.';
const ASKED = forgotPassword.asked('Ada@Example.org');
const refuseTooSoon = [act.button(setting.saveChanges), act.release(UPDATE, refusal(UPDATE, TOO_SOON))];
const fillSignUp = [
  act.fill(signUp.name, ' Ada '),
  act.fill(signUp.email, ' Ada@Example.org '),
  act.fill(signUp.passcode, ' as-typed 1 '),
  act.fill(signUp.referralCode, ' NOBODY '),
];
const welcome = (user_pk: string) =>
  act.release(REGISTER, reply(200, { message: 'Welcome.', user: { user_pk } }));

const typePasscode = (text: string, advice: string, label: string = setting.security.new) =>
  by.member(`the member types ${text} as the new passcode`, {
    actions: [act.fill(label, text)],
    assertions: [assert.text(advice)],
  });

/** Forms around the account: what they send, once, and what stays in them. */
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
      by.provider('the member changes the wallet address, and the answer is lost', {
        actions: [
          act.button(setting.profile.update),
          act.fill(setting.profile.walletAddress, OTHER_ADDRESS),
          act.button(setting.saveChanges),
          act.release(UPDATE, 'responseLost'),
        ],
        toasts: [toast.failure(somethingWentWrong), toast.warning(setting.profile.unknown)],
      }),
      by.member(
        'the member saves what was there before, which is sent although it is what the form came with',
        {
          actions: [act.fill(setting.profile.walletAddress, ADDRESS), act.button(setting.saveChanges)],
          assertions: [assert.requestBody(UPDATE, { name: 'Ada of the Settings', wallet_address: ADDRESS })],
        },
      ),
      by.provider('the provider accepts', {
        actions: [act.release(UPDATE)],
        toasts: [toast.success(setting.profile.success)],
      }),
      by.member('the member saves another password, and logs out before the answer', {
        actions: [
          act.tab(setting.security.tab),
          ...typePasswords,
          act.button(setting.saveChanges),
          act.menuButton(shell.logout),
        ],
        toasts: [toast.success(session.loggedOut)],
        assertions: [machineState('session', 'loggedOut.idle'), assert.pendingCalls(UPDATE, 0)],
      }),
    ],
  ),
  scenario(
    'messages-at-once',
    'A success takes earlier failures off the screen, and sending again takes the success off; one under the pointer stays, and of four messages the newest three are shown',
    urls.setting,
    [UPDATE],
    [
      by.member(
        'the member changes the password, which is refused, then accepted, and changes it again, which is refused',
        {
          actions: [
            act.tab(setting.security.tab),
            ...typePasswords,
            act.button(setting.saveChanges),
            act.release(UPDATE, refusal(UPDATE, 'Not this password.')),
            act.button(setting.saveChanges),
            act.release(UPDATE),
            ...typePasswords,
            act.button(setting.saveChanges),
            act.release(UPDATE, refusal(UPDATE, 'Nor that one.')),
          ],
          toasts: [
            toast.failure('Not this password.'),
            toast.success('Password updated successfully!'),
            toast.failure('Nor that one.'),
          ],
        },
      ),
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
      // Between two presses from outside the page there is time to show the message again.
      stopTime,
      by.member(
        'the provider refuses for one reason again, at once, soon, and as its message is about to go',
        {
          actions: [
            ...refuseTooSoon,
            ...refuseTooSoon,
            act.advance(1000),
            ...refuseTooSoon,
            act.advance(3500),
            ...refuseTooSoon,
          ],
          toasts: [TOO_SOON, TOO_SOON, TOO_SOON].map(toast.failure),
          proves: ['D424'],
        },
      ),
      // Only a warning outlives the screen, and nothing here is sent after it, which would take it off.
      by.browser(
        'the answer to a password is lost, and on another screen the browser refuses to share and to copy',
        {
          actions: [
            act.button(setting.saveChanges),
            act.release(UPDATE, 'responseLost'),
            { type: 'refuse', what: 'clipboard' },
            { type: 'refuse', what: 'share' },
            act.menuLink(shell.entries.network),
            ...copyLink,
            act.button(share.open),
            // An equal message joins the one that is there, below the newer one, counted from the last that has joined it.
            act.advance(1600),
            ...copyLink,
            act.advance(1600),
            ...copyLink,
            act.button(share.copy),
          ],
          toasts: [
            toast.failure(somethingWentWrong),
            toast.warning(setting.security.unknown),
            toast.warning(commands.linkNotCopied),
            toast.failure(share.failed),
            toast.warning(commands.linkNotCopied),
            toast.warning(commands.linkNotCopied),
            toast.failure(copying.failed),
          ],
          proves: ['R9.7'],
        },
      ),
      by.browser('the browser refuses to copy, and then does: the warning stays beside the success', {
        actions: [...copyLink, { type: 'allow', what: 'clipboard' }, ...copyLink],
        toasts: [toast.warning(commands.linkNotCopied), toast.success(commands.linkCopied)],
      }),
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
        actions: [act.navigate(urls.signUpWith('Ab-12'))],
        assertions: [assert.fieldValue(signUp.referralCode, 'Ab-12')],
      }),
      by.member('a visitor fills in the form, and presses twice', {
        actions: [act.navigate(urls.signUp), ...fillSignUp, act.twice(signUp.submit)],
        assertions: [assert.pendingCalls(REGISTER, 1)],
      }),
      by.provider('the provider refuses with a list of errors', {
        actions: [
          act.release(REGISTER, reply(422, { errors: ['This code is not known.', 'This e-mail is.'] })),
        ],
        toasts: [toast.failure('This code is not known.')],
        assertions: [assert.fieldValue(signUp.email, 'Ada@Example.org')],
      }),
      by.member(
        'the visitor tries again, is answered with an error, and signs somebody else up, which is another registration',
        {
          actions: [
            act.button(signUp.submit),
            act.release(REGISTER, 'serverError'),
            act.fill(signUp.name, 'Bea'),
            act.button(signUp.submit),
            act.release(REGISTER, refusal(REGISTER, 'Not Bea.')),
          ],
          toasts: [
            toast.failure(somethingWentWrong),
            toast.warning(signUp.unknown.keyed),
            toast.failure('Not Bea.'),
          ],
        },
      ),
      by.member('the visitor sends the first again, and keeps the key', {
        actions: [
          act.fill(signUp.name, ' Ada '),
          act.button(signUp.submit),
          act.release(REGISTER, reply(409, { message: 'This e-mail is taken.', field: 'email' })),
          act.button(signUp.submit),
          act.release(REGISTER, reply(200, { user: { user_pk: 'trl-NewAccount' } })),
          act.button(signUpSuccess.copy),
          act.button(signUpSuccess.download),
        ],
        toasts: [
          toast.failure('This e-mail is taken.'),
          toast.warning(signUp.unknown.keyed),
          toast.success(signUp.success),
        ],
        assertions: [assert.heading(signUpSuccess.title), assert.text('trl-NewAccount')],
      }),
      by.browser('the page is left for another site, and shown again as it was, without the key', {
        actions: [{ type: 'leavePage' }, { type: 'restorePage' }],
        assertions: [assert.absent('trl-NewAccount')],
      }),
      by.member('the visitor looks at another screen, and comes back', {
        actions: [act.navigate(urls.forgotPassword), act.goBack],
        assertions: [assert.text(signUpSuccess.missing), assert.absent('trl-NewAccount')],
      }),
      by.member('the visitor signs up again, and goes on to the sign-in, which has the key', {
        actions: [
          act.navigate(urls.signUp),
          ...fillSignUp,
          act.button(signUp.submit),
          welcome('trl-SecondAccount'),
          act.link(signUpSuccess.back),
        ],
        toasts: [toast.success('Welcome.')],
        assertions: [assert.fieldValue(signIn.identifier, 'trl-SecondAccount')],
      }),
      by.member('the visitor opens the screen of the new key again', {
        actions: [act.navigate(urls.signUpSuccess)],
        assertions: [assert.text(signUpSuccess.missing), assert.absent('trl-SecondAccount')],
      }),
    ],
  ),
  plainScenario(
    'without-a-connection',
    'Without a connection a form says so at once, and sends nothing later; what was successful is not said beside a later failure',
    urls.dashboard,
    [
      logOut(),
      by.member('a visitor asks for a new passcode without a connection', {
        actions: [
          act.navigate(urls.forgotPassword),
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
          assertions: [assert.text(ASKED)],
        }),
      ),
      by.member('the visitor asks once more, and the provider refuses', {
        actions: [act.mockNext(FORGOT, refusal(FORGOT, TOO_SOON)), act.button(forgotPassword.submit)],
        toasts: [toast.failure(TOO_SOON)],
        assertions: [assert.absent(ASKED)],
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
        actions: [act.otherTab('login', 'other')],
        assertions: [assert.text(session.otherMember)],
      }),
      by.provider('the member opens the dashboard, and the call is answered 401', {
        actions: [act.mock401(calls.getStats), act.menuLink(shell.entries.dashboard)],
        assertions: [machineState('session', 'refreshing'), assert.text(session.otherMember)],
      }),
      refuseRefresh(assert.absent(session.otherMember)),
    ],
  ),
  plainScenario(
    'passcodes-that-are-guessed',
    'Why a new passcode is easy to guess is said while it is typed',
    `${urls.setting}?tab=security`,
    [
      by.member('the member opens the tab', { actions: [act.tab(setting.security.tab)] }),
      typePasscode('abcabcabcabc', passcodeAdvice.repeated),
      typePasscode('aababbba', passcodeAdvice.repeated),
      typePasscode('qwertyuiop', passcodeAdvice.sequence),
      typePasscode('1987-12-24', passcodeAdvice.number),
      typePasscode('123P@ssw0rd!', passcodeAdvice.common),
      typePasscode('abcd1234', passcodeAdvice.sequence),
      typePasscode('Miguel2026', passcodeAdvice.personal),
      typePasscode('example99', passcodeAdvice.personal),
      typePasscode('abcd12345x', passcodeAdvice.plain),
      typePasscode('correct horse', passcodeAdvice.plain),
      typePasscode('пароль-лошадь', passcodeAdvice.plain),
      // Of four letters; and of the name and as much as a passcode has at least.
      typePasscode('acbdbcad', passcodeAdvice.plain),
      typePasscode('miguel19475836', passcodeAdvice.plain),
      typePasscode('馬電池馬電池馬電池', passcodeAdvice.repeated),
      typePasscode('🐴🔋🐴🔋🐴', passcodeAdvice.repeated),
      typePasscode('Miguel-лошадь', passcodeAdvice.personal),
      load('the provider says a name of four letters', `${urls.setting}?tab=security`, [
        changeNextProfile({ 'profile.name': 'Mira' }),
      ]),
      typePasscode('mira-86420', passcodeAdvice.personal),
      by.member('a visitor says who they are', {
        actions: [
          act.navigate(urls.signUp),
          act.fill(signUp.name, 'Mira'),
          act.fill(signUp.email, 'Ada@Example.org'),
        ],
      }),
      typePasscode('mira-86420', passcodeAdvice.personal, signUp.passcode),
      typePasscode('example99', passcodeAdvice.personal, signUp.passcode),
    ],
  ),
];
