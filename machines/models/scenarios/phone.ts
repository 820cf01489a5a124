import { amount } from '#src/messages/amount.ts';
import { commands } from '#src/messages/commands.ts';
import { shell } from '#src/messages/shell.ts';
import { sortLabels, table, tables } from '#src/messages/tables.ts';
import { transactions } from '#src/messages/transactions.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { act, assert, by } from '../builders';
import { scenario } from './scenarioSteps';

const [oldestFirst] = sortLabels.dates;

/** What is laid out otherwise in a narrow window. */
export const phoneScenarios: readonly Plan[] = [
  scenario(
    'on-a-phone',
    'On a phone a table is filtered and ordered, and menu and search lead to screens, which they do not cover',
    urls.withdraw,
    [],
    [
      by.member('the member has a window as narrow as a phone, and uses the whole balance', {
        actions: [
          { type: 'resize', width: 360 },
          { type: 'open', path: urls.withdraw },
          act.button(amount.useWholeBalance),
        ],
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
      by.member('the member closes it, and opens Transactions in the menu', {
        actions: [act.button(table.close), act.button(shell.openMenu), act.link(shell.entries.transactions)],
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
    ],
  ),
];
