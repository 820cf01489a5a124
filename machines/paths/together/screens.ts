import type { Check, Deed, Plan } from '../plan';
import {
  address,
  button,
  calls,
  chosen,
  EXPIRES,
  FUND_TRANSFER,
  GENERATE,
  HISTORY,
  heading,
  LOGIN,
  link,
  meets401,
  nothing,
  opensDeposit,
  PROCESS,
  path,
  REFRESH,
  release,
  signsInAgain,
  state,
  status,
  step,
  submits,
  tab,
  text,
  waiting,
} from './steps';

const PROFILE = 'GET /users/profile';
const DONATE = 'POST /donations/process';
const RESET = 'POST /users/reset-password/half%2Fway';
const MINUTE = 60_000;

const CODE = 'QR code of the deposit address';
const BALANCE = 'Impact Balance';
const loading: Check = { see: 'loading', text: BALANCE };
const NO_BALANCE = `${BALANCE} could not be loaded.`;
const LOST = 'The page cannot be found.';

const copied = (template: string): Check => ({ see: 'copied', text: template });
const focused = (name: string): Check => ({ see: 'focused', text: name });
const alert = (sentence: string): Check => ({ see: 'alert', text: sentence });
const ready = (name: string): Check => ({ see: 'ready', button: name });
const noWallet: Check = { see: 'notKept', what: 'depositWallet' };
const visit = (to: string): Deed => ({ verb: 'visit', path: to });
const back: Deed = { verb: 'back' };

/** The clock on the wall is found ahead, in the way that is told; so much of the hour is left then. */
const found = (minutes: number, at: Extract<Deed, { verb: 'wake' }>['at'], how: string, left: string) =>
  step(
    'clock',
    `${minutes} minutes later ${how}`,
    [{ verb: 'wake', milliseconds: minutes * MINUTE, at }],
    [state('depositWallet', 'fresh'), text(`${EXPIRES} ${left}`)],
  );

const retries = (outcome: Deed, how: string, sees: readonly Check[]) =>
  step('member', `the member presses Retry, and ${how}`, [button('Retry'), outcome], sees);

