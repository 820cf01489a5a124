import type { TreeNodeDatum } from 'react-d3-tree';
import { layoutTree, type PlacedNode, type TreeLayout } from '#src/domain/teamLayout.ts';
import type { TeamNode } from '#src/domain/teamTree.ts';

export type Place = PlacedNode<TreeNodeDatum>;
export type GraphLayout = TreeLayout<TreeNodeDatum>;

const data = new WeakMap<TeamNode, TreeNodeDatum>();
const nodes = new WeakMap<TreeNodeDatum, TeamNode>();

/** A member in the shape that the library asks for; `name` is the member's id. */
function datumOf(node: TeamNode): TreeNodeDatum {
  const known = data.get(node);
  if (known) return known;
  const datum = {
    name: node.id,
    __rd3t: { id: `team-place-${node.id}`, depth: node.level, collapsed: false },
  };
  data.set(node, datum);
  nodes.set(datum, node);
  return datum;
}

/** The member that a datum stands for. Throws for one that was not made here. */
export function nodeOf(datum: TreeNodeDatum): TeamNode {
  const node = nodes.get(datum);
  if (!node) throw new Error(`${datum.name} is no member of the team`);
  return node;
}

export const layoutOf = (root: TeamNode, isOpen: (node: TeamNode) => boolean): GraphLayout =>
  layoutTree(
    datumOf(root),
    ({ name }) => name,
    (datum) => {
      const node = nodeOf(datum);
      return isOpen(node) ? node.children.map(datumOf) : [];
    },
  );
