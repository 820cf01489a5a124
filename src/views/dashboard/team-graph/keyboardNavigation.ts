import { type GraphLayout, nodeOf, type Place } from './graphDatum';

/** What a key asks of the tree: another member, or a change of the branch in hand. Undefined for other keys. */
export type Step =
  | { readonly type: 'walk'; readonly to: Place }
  | { readonly type: 'toggle' }
  | { readonly type: 'stay' };

/** Up to the parent, down to the child in the middle (a closed branch opens first), aside along the level. */
export function nodeForKey(key: string, at: Place, layout: GraphLayout): Step | undefined {
  const row = layout.rows[at.depth] ?? [];
  const walkTo = (to: Place | null | undefined): Step => (to ? { type: 'walk', to } : { type: 'stay' });
  const closed = !at.children && nodeOf(at.data).children.length > 0;
  switch (key) {
    case 'ArrowDown':
      return closed ? { type: 'toggle' } : walkTo(at.children?.[Math.floor((at.children.length - 1) / 2)]);
    case 'ArrowUp':
      return walkTo(at.parent);
    case 'ArrowLeft':
      return walkTo(row[row.indexOf(at) - 1]);
    case 'ArrowRight':
      return walkTo(row[row.indexOf(at) + 1]);
    case 'Home':
      return walkTo(layout.rows[0]?.[0]);
    case 'End':
      return walkTo(layout.rows.at(-1)?.at(-1));
    case 'Enter':
    case ' ':
      return { type: 'toggle' };
    case '+':
      return { type: closed ? 'toggle' : 'stay' };
    case '-':
      return { type: at.children ? 'toggle' : 'stay' };
    default:
      return undefined;
  }
}
