import { amount } from '#src/messages/amount.ts';
import { commands } from '#src/messages/commands.ts';
import { network } from '#src/messages/network.ts';
import { reports } from '#src/messages/reports.ts';
import { session } from '#src/messages/session.ts';
import { shell } from '#src/messages/shell.ts';
import { signUp } from '#src/messages/signUp.ts';
import { sortLabels, table, tables } from '#src/messages/tables.ts';
import { transactions } from '#src/messages/transactions.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { act, assert, by, toast } from '../builders';
import type { Action } from '../kinds';
import { plainScenario } from './scenarioSteps';

const [oldestFirst] = sortLabels.dates;
const NARROW: Action = { type: 'resize', width: 360 };
/** With a keyboard over the lower half. */
const LOW: Action = { type: 'resizeTo', width: 360, height: 360 };

const seeScreen = (name: string, path: string, ...then: readonly Action[]) =>
  by.member(`the member goes to ${name}`, { actions: [act.navigate(path), ...then] });

/** What is laid out otherwise in a narrow window. */
export const phoneScenarios: readonly Plan[] = [
  plainScenario(
    'on-a-phone',
    'On a phone a table is filtered and ordered, and menu and search lead to screens, which they do not cover',
    urls.withdraw,
    [
      by.member('the member has a window as narrow as a phone, and uses the whole balance', {
        actions: [NARROW, act.open(urls.withdraw), act.button(amount.useWholeBalance)],
      }),
      by.member('the member opens the filters, and orders the withdrawals', {
        actions: [
          act.button(table.showFilters),
          act.choose(table.sortBy, table.sortOption(tables.transactions.date, oldestFirst)),
        ],
        assertions: [assert.url(`${urls.withdraw}?sort=date`)],
      }),
      by.member('the member opens one of them', {
        actions: [act.button('Withdrawal')],
      }),
      by.member('the member closes it', { actions: [act.button(table.close)] }),
      by.member('the member opens Transactions in the menu', {
        actions: [act.menuLink(shell.entries.transactions)],
        assertions: [assert.heading(transactions.title)],
      }),
      by.member('the member finds Donate', {
        actions: [
          act.button(commands.open),
          act.fill(commands.title, shell.entries.donate),
          act.option(shell.entries.donate),
        ],
        assertions: [assert.url(urls.donate)],
        proves: ['D526'],
      }),
      by.member('the member opens the menu, and makes the window wide', {
        actions: [act.button(shell.openMenu), { type: 'resize', width: 1440 }],
      }),
    ],
  ),
  plainScenario(
    'every-screen-of-a-phone',
    'On a phone every screen has what it has in a wide window',
    urls.setting,
    [
      by.member('the member has a phone with half of its screen free, and opens Home', {
        actions: [LOW, act.open(urls.dashboard)],
      }),
      seeScreen('Deposit', urls.deposit),
      seeScreen('Donate, and opens a donation', urls.donate, act.button('Donation')),
      seeScreen('Fund Transfer', urls.fundTransfer),
      seeScreen('some of the transactions', `${urls.transactions}?transactions.q=Completed`),
      seeScreen(
        'Network, and opens the filters of the team',
        `${urls.network}?tab=team`,
        act.button(table.showFilters),
      ),
      seeScreen('a stage of the team', `${urls.reports}?tab=team&team.stage=4`),
      seeScreen('Network', urls.network, act.tab(network.tabs.activity)),
      seeScreen('Reports', urls.reports, act.tab(reports.performance.tab)),
      seeScreen('the earnings', `${urls.reports}?tab=earning`),
      seeScreen('the graph of the team', `${urls.reports}?tab=graph`),
      seeScreen('the statement', urls.statement),
      by.member('the member presses the own name in the menu', {
        actions: [act.menuLink(`{member.name} ${shell.stage(3)} ${shell.entries.setting}`)],
        assertions: [assert.url(urls.setting)],
      }),
      by.member('the member opens the menu, and goes back', {
        actions: [act.button(shell.openMenu), { type: 'closeByBack' }],
      }),
      by.member('the member logs out in the menu', {
        actions: [act.menuButton(shell.logout)],
        toasts: [toast.success(session.loggedOut)],
      }),
      by.member('a visitor opens Sign Up in the menu, and presses the entry of that screen there', {
        actions: [act.menuLink(shell.signUp), act.menuLink(shell.signUp)],
        assertions: [assert.heading(signUp.title)],
      }),
    ],
  ),
  plainScenario(
    'back-by-keys-on-a-phone',
    'On a phone with a keyboard nothing that the focus goes back to is below the bar',
    urls.donate,
    [
      by.member('the member has half of a screen free, and goes back from the end of Donate', {
        actions: [LOW, act.open(urls.donate), ...Array.from({ length: 24 }, () => act.press('Shift+Tab'))],
      }),
      by.member('the member goes back from the end of Withdraw, in a window of twice the height', {
        actions: [
          { type: 'resizeTo', width: 360, height: 720 },
          act.navigate(urls.withdraw),
          ...Array.from({ length: 24 }, () => act.press('Shift+Tab')),
        ],
      }),
    ],
  ),
];
