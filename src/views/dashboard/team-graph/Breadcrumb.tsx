import { pathTo, type TeamNode } from '#src/domain/teamTree.ts';
import { teamGraph as messages } from '#src/messages/teamGraph.ts';
import * as styles from './Graph.css';
import { displayName } from './memberLabels';

interface BreadcrumbProps {
  readonly root: TeamNode;
  readonly onRoot: (id: string) => void;
}

/** The way back up from a member who stands in as the root. */
export const Breadcrumb = ({ root, onRoot }: BreadcrumbProps) => (
  <nav aria-label={messages.breadcrumb}>
    <ol className={styles.trail}>
      {pathTo(root).map((node) => (
        <li key={node.id} className={styles.crumb}>
          {node === root ? (
            <span aria-current="true">{displayName(node.member)}</span>
          ) : (
            <button type="button" className={styles.crumbButton} onClick={() => onRoot(node.id)}>
              {displayName(node.member)}
            </button>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
