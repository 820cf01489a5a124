import { commands } from '#src/messages/commands.ts';
import { reading } from '#src/messages/common.ts';
import { donate } from '#src/messages/donate.ts';
import { crash, newVersion } from '#src/messages/errorScreens.ts';
import { session } from '#src/messages/session.ts';
import { setting } from '#src/messages/setting.ts';
import { shell } from '#src/messages/shell.ts';
import { signIn } from '#src/messages/signIn.ts';
import { signUp, signUpSuccess } from '#src/messages/signUp.ts';
import { table } from '#src/messages/tables.ts';
import { withdraw } from '#src/messages/withdraw.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { act, assert, by, calls, refusal, toast } from '../builders';
import type { Action } from '../kinds';
import {
  ADDRESS,
  fillDonation,
  fillWithdrawal,
  logOut,
  logOutInOtherTab,
  machineState,
  plainScenario,
  reply,
  scenario,
  submitSignIn,
} from './scenarioSteps';

const noneMissing: readonly Action[] = [{ type: 'missFiles', names: [] }];
const missFiles = (sentence: string, names: readonly string[], ...then: readonly Action[]) =>
  by.browser(sentence, { actions: [{ type: 'missFiles', names: [...names] }, ...then] });

/** The member opens a screen whose file is missing on a host with this version. */
const openMissing = (sentence: string, what: 'newVersion' | 'nextVersion') =>
  by.browser(sentence, {
    actions: [
      { type: 'deploy', what },
      { type: 'missFiles', names: ['MenuDrawer', 'Withdraw'] },
      act.open(urls.donate),
      act.navigate(urls.withdraw),
    ],
    assertions: [assert.alert(newVersion.title)],
  });

