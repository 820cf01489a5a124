import type { TreeNodeDatum } from 'react-d3-tree';
import { type LayoutNode, layoutTree, spaceLevels, type TreeLayout } from '#src/domain/teamLayout.ts';
import { getInitialDepth, type TeamNode } from '#src/domain/teamTree.ts';
import { getLevelHeight, isLegible } from './viewport';

export type GraphNode = LayoutNode<TreeNodeDatum>;
export type GraphLayout = TreeLayout<TreeNodeDatum>;

const datums = new WeakMap<TeamNode, TreeNodeDatum>();
const teamNodes = new WeakMap<TreeNodeDatum, TeamNode>();

/** A member in the library's format; `name` is the member's id. */
function toDatum(node: TeamNode): TreeNodeDatum {
  const known = datums.get(node);
  if (known) return known;
  const datum = {
    name: node.id,
    __rd3t: { id: `team-place-${node.id}`, depth: node.level, collapsed: false },
  };
  datums.set(node, datum);
  teamNodes.set(datum, node);
  return datum;
}

/** The member of a datum. Throws for a datum that is not from `toDatum`. */
export function getTeamNode(datum: TreeNodeDatum): TeamNode {
  const node = teamNodes.get(datum);
  if (!node) throw new Error(`${datum.name} is no member of the team`);
  return node;
}

type IsOpen = (node: TeamNode) => boolean;

/** The open members with levels of 140, as pictures have them: these are the same in each window. */
export const layoutMembers = (root: TeamNode, isOpen: IsOpen): GraphLayout =>
  layoutTree(
    toDatum(root),
    ({ name }) => name,
    (datum) => {
      const node = getTeamNode(datum);
      return isOpen(node) ? node.children.map(toDatum) : [];
    },
  );

/** For a frame of a width in pixels. */
export function layoutGraph(root: TeamNode, isOpen: IsOpen, width: number): GraphLayout {
  const layout = layoutMembers(root, isOpen);
  return spaceLevels(layout, getLevelHeight(layout, width));
}

/**
 * The same for one width after the other. A layout whose levels stay as far apart is not made again: while a window is
 * resized, that would take a large team too long for each pixel.
 */
export function createLayout(root: TeamNode, isOpen: IsOpen): (width: number) => GraphLayout {
  let last: GraphLayout | undefined;
  return (width) => {
    if (!last || getLevelHeight(last, width) !== last.levelHeight) last = layoutGraph(root, isOpen, width);
    return last;
  };
}

/** More nodes make the first view unreadable. */
const MAX_INITIAL_MEMBERS = 120;

/**
 * Levels to open below a root at first: as many as the frame holds with legible names, at least one; `Infinity` where
 * that is the whole tree (R4.15, D449).
 */
export function getFittingDepth(root: TeamNode, width: number): number {
  const most = getInitialDepth(root, MAX_INITIAL_MEMBERS);
  const fits = (depth: number) =>
    isLegible(
      layoutGraph(root, ({ level }) => level - root.level < depth, width),
      width,
    );
  if (fits(most)) return most;
  let depth = 1;
  while (depth < most && fits(depth + 1)) depth += 1;
  return depth;
}
