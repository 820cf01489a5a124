import type { ReactNode } from 'react';
import * as styles from './CodeLine.css';

interface CodeLineProps {
  /** what it is */
  readonly label: string;
  /** a key, a code or an address: shown whole, in even digits, breaking anywhere */
  readonly children: ReactNode;
  /** what can be done with it, at the end of the line */
  readonly action: ReactNode;
}

/** A text to be copied: its name, itself, and the button that copies it. */
export const CodeLine = ({ label, children, action }: CodeLineProps) => (
  <div className={styles.line}>
    <div className={styles.content}>
      <span className={styles.label}>{label}</span>
      <code className={styles.code}>{children}</code>
    </div>
    {action}
  </div>
);
