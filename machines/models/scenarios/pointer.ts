import { earnings } from '#src/messages/earnings.ts';
import { reports } from '#src/messages/reports.ts';
import { teamGraph } from '#src/messages/teamGraph.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import type { Point } from '../../paths/web/webDriver';
import { act, by } from '../builders';
import type { Action } from '../kinds';
import { EARNING_URL, openGraph, PERFORMANCE_URL, plainScenario } from './scenarioSteps';

const TREE = teamGraph.title;
const MOTION: Action = { type: 'preferMotion', motion: 'full' };
/** In the map of the whole tree, which lies over its corner: pixels from the right bottom. */
const [MAP_LEFT, MAP_RIGHT]: readonly [Point, Point] = [
  { x: -165, y: -60 },
  { x: -25, y: -40 },
];
/** Where the sign is by which a branch is opened and closed, beside its member. */
const TOGGLE: Point = { x: -8, y: 8 };
const MIDDLE: Point = { x: 10, y: 30 };

const point = (over: string, at: Point): Action => ({ type: 'moveTo', over, at });
const press = (over: string, at: Point): Action => ({ type: 'clickAt', over, at });
const drag = (from: Point, to: Point): Action => ({ type: 'drag', over: TREE, from, to });
const wheel = (distance: number, isZooming: boolean): Action => ({
  type: 'wheel',
  over: TREE,
  distance,
  isZooming,
});

const DRAG_AWAY = Array.from({ length: 3 }, () => drag({ x: 20, y: 20 }, { x: 900, y: 580 }));
const find = (name: string) => [act.fill(teamGraph.search, name), act.press('Enter')];
const resize = (width: number): Action => ({ type: 'resize', width });

const see = (sentence: string, ...actions: readonly Action[]) => by.member(sentence, { actions });

const node = (name: string, parent_id: string | undefined, level: number) => ({
  _id: name,
  parent_id,
  name,
  level,
  stage: level + 1,
  status: level === 2 ? 'inactive' : 'active',
});
/** So wide that not all of it is in view where its members can be pressed; ten below Ada, of whom each has two. */
const WIDE_TEAM = [
  node('Miguel', undefined, 0),
  ...['Ada', 'Bob', 'Cy'].map((name) => node(name, 'Miguel', 1)),
  ...Array.from({ length: 10 }, (_, index) => node(`Below ${index}`, 'Ada', 2)),
  ...Array.from({ length: 20 }, (_, index) => node(`Far ${index}`, `Below ${Math.floor(index / 2)}`, 3)),
];

const swipe = (...fingers: readonly (readonly Point[])[]): Action => ({
  type: 'swipe',
  over: TREE,
  fingers: fingers.map((points) => [...points]),
});
const START: Point = { x: 300, y: 590 };
const by40 = (across: number, down: number): Point => ({ x: START.x + 40 * across, y: START.y + 40 * down });

/** Nearly there, above the labels. */
const pointAt = (end: 'beginning' | 'end', chart: string) =>
  see(
    `the member points at the ${end} of “${chart}”`,
    point(chart, { x: end === 'beginning' ? 200 : -8, y: -80 }),
  );

