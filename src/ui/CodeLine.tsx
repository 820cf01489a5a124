import type { ReactNode } from 'react';
import * as styles from './CodeLine.css';

interface CodeLineProps {
  readonly label: string;
  /** a key, a code or an address, never truncated */
  readonly children: ReactNode;
  /** for example a copy button, at the end of the line */
  readonly action: ReactNode;
  /** characters of a code that is shown on one line as long as it is legible there, below its label */
  readonly unbroken?: number;
}

/** Of a monospaced typeface, in ems. */
const CHARACTER = 0.61;
/** The size in which so many characters fill a line, within what is legible and usual. */
const getFontSize = (characters: number) => `clamp(0.65rem, ${100 / (characters * CHARACTER)}cqi, 1rem)`;

export function CodeLine({ label, children, action, unbroken }: CodeLineProps) {
  const isUnbroken = unbroken !== undefined;
  const code = (
    <code className={styles.code} style={isUnbroken ? { fontSize: getFontSize(unbroken) } : undefined}>
      {children}
    </code>
  );
  return (
    <div className={isUnbroken ? styles.unbrokenLine : styles.line}>
      <div className={styles.content}>
        <span className={styles.label}>{label}</span>
        {!isUnbroken && code}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {isUnbroken && code}
    </div>
  );
}
