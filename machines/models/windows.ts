import { hash } from '../paths/makePlan';
import type { Plan } from '../paths/plan';
import type { Action } from './kinds';

/**
 * A desk, a phone and a tablet, in zones whose days begin at other moments than those of UTC. Where it is said what the page is
 * drawn for, its colours count, too.
 */
const WINDOWS = [
  { width: 1440, zone: 'UTC', media: undefined },
  { width: 360, zone: 'Asia/Kolkata', media: undefined },
  { width: 1440, zone: 'America/Los_Angeles', media: 'light' },
  { width: 768, zone: 'Pacific/Auckland', media: 'dark' },
] as const;

/** They use what only a wide window has: headings of columns that sort, entries of the menu to point at, appearances. */
const ONLY_WIDE: readonly string[] = [
  'scenario-a-table-as-it-is-used',
  'scenario-a-sign-in-is-refused',
  'scenario-found-by-its-name',
  'scenario-read-before-it-is-opened',
  'scenario-a-visitor-is-turned-away',
];

const setsWindow = ({ start, steps }: Plan): boolean =>
  [start, ...steps].some(({ actions }) =>
    actions.some(({ type }) => type.startsWith('resize') || type === 'moveToZone' || type === 'emulateMedia'),
  );

/**
 * The plan in a window and a time zone that its id decides, so that it keeps them whatever other plans there are. Several
 * plans come by most situations, and so these are seen in several windows.
 */
export function placeInWindow(plan: Plan): Plan {
  const { id, start } = plan;
  const window = WINDOWS[Number.parseInt(hash(id), 36) % WINDOWS.length];
  if (!window || setsWindow(plan) || ONLY_WIDE.includes(id)) return plan;
  const { width, zone, media } = window;
  const set: readonly Action[] = [
    { type: 'resize', width },
    { type: 'moveToZone', zone },
    ...(media ? [{ type: 'emulateMedia', media } as const] : []),
  ];
  return {
    ...plan,
    start: {
      ...start,
      sentence: `${start.sentence}, in a window of ${width} pixels and the time zone ${zone}${media ? `, ${media}` : ''}`,
      actions: [...set, ...start.actions],
    },
  };
}
