import { getPath, type TeamNode } from './teamTree';

/** Which branches below a root are open: those above `depth`, except for the members in `flipped`. */
export interface Expansion {
  readonly rootLevel: number;
  /** levels open below the root; `Infinity` opens all */
  readonly depth: number;
  readonly flipped: ReadonlySet<string>;
}

/** R4.15: all nodes unless a depth is set. */
export const initialExpansion = (root: TeamNode, depth = Number.POSITIVE_INFINITY): Expansion => ({
  rootLevel: root.level,
  depth,
  flipped: new Set(),
});

export const isOpen = ({ rootLevel, depth, flipped }: Expansion, node: TeamNode): boolean =>
  node.children.length > 0 && node.level - rootLevel < depth !== flipped.has(node.id);

export function toggleNode(expansion: Expansion, node: TeamNode): Expansion {
  if (node.children.length === 0) return expansion;
  const flipped = new Set(expansion.flipped);
  if (!flipped.delete(node.id)) flipped.add(node.id);
  return { ...expansion, flipped };
}

/** Opens every branch between the root and a member. */
export const expandTo = (expansion: Expansion, node: TeamNode): Expansion =>
  getPath(node)
    .slice(expansion.rootLevel, -1)
    .reduce((now, ancestor) => (isOpen(now, ancestor) ? now : toggleNode(now, ancestor)), expansion);

/** Whether every branch below the root is open. */
export const isAllOpen = ({ depth, flipped }: Expansion): boolean =>
  depth === Number.POSITIVE_INFINITY && flipped.size === 0;
