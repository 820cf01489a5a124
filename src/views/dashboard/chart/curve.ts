export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A smooth path through points from left to right that never goes beyond the values of two neighbours (Fritsch and
 * Carlson, 1980): a curve that dips below zero between two zeros would show what never was.
 */
export function drawCurve(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (!first) return '';
  const slopes = points.map((point, index) => getSlope(points[index - 1], point, points[index + 1]));
  const round = (value: number) => Math.round(value * 100) / 100;
  const parts = others.map((to, index) => {
    const from = points[index] ?? first;
    const third = (to.x - from.x) / 3;
    const start = [from.x + third, from.y + third * (slopes[index] ?? 0)];
    const end = [to.x - third, to.y - third * (slopes[index + 1] ?? 0)];
    return `C${[...start, ...end, to.x, to.y].map(round).join(' ')}`;
  });
  return `M${round(first.x)} ${round(first.y)}${parts.join('')}`;
}

const getRise = (from: Point, to: Point): number => (to.x === from.x ? 0 : (to.y - from.y) / (to.x - from.x));

/** The slope at a point: level at the ends and where the values turn. */
function getSlope(before: Point | undefined, at: Point, after: Point | undefined): number {
  if (!before || !after) return 0;
  const [left, right] = [getRise(before, at), getRise(at, after)];
  if (left * right <= 0) return 0;
  return Math.sign(left) * Math.min(Math.abs(left + right) / 2, 3 * Math.abs(left), 3 * Math.abs(right));
}
