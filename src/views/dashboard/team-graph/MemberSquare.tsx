import { memo } from 'react';
import { teamGraph as messages } from '#src/messages/teamGraph.ts';
import { nodeOf, type Place } from './graphDatum';
import * as styles from './MemberSquare.css';
import { displayName, initialOf, shortNameOf } from './memberLabels';
import type { Detail } from './viewport';

/** Units of the layout; seen from afar the squares grow, so that they can still be made out. */
const SIDE = { near: 72, middle: 72, far: 116 } as const;

export const itemId = (id: string): string => `team-member-${id}`;

interface MemberSquareProps {
  readonly place: Place;
  readonly open: boolean;
  readonly active: boolean;
  readonly detail: Detail;
}

/** A member as an item of the tree: a square with the first letter, and below it what hides there. */
export const MemberSquare = memo(function MemberSquare({ place, open, active, detail }: MemberSquareProps) {
  const { member, children, id } = nodeOf(place.data);
  const siblings = place.parent?.children;
  const side = SIDE[detail];
  const branch = children.length > 0;
  return (
    <g
      id={itemId(id)}
      role="treeitem"
      data-member={id}
      data-status={member.status}
      data-root={place.parent ? undefined : ''}
      data-closed={branch && !open ? '' : undefined}
      className={styles.item}
      tabIndex={active ? 0 : -1}
      aria-label={messages.member(displayName(member), member.stage, member.position)}
      aria-level={place.depth + 1}
      aria-setsize={siblings?.length ?? 1}
      aria-posinset={siblings ? siblings.indexOf(place) + 1 : 1}
      aria-expanded={branch ? open : undefined}
      aria-selected={active}
    >
      <rect className={styles.square} x={-side / 2} y={-side / 2} width={side} height={side} rx={side / 7} />
      <text className={detail === 'far' ? styles.farLetter : styles.letter} dy="0.35em">
        {initialOf(member)}
      </text>
      {detail === 'near' && (
        <text className={styles.name} y={56}>
          {shortNameOf(member)}
        </text>
      )}
      {branch && detail !== 'far' && (
        <>
          <circle data-toggle="" className={styles.badge} cx={36} cy={36} r={15} />
          <path className={styles.sign} d={open ? 'M30 36h12' : 'M30 36h12M36 30v12'} />
        </>
      )}
    </g>
  );
});
