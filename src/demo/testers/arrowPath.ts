import type { DiagramArrow } from '#machines/diagrams/layoutDiagram.ts';

type Point = DiagramArrow['points'][number];

const HEAD_LENGTH = 9;
const HEAD_WIDTH = 8;
const CORNER_RADIUS = 5;

/** The point at a distance from one point towards another, at most at that part of the way between them. */
function goTowards(from: Point, to: Point, distance: number, maxPart: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(distance / length, maxPart);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const at = ({ x, y }: Point): string => `${x} ${y}`;

/** An arrow as SVG path data: its line with round corners up to its head, and its head. */
export function getArrowPath(points: readonly Point[]): { readonly line: string; readonly head: string } {
  const start = points[0];
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!start || !tip || !before) return { line: '', head: '' };
  const base = goTowards(tip, before, HEAD_LENGTH, 1);
  const corners = points.slice(1, -1).map((corner, index) => {
    const previous = goTowards(corner, points[index] ?? corner, CORNER_RADIUS, 0.5);
    const next = goTowards(corner, points[index + 2] ?? corner, CORNER_RADIUS, 0.5);
    return `L${at(previous)}Q${at(corner)} ${at(next)}`;
  });
  const across = { x: (tip.y - base.y) / HEAD_LENGTH, y: (base.x - tip.x) / HEAD_LENGTH };
  const side = (sign: number): Point => ({
    x: base.x + (sign * across.x * HEAD_WIDTH) / 2,
    y: base.y + (sign * across.y * HEAD_WIDTH) / 2,
  });
  return {
    line: `M${at(start)}${corners.join('')}L${at(base)}`,
    head: `M${at(tip)}L${at(side(1))}L${at(side(-1))}Z`,
  };
}
