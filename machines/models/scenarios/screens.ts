import { network } from '#src/messages/network.ts';
import { reports } from '#src/messages/reports.ts';
import { setting } from '#src/messages/setting.ts';
import { shell } from '#src/messages/shell.ts';
import { statement } from '#src/messages/statement.ts';
import { table } from '#src/messages/tables.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { act, assert, by, calls } from '../builders';
import { navigate, scenario, stopTime } from './scenarioSteps';

const pointAtReports = (time: string, milliseconds: number, count: number) =>
  by.member(`${time} the member points at Reports`, {
    actions: [
      act.hover(setting.title),
      { type: 'advanceTimers', milliseconds },
      act.hover(shell.entries.reports),
    ],
    assertions: [assert.callCount(calls.getStats, count)],
  });

/** What screens that no other path leads to show, and what is read before a screen is opened. */
export const screenScenarios: readonly Plan[] = [
  scenario(
    'network-and-reports',
    'Network, reports and statement show what the provider answers; typed days are in the URL, and add nothing to the history',
    urls.network,
    [],
    [
      by.member('the member opens the reports, and their earnings', {
        actions: [act.link(shell.entries.reports), act.tab(reports.earning.tab)],
        assertions: [assert.url(`${urls.reports}?tab=earning`), assert.text(reports.earning.overTime)],
      }),
      by.member('the member limits them to the days from one that is typed', {
        actions: [
          act.button(table.days.button(table.days.names.all)),
          act.button(table.days.names.between),
          act.fill(table.days.from, '2026-06-15'),
          act.button(table.days.done),
        ],
        assertions: [assert.url(`${urls.reports}?tab=earning&from=2026-06-15`)],
      }),
      by.member('the member opens the performance', {
        actions: [act.tab(reports.performance.tab)],
        assertions: [assert.text(reports.performance.levels)],
      }),
      by.member('the member opens the statement', {
        actions: [navigate(urls.statement)],
        assertions: [assert.heading(statement.title)],
      }),
    ],
    [assert.heading(network.sponsors.title)],
  ),
  scenario(
    'read-before-it-is-opened',
    'What the pointer rests on in the menu is read, and not again within ten seconds, by its screen or by the pointer',
    urls.setting,
    [],
    [
      stopTime,
      pointAtReports('at once', 0, 1),
      pointAtReports('a millisecond less than ten seconds later', 9999, 1),
      by.member('the member opens Reports', {
        actions: [act.link(shell.entries.reports)],
        assertions: [assert.heading(reports.title), assert.callCount(calls.getStats, 1)],
      }),
      by.member('the member leaves it', { actions: [act.link(shell.entries.setting)] }),
      pointAtReports('a millisecond later', 1, 2),
    ],
  ),
];
