import type { ReactNode } from 'react';
import { CheckCircleIcon, InfoIcon, WarningIcon } from './icons/status';
import * as styles from './Notice.css';

const ICONS = { info: InfoIcon, success: CheckCircleIcon, warning: WarningIcon, critical: WarningIcon };

interface NoticeProps {
  readonly tone: keyof typeof ICONS;
  /** alert for what interrupts, status for what may wait; none for what was there from the start */
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
}

/** A message in its place on the screen. */
export function Notice({ tone, role, children }: NoticeProps) {
  const Mark = ICONS[tone];
  return (
    <div role={role} className={styles.tone[tone]}>
      <span className={styles.icon}>
        <Mark />
      </span>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
