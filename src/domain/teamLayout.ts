import { type HierarchyPointLink, type HierarchyPointNode, hierarchy, tree } from 'd3-hierarchy';

/** Edge of a node, in layout units (R9.14). */
export const NODE_SIZE = 140;
export const SEPARATION = { siblings: 1.5, nonSiblings: 2 } as const;

/** Distance from a node's center to its edge, name and badge included, in layout units. */
const NODE_REACH = NODE_SIZE / 2;

/** A node with its position, and the link to a child. */
export type LayoutNode<Datum> = HierarchyPointNode<Datum>;
export type LayoutLink<Datum> = HierarchyPointLink<Datum>;

/** Bounds of the nodes' centers, relative to the root at 0, 0. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** Positions of the open part of a tree: the root at 0, 0, all levels at one distance. */
export interface TreeLayout<Datum> extends Extent {
  readonly levelHeight: number;
  /** each level's nodes from left to right */
  readonly rows: readonly (readonly LayoutNode<Datum>[])[];
  /** by the parent's level, from left to right */
  readonly links: readonly (readonly LayoutLink<Datum>[])[];
  readonly nodesByKey: ReadonlyMap<string, LayoutNode<Datum>>;
}

/** A rectangle in layout units. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Lays out a tree with the spacing of R9.14. `childrenOf` returns the open children only. */
export function layoutTree<Datum>(
  root: Datum,
  keyOf: (datum: Datum) => string,
  childrenOf: (datum: Datum) => readonly Datum[],
): TreeLayout<Datum> {
  const layoutNodes = tree<Datum>()
    .nodeSize([NODE_SIZE, NODE_SIZE])
    .separation((a, b) => (a.parent === b.parent ? SEPARATION.siblings : SEPARATION.nonSiblings));
  const rows: LayoutNode<Datum>[][] = [];
  const links: LayoutLink<Datum>[][] = [];
  const nodesByKey = new Map<string, LayoutNode<Datum>>();
  let left = 0;
  let right = 0;
  layoutNodes(hierarchy(root, childrenOf)).each((node) => {
    nodesByKey.set(keyOf(node.data), node);
    left = Math.min(left, node.x);
    right = Math.max(right, node.x);
    const row = rows[node.depth];
    if (row) row.push(node);
    else rows.push([node]);
    if (!node.parent) return;
    const link = { source: node.parent, target: node };
    const fan = links[node.depth - 1];
    if (fan) fan.push(link);
    else links.push([link]);
  });
  const bottom = (rows.length - 1) * NODE_SIZE;
  return { levelHeight: NODE_SIZE, rows, links, nodesByKey, left, right, bottom };
}

/** Moves the nodes of a layout: its levels get another distance. */
export function spaceLevels<Datum>(layout: TreeLayout<Datum>, levelHeight: number): TreeLayout<Datum> {
  for (const node of layout.rows.flat()) node.y = node.depth * levelHeight;
  return { ...layout, levelHeight, bottom: (layout.rows.length - 1) * levelHeight };
}

/** Index of the first item of a row, sorted by `at`, that is at `from` or beyond. Binary search. */
function lowerBound<Item>(row: readonly Item[], at: (item: Item) => number, from: number): number {
  let low = 0;
  let high = row.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = row[middle];
    if (item !== undefined && at(item) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

function findInRange<Item>(
  row: readonly Item[],
  start: (item: Item) => number,
  end: (item: Item) => number,
  left: number,
  right: number,
): Item[] {
  const found: Item[] = [];
  for (let index = lowerBound(row, end, left); index < row.length; index++) {
    const item = row[index];
    if (item === undefined || start(item) > right) break;
    found.push(item);
  }
  return found;
}

const getX = <Datum>({ x }: LayoutNode<Datum>) => x;
const getStart = <Datum>({ source, target }: LayoutLink<Datum>) => Math.min(source.x, target.x);
const getEnd = <Datum>({ source, target }: LayoutLink<Datum>) => Math.max(source.x, target.x);

/**
 * The nodes and links that overlap an area. Within a level they are in the order of their parents, so that a binary
 * search finds them.
 */
export function cull<Datum>(layout: TreeLayout<Datum>, area: Area) {
  const left = area.left - NODE_REACH;
  const right = area.right + NODE_REACH;
  const top = (area.top - NODE_REACH) / layout.levelHeight;
  const bottom = (area.bottom + NODE_REACH) / layout.levelHeight;
  const nodes: LayoutNode<Datum>[] = [];
  const links: LayoutLink<Datum>[] = [];
  for (let level = Math.max(0, Math.floor(top)); level < layout.rows.length && level <= bottom; level++) {
    if (level >= top) nodes.push(...findInRange(layout.rows[level] ?? [], getX, getX, left, right));
    links.push(...findInRange(layout.links[level] ?? [], getStart, getEnd, left, right));
  }
  return { nodes, links };
}
