import { type Ref, useImperativeHandle, useRef } from 'react';
import { capitalize } from '#src/domain/capitalize.ts';
import { notAvailable } from '#src/messages/common.ts';
import { teamGraph as messages } from '#src/messages/teamGraph.ts';
import { type GraphNode, getTeamNode } from './graphLayout';
import * as styles from './MemberTooltip.css';
import { getDisplayName, getDisplayText } from './memberLabels';
import type { Viewport } from './viewport';

export interface TooltipHandle {
  show(node: GraphNode, view: Viewport, width: number): void;
  hide(): void;
}

/** Pixels between the center of a square and its tooltip, at full zoom. */
const TOOLTIP_DISTANCE = 48;

/** The same to where a member's name begins, which is below the square: a tooltip beside it ends there. */
const ABOVE_NAME = 42;

/** The same where there is room below only, as at the frame's top, under the member's name. */
const BELOW_NAME = 72;

/** Name, stage and position beside a member, or where the frame is too narrow above, which covers none of those below them. Updated without React, for fast pointer movements. */
export function MemberTooltip({ ref }: { readonly ref: Ref<TooltipHandle> }) {
  const box = useRef<HTMLDivElement>(null);
  const name = useRef<HTMLElement>(null);
  const stage = useRef<HTMLElement>(null);
  const position = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => {
    const write = (line: HTMLElement | null, text: string) => {
      if (line) line.textContent = text;
    };
    return {
      show({ data, x, y }, view, width) {
        if (!box.current) return;
        const { member } = getTeamNode(data);
        write(name.current, getDisplayName(member));
        write(stage.current, String(member.stage ?? notAvailable.sign));
        write(position.current, capitalize(getDisplayText(member.position ?? notAvailable.sign)));
        box.current.hidden = false;
        const own = box.current.getBoundingClientRect();
        const [middle, level] = [view.x + x * view.k, view.y + y * view.k];
        const distance = Math.max(12, TOOLTIP_DISTANCE * view.k);
        const aside = middle > width / 2 ? middle - distance - own.width : middle + distance;
        const left = Math.max(0, Math.min(aside, width - own.width));
        const above = level - distance - own.height;
        const below = level + Math.max(12, BELOW_NAME * view.k);
        const beside = Math.min(level - own.height / 2, level + ABOVE_NAME * view.k - own.height);
        const top = left === aside ? Math.max(0, beside) : above >= 0 ? above : below;
        box.current.style.transform = `translate(${left}px, ${top}px)`;
      },
      hide() {
        if (box.current) box.current.hidden = true;
      },
    };
  }, []);
  return (
    <div ref={box} role="tooltip" hidden className={styles.tooltip}>
      <dl className={styles.lines}>
        <dt className={styles.term}>{messages.name}</dt>
        <dd ref={name} />
        <dt className={styles.term}>{messages.stage}</dt>
        <dd ref={stage} />
        <dt className={styles.term}>{messages.position}</dt>
        <dd ref={position} />
      </dl>
    </div>
  );
}
