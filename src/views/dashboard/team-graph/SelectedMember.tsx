import type { TeamNode } from '#src/domain/teamTree.ts';
import { teamGraph as messages } from '#src/messages/teamGraph.ts';
import { Button } from '#src/ui/Button.tsx';
import * as styles from './Graph.css';
import type { GraphAction } from './graphState';
import { getDisplayName, getDisplayText } from './memberLabels';

interface SelectedMemberProps {
  readonly node: TeamNode;
  readonly open: boolean;
  readonly isRoot: boolean;
  /** nobody else is in the tree */
  readonly isAlone: boolean;
  readonly dispatch: (action: GraphAction) => void;
}

/** The selected member and its actions, for touch screens without hover and keys. */
export function SelectedMember({ node, open, isRoot, isAlone, dispatch }: SelectedMemberProps) {
  const { id, member, children } = node;
  return (
    <section aria-label={messages.selected} className={styles.memberBar}>
      <div className={styles.memberText}>
        <p className={styles.memberName}>{getDisplayName(member)}</p>
        {member.email !== undefined && <p className={styles.memberDetail}>{getDisplayText(member.email)}</p>}
        <p className={styles.memberDetail}>
          {[
            member.stage !== undefined && `${messages.stage} ${member.stage}`,
            member.position !== undefined && `${messages.position} ${getDisplayText(member.position)}`,
            messages.below(children.length),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {!isAlone && (
        <div className={styles.buttons}>
          {children.length > 0 && (
            <Button variant="secondary" onClick={() => dispatch({ type: 'toggle', id, focus: false })}>
              {open ? messages.collapse : messages.expand}
            </Button>
          )}
          {children.length > 0 && !isRoot && (
            <Button variant="secondary" onClick={() => dispatch({ type: 'root', id })}>
              {messages.makeRoot}
            </Button>
          )}
          <Button variant="quiet" onClick={() => dispatch({ type: 'locate', id })}>
            {messages.locate}
          </Button>
        </div>
      )}
    </section>
  );
}
