import { memo, useRef } from 'react';
import { teamGraph as messages } from '#src/messages/teamGraph.ts';
import { useFocusHandover } from '#src/ui/useFocusHandover.ts';
import { createTextMeasure } from '../chart/textWidth';
import { fitName } from './fitName';
import { type GraphNode, getTeamNode } from './graphLayout';
import * as styles from './MemberNode.css';
import { getDisplayName, getInitial } from './memberLabels';
import { getStageColors } from './stageColors';
import type { DetailLevel } from './viewport';

/** Layout units. Below the square; the toggle is above it. */
const NAME_OFFSET = { close: 58, near: 63, middle: 65, distant: 70 } as const;
/** Layout units that a name has between its neighbours, and at the edges of a frame that the tree fills. */
const NAME_WIDTH = { close: 164, near: 168, middle: 188, distant: 200 } as const;
/** Layout units; larger at a small zoom, to stay visible. */
const SQUARE_SIZE = { close: 72, near: 72, middle: 72, distant: 72, far: 116 } as const;
/** Layout units between a square and the ring of the focus, which is a little beside it at each distance. */
const RING_GAP = 10;

export const getNodeElementId = (id: string): string => `team-member-${id}`;

interface MemberNodeProps {
  readonly node: GraphNode;
  readonly open: boolean;
  readonly active: boolean;
  readonly detail: DetailLevel;
}

/** A tree item: a square with the member's initial, name and toggle. */
export const MemberNode = memo(function MemberNode({ node, open, active, detail }: MemberNodeProps) {
  const item = useRef<SVGGElement>(null);
  // The team may be read again without whoever has the focus.
  useFocusHandover(item, true, '[role=tree] [tabindex="0"]');
  const { member, children, id } = getTeamNode(node.data);
  const siblings = node.parent?.children;
  const side = SQUARE_SIZE[detail];
  const branch = children.length > 0;
  const [fill, ink] = getStageColors(member.stage);
  return (
    <>
      <g
        ref={item}
        id={getNodeElementId(id)}
        role="treeitem"
        data-member={id}
        data-status={member.status}
        data-root={node.parent ? undefined : ''}
        data-closed={branch && !open ? '' : undefined}
        className={styles.item}
        tabIndex={active ? 0 : -1}
        aria-label={messages.member(getDisplayName(member), member.stage, member.position)}
        aria-level={node.depth + 1}
        aria-setsize={siblings?.length ?? 1}
        aria-posinset={siblings ? siblings.indexOf(node) + 1 : 1}
        aria-expanded={branch ? open : undefined}
        aria-selected={active}
      >
        <rect
          className={styles.square}
          x={-side / 2}
          y={-side / 2}
          width={side}
          height={side}
          rx={side / 7}
          fill={fill}
        />
        {/* Only this one can have the focus. */}
        {active && (
          <rect
            className={styles.ring}
            x={-side / 2 - RING_GAP}
            y={-side / 2 - RING_GAP}
            width={side + 2 * RING_GAP}
            height={side + 2 * RING_GAP}
            rx={side / 7 + RING_GAP}
          />
        )}
        <text fill={ink} className={detail === 'far' ? styles.farLetter : styles.letter} dy="0.35em">
          {getInitial(member)}
        </text>
        {branch && detail !== 'far' && (
          <>
            <circle data-toggle="" className={styles.badge} cx={36} cy={-32} r={15} />
            <path className={styles.sign} d={open ? 'M30-32h12' : 'M30-32h12M36-38v12'} />
          </>
        )}
      </g>
      {/* Beside the item, whose name it would repeat. */}
      {detail !== 'far' && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it cannot take the focus
        <text aria-hidden="true" className={styles.names[detail]} y={NAME_OFFSET[detail]}>
          {fitName(member, createTextMeasure(styles.nameSizes[detail]), NAME_WIDTH[detail])}
        </text>
      )}
    </>
  );
});
