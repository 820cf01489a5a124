import { type Area, type Extent, NODE_SIZE } from '#src/domain/teamLayout.ts';

/** Specification section 9: pixels of the frame, unless said otherwise. */
export const HEIGHT = 600;
export const START = { x: 400, y: 50 } as const;
export const ZOOM = { min: 0.1, max: 1 } as const;
export const TRANSITION_MS = 500;
export const CENTERING_MS = 800;

const MARGIN = 24;
/** What is drawn beyond each edge, as a part of the frame, so that a short pan needs nothing new. */
const OVERSCAN = 0.35;
/** A window this many times as wide as the view holds far more than is seen. */
const TOO_WIDE = 4;

/** Of the layout. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the layout's origin stands in the frame, and pixels for one unit of the layout. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export const clampZoom = (k: number): number => Math.min(ZOOM.max, Math.max(ZOOM.min, k));

/** The view that shows the whole layout, as far as the zoom goes, the root where the specification starts it. */
export function fitView(layout: Extent, width: number): View {
  const x = Math.min(START.x, width / 2);
  const room = NODE_SIZE / 2;
  const k = Math.min(
    (x - MARGIN / 2) / (room - layout.left),
    (width - x - MARGIN / 2) / (room + layout.right),
    (HEIGHT - START.y - MARGIN) / (room + layout.bottom),
  );
  return { x, y: START.y, k: clampZoom(k) };
}

/** The part of the layout that the frame shows. */
export const areaOf = ({ x, y, k }: View, width: number): Area => ({
  left: -x / k,
  right: (width - x) / k,
  top: -y / k,
  bottom: (HEIGHT - y) / k,
});

/** The part of the layout to draw for a view. */
export function windowOf(view: View, width: number): Area {
  const area = areaOf(view, width);
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
export function covers(drawn: Area, view: View, width: number): boolean {
  const area = areaOf(view, width);
  return (
    drawn.left <= area.left &&
    drawn.right >= area.right &&
    drawn.top <= area.top &&
    drawn.bottom >= area.bottom &&
    drawn.right - drawn.left < TOO_WIDE * (area.right - area.left)
  );
}

/** How much of a member can be made out: the name too, the letter in its square, or a letter only if it is large. */
export type Detail = 'near' | 'middle' | 'far';
export function detailOf({ k }: View): Detail {
  if (k >= 0.5) return 'near';
  return k >= 0.32 ? 'middle' : 'far';
}

/** The same zoom with a point of the layout in the middle of the frame. */
export const centredOn = (point: Point, k: number, width: number): View => ({
  x: width / 2 - point.x * k,
  y: HEIGHT / 2 - point.y * k,
  k,
});

/** Whether a point of the layout is in view, at least so many units from the edge. */
export function isSeen({ x, y }: Point, view: View, width: number, inside = 0): boolean {
  const { left, right, top, bottom } = areaOf(view, width);
  return x > left + inside && x < right - inside && y > top + inside && y < bottom - inside;
}

/** A step of zoom about a point of the layout, which keeps its place in the frame. */
export function zoomedBy(view: View, factor: number, { x, y }: Point): View {
  const k = clampZoom(view.k * factor);
  return { x: view.x + x * (view.k - k), y: view.y + y * (view.k - k), k };
}

/** The point of the layout in the middle of the frame. */
export const middleOf = (view: View, width: number): Point => ({
  x: (width / 2 - view.x) / view.k,
  y: (HEIGHT / 2 - view.y) / view.k,
});
