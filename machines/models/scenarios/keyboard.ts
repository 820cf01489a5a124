import { commands } from '#src/messages/commands.ts';
import { earnings } from '#src/messages/earnings.ts';
import { teamGraph } from '#src/messages/teamGraph.ts';
import { withdraw } from '#src/messages/withdraw.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { AMOUNTS, act, assert, by, calls } from '../builders';
import { ADDRESS, listTeam, machineState, plainScenario, scenario } from './scenarioSteps';
import { SMALL_TEAM } from './smallTeam';

const press = (sentence: string, ...keys: readonly string[]) =>
  by.member(sentence, { actions: keys.map(act.press) });

const findInGraph = (name: string) => [act.fill(teamGraph.search, name), act.press('Enter')];

const repeat = (count: number, key: string): readonly string[] => Array.from({ length: count }, () => key);

/** What is done by keys: in charts and in the graph, in forms, from screen to screen. */
export const keyboardScenarios: readonly Plan[] = [
  plainScenario(
    'charts-by-their-keys',
    'The points of a chart are one stop in the tab order; arrows, Home and End lead from one to another, each with its figures',
    urls.dashboard,
    [
      by.member('the member goes from the spans of the earnings to the chart', {
        actions: [act.field(earnings.spans['90d']), act.press('Tab')],
      }),
      press('the member goes back by two points', 'ArrowLeft', 'ArrowLeft'),
      press('the member goes to the first, and no further', 'Home', 'ArrowLeft'),
      press('the member goes on by one', 'ArrowRight'),
      press('the member goes to the last, and no further', 'End', 'ArrowRight'),
      press('the member puts the figures away', 'Escape'),
      by.member('the member goes to the last day of 30', {
        actions: [act.field(earnings.spans['30d']), act.press('Tab'), act.press('End')],
      }),
      by.member('the member goes to the months, of which there are fewer', {
        actions: [act.field(earnings.spans['12m']), act.press('Tab')],
      }),
    ],
  ),
  plainScenario(
    'the-graph-by-arrows',
    'The members of the graph are reached by arrows, along their level and from parent to child, and their branches closed and opened',
    urls.setting,
    [
      by.member(
        'the member opens the graph of a small team, which the provider lists, and goes to the tree',
        {
          actions: [
            listTeam(SMALL_TEAM),
            act.open(`${urls.reports}?tab=graph`),
            act.button(teamGraph.saveSvg),
            act.press('Tab'),
          ],
        },
      ),
      press('the member goes down to the middle of those below', 'ArrowDown'),
      press('the member goes to the next of the level, and no further', 'ArrowRight', 'ArrowRight'),
      press('the member goes back, down, and along', 'ArrowLeft', 'ArrowDown', 'ArrowRight'),
      press(
        'the member goes to the last of the level, below another parent, back to the first, and no further',
        ...repeat(3, 'ArrowRight'),
        ...repeat(5, 'ArrowLeft'),
      ),
      press('the member goes up, and closes the branch', 'ArrowUp', '-'),
      press('the member opens it', '+'),
      press('the member closes it, and opens it by the arrow', 'Enter', 'ArrowDown'),
      press('the member goes to the last, and to the first', 'End', 'Home'),
      press('the member puts the name tag away', 'Escape'),
      by.member('the member makes it larger and smaller, and fits it into the frame', {
        actions: [act.button(teamGraph.zoomIn), act.button(teamGraph.zoomOut), act.button(teamGraph.fit)],
      }),
      by.member('the member closes a branch, finds another, and makes it the root', {
        actions: [
          ...findInGraph('Ben'),
          act.press('-'),
          ...findInGraph('Dora'),
          act.button(teamGraph.makeRoot),
        ],
      }),
      by.member('the member finds one within it', { actions: findInGraph('finn') }),
      by.member('the member goes back to the own root, where the one branch is still closed', {
        actions: [act.button('Miguel')],
      }),
      by.member('the member finds one by the name without its accent', { actions: findInGraph('emil') }),
      by.member('the member makes the other the root again', {
        actions: [...findInGraph('Dora'), act.button(teamGraph.makeRoot)],
      }),
      by.member('the member goes up to the last of those found, who is outside of it', {
        actions: [act.fill(teamGraph.search, 'e'), act.press('ArrowUp'), act.press('Enter')],
      }),
    ],
  ),
  scenario(
    'a-confirmation-by-the-keys',
    'A withdrawal to a new address is submitted and confirmed by Enter',
    urls.withdraw,
    [calls.withdraw],
    [
      by.member('the member submits a withdrawal', {
        actions: [
          act.fill(withdraw.walletAddress, ADDRESS),
          act.fill(withdraw.amount, String(AMOUNTS.withdrawal)),
          act.press('Enter'),
        ],
        assertions: [machineState('withdrawal', 'confirming')],
      }),
      by.member('the member goes to Confirm by two Tabs, and presses Enter', {
        actions: ['Tab', 'Tab', 'Enter'].map(act.press),
        assertions: [assert.pendingCalls(calls.withdraw, 1)],
      }),
    ],
  ),
  plainScenario('a-screen-by-its-name', 'A screen is opened by a part of its name', urls.setting, [
    by.member('the member searches for the graph, and opens it', {
      actions: [act.press('ControlOrMeta+k'), act.fill(commands.title, 'graph'), act.press('Enter')],
    }),
  ]),
];
