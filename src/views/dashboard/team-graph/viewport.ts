import { type Area, type Extent, NODE_SIZE } from '../../../domain/teamLayout';

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

/** How much of a node can be made out: names too, the letter, or no more than a square. */
export type Detail = 'near' | 'middle' | 'far' | 'dot';
export function detailOf({ k }: View): Detail {
  if (k >= 0.5) return 'near';
  if (k >= 0.32) return 'middle';
  return k >= 0.13 ? 'far' : 'dot';
}

/** The same zoom with a point of the layout in the middle of the frame. */
export const centredOn = (point: { x: number; y: number }, k: number, width: number): View => ({
  x: width / 2 - point.x * k,
  y: HEIGHT / 2 - point.y * k,
  k,
});

/** A step of zoom about the middle of the frame. */
export function zoomedBy(view: View, factor: number, width: number): View {
  const k = clampZoom(view.k * factor);
  const grown = k / view.k;
  return {
    x: width / 2 - (width / 2 - view.x) * grown,
    y: HEIGHT / 2 - (HEIGHT / 2 - view.y) * grown,
    k,
  };
}