/** Ways through what a screen does beside its machine: what is copied, counted down, read again and gone back to. */
export const screens: readonly Plan[] = [
  path(
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
          { see: 'qrCode', name: CODE, text: '{provider.address}' },
          copied('{provider.address}'),
          status('Address copied'),
          ready('Address copied'),
        ],
      ),
      found(20, 'tick', 'a second is counted', '39 minutes'),
      found(20, 'focus', 'the member turns to the window', '19 minutes'),
      found(10, 'visibilitychange', 'the member turns to the tab', '9 minutes'),
      found(3, 'pageshow', 'the page comes back', '6 minutes'),
      found(4, 'tick', 'a second is counted', '2:5'),
    ],
  ),
  path(
    'an-address-from-half-an-hour-ago',
    'An address that is half an hour old is shown for the half hour that is left of it',
    '/dashboard',
    [GENERATE, LOGIN],
    [
      opensDeposit,
      step(
        'member',
        'half an hour later the member logs out',
        [{ verb: 'wake', milliseconds: 30 * MINUTE, at: 'tick' }, button('Logout')],
        [state('session', 'loggedOut.idle'), noWallet, { see: 'notKept', what: 'session' }],
        ['Logged out successfully.'],
      ),
      signsInAgain,
      opensDeposit,
      step(
        'clock',
        'nearly all of that half hour passes',
        [{ verb: 'wait', milliseconds: 29 * MINUTE }],
        [state('depositWallet', 'fresh'), text(EXPIRES)],
      ),
      step(
        'clock',
        'the rest of it passes',
        [{ verb: 'wait', milliseconds: MINUTE }],
        [state('depositWallet', 'fetching'), nothing(EXPIRES), noWallet],
      ),
    ],
  ),
  path(
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
          { verb: 'open', path: '/dashboard' },
          link('Transactions'),
          { verb: 'wake', milliseconds: 60 * MINUTE, at: 'focus' },
          link('Deposit'),
        ],
        [state('depositWallet', 'fetching'), waiting(GENERATE, 1), nothing(EXPIRES), noWallet],
      ),
      step(
        'provider',
        'the call never arrives',
        [release(GENERATE, 'unreachable')],
        [state('depositWallet', 'failed'), alert('Your deposit address could not be fetched.'), noWallet],
      ),
    ],
  ),
  path(
    'the-session-ends-with-an-address',
    'The session ends while an address is kept: nothing of it is left in the browser',
    '/dashboard',
    [GENERATE, REFRESH],
    [
      opensDeposit,
      meets401,
      step(
        'provider',
        'the provider refuses to renew the token',
        [release(REFRESH, 'unauthorized')],
        [
          state('session', 'loggedOut.idle'),
          status('Your session has ended. Please sign in again.'),
          noWallet,
          { see: 'notKept', what: 'session' },
        ],
      ),
    ],
  ),
  path(
    'somebody-else-signs-in-while-refreshing',
    'Somebody else signs in in another tab while a transfer waits for a new token: their token never carries it',
    FUND_TRANSFER,
    [PROCESS, REFRESH],
    [
      submits,
      step(
        'provider',
        'the provider no longer accepts the token',
        [release(PROCESS, 'unauthorized')],
        [state('session', 'refreshing'), waiting(REFRESH, 1)],
      ),
      step(
        'otherTab',
        '{other.name} signs in in another tab',
        [{ verb: 'otherTab', does: 'signIn', as: 'other' }],
        [
          state('session', 'authenticated'),
          state('transfer', 'form'),
          { see: 'field', label: 'Amount', value: '' },
          { see: 'fresh', call: PROFILE },
          calls(PROCESS, 1),
        ],
      ),
    ],
  ),
  path(
    'a-reload-in-the-middle-of-a-transfer',
    'A reload cuts a transfer off: the form begins anew, and nothing is sent again',
    FUND_TRANSFER,
    [PROCESS],
    [
      submits,
      step(
        'member',
        'the member reloads the page',
        [{ verb: 'open', path: FUND_TRANSFER }],
        [
          state('transfer', 'form'),
          ready('Send Fund'),
          { see: 'field', label: 'Amount', value: '' },
          waiting(PROCESS, 0),
          calls(PROCESS, 1),
        ],
      ),
      { ...submits, sentence: 'the member sends it anew' },
    ],
  ),
  path(
    'logout-in-another-tab-while-donating',
    'Another tab logs out while a donation is with the provider: nobody is told anything of it afterwards',
    '/dashboard/donate',
    [DONATE],
    [
      step(
        'member',
        'the member donates $25',
        [{ verb: 'fill', label: 'Amount', text: '25' }, button('Submit')],
        [waiting(DONATE, 1), { see: 'busy', button: 'Submit' }],
      ),
      step(
        'provider',
        'the provider answers that it did not succeed',
        [
          {
            verb: 'release',
            call: DONATE,
            outcome: { kind: 'unsuccessful', sentence: 'Donations rest today.' },
          },
        ],
        [ready('Submit'), { see: 'field', label: 'Amount', value: '25' }],
        ['Donations rest today.'],
      ),
      step('member', 'the member tries again', [button('Submit')], [waiting(DONATE, 1)]),
      step(
        'otherTab',
        'another tab logs out',
        [{ verb: 'otherTab', does: 'signOut', as: 'member' }],
        [
          state('session', 'loggedOut.idle'),
          status('You logged out in another tab.'),
          waiting(DONATE, 0),
          calls(DONATE, 2),
        ],
      ),
    ],
  ),
  path(
    'the-whole-balance',
    'The whole balance is filled in by its button, and what it comes to is said',
    FUND_TRANSFER,
    [PROCESS],
    [
      step(
        'member',
        'the member sends nothing',
        [button('Send Fund')],
        [state('transfer', 'form'), text('Amount is required'), waiting(PROCESS, 0)],
      ),
      step(
        'member',
        'the member uses the whole balance',
        [button('Use the whole balance')],
        [
          text('You send {provider.balance}. $0.00000 of your Impact Balance will remain.'),
          nothing('Amount is required'),
        ],
      ),
      step(
        'member',
        'the member types more than that',
        [{ verb: 'fill', label: 'Amount', text: '90000000' }],
        [text('more than your Impact Balance of {provider.balance}.')],
      ),
    ],
  ),
  path(
    'the-balance-cannot-be-read',
    'The balance cannot be read: the screen says why, and reads it again when it is asked to',
    FUND_TRANSFER,
    [PROFILE],
    [
      step(
        'provider',
        'the provider refuses',
        [{ verb: 'release', call: PROFILE, outcome: { kind: 'refusal', sentence: 'Figures rest today.' } }],
        [alert(NO_BALANCE), alert('Figures rest today.'), ready('Retry')],
      ),
      step(
        'member',
        'the member presses Retry',
        [button('Retry')],
        [waiting(PROFILE, 1), loading, nothing(NO_BALANCE)],
      ),
      step(
        'provider',
        'the call never arrives',
        [release(PROFILE, 'unreachable')],
        [alert('The provider cannot be reached. Check your connection.'), ready('Retry')],
      ),
      retries(release(PROFILE, 'nonsense'), 'the provider answers nonsense', [
        alert('The provider answered something unexpected.'),
        ready('Retry'),
      ]),
      retries(release(PROFILE, 'brokenAnswer'), 'the answer breaks off', [
        alert('The provider cannot be reached. Check your connection.'),
        ready('Retry'),
      ]),
      retries(release(PROFILE), 'the provider answers', [text('{provider.balance}'), nothing(NO_BALANCE)]),
      step(
        'member',
        'the member goes to the dashboard',
        [link('Dashboard'), release(PROFILE)],
        [heading('Financial Overview'), waiting(PROFILE, 0)],
      ),
      step(
        'member',
        'the member comes back, and this time it cannot be read',
        [link('Fund Transfer'), release(PROFILE, 'unreachable')],
        [waiting(PROFILE, 0), text('{provider.balance}'), nothing(NO_BALANCE)],
      ),
    ],
    [loading, waiting(PROFILE, 1)],
  ),
  path(
    'tabs-and-the-back-button',
    'The tab is in the address and leads to itself; what is no longer looked at is not waited for; Back skips what was passed over',
    `${FUND_TRANSFER}?tab=history`,
    [HISTORY],
    [
      step(
        'member',
        'the member goes to the dashboard',
        [link('Dashboard')],
        [
          address('/dashboard'),
          heading('Financial Overview'),
          focused('Financial Overview'),
          waiting(HISTORY, 0),
        ],
      ),
      step(
        'member',
        'the member comes back to the tab that was left',
        [link('Fund Transfer'), release(HISTORY)],
        [state('transfer', 'history'), chosen('Transfer History'), address(`${FUND_TRANSFER}?tab=history`)],
      ),
      step(
        'member',
        'the member goes to the address of a tab that there is not',
        [visit(`${FUND_TRANSFER}?tab=nonsense`)],
        [state('transfer', 'form'), chosen('Transfer Funds')],
      ),
      step(
        'member',
        'the member opens the history, and goes back',
        [tab('Transfer History'), back],
        [address(`${FUND_TRANSFER}?tab=history`), state('transfer', 'history')],
      ),
      step(
        'member',
        'the member goes to Transactions, then to the sign-in, and is led to the dashboard',
        [visit('/dashboard/transactions'), visit('/signin')],
        [address('/dashboard'), heading('Financial Overview')],
      ),
      step(
        'member',
        'the member goes back again',
        [back],
        [address('/dashboard/transactions'), heading('Activity Details')],
      ),
    ],
    [
      state('transfer', 'history'),
      chosen('Transfer History'),
      { see: 'nothing', text: 'Enter recipient details and amount' },
      waiting(HISTORY, 1),
      focused(''),
    ],
  ),
  path(
    'addresses-that-are-typed',
    'An address that leads nowhere says so, inside or outside; what an address carries reaches the provider',
    '/dashboard/nowhere',
    [],
    [
      step(
        'member',
        'the member goes to another one, in capitals',
        [visit('/DASHBOARD/Nowhere/else')],
        [heading(LOST), ready('Logout')],
      ),
      step(
        'member',
        'the member goes to one that is not of the dashboard',
        [visit('/nowhere')],
        [heading(LOST), nothing('Logout')],
      ),
      step(
        'member',
        'the member follows a link to choose a new passcode',
        [visit('/reset-password/half%2Fway')],
        [heading('Choose a new passcode'), ready('Reset passcode')],
      ),
      step(
        'member',
        'the member chooses one, and the provider refuses the link',
        [
          { verb: 'foretell', call: RESET, outcome: { kind: 'refusal', sentence: 'This link is too old.' } },
          { verb: 'fill', label: 'New passcode', text: 'a-new-one-9' },
          { verb: 'fill', label: 'Re-enter passcode', text: 'a-new-one-9' },
          button('Reset passcode'),
        ],
        [calls(RESET, 1)],
        ['This link is too old.'],
      ),
      step(
        'member',
        'the member looks at the active ones of stage 2 in the team',
        [visit('/dashboard/network?tab=team&team.stage=2&team.status=active')],
        [calls('GET /users/team-tree?stage=2&status=active', 1)],
      ),
    ],
    [heading(LOST), ready('Logout')],
  ),
];
