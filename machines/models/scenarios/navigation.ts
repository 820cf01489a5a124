import type { Action } from '../../paths/action';
import type { Assertion } from '../../paths/assertion';
import type { Plan } from '../../paths/plan';
import {
  absent,
  button,
  callCount,
  FUND_TRANSFER,
  HISTORY,
  heading,
  link,
  machineState,
  notBusy,
  pendingCalls,
  release,
  scenario,
  selectedTab,
  step,
  tab,
  url,
} from './sharedSteps';

const RESET = 'POST /users/reset-password/half%2Fway';
const LOST = 'The page cannot be found.';
const focused = (name: string): Assertion => ({ type: 'focused', text: name });
const visit = (to: string): Action => ({ type: 'navigate', path: to });
const back: Action = { type: 'goBack' };

/** What the address bar and the Back button do. */
export const urlScenarios: readonly Plan[] = [
  scenario(
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
          url('/dashboard'),
          heading('Financial Overview'),
          focused('Financial Overview'),
          pendingCalls(HISTORY, 0),
        ],
      ),
      step(
        'member',
        'the member comes back to the tab that was left',
        [link('Fund Transfer'), release(HISTORY)],
        [
          machineState('transfer', 'history'),
          selectedTab('Transfer History'),
          url(`${FUND_TRANSFER}?tab=history`),
        ],
      ),
      step(
        'member',
        'the member goes to the address of a tab that there is not',
        [visit(`${FUND_TRANSFER}?tab=nonsense`)],
        [machineState('transfer', 'form'), selectedTab('Transfer Funds')],
      ),
      step(
        'member',
        'the member opens the history, and goes back',
        [tab('Transfer History'), back],
        [url(`${FUND_TRANSFER}?tab=history`), machineState('transfer', 'history')],
      ),
      step(
        'member',
        'the member goes to Transactions, then to the sign-in, and is led to the dashboard',
        [visit('/dashboard/transactions'), visit('/signin')],
        [url('/dashboard'), heading('Financial Overview')],
      ),
      step(
        'member',
        'the member goes back again',
        [back],
        [url('/dashboard/transactions'), heading('Activity Details')],
      ),
    ],
    [
      machineState('transfer', 'history'),
      selectedTab('Transfer History'),
      { type: 'absent', text: 'Enter recipient details and amount' },
      pendingCalls(HISTORY, 1),
      focused(''),
    ],
  ),
  scenario(
    'addresses-that-are-typed',
    'An address that leads nowhere says so, inside or outside; what an address carries reaches the provider',
    '/dashboard/nowhere',
    [],
    [
      step(
        'member',
        'the member goes to another one, in capitals',
        [visit('/DASHBOARD/Nowhere/else')],
        [heading(LOST), notBusy('Logout')],
      ),
      step(
        'member',
        'the member goes to one that is not of the dashboard',
        [visit('/nowhere')],
        [heading(LOST), absent('Logout')],
      ),
      step(
        'member',
        'the member follows a link to choose a new passcode',
        [visit('/reset-password/half%2Fway')],
        [heading('Choose a new passcode'), notBusy('Reset passcode')],
      ),
      step(
        'member',
        'the member chooses one, and the provider refuses the link',
        [
          {
            type: 'mockNextResponse',
            call: RESET,
            outcome: { kind: 'refusal', sentence: 'This link is too old.' },
          },
          { type: 'fill', label: 'New passcode', text: 'a-new-one-9' },
          { type: 'fill', label: 'Re-enter passcode', text: 'a-new-one-9' },
          button('Reset passcode'),
        ],
        [callCount(RESET, 1)],
        ['This link is too old.'],
      ),
      step(
        'member',
        'the member looks at the active ones of stage 2 in the team',
        [visit('/dashboard/network?tab=team&team.stage=2&team.status=active')],
        [{ type: 'called', call: 'GET /users/team-tree?stage=2&status=active' }],
      ),
    ],
    [heading(LOST), notBusy('Logout')],
  ),
];
