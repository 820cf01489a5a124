import { chart } from '#src/messages/chart.ts';
import { commands } from '#src/messages/commands.ts';
import { reading } from '#src/messages/common.ts';
import { firstSteps } from '#src/messages/firstSteps.ts';
import { home } from '#src/messages/home.ts';
import { network } from '#src/messages/network.ts';
import { referralCode } from '#src/messages/referralCode.ts';
import { reports } from '#src/messages/reports.ts';
import { session } from '#src/messages/session.ts';
import { setting } from '#src/messages/setting.ts';
import { share } from '#src/messages/share.ts';
import { shell } from '#src/messages/shell.ts';
import { statement } from '#src/messages/statement.ts';
import { table } from '#src/messages/tables.ts';
import { team } from '#src/messages/team.ts';
import { teamGraph } from '#src/messages/teamGraph.ts';
import { transactions } from '#src/messages/transactions.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import type { Media, OptionalParts } from '../appDriver';
import { act, assert, by, calls, toast } from '../builders';
import type { Action, Assertion } from '../kinds';
import {
  changeNext,
  changeProfile,
  GRAPH_URL,
  logOut,
  machineState,
  PERFORMANCE_URL,
  plainScenario,
  scenario,
  stopTime,
  submitSignIn,
  TEAM_URL,
  TRANSFER_HISTORY_URL,
} from './scenarioSteps';

const pointAtReports = (time: string, milliseconds: number, count: number) =>
  by.member(`${time} the member points at Reports`, {
    actions: [act.hover(setting.title), act.advance(milliseconds), act.hover(shell.entries.reports)],
    assertions: [assert.callCount(calls.getStats, count)],
  });

/** Without what the contract does not require. */
const openWithout = (what: OptionalParts, open: Action, ...assertions: readonly Assertion[]) =>
  by.member(`the member opens a screen, for which the provider leaves out all optional ${what}`, {
    actions: [{ type: 'leaveOut', what }, open],
    assertions: [assert.absent(reading.retry), ...assertions],
    proves: ['D563'],
  });

/** Of the team, which have another name: as many as the search lists, and one more. */
const SEVEN_ROWS = [3, 4, 5, 6, 7, 8, 9];

const emulate = (media: Media): Action => ({ type: 'emulateMedia', media });
/** All but Home. */
const OTHER_SCREENS = [
  urls.transactions,
  urls.statement,
  urls.fundTransfer,
  urls.network,
  TEAM_URL,
  urls.deposit,
  urls.withdraw,
  urls.donate,
  urls.reports,
  PERFORMANCE_URL,
  GRAPH_URL,
  urls.setting,
];
const openOtherScreens = OTHER_SCREENS.map((path) =>
  by.member(`the member opens ${path}`, { actions: [act.navigate(path)] }),
);