/** What is done with a mouse, fingers and a wheel. */
export const pointerScenarios: readonly Plan[] = [
  plainScenario(
    'charts-by-the-pointer',
    'A chart tells of what is pointed at, up to its ends, until the pointer is elsewhere',
    urls.dashboard,
    [
      see('the member looks at 90 days of the earnings', act.field(earnings.spans['90d'])),
      pointAt('beginning', earnings.total('90d')),
      pointAt('end', earnings.total('90d')),
      see('the member points at the choice of the time instead', point(earnings.span, { x: 10, y: 10 })),
      see('the member opens the earnings', act.navigate(EARNING_URL)),
      pointAt('beginning', reports.earning.overTime),
      pointAt('end', reports.earning.overTime),
      see('the member opens the performance', act.navigate(PERFORMANCE_URL)),
      pointAt('beginning', reports.performance.growth),
      pointAt('end', reports.performance.growth),
      pointAt('end', reports.performance.levels),
    ],
  ),
  plainScenario(
    'the-graph-by-the-pointer',
    'Members of the graph are pointed at, selected, and their branches closed and opened; the view is dragged, and comes back',
    urls.setting,
    [
      see('the member opens the graph, which moves', MOTION, ...openGraph(WIDE_TEAM)),
      see('the member points at one', point('Ada, stage 2', MIDDLE)),
      see(
        'the member points at another, and at none',
        point('Bob, stage 2', MIDDLE),
        point(TREE, { x: 5, y: 5 }),
      ),
      see('the member selects one', press('Cy, stage 2', MIDDLE)),
      see('the member closes a branch at its sign', press('Ada, stage 2', TOGGLE)),
      see(
        'the member opens it again, and points away',
        press('Ada, stage 2', TOGGLE),
        point(TREE, { x: 5, y: 5 }),
      ),
      see('the member drags the tree aside', drag({ x: 300, y: 560 }, { x: 420, y: 500 })),
      see('the member presses where nobody is', press(TREE, { x: 300, y: 590 })),
      see('the member drags it out of sight', ...DRAG_AWAY),
      see('the member brings it back', act.button(teamGraph.back)),
      see(
        'the member finds one far below, and points at it',
        ...find('Far 19'),
        point('Far 19, stage 4', MIDDLE),
      ),
      see(
        'the member makes the tree larger, and points at its map',
        act.button(teamGraph.zoomIn),
        point(TREE, MAP_LEFT),
      ),
      see('the member presses the left of the map', press(TREE, MAP_LEFT)),
      see('the member drags over the map', drag(MAP_LEFT, MAP_RIGHT)),
      see(
        'the member goes up to the parent by the keys',
        act.button(teamGraph.fit),
        press('Far 19, stage 4', MIDDLE),
        act.press('ArrowUp'),
      ),
      see(
        'the member opens all branches, closes and opens them',
        act.button(teamGraph.expandAll),
        act.button(teamGraph.collapseAll),
        act.button(teamGraph.expandAll),
      ),
      see(
        'the member makes it smaller until only first letters are there',
        ...Array.from({ length: 5 }, () => act.button(teamGraph.zoomOut)),
      ),
      see('the member saves a picture of it', act.button(teamGraph.savePng)),
    ],
  ),
  plainScenario(
    'the-graph-out-of-view',
    'Members who are out of view come into it with the focus, and a window of another width shows the same middle',
    urls.setting,
    [
      see(
        'the member opens the graph, which moves, and finds one of many',
        MOTION,
        ...openGraph(WIDE_TEAM),
        ...find('Below 0'),
      ),
      see(
        'the member makes it large, and goes to the last of them by the keys',
        ...Array.from({ length: 6 }, () => wheel(-400, true)),
        ...Array.from({ length: 9 }, () => act.press('ArrowRight')),
      ),
      see(
        'the member drags the tree out of sight, makes it smaller, and the window becomes narrower',
        ...DRAG_AWAY,
        act.button(teamGraph.zoomOut),
        resize(900),
      ),
      see('the member sees all of it, and the window becomes wide', act.button(teamGraph.fit), resize(1440)),
    ],
  ),
  plainScenario(
    'the-graph-by-the-wheel',
    'The wheel scrolls the page, and says so over the graph; with Control it makes the tree larger and smaller, up to limits',
    urls.setting,
    [
      see(
        'the member opens the graph, and turns the wheel over it',
        ...openGraph(WIDE_TEAM),
        wheel(120, false),
      ),
      by.clock('two seconds pass', { actions: [act.advance(2000)] }),
      see('the member makes the tree smaller by the wheel', wheel(40, true)),
      see('the member makes it as small as it can be', ...Array.from({ length: 6 }, () => wheel(400, true))),
      see('the member makes it larger', wheel(-60, true)),
      see('the member makes it as large as it can be', ...Array.from({ length: 6 }, () => wheel(-400, true))),
      see(
        'the member searches for a screen, and turns the wheel over the graph again',
        act.press('ControlOrMeta+k'),
        act.press('Escape'),
        wheel(120, false),
        wheel(-40, true),
      ),
    ],
  ),
  plainScenario(
    'the-graph-by-fingers',
    'One finger moves the graph sideways, and leaves scrolling up and down to the page; two make it smaller and larger',
    urls.setting,
    [
      see('the member opens the graph', resize(1440), ...openGraph(WIDE_TEAM)),
      see('a finger goes up', swipe([START, by40(0, -1), by40(1, -2)])),
      see('a finger goes up, and then far aside', swipe([START, by40(0, -1), by40(5, -1)])),
      see('a finger goes aside, and then far up', swipe([START, by40(1, 0), by40(1, -3)])),
      see('a finger goes back, as far up as aside', swipe([START, by40(-1, -1), by40(-2, 0)])),
      see('two fingers go apart', swipe([START, by40(0, -1)], [by40(1, -2), by40(2, -4)])),
      see('two fingers come together', swipe([START, by40(1, 0)], [by40(4, 0), by40(3, 0)])),
      see('a finger taps where nobody is', swipe([START])),
    ],
  ),
];
