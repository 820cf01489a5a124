import { type Area, type Extent, NODE_SIZE } from '#src/domain/teamLayout.ts';

/** Specification section 9: pixels of the frame, unless said otherwise. */
export const CANVAS_HEIGHT = 600;
const START = { x: 400, y: 50 } as const;
export const ZOOM = { min: 0.1, max: 1 } as const;
export const TRANSITION_MS = 500;
export const CENTERING_MS = 800;

const MARGIN = 24;
/** What is drawn beyond each edge, as a part of the frame, so that a short pan needs nothing new. */
const OVERSCAN = 0.35;
/** A window this many times as wide as the view holds far more than is seen. */
const MAX_RENDERED_RATIO = 4;

/** Of the layout. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the layout's origin stands in the frame, and pixels for one unit of the layout. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

const clampZoom = (k: number): number => Math.min(ZOOM.max, Math.max(ZOOM.min, k));

/** The view that shows the whole layout, as far as the zoom goes, the root where the specification starts it. */
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

/** The part of the layout to draw for a view. */
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

/** Whether what was drawn for a window still does for a view. */
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

/** How much of a member can be made out: the name too, the letter in its square, or a letter only if it is large. */
export type DetailLevel = 'near' | 'middle' | 'far';
export function getDetailLevel({ k }: Viewport): DetailLevel {
  if (k >= 0.5) return 'near';
  return k >= 0.32 ? 'middle' : 'far';
}

/** The same zoom with a point of the layout in the middle of the frame. */
export const centerOn = (point: Point, k: number, width: number): Viewport => ({
  x: width / 2 - point.x * k,
  y: CANVAS_HEIGHT / 2 - point.y * k,
  k,
});

/** Whether a point of the layout is in view, at least so many units from the edge. */
export function isVisible({ x, y }: Point, view: Viewport, width: number, inside = 0): boolean {
  const { left, right, top, bottom } = getVisibleArea(view, width);
  return x > left + inside && x < right - inside && y > top + inside && y < bottom - inside;
}

/** A step of zoom about a point of the layout, which keeps its place in the frame. */
export function zoomAround(view: Viewport, factor: number, { x, y }: Point): Viewport {
  const k = clampZoom(view.k * factor);
  return { x: view.x + x * (view.k - k), y: view.y + y * (view.k - k), k };
}

/** The point of the layout in the middle of the frame. */
export const getCenter = (view: Viewport, width: number): Point => ({
  x: (width / 2 - view.x) / view.k,
  y: (CANVAS_HEIGHT / 2 - view.y) / view.k,
});
