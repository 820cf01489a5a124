import {
  type Area,
  type Extent,
  type LayoutNode,
  NODE_SIZE,
  type TreeLayout,
} from '#src/domain/teamLayout.ts';

/** R9.13, R9.15, R9.16; pixels. */
export const CANVAS_HEIGHT = 600;
const START = { x: 400, y: 50 } as const;
export const ZOOM = { min: 0.1, max: 1 } as const;
export const TRANSITION_MS = 500;
export const CENTERING_MS = 800;

const MARGIN = 24;
/** Farther apart, levels would not be in view together once the view is closer. */
const MAX_LEVEL_HEIGHT = 3 * NODE_SIZE;
/** Part of the frame rendered beyond each edge, so that short pans render nothing. */
const OVERSCAN = 0.35;
/** A rendered area wider than this many views is rendered again after zooming in. */
const MAX_RENDERED_RATIO = 4;

/** Layout units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The layout's origin in the frame, and pixels for one layout unit. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

const clampZoom = (k: number): number => Math.min(ZOOM.max, Math.max(ZOOM.min, k));

/** At least this zoom for a member that is looked for: the name is legible. */
export const FOUND_ZOOM = 0.6;
/** At less zoom members are hard to press, and their names have no room beside each other. */
const MIN_LEGIBLE_ZOOM = 0.33;

const ROOM = NODE_SIZE / 2;

const getFittingZoom = ({ left, right, bottom }: Extent, width: number): number =>
  Math.min(
    (width - MARGIN) / (right - left + 2 * ROOM),
    (CANVAS_HEIGHT - MARGIN) / (bottom + 2 * ROOM),
    ZOOM.max,
  );

/**
 * The distance of a layout's levels: 140 pixels on the screen once it fits the frame, as far as that is high enough. A
 * tree is wider than high, and at 140 layout units would be a narrow strip in its frame. In whole units, which are the same
 * for frames of nearly the same width.
 */
export function getLevelHeight<Datum>({ left, right, rows }: TreeLayout<Datum>, width: number): number {
  const below = rows.length - 1;
  const k = clampZoom(getFittingZoom({ left, right, bottom: below * NODE_SIZE }, width));
  const room = ((CANVAS_HEIGHT - MARGIN) / k - 2 * ROOM) / below;
  return Math.max(NODE_SIZE, Math.floor(Math.min(NODE_SIZE / k, room, MAX_LEVEL_HEIGHT)));
}

/** Whether the whole layout fits into the frame with legible names. */
export const isLegible = (layout: Extent, width: number): boolean =>
  getFittingZoom(layout, width) >= MIN_LEGIBLE_ZOOM;

/**
 * The view with the whole layout in the center of the frame. What is too wide even at the least zoom has its root in the
 * center, and what is too high has it at the top.
 */
export function fitView(layout: Extent, width: number): Viewport {
  const fitting = getFittingZoom(layout, width);
  const k = clampZoom(fitting);
  const y = CANVAS_HEIGHT / 2 - (k * layout.bottom) / 2;
  if (fitting < ZOOM.min) return { x: width / 2, y: Math.max(START.y, y), k };
  return { x: width / 2 - (k * (layout.left + layout.right)) / 2, y, k };
}

/** The first view: with the root at the specification's position, if that shows the whole layout, else the fitting one. */
export function getFirstView(layout: Extent, width: number): Viewport {
  const fitting = fitView(layout, width);
  const first = { ...START, k: fitting.k };
  return isWholeInView(layout, first, width) ? first : fitting;
}

/** Layout units from a member's center to the edge of the frame, with room for the name. */
const getReach = (k: number): number => ROOM + MARGIN / 4 / k;

/** Whether a view shows every member of the layout, with the names. */
export function isWholeInView({ left, right, bottom }: Extent, view: Viewport, width: number): boolean {
  const area = getVisibleArea(view, width);
  const reach = getReach(view.k);
  return (
    area.left <= left - reach &&
    area.right >= right + reach &&
    area.top <= -Math.min(reach, START.y / view.k) &&
    area.bottom >= bottom + reach
  );
}