/** What screens that no other path leads to show, and what is read before a screen is opened. */
export const screenScenarios: readonly Plan[] = [
  plainScenario(
    'network-and-reports',
    'Network, reports and statement show what the provider answers; typed days are in the URL, and add nothing to the history',
    urls.network,
    [
      by.member('the member copies the referral link, and opens the team', {
        actions: [act.button(share.copy), act.tab(network.tabs.team)],
        assertions: [assert.url(`${urls.network}?tab=team`)],
      }),
      by.member('the member opens the reports, and their earnings', {
        actions: [act.menuLink(shell.entries.reports), act.tab(reports.earning.tab)],
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
      by.member('the member looks at the table of the chart, and limits it to other days', {
        actions: [
          act.button(chart.showTable),
          act.button(table.days.button('Since 15th June, 2026')),
          act.button(table.days.names.year),
        ],
      }),
      by.member('the member opens the days again, and leaves them by the keys', {
        actions: [act.button(table.days.button(table.days.names.year)), act.press('Shift+Tab')],
      }),
      by.member('the member opens the performance', {
        actions: [act.tab(reports.performance.tab)],
        assertions: [assert.text(reports.performance.levels)],
      }),
      by.member('the member opens the graph of the team', {
        actions: [act.tab(reports.teamGraph.tab)],
        assertions: [assert.text(teamGraph.keys)],
      }),
      by.member('the member limits the team to a stage and a status', {
        actions: [act.navigate(`${urls.reports}?tab=team&team.stage=1&team.status=active`)],
      }),
      by.member('the member looks at those of the stage with the other status', {
        actions: [act.choose(team.status, team.statuses.inactive)],
        assertions: [assert.called('GET /users/team-tree?stage=1&status=inactive')],
      }),
      by.member('nothing matches, and the member clears all filters at once', {
        actions: [act.fill(table.filter, 'nothing like it'), act.button(table.clearFilters)],
        assertions: [assert.url(`${urls.reports}?tab=team`), assert.fieldValue(table.filter, '')],
      }),
      by.member('the member opens the statement of some days, on the last of which something moved', {
        actions: [act.navigate(`${urls.statement}?from=2026-09-25&to=2026-10-04`)],
        assertions: [assert.heading(statement.title)],
      }),
      by.member('the member opens the statement, and prints it', {
        actions: [act.navigate(urls.statement), act.button(statement.print)],
        assertions: [assert.heading(statement.title)],
      }),
    ],
    [assert.heading(network.sponsors.title)],
  ),
  plainScenario(
    'found-by-its-name',
    'The search lists screens, actions and members of the team, and opens what is chosen',
    urls.setting,
    [
      by.member('the member opens the search, with a team that has two members of one name and id', {
        // Its code comes when it is opened.
        actions: [
          changeNext(calls.getTeamTree, {
            'data.1.name': 'Ann Tan',
            'data.2.name': 'Ann Tan',
            'data.1._id': 'twin',
            'data.2._id': 'twin',
            'data.2.email': 'second@example.org',
            ...Object.fromEntries(SEVEN_ROWS.map((row) => [`data.${row}.name`, 'Sam Seven'])),
            'data.3.name': 'Sue Seven',
          }),
          act.button(commands.open),
          act.fill(commands.title, ''),
        ],
      }),
      by.member('the member types what seven members are called, one more than are listed', {
        actions: [act.fill(commands.title, 'Seven')],
      }),
      by.member('the member types what six are called, as many as are listed', {
        actions: [act.fill(commands.title, 'Sam Seven')],
      }),
      by.member('the member types what two members are called', {
        actions: [act.fill(commands.title, 'Ann Tan')],
      }),
      by.member('the member opens the second of them by the keys', {
        actions: [act.press('ArrowDown'), act.press('Enter'), act.button(commands.open)],
        assertions: [assert.url(`${urls.reports}?tab=team&team.q=second%40example.org`)],
      }),
      by.member('the member types a part of some names', {
        actions: [act.fill(commands.title, 'an')],
      }),
      by.member('the member goes up to the last but one of what is found by the keys, and opens it', {
        actions: [act.press('ArrowUp'), act.press('ArrowUp'), act.press('Enter'), act.button(commands.open)],
      }),
      by.member('the member types the name of a screen, and chooses it', {
        actions: [
          act.fill(commands.title, shell.entries.transactions),
          act.option(shell.entries.transactions),
        ],
        assertions: [assert.url(urls.transactions), assert.heading(transactions.title)],
      }),
      by.member('the member opens the search by its keys while typing, and closes it', {
        actions: [act.fill(table.filter, 'Deposit'), act.press('ControlOrMeta+k'), act.press('Escape')],
        assertions: [assert.focused(table.filter)],
      }),
      by.member('the member opens it by its keys again, and copies the link', {
        actions: [act.press('ControlOrMeta+k'), act.option(commands.copyLink)],
        toasts: [toast.success(commands.linkCopied)],
        assertions: [assert.focused(table.filter)],
      }),
    ],
  ),
  scenario(
    'figures-of-a-newcomer',
    'Who has not donated yet is told what to do first; a figure that the provider leaves out is never a zero',
    urls.dashboard,
    [calls.getProfile],
    [
      by.provider('the provider answers for a member without a stage, and does not say what was deposited', {
        actions: [
          changeProfile({
            'profile.stage': 0,
            'profile.last_donation': '',
            'stats.total_donation': 0,
            'stats.total_deposit': '',
            'balances.deposit_balance': '',
          }),
        ],
        assertions: [assert.heading(firstSteps.title)],
      }),
      by.provider('the member comes back, and the provider leaves figures out', {
        actions: [
          act.menuLink(shell.entries.transactions),
          act.menuLink(shell.entries.dashboard),
          changeProfile({ 'balances.balance': '', 'balances.stage_balance': '', 'stats.total_earn': '' }),
        ],
      }),
      by.provider('the member comes back, and the provider says that nothing more can be earned', {
        actions: [
          act.menuLink(shell.entries.transactions),
          act.menuLink(shell.entries.dashboard),
          changeProfile({ 'balances.stage_balance': 90000.12345 }),
        ],
        assertions: [assert.text(home.threshold.reached)],
      }),
      by.member('the member comes back, and copies the referral code', {
        actions: [
          act.menuLink(shell.entries.transactions),
          act.menuLink(shell.entries.dashboard),
          act.button(referralCode.copy),
        ],
        assertions: [assert.pendingCalls(calls.getProfile, 1)],
      }),
      logOut(),
    ],
  ),
  plainScenario(
    'without-what-is-optional',
    'A provider leaves out every field, and then every group and list, that the contract does not require',
    urls.setting,
    [
      openWithout('fields', act.menuLink(shell.entries.dashboard)),
      openWithout('fields', act.menuLink(shell.entries.transactions)),
      openWithout('fields', act.navigate(TRANSFER_HISTORY_URL)),
      openWithout('fields', act.navigate(`${urls.network}?tab=team`)),
      openWithout('fields', act.navigate(`${urls.reports}?tab=performance`)),
      openWithout('fields', act.menuLink(shell.entries.setting)),
      openWithout('groups', act.menuLink(shell.entries.dashboard), assert.text(home.referrersNotListed)),
      openWithout('groups', act.menuLink(shell.entries.withdraw)),
      openWithout('groups', act.menuLink(shell.entries.donate)),
      openWithout('groups', act.menuLink(shell.entries.network)),
      by.member('the member signs in anew, and the provider says nothing of who that is', {
        actions: [act.menuButton(shell.logout), ...submitSignIn('member')],
        toasts: [toast.success(session.loggedOut)],
        assertions: [machineState('session', 'authenticated')],
      }),
    ],
  ),
  plainScenario(
    'read-before-it-is-opened',
    'What the pointer rests on in the menu is read, and not again within ten seconds, by its screen or by the pointer',
    urls.setting,
    [
      stopTime,
      pointAtReports('at once', 0, 1),
      pointAtReports('a millisecond less than ten seconds later', 9999, 1),
      by.member('the member opens Reports', {
        actions: [act.menuLink(shell.entries.reports)],
        assertions: [assert.heading(reports.title), assert.callCount(calls.getStats, 1)],
      }),
      by.member('the member leaves it', { actions: [act.menuLink(shell.entries.setting)] }),
      pointAtReports('a millisecond later', 1, 2),
      by.member('the member goes to its address ten seconds later, leaves it, and goes there again', {
        actions: [
          act.advance(10_000),
          act.navigate(urls.reports),
          act.advance(1),
          act.navigate(urls.setting),
          act.navigate(urls.reports),
        ],
        assertions: [assert.called(calls.getStats)],
      }),
    ],
  ),
  plainScenario(
    'colors-of-the-system',
    'Where the system has colours of its own all screens are drawn with them; the colours that it asks for are the app’s until another appearance is chosen',
    urls.dashboard,
    [
      by.browser('the system has colours of its own', { actions: [emulate('forced')] }),
      ...openOtherScreens,
      by.browser('the system is dark', { actions: [emulate('dark')] }),
      by.member('the member chooses the light appearance', {
        actions: [act.field(shell.theme.choices.light)],
      }),
      by.browser('the system is light', { actions: [emulate('light')] }),
      by.member('the member chooses the dark appearance', { actions: [act.field(shell.theme.choices.dark)] }),
    ],
  ),
  plainScenario(
    'on-paper',
    'On paper each screen has what was on it, without what can only be pressed, in dark letters on white',
    urls.dashboard,
    [
      by.member('the member chooses the dark appearance', { actions: [act.field(shell.theme.choices.dark)] }),
      by.browser('the page is drawn for paper', { actions: [emulate('print')] }),
      ...openOtherScreens,
    ],
  ),
];
