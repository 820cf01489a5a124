import { pathTo, type TeamNode } from '../../../domain/teamTree';
import { teamGraph as sentences } from '../../../wording/teamGraph';
import * as styles from './Graph.css';
import { nameOf } from './memberWords';

interface BreadcrumbProps {
  readonly root: TeamNode;
  readonly onRoot: (id: string) => void;
}

/** The way back up from a member who stands in as the root. */
export const Breadcrumb = ({ root, onRoot }: BreadcrumbProps) => (
  <nav aria-label={sentences.breadcrumb}>
    <ol className={styles.trail}>
      {pathTo(root).map((node) => (
        <li key={node.id} className={styles.crumb}>
          {node === root ? (
            <span aria-current="true">{nameOf(node.member)}</span>
          ) : (
            <button type="button" className={styles.crumbButton} onClick={() => onRoot(node.id)}>
              {nameOf(node.member)}
            </button>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