/** The part of the layout that the frame shows. */
export const getVisibleArea = ({ x, y, k }: Viewport, width: number): Area => ({
  left: -x / k,
  right: (width - x) / k,
  top: -y / k,
  bottom: (CANVAS_HEIGHT - y) / k,
});

/** The part of the layout to render for a view. */
export function getRenderedArea(view: Viewport, width: number): Area {
  const area = getVisibleArea(view, width);
  const aside = (area.right - area.left) * OVERSCAN;
  const above = (area.bottom - area.top) * OVERSCAN;
  return {
    left: area.left - aside,
    right: area.right + aside,
    top: area.top - above,
    bottom: area.bottom + above,
  };
}

export function isCovered(rendered: Area, view: Viewport, width: number): boolean {
  const area = getVisibleArea(view, width);
  return (
    rendered.left <= area.left &&
    rendered.right >= area.right &&
    rendered.top <= area.top &&
    rendered.bottom >= area.bottom &&
    rendered.right - rendered.left < MAX_RENDERED_RATIO * (area.right - area.left)
  );
}

/** How much of a member is legible: name and initial, both with a larger name the farther away, or only a large initial. */
export type DetailLevel = 'close' | 'near' | 'middle' | 'distant' | 'far';
export function getDetailLevel({ k }: Viewport): DetailLevel {
  if (k >= 0.8) return 'close';
  if (k >= 0.5) return 'near';
  if (k >= 0.4) return 'middle';
  return k >= MIN_LEGIBLE_ZOOM ? 'distant' : 'far';
}

/** The view with a point of the layout in the center of the frame. */
export const centerOn = (point: Point, k: number, width: number): Viewport => ({
  x: width / 2 - point.x * k,
  y: CANVAS_HEIGHT / 2 - point.y * k,
  k,
});

/** Whether a point of the layout is in view, at least `inside` units from the edge. */
export function isVisible({ x, y }: Point, view: Viewport, width: number, inside = 0): boolean {
  const { left, right, top, bottom } = getVisibleArea(view, width);
  return x > left + inside && x < right - inside && y > top + inside && y < bottom - inside;
}

/**
 * The view in which a member is where it was in the layout before, or higher and farther inside, as far as those below it
 * need that to be in view: whoever opens a branch would not see all of it. `covered`: pixels at the bottom of the frame.
 */
export function keepInPlace<Datum>(
  node: LayoutNode<Datum>,
  before: Point,
  { x, y, k }: Viewport,
  width: number,
  covered = 0,
): Viewport {
  const kept = { x: x - (node.x - before.x) * k, y: y - (node.y - before.y) * k, k };
  const [first] = node.children ?? [];
  const last = node.children?.at(-1);
  if (!first || !last) return kept;
  const reach = getReach(k);
  const highest = (ROOM - node.y) * k;
  const lowest = Math.floor(CANVAS_HEIGHT - covered - (first.y + reach) * k);
  const most = width - (last.x + reach) * k;
  const least = (reach - first.x) * k;
  return {
    // Where the frame is too narrow for them, no place is better.
    x: least > most ? kept.x : Math.min(Math.max(kept.x, least), most),
    y: Math.min(kept.y, Math.max(lowest, highest)),
    k,
  };
}

/** Zooms around a point of the layout, which keeps its position in the frame. */
export function zoomAround(view: Viewport, factor: number, { x, y }: Point): Viewport {
  const k = clampZoom(view.k * factor);
  return { x: view.x + x * (view.k - k), y: view.y + y * (view.k - k), k };
}

export const getCenter = (view: Viewport, width: number): Point => ({
  x: (width / 2 - view.x) / view.k,
  y: (CANVAS_HEIGHT / 2 - view.y) / view.k,
});
