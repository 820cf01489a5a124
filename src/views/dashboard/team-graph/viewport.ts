import { type Area, type Extent, NODE_SIZE } from '#src/domain/teamLayout.ts';

/** R9.13, R9.15, R9.16; pixels. */
export const CANVAS_HEIGHT = 600;
const START = { x: 400, y: 50 } as const;
export const ZOOM = { min: 0.1, max: 1 } as const;
export const TRANSITION_MS = 500;
export const CENTERING_MS = 800;

const MARGIN = 24;
/** Part of the frame rendered beyond each edge, so that short pans render nothing. */
const OVERSCAN = 0.35;
/** A rendered area wider than this many views is rendered again after zooming in. */
const MAX_RENDERED_RATIO = 4;

/** Layout units. */
interface Point {
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

/** The view that fits the whole layout, within the zoom's limits, with the root at the specification's position. */
export function fitView(layout: Extent, width: number): Viewport {
  const x = Math.min(START.x, width / 2);
  const room = NODE_SIZE / 2;
  const k = Math.min(
    (x - MARGIN / 2) / (room - layout.left),
    (width - x - MARGIN / 2) / (room + layout.right),
    (CANVAS_HEIGHT - START.y - MARGIN) / (room + layout.bottom),
  );
  return { x, y: START.y, k: clampZoom(k) };
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

/** Whether a rendered area still covers a view. */
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

/** How much of a member is legible: name and initial, the initial, or only a large initial. */
export type DetailLevel = 'near' | 'middle' | 'far';
export function getDetailLevel({ k }: Viewport): DetailLevel {
  if (k >= 0.5) return 'near';
  return k >= 0.32 ? 'middle' : 'far';
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

/** Zooms around a point of the layout, which keeps its position in the frame. */
export function zoomAround(view: Viewport, factor: number, { x, y }: Point): Viewport {
  const k = clampZoom(view.k * factor);
  return { x: view.x + x * (view.k - k), y: view.y + y * (view.k - k), k };
}

/** The point of the layout in the center of the frame. */
export const getCenter = (view: Viewport, width: number): Point => ({
  x: (width / 2 - view.x) / view.k,
  y: (CANVAS_HEIGHT / 2 - view.y) / view.k,
});
