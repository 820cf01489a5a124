import { earnings } from '#src/messages/earnings.ts';
import { teamGraph } from '#src/messages/teamGraph.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { act, by, calls } from '../builders';
import { reply, scenario } from './scenarioSteps';

const press = (sentence: string, ...keys: readonly string[]) =>
  by.member(sentence, { actions: keys.map(act.press) });

const node = (name: string, parent_id: string | undefined, level: number) => ({
  _id: name,
  parent_id,
  name,
  level,
  stage: level + 1,
  status: level === 2 ? 'inactive' : 'active',
});
/** All of them are in view, however the view has moved. */
const SMALL_TEAM = [
  node('Anna', undefined, 1),
  node('Ben', undefined, 1),
  node('Cleo & <Co>', 'Anna', 2),
  node('Dora', 'Anna', 2),
  node('Emil', 'Anna', 2),
  node('Finn', 'Dora', 3),
];

/** What has keys of its own: charts and the graph. */
export const keyboardScenarios: readonly Plan[] = [
  scenario(
    'charts-by-their-keys',
    'The points of a chart are one stop in the tab order; arrows, Home and End lead from one to another, each with its figures',
    urls.dashboard,
    [],
    [
      by.member('the member goes from the spans of the earnings to the chart', {
        actions: [act.field(earnings.spans['90d']), act.press('Tab')],
      }),
      press('the member goes back by two points', 'ArrowLeft', 'ArrowLeft'),
      press('the member goes to the first, and no further', 'Home', 'ArrowLeft'),
      press('the member goes on by one', 'ArrowRight'),
      press('the member goes to the last, and no further', 'End', 'ArrowRight'),
      press('the member puts the figures away', 'Escape'),
    ],
  ),
  scenario(
    'the-graph-by-arrows',
    'The members of the graph are reached by arrows, along their level and from parent to child, and their branches closed and opened',
    urls.setting,
    [],
    [
      by.member(
        'the member opens the graph of a small team, which the provider lists, and goes to the tree',
        {
          actions: [
            act.mockNext(calls.getTeamTree, reply(200, { data: SMALL_TEAM })),
            { type: 'open', path: `${urls.reports}?tab=graph` },
            act.button(teamGraph.saveSvg),
            act.press('Tab'),
          ],
        },
      ),
      press('the member goes down to the middle of those below', 'ArrowDown'),
      press('the member goes to the next of the level, and no further', 'ArrowRight', 'ArrowRight'),
      press('the member goes back, down, and along', 'ArrowLeft', 'ArrowDown', 'ArrowRight'),
      press('the member goes up, and closes the branch', 'ArrowUp', '-'),
      press('the member opens it', '+'),
      press('the member closes it, and opens it by the arrow', 'Enter', 'ArrowDown'),
      press('the member goes to the last, and to the first', 'End', 'Home'),
      press('the member puts the name tag away', 'Escape'),
      by.member('the member makes it larger and smaller, and fits it into the frame', {
        actions: [act.button(teamGraph.zoomIn), act.button(teamGraph.zoomOut), act.button(teamGraph.fit)],
      }),
    ],
  ),
];
