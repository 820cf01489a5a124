import type { TeamNode } from '#src/domain/teamTree.ts';
import { teamGraph as messages } from '#src/messages/teamGraph.ts';
import { Button } from '#src/ui/Button.tsx';
import * as styles from './Graph.css';
import type { GraphAction } from './graphState';
import { displayName } from './memberLabels';

interface MemberBarProps {
  readonly node: TeamNode;
  readonly open: boolean;
  readonly isRoot: boolean;
  readonly act: (action: GraphAction) => void;
}

/** The member in hand, and what can be done with them: for a thumb, which has neither hover nor keys. */
export function MemberBar({ node, open, isRoot, act }: MemberBarProps) {
  const { id, member, children } = node;
  return (
    <section aria-label={messages.selected} className={styles.memberBar}>
      <div className={styles.memberText}>
        <p className={styles.memberName}>{displayName(member)}</p>
        <p className={styles.memberDetail}>{member.email}</p>
        <p className={styles.memberDetail}>
          {messages.stage} {member.stage} · {messages.position} {member.position ?? messages.noPosition} ·{' '}
          {messages.below(children.length)}
        </p>
      </div>
      <div className={styles.buttons}>
        {children.length > 0 && (
          <Button variant="secondary" onClick={() => act({ type: 'toggle', id, focus: false })}>
            {open ? messages.collapse : messages.expand}
          </Button>
        )}
        {children.length > 0 && !isRoot && (
          <Button variant="secondary" onClick={() => act({ type: 'root', id })}>
            {messages.makeRoot}
          </Button>
        )}
        <Button variant="quiet" onClick={() => act({ type: 'locate', id })}>
          {messages.locate}
        </Button>
      </div>
    </section>
  );
}
