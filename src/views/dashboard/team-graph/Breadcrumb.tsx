import { getPath, type TeamNode } from '#src/domain/teamTree.ts';
import { teamGraph as messages } from '#src/messages/teamGraph.ts';
import * as styles from './Graph.css';
import { getDisplayName } from './memberLabels';

interface BreadcrumbProps {
  readonly root: TeamNode;
  readonly onRoot: (id: string) => void;
}

/** The path from the team's root to the member shown as root. */
export const Breadcrumb = ({ root, onRoot }: BreadcrumbProps) => (
  <nav aria-label={messages.breadcrumb}>
    <ol className={styles.breadcrumb}>
      {getPath(root).map((node) => (
        <li key={node.id} className={styles.crumb}>
          {node === root ? (
            <span aria-current="true">{getDisplayName(node.member)}</span>
          ) : (
            <button type="button" className={styles.crumbButton} onClick={() => onRoot(node.id)}>
              {getDisplayName(node.member)}
            </button>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
