import type { ReactNode } from 'react';
import * as styles from './CodeLine.css';

interface CodeLineProps {
  /** name of the code */
  readonly label: string;
  /** a key, a code or an address, never truncated */
  readonly children: ReactNode;
  /** for example a copy button, at the end of the line */
  readonly action: ReactNode;
}

/** A labelled code with an action. */
export const CodeLine = ({ label, children, action }: CodeLineProps) => (
  <div className={styles.line}>
    <div className={styles.content}>
      <span className={styles.label}>{label}</span>
      <code className={styles.code}>{children}</code>
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
