import type { Action } from '../../paths/action';
import type { Assertion } from '../../paths/assertion';
import type { Plan } from '../../paths/plan';
import {
  absent,
  alert,
  button,
  callCount,
  FUND_TRANSFER,
  heading,
  link,
  machineState,
  notBusy,
  PROCESS,
  pendingCalls,
  REFRESH,
  release,
  scenario,
  somebodyElseSignsIn,
  status,
  step,
  submits,
  text,
  tokenIsRefused,
} from './sharedSteps';

const PROFILE = 'GET /users/profile';
const DONATE = 'POST /donations/process';
const BALANCE = 'Impact Balance';
const loading: Assertion = { type: 'loading', text: BALANCE };
const NO_BALANCE = `${BALANCE} could not be loaded.`;
const retries = (outcome: Action, how: string, sees: readonly Assertion[]) =>
  step('member', `the member presses Retry, and ${how}`, [button('Retry'), outcome], sees);

/** Money on its way, and the figures that it is taken from: what is cut off, what cannot be read. */
export const moneyScenarios: readonly Plan[] = [
  scenario(
    'somebody-else-signs-in-while-refreshing',
    'Somebody else signs in in another tab while a transfer waits for a new token: their token never carries it',
    FUND_TRANSFER,
    [PROCESS, REFRESH],
    [
      submits,
      tokenIsRefused(),
      somebodyElseSignsIn({ type: 'newestToken', call: PROFILE }, callCount(PROCESS, 1)),
    ],
  ),
  scenario(
    'a-reload-in-the-middle-of-a-transfer',
    'A reload cuts a transfer off: the form begins anew, and nothing is sent again',
    FUND_TRANSFER,
    [PROCESS],
    [
      submits,
      step(
        'member',
        'the member reloads the page',
        [{ type: 'open', path: FUND_TRANSFER }],
        [
          machineState('transfer', 'form'),
          notBusy('Send Fund'),
          { type: 'fieldValue', label: 'Amount', value: '' },
          pendingCalls(PROCESS, 0),
          callCount(PROCESS, 1),
        ],
      ),
      { ...submits, sentence: 'the member sends it anew' },
    ],
  ),
  scenario(
    'logout-in-another-tab-while-donating',
    'Another tab logs out while a donation is with the provider: nobody is told anything of it afterwards',
    '/dashboard/donate',
    [DONATE],
    [
      step(
        'member',
        'the member donates $25',
        [{ type: 'fill', label: 'Amount', text: '25' }, button('Submit')],
        [pendingCalls(DONATE, 1), { type: 'busy', button: 'Submit' }],
      ),
      step(
        'provider',
        'the provider answers that it did not succeed',
        [
          {
            type: 'release',
            call: DONATE,
            outcome: { kind: 'unsuccessful', sentence: 'Donations rest today.' },
          },
        ],
        [notBusy('Submit'), { type: 'fieldValue', label: 'Amount', value: '25' }],
        ['Donations rest today.'],
      ),
      step('member', 'the member tries again', [button('Submit')], [pendingCalls(DONATE, 1)]),
      step(
        'otherTab',
        'another tab logs out',
        [{ type: 'otherTab', operation: 'logout', as: 'member' }],
        [
          machineState('session', 'loggedOut.idle'),
          status('You logged out in another tab.'),
          pendingCalls(DONATE, 0),
          callCount(DONATE, 2),
        ],
      ),
    ],
  ),
  scenario(
    'the-whole-balance',
    'The whole balance is filled in by its button, and what it comes to is said',
    FUND_TRANSFER,
    [PROCESS],
    [
      step(
        'member',
        'the member sends nothing',
        [button('Send Fund')],
        [machineState('transfer', 'form'), text('Amount is required'), pendingCalls(PROCESS, 0)],
      ),
      step(
        'member',
        'the member uses the whole balance',
        [button('Use the whole balance')],
        [
          text('You send {provider.balance}. $0.00000 of your Impact Balance will remain.'),
          absent('Amount is required'),
        ],
      ),
      step(
        'member',
        'the member types more than that',
        [{ type: 'fill', label: 'Amount', text: '90000000' }],
        [text('more than your Impact Balance of {provider.balance}.')],
      ),
    ],
  ),
  scenario(
    'the-balance-cannot-be-read',
    'The balance cannot be read: the screen says why, and reads it again when it is asked to',
    FUND_TRANSFER,
    [PROFILE],
    [
      step(
        'provider',
        'the provider refuses',
        [{ type: 'release', call: PROFILE, outcome: { kind: 'refusal', sentence: 'Figures rest today.' } }],
        [alert(NO_BALANCE), alert('Figures rest today.'), notBusy('Retry')],
      ),
      step(
        'member',
        'the member presses Retry',
        [button('Retry')],
        [pendingCalls(PROFILE, 1), loading, absent(NO_BALANCE)],
      ),
      step(
        'provider',
        'the call never arrives',
        [release(PROFILE, 'unreachable')],
        [alert('The provider cannot be reached. Check your connection.'), notBusy('Retry')],
      ),
      retries(release(PROFILE, 'malformed'), 'the provider answers nonsense', [
        alert('The provider answered something unexpected.'),
        notBusy('Retry'),
      ]),
      retries(release(PROFILE, 'responseTruncated'), 'the answer breaks off', [
        alert('The provider cannot be reached. Check your connection.'),
        notBusy('Retry'),
      ]),
      retries(release(PROFILE), 'the provider answers', [text('{provider.balance}'), absent(NO_BALANCE)]),
      step(
        'member',
        'the member goes to the dashboard',
        [link('Dashboard'), release(PROFILE)],
        [heading('Financial Overview'), pendingCalls(PROFILE, 0)],
      ),
      step(
        'member',
        'the member comes back, and this time it cannot be read',
        [link('Fund Transfer'), release(PROFILE, 'unreachable')],
        [pendingCalls(PROFILE, 0), text('{provider.balance}'), absent(NO_BALANCE)],
      ),
    ],
    [loading, pendingCalls(PROFILE, 1)],
  ),
];