/** What happens where files of the app cannot be fetched, are late, or are those of another version. */
export const fileScenarios: readonly Plan[] = [
  plainScenario(
    'a-screen-whose-file-is-missing',
    'A screen whose code cannot be fetched says so in its place, and is fetched again on request',
    urls.dashboard,
    [
      missFiles(
        'the member opens Donate, whose file is missing',
        ['Donate'],
        act.menuLink(shell.entries.donate),
      ),
      missFiles(
        'the member opens another screen in the menu, and goes back',
        ['Donate'],
        act.menuLink(shell.entries.deposit),
        act.goBack,
      ),
      by.browser('the file is there again, and the member tries again', {
        actions: [...noneMissing, act.button(crash.retry)],
        assertions: [assert.heading(donate.title)],
      }),
      missFiles(
        'the member opens Withdraw, whose file is missing, through a network with a page of its own',
        ['Withdraw'],
        { type: 'deploy', what: 'otherPage' },
        act.menuLink(shell.entries.withdraw),
      ),
      by.browser('that file, too, is there again, and the member tries again', {
        actions: [...noneMissing, act.button(crash.retry)],
        assertions: [assert.heading(withdraw.title)],
      }),
      by.browser('the files of three parts are missing, and the member opens Home', {
        actions: [
          { type: 'missFiles', names: ['EarningsChart', 'MenuDrawer', 'CommandDialog'] },
          act.menuLink(shell.entries.dashboard),
        ],
      }),
      by.member('the member opens the search', { actions: [act.press('ControlOrMeta+k')] }),
      by.browser('the files are there again, and the member tries again', {
        actions: [...noneMissing, act.button(reading.retry)],
      }),
      missFiles(
        'the files of three others are missing, and the member opens the earnings',
        ['EarningReport', 'TeamGraph', 'QrCode'],
        act.navigate(`${urls.reports}?tab=earning`),
      ),
      by.member('the member opens the graph', { actions: [act.navigate(`${urls.reports}?tab=graph`)] }),
      by.member('the member opens Deposit', { actions: [act.navigate(urls.deposit)] }),
      by.member('the member tries again in vain, and reloads the page', {
        actions: [act.button(reading.retry), act.button(newVersion.reload)],
      }),
      missFiles(
        'the member opens Setting, whose file is missing, and tries again twice: the second time the page is reloaded',
        ['Setting'],
        act.menuLink(shell.entries.setting),
        act.button(crash.retry),
        act.button(crash.retry),
      ),
    ],
  ),
  scenario(
    'a-new-version',
    'A file that is missing because the host has a new version leads to a reload, which is not offered while money is being sent',
    urls.donate,
    [calls.donate],
    [
      by.member('the member donates', {
        actions: fillDonation,
        assertions: [assert.pendingCalls(calls.donate, 1)],
      }),
      by.browser('the host has a new version, and the member opens reports without their chart', {
        actions: [
          { type: 'deploy', what: 'newVersion' },
          { type: 'missFiles', names: ['PerformanceReport', 'Withdraw'] },
          act.navigate(`${urls.reports}?tab=performance`),
        ],
      }),
      by.member('the member opens a screen whose file is missing, for which the page is not reloaded now', {
        actions: [act.menuLink(shell.entries.withdraw)],
      }),
      by.provider('the provider accepts the donation', {
        actions: [act.release(calls.donate)],
        toasts: [toast.success(donate.success)],
      }),
      by.member('the member reloads the page', { actions: [act.button(newVersion.reload)] }),
      ...['which reloads the page', 'which does not reload it a second time'].map((what) =>
        by.member(`the member goes to Donate and back, ${what}`, {
          actions: [act.menuLink(shell.entries.donate), act.menuLink(shell.entries.withdraw)],
        }),
      ),
      by.browser('the file of the menu is missing, too, and the member opens it on a phone', {
        actions: [
          { type: 'missFiles', names: ['MenuDrawer', 'PerformanceReport'] },
          { type: 'resize', width: 360 },
          act.open(urls.donate),
          act.button(shell.openMenu),
        ],
        assertions: [assert.status(newVersion.outdated)],
      }),
      by.member('the member reloads the page from there', { actions: [act.button(newVersion.reload)] }),
      by.member('the member closes it by the keyboard, and donates', {
        actions: [act.press('Escape'), ...fillDonation],
        assertions: [assert.pendingCalls(calls.donate, 1)],
      }),
      by.member('the member opens the menu again', {
        actions: [act.button(shell.openMenu)],
        assertions: [assert.status(newVersion.sending)],
      }),
      by.member('the member closes it where it was opened', { actions: [act.button(shell.closeMenu)] }),
      {
        ...missFiles(
          'the member saves the donations, for which the file is missing, too',
          ['MenuDrawer', 'PerformanceReport', 'csv'],
          act.button(table.download),
        ),
        toasts: [toast.failure(newVersion.outdated)],
      },
      {
        ...missFiles(
          'that file is there, and the browser refuses to save it, which no other version would do',
          ['MenuDrawer', 'PerformanceReport', 'Withdraw'],
          { type: 'refuse', what: 'files' },
          act.button(table.download),
        ),
        toasts: [toast.failure(table.downloadFailed)],
      },
      by.provider('the provider accepts the donation', {
        actions: [act.release(calls.donate)],
        toasts: [toast.success(donate.success)],
      }),
      openMissing('the host has the version after that, for which the page is reloaded', 'nextVersion'),
      openMissing('the host has the one before again, for which it was reloaded', 'newVersion'),
    ],
  ),
  plainScenario(
    'a-sign-in-whose-files-are-missing',
    'A sign-in whose code cannot be fetched says so, and keeps what was typed',
    urls.dashboard,
    [
      logOut(),
      by.browser(
        'the files of messages, forms and sessions are missing, and a visitor opens the page of the sign-in',
        {
          actions: [
            { type: 'missFiles', names: ['headless', 'SignInValidation', 'services', 'SignUp'] },
            { type: 'loadPage', path: urls.signIn },
          ],
        },
      ),
      by.member('the member sends the form', { actions: [...submitSignIn('member')] }),
      by.browser('the forms are there, and the member sends it again', {
        actions: [{ type: 'missFiles', names: ['headless', 'services'] }, act.button(signIn.submit)],
      }),
      by.browser('all but messages are there, and the member sends it again', {
        actions: [{ type: 'missFiles', names: ['headless'] }, act.button(signIn.submit)],
        assertions: [machineState('session', 'authenticated')],
      }),
      // A warning does not outlive its session.
      by.browser('the browser refuses to copy the link, which is said in the page', {
        actions: [
          { type: 'refuse', what: 'clipboard' },
          act.press('ControlOrMeta+k'),
          act.option(commands.copyLink),
        ],
        assertions: [assert.alert(commands.linkNotCopied)],
      }),
      logOutInOtherTab(assert.absent(commands.linkNotCopied)),
      by.member('the member signs in again, and logs out, which is said in the page', {
        actions: [...submitSignIn('member'), act.menuButton(shell.logout)],
        assertions: [assert.status(session.loggedOut)],
      }),
      missFiles(
        'the visitor opens the sign-up, whose file is missing',
        ['SignUp', 'headless'],
        act.navigate(urls.signUp),
      ),
      by.browser('the file is there again, and the visitor tries again', {
        actions: [...noneMissing, act.button(crash.retry)],
        assertions: [assert.heading(signUp.title)],
      }),
    ],
  ),
  plainScenario(
    'a-sign-in-before-its-files-are-there',
    'A sign-in that is sent before the code of sessions has arrived is made once that is there',
    urls.dashboard,
    [
      logOut(),
      by.browser('sessions are on their way, and a visitor opens the page of the sign-in', {
        actions: [
          { type: 'holdFiles', names: ['services'] },
          { type: 'loadPage', path: urls.signIn },
        ],
      }),
      by.member('the member goes to Setting, which leads back, and sends the form', {
        actions: [act.navigate(urls.setting), ...submitSignIn('member')],
      }),
      by.browser('sessions are there', {
        actions: noneMissing,
        toasts: [toast.warning(session.pleaseLogin)],
        assertions: [machineState('session', 'authenticated'), assert.heading(setting.title)],
      }),
    ],
  ),
  plainScenario(
    'messages-that-come-late',
    'A message that is overtaken before it can be shown is not shown any more',
    urls.donate,
    [
      by.browser('messages are on their way, and a donation is refused', {
        actions: [
          { type: 'holdFiles', names: ['headless'] },
          act.mockNext(calls.donate, refusal(calls.donate, 'Not today.')),
          ...fillDonation,
        ],
        assertions: [assert.called(calls.donate), assert.text('Not today.')],
      }),
      by.member('the member opens another screen', { actions: [act.menuLink(shell.entries.deposit)] }),
      by.browser('the messages are there', {
        actions: noneMissing,
        assertions: [assert.absent('Not today.')],
      }),
    ],
  ),
  plainScenario(
    'files-of-forms-and-menus-are-missing',
    'Where the code of a key’s screen, of a file, of a checksum or of the menu cannot be fetched, that is said, and nothing is lost',
    urls.withdraw,
    [
      by.browser('these files are missing, and the member saves the withdrawals', {
        actions: [
          { type: 'missFiles', names: ['csv', 'addressChecksum', 'MenuDrawer', 'SignUpSuccess'] },
          act.button(table.download),
        ],
        toasts: [toast.failure(table.downloadFailed)],
      }),
      by.member('the member withdraws to an address whose checksum cannot be examined', {
        actions: [...fillWithdrawal(ADDRESS)],
      }),
      by.member(
        'the member goes to another screen on a phone, and opens the menu, which stands in the page',
        {
          actions: [{ type: 'resize', width: 360 }, act.open(urls.withdraw), act.button(shell.openMenu)],
        },
      ),
      by.member('the member closes it by Escape, and opens it again', {
        actions: [act.press('Escape'), act.button(shell.openMenu)],
      }),
      by.member('the member goes on in it by Tab, and opens another screen from it', {
        actions: [act.press('Tab'), act.link(shell.entries.deposit)],
      }),
      by.member('the member opens it again', { actions: [act.button(shell.openMenu)] }),
      by.member('the member logs out there', {
        actions: [act.button(shell.logout)],
        toasts: [toast.success(session.loggedOut)],
      }),
      by.member('a visitor signs up, without the screen that would show the key', {
        actions: [
          act.navigate(urls.signUp),
          act.fill(signUp.name, 'Ada'),
          act.fill(signUp.email, 'ada@example.org'),
          act.fill(signUp.passcode, 'as-typed 1'),
          act.fill(signUp.referralCode, 'Ab-12'),
          act.button(signUp.submit),
        ],
        toasts: [toast.failure(signUp.notLoaded)],
      }),
      by.browser('all files are there, and the visitor signs up again', {
        actions: [
          ...noneMissing,
          act.mockNext(
            'POST /users/register',
            reply(200, { message: 'Welcome.', user: { user_pk: 'trl-New' } }),
          ),
          act.button(signUp.submit),
        ],
        toasts: [toast.success('Welcome.')],
        assertions: [assert.heading(signUpSuccess.title)],
      }),
    ],
  ),
];
