import { chart } from '#src/messages/chart.ts';
import { earnings } from '#src/messages/earnings.ts';
import { table } from '#src/messages/tables.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import type { Call } from '../appDriver';
import { act, by, calls } from '../builders';
import type { Action } from '../kinds';
import {
  EARNING_URL,
  PERFORMANCE_URL,
  plainScenario,
  scenario,
  TEAM_URL,
  TRANSFER_HISTORY_URL,
} from './scenarioSteps';

const open = (screen: string, path: string, ...actions: readonly Action[]) =>
  by.member(`the member opens ${screen}`, { actions: [act.navigate(path), ...actions] });

/** Every screen that shows what the provider has answered. */
const SCREENS = [
  open('the transactions', urls.transactions),
  open('the transfers', TRANSFER_HISTORY_URL),
  open('Deposit', urls.deposit),
  open('Withdraw', urls.withdraw),
  open('Donate', urls.donate),
  open('Network', urls.network),
  open('the team', TEAM_URL),
  open('the reports', urls.reports),
  open('the earnings', EARNING_URL),
  open('the performance', PERFORMANCE_URL),
  open('the team of the reports', `${urls.reports}?tab=team`),
  open('its graph', `${urls.reports}?tab=graph`),
  open('the statement', urls.statement),
  open('Setting', urls.setting),
];

const span = (name: string): Action => ({ type: 'click', role: 'field', name });

/** What screens show when somebody asks, which needs rows. */
const ASKED_FOR = [
  by.member('the member looks at the earnings of 90 days on Home', {
    actions: [act.navigate(urls.dashboard), span(earnings.spans['90d'])],
  }),
  by.member('the member looks at those of 30 days, and at their table', {
    actions: [span(earnings.spans['30d']), act.button(chart.showTable)],
  }),
  open('the transactions, and saves them', urls.transactions, act.button(table.download)),
  open('the donations, and saves them', urls.donate, act.button(table.download)),
  open('the transfers, and saves them', TRANSFER_HISTORY_URL, act.button(table.download)),
  open('the team, and saves it', TEAM_URL, act.button(table.download)),
  open('the table of the earnings', EARNING_URL, act.button(chart.showTable)),
  open(
    'the table of the growth, and saves it',
    PERFORMANCE_URL,
    act.button(chart.showTable),
    act.button(table.download),
  ),
  ...['TRF-000006', 'TRF-000007'].map((id) => open('a receipt', urls.receiptOf(id))),
];

const SEEDS = {
  cut: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  whole: [13, 14, 15, 16, 17, 18, 19, 20],
} as const;

const varied = (lists: keyof typeof SEEDS) =>
  SEEDS[lists].map((seed) => {
    const amounts = seed % 4 < 2 ? 'any' : 'limits';
    return plainScenario(
      `varied-answers-${seed}`,
      lists === 'cut'
        ? `Every screen shows other amounts, counts, dates, names and lengths of lists (${seed})`
        : `Every screen, its tables and files show other amounts, counts, dates and names (${seed})`,
      urls.setting,
      [
        by.provider('the provider answers with other values, and the member opens Home', {
          actions: [
            { type: 'varyValues', seed, lists, amounts, hasGaps: seed % 2 === 1 },
            act.open(urls.dashboard),
          ],
        }),
        ...SCREENS,
        ...(lists === 'whole' ? ASKED_FOR : []),
      ],
    );
  });

/** All that screens read. */
const READS: readonly Call[] = [
  ...[calls.getProfile, calls.getStats, calls.getTeamTree, calls.getTransactionHistory],
  ...[calls.getTransferHistory, calls.getDonationHistory],
  ...(['GET /activities/history', 'GET /activities/stats', 'GET /settings/public', 'GET /stages'] as const),
  ...(['GET /users/details', 'GET /users/referrals', 'GET /users/team-tree-chain'] as const),
];

/** All that is shown of values at the limits of what a provider may send, and before it sends any. */
export const variedAnswerScenarios: readonly Plan[] = [
  ...varied('cut'),
  ...varied('whole'),
  scenario(
    'before-anything-is-answered',
    'Every screen keeps the place of what it reads, and says so, while the provider has not answered',
    urls.setting,
    READS,
    [open('Home', urls.dashboard), ...SCREENS],
  ),
];
