import type { Check, Deed, Plan } from '../plan';
import {
  alert,
  button,
  calls,
  FUND_TRANSFER,
  heading,
  link,
  nothing,
  PROCESS,
  path,
  REFRESH,
  ready,
  release,
  somebodyElseSignsIn,
  state,
  status,
  step,
  submits,
  text,
  tokenIsRefused,
  waiting,
} from './steps';

const PROFILE = 'GET /users/profile';
const DONATE = 'POST /donations/process';
const BALANCE = 'Impact Balance';
const loading: Check = { see: 'loading', text: BALANCE };
const NO_BALANCE = `${BALANCE} could not be loaded.`;
const retries = (outcome: Deed, how: string, sees: readonly Check[]) =>
  step('member', `the member presses Retry, and ${how}`, [button('Retry'), outcome], sees);

/** Money on its way, and the figures that it is taken from: what is cut off, what cannot be read. */
export const money: readonly Plan[] = [
  path(
    'somebody-else-signs-in-while-refreshing',
    'Somebody else signs in in another tab while a transfer waits for a new token: their token never carries it',
    FUND_TRANSFER,
    [PROCESS, REFRESH],
    [submits, tokenIsRefused(), somebodyElseSignsIn({ see: 'fresh', call: PROFILE }, calls(PROCESS, 1))],
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
];
