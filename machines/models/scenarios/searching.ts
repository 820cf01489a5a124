import { commands } from '#src/messages/commands.ts';
import { setting } from '#src/messages/setting.ts';
import { shell } from '#src/messages/shell.ts';
import { table } from '#src/messages/tables.ts';
import { teamGraph } from '#src/messages/teamGraph.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { act, assert, by, calls, toast } from '../builders';
import type { Action } from '../kinds';
import { listTeam, openGraph, plainScenario } from './scenarioSteps';
import { SMALL_TEAM } from './smallTeam';

const openSearch = act.press('ControlOrMeta+k');
const searchFor = (text: string): Action => act.fill(commands.title, text);
const hold = (call: keyof typeof calls): Action => ({ type: 'hold', call: calls[call] });
const visibility = (isVisible: boolean): Action => ({ type: 'visibility', isVisible });

/** As many as the search of the graph lists, and two more. */
const TEN_TWINS = Array.from({ length: 10 }, (_, index) => ({
  _id: `twin-${index}`,
  parent_id: 'Ben',
  name: `Tom Twin ${10 - index}`,
  level: 2,
}));
/** Of each it is said who they are by something else. */
const BARELY_NAMED = [
  { _id: 'named', level: 1, name: 'Nemo' },
  { _id: 'coded', level: 1, referral_code: 'CODE77' },
];
const listBarelyNamed = listTeam(BARELY_NAMED);

const searchGraph = (text: string): Action => act.fill(teamGraph.search, text);
const readAgain = (how: string, members: readonly object[]) =>
  by.provider(`the team is read again as the member comes back, ${how}`, {
    actions: [visibility(false), listTeam(members), visibility(true)],
    assertions: [assert.called(calls.getTeamTree)],
  });

