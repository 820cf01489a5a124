import type { Check, Deed, Plan } from '../plan';
import {
  address,
  button,
  calls,
  chosen,
  FUND_TRANSFER,
  HISTORY,
  heading,
  link,
  nothing,
  path,
  ready,
  release,
  state,
  step,
  tab,
  waiting,
} from './steps';

const RESET = 'POST /users/reset-password/half%2Fway';
const LOST = 'The page cannot be found.';
const focused = (name: string): Check => ({ see: 'focused', text: name });
const visit = (to: string): Deed => ({ verb: 'visit', path: to });
const back: Deed = { verb: 'back' };

/** What the address bar and the Back button do. */
export const urls: readonly Plan[] = [
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
        [{ see: 'called', call: 'GET /users/team-tree?stage=2&status=active' }],
      ),
    ],
    [heading(LOST), ready('Logout')],
  ),
];
