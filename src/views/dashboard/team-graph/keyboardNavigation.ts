import { type GraphLayout, type GraphNode, getTeamNode } from './graphLayout';

/** The action of a key: focus another member, toggle the branch, or nothing. Undefined for other keys. */
export type KeyAction =
  | { readonly type: 'focus'; readonly to: GraphNode }
  | { readonly type: 'toggle' }
  | { readonly type: 'none' };

/** Up: the parent. Down: the middle child, or opens a closed branch. Left and right: along the level. */
export function getKeyAction(key: string, node: GraphNode, layout: GraphLayout): KeyAction | undefined {
  const row = layout.rows[node.depth] ?? [];
  const moveTo = (to: GraphNode | null | undefined): KeyAction =>
    to ? { type: 'focus', to } : { type: 'none' };
  const isClosed = !node.children && getTeamNode(node.data).children.length > 0;
  switch (key) {
    case 'ArrowDown':
      return isClosed
        ? { type: 'toggle' }
        : moveTo(node.children?.[Math.floor((node.children.length - 1) / 2)]);
    case 'ArrowUp':
      return moveTo(node.parent);
    case 'ArrowLeft':
      return moveTo(row[row.indexOf(node) - 1]);
    case 'ArrowRight':
      return moveTo(row[row.indexOf(node) + 1]);
    case 'Home':
      return moveTo(layout.rows[0]?.[0]);
    case 'End':
      return moveTo(layout.rows.at(-1)?.at(-1));
    case 'Enter':
    case ' ':
      return { type: 'toggle' };
    case '+':
      return { type: isClosed ? 'toggle' : 'none' };
    case '-':
      return { type: node.children ? 'toggle' : 'none' };
    default:
      return undefined;
  }
}