/** What is found by a name: with the search of every screen, and in the graph of the team. */
export const searchScenarios: readonly Plan[] = [
  plainScenario(
    'the-search-over-the-screen',
    'The search takes the place of what lies over the screen, says what it cannot find, and opens what is found late',
    urls.transactions,
    [
      by.member('the member looks at a deposit, and lets go beside it what was selected in it', {
        actions: [
          act.button('Deposit'),
          { type: 'drag', over: shell.navigation, from: { x: 1100, y: 200 }, to: { x: 100, y: 200 } },
        ],
        assertions: [assert.notBusy(table.close)],
      }),
      by.member('the member searches by the keys before the team is loaded', {
        actions: [hold('getTeamTree'), openSearch, searchFor('settin')],
        assertions: [assert.absent(table.close)],
      }),
      by.provider('the team cannot be loaded', {
        actions: [act.release(calls.getTeamTree, 'unreachable')],
      }),
      by.member('the member closes the search', { actions: [act.press('Escape')] }),
      by.member('the member presses its key with others, which are not for it', {
        actions: ['Control+Meta+k', 'Control+Alt+k', 'Control+Shift+k', 'k'].map(act.press),
      }),
      by.member('the member types the last letter, and presses Enter before it is let go', {
        actions: [openSearch, searchFor('settin'), act.press('g+Enter')],
        assertions: [assert.heading(setting.title)],
      }),
      by.browser('the browser refuses to copy the link', {
        actions: [{ type: 'refuse', what: 'clipboard' }, openSearch, act.option(commands.copyLink)],
        toasts: [toast.warning(commands.linkNotCopied)],
      }),
      by.member('the member searches for nobody', {
        actions: [listBarelyNamed, openSearch, searchFor('nobody')],
      }),
      by.member('the member finds one of whom nothing but the name is known, and opens the list', {
        actions: [listBarelyNamed, searchFor('Nemo'), act.press('Enter')],
        assertions: [assert.url(`${urls.reports}?tab=team&team.q=Nemo`)],
      }),
      by.member('the member finds one of whom nothing but the code is known, and opens the list', {
        actions: [
          act.navigate(urls.setting),
          listBarelyNamed,
          openSearch,
          searchFor('code77'),
          listBarelyNamed,
          act.press('Enter'),
        ],
        assertions: [assert.url(`${urls.reports}?tab=team&team.q=CODE77`)],
      }),
      by.member('the member finds the appearance, and chooses it', {
        actions: [openSearch, searchFor('light'), act.press('Enter')],
        assertions: [{ type: 'appearance', choice: 'light' }],
      }),
      by.member('the member finds the way out', {
        actions: [openSearch, searchFor(shell.logout)],
      }),
    ],
  ),
  plainScenario(
    'the-graph-and-its-search',
    'The search of the graph lists whom it finds in the order of the team, opens the branch where they stand, and is closed by Escape',
    urls.setting,
    [
      by.member('the member opens the graph, and searches for more than are listed', {
        actions: [...openGraph([...SMALL_TEAM, ...TEN_TWINS]), searchGraph('twin')],
      }),
      by.member('the member searches for just as many as are listed', {
        actions: [...openGraph([...SMALL_TEAM, ...TEN_TWINS.slice(2)]), searchGraph('twin')],
      }),
      by.member('the member opens that of a smaller team, and searches for some', {
        actions: [...openGraph(SMALL_TEAM), searchGraph('e')],
      }),
      by.member('the member presses one of them', { actions: [act.option('Ben')] }),
      by.member('the member searches for some again', { actions: [searchGraph('e')] }),
      by.member('the member closes the list by Escape, and opens it by an arrow', {
        actions: [act.press('Escape'), act.press('ArrowUp')],
      }),
      by.member('the member closes the list, and leaves it so', {
        actions: [act.press('Escape'), act.press('Escape'), act.press('Enter')],
      }),
      by.member('the member searches for one who is not there', {
        actions: [searchGraph('nobody'), act.press('ArrowDown'), act.press('Enter')],
      }),
      by.member(
        'the member presses Enter between two letters, which chooses the first who is found by then',
        {
          actions: [searchGraph('An'), act.press('n+Enter+a')],
        },
      ),
      by.member('the member types the last letter, and presses Enter before it is let go', {
        actions: [searchGraph('Ann'), act.press('a+Enter')],
      }),
      by.member('the member closes the branch of Anna, and finds one who stands in it', {
        actions: [act.press('-'), searchGraph('Cleo'), act.press('Enter')],
      }),
      by.member('the member presses the keys of a branch where there is none', {
        actions: ['Enter', '+', '-', 'ArrowDown'].map(act.press),
      }),
      by.member('the member presses those of an open branch, and of one that is closed', {
        actions: ['ArrowUp', '+', '-', '-'].map(act.press),
      }),
      by.member('the member opens the search of all screens from there, and closes it', {
        actions: [listTeam(SMALL_TEAM), openSearch, act.press('Escape')],
      }),
    ],
  ),
  plainScenario(
    'a-root-that-is-gone',
    'When the team is read again without the member who was made the root, the own root takes the place',
    urls.setting,
    [
      by.member('the member opens the graph, and makes another the root', {
        actions: [
          ...openGraph(SMALL_TEAM),
          searchGraph('Anna'),
          act.press('Enter'),
          act.button(teamGraph.makeRoot),
          act.field(teamGraph.search),
        ],
      }),
      readAgain(
        'without that root',
        SMALL_TEAM.filter(({ name }) => name !== 'Anna'),
      ),
      by.member('the member goes to Finn', { actions: [searchGraph('Finn'), act.press('Enter')] }),
      readAgain(
        'without Finn, who had the focus: the root has it',
        SMALL_TEAM.filter(({ name }) => name !== 'Finn'),
      ),
      by.member('the member makes Anna the root, and goes to Dora below her', {
        actions: [
          searchGraph('Anna'),
          act.press('Enter'),
          act.button(teamGraph.makeRoot),
          searchGraph('Dora'),
          act.press('Enter'),
        ],
      }),
      readAgain(
        'with Dora below another: the root is selected, and has the focus',
        SMALL_TEAM.map((member) => (member.name === 'Dora' ? { ...member, parent_id: 'Ben' } : member)),
      ),
    ],
  ),
];
