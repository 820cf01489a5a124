import type { Action } from '../../paths/action';
import type { Assertion } from '../../paths/assertion';
import type { Plan } from '../../paths/plan';
import {
  absent,
  alert,
  button,
  EXPIRES,
  GENERATE,
  LOGIN,
  link,
  machineState,
  meets401,
  noSession,
  notBusy,
  noWallet,
  opensDeposit,
  pendingCalls,
  REFRESH,
  refreshIsRefused,
  release,
  scenario,
  signsInAgain,
  status,
  step,
  text,
} from './sharedSteps';

const MINUTE = 60_000;
const CODE = 'QR code of the deposit address';
const copied = (template: string): Assertion => ({ type: 'clipboard', text: template });
const found = (minutes: number, at: Extract<Action, { type: 'wake' }>['at'], how: string, left: string) =>
  step(
    'clock',
    `${minutes} minutes later ${how}`,
    [{ type: 'wake', milliseconds: minutes * MINUTE, at }],
    [machineState('depositWallet', 'fresh'), text(`${EXPIRES} ${left}`)],
  );

/** The deposit address in all that happens to it: copied, counted down, half used up, left behind. */
export const depositAddressScenarios: readonly Plan[] = [
  scenario(
    'the-address-and-its-time',
    'A deposit address is the same as text, as a code and on the clipboard, and its time is right however the page wakes',
    '/dashboard',
    [GENERATE],
    [
      opensDeposit,
      step(
        'member',
        'the member copies it',
        [button('Copy address')],
        [
          text('{provider.address}'),
          { type: 'qrCode', name: CODE, text: '{provider.address}' },
          copied('{provider.address}'),
          status('Address copied'),
          notBusy('Address copied'),
        ],
      ),
      found(20, 'tick', 'a second is counted', '39 minutes'),
      found(20, 'focus', 'the member turns to the window', '19 minutes'),
      found(10, 'visibilitychange', 'the member turns to the tab', '9 minutes'),
      found(3, 'pageshow', 'the page comes back', '6 minutes'),
      found(4, 'tick', 'a second is counted', '2:5'),
    ],
  ),
  scenario(
    'an-address-from-half-an-hour-ago',
    'An address that is half an hour old is shown for the half hour that is left of it',
    '/dashboard',
    [GENERATE, LOGIN],
    [
      opensDeposit,
      step(
        'member',
        'half an hour later the member logs out',
        [{ type: 'wake', milliseconds: 30 * MINUTE, at: 'tick' }, button('Logout')],
        [machineState('session', 'loggedOut.idle'), noWallet, noSession],
        ['Logged out successfully.'],
      ),
      signsInAgain,
      opensDeposit,
      step(
        'clock',
        'nearly all of that half hour passes',
        [{ type: 'advanceTimers', milliseconds: 29 * MINUTE }],
        [machineState('depositWallet', 'fresh'), text(EXPIRES)],
      ),
      step(
        'clock',
        'the rest of it passes',
        [{ type: 'advanceTimers', milliseconds: MINUTE }],
        [machineState('depositWallet', 'fetching'), absent(EXPIRES), noWallet],
      ),
    ],
  ),
  scenario(
    'the-hour-ends-unseen',
    'The hour of an address ends while nobody watches it: the old one is gone before a new one is asked for',
    '/dashboard',
    [GENERATE],
    [
      opensDeposit,
      step(
        'member',
        'the member reloads the page somewhere else, and comes to Deposit an hour later',
        [
          { type: 'open', path: '/dashboard' },
          link('Transactions'),
          { type: 'wake', milliseconds: 60 * MINUTE, at: 'focus' },
          link('Deposit'),
        ],
        [machineState('depositWallet', 'fetching'), pendingCalls(GENERATE, 1), absent(EXPIRES), noWallet],
      ),
      step(
        'provider',
        'the call never arrives',
        [release(GENERATE, 'unreachable')],
        [
          machineState('depositWallet', 'failed'),
          alert('Your deposit address could not be fetched.'),
          noWallet,
        ],
      ),
    ],
  ),
  scenario(
    'the-session-ends-with-an-address',
    'The session ends while an address is kept: nothing of it is left in the browser',
    '/dashboard',
    [GENERATE, REFRESH],
    [opensDeposit, meets401, refreshIsRefused(noWallet)],
  ),
];
