import { home } from '#src/messages/home.ts';
import { share } from '#src/messages/share.ts';
import { shell } from '#src/messages/shell.ts';
import { signIn } from '#src/messages/signIn.ts';
import { transfer } from '#src/messages/transfer.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { act, assert, by, calls, toast } from '../builders';
import {
  changeProfile,
  interrupted,
  logOut,
  machineState,
  openDeposit,
  receive401,
  scenario,
  submitSignIn,
  submitTransfer,
} from './scenarioSteps';

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
        actions: [{ type: 'openPrerendered' }, act.button(signIn.submit)],
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
    'a-browser-without-locks',
    'A browser that refuses Web Locks renews, fetches an address and moves money once all the same',
    urls.dashboard,
    [calls.generateWallet, calls.processTransfer],
    [
      by.provider('the browser refuses Web Locks, and the provider renews the token', {
        actions: [{ type: 'refuse', what: 'locks' }, ...receive401.actions],
        assertions: [machineState('session', 'authenticated'), assert.stored('session')],
      }),
      by.browser('the browser refuses to share the link, which is said', {
        actions: [
          { type: 'refuse', what: 'share' },
          act.menuLink(shell.entries.network),
          act.button(share.open),
        ],
        toasts: [toast.failure(share.failed)],
      }),
      openDeposit,
      {
        ...submitTransfer,
        actions: [act.menuLink(shell.entries.fundTransfer), ...submitTransfer.actions],
      },
      by.member('the member reloads the page: what was under way may still be, in another tab', {
        actions: [{ type: 'open', path: urls.fundTransfer }],
        assertions: [machineState('transfer', 'form'), assert.notBusy(transfer.form.submit)],
      }),
      by.clock('so long passes that it cannot be', {
        actions: [{ type: 'advanceTimers', milliseconds: 100_000 }],
        assertions: [interrupted],
      }),
    ],
  ),
];
