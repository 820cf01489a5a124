import type { TeamNode } from '../../../domain/teamTree';
import { Button } from '../../../ui/Button';
import { teamGraph as sentences } from '../../../wording/teamGraph';
import * as styles from './Graph.css';
import type { GraphAction } from './graphState';
import { nameOf } from './memberWords';

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
    <section aria-label={sentences.selected} className={styles.memberBar}>
      <div className={styles.memberText}>
        <p className={styles.memberName}>{nameOf(member)}</p>
        <p className={styles.memberDetail}>{member.email}</p>
        <p className={styles.memberDetail}>
          {sentences.stage} {member.stage} · {sentences.position} {member.position ?? sentences.noPosition} ·{' '}
          {sentences.below(children.length)}
        </p>
      </div>
      <div className={styles.buttons}>
        {children.length > 0 && (
          <Button variant="secondary" onClick={() => act({ type: 'toggle', id, focus: false })}>
            {open ? sentences.collapse : sentences.expand}
          </Button>
        )}
        {children.length > 0 && !isRoot && (
          <Button variant="secondary" onClick={() => act({ type: 'root', id })}>
            {sentences.makeRoot}
          </Button>
        )}
        <Button variant="quiet" onClick={() => act({ type: 'locate', id })}>
          {sentences.locate}
        </Button>
      </div>
    </section>
  );
}
