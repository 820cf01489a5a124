import { type ReactNode, useRef } from 'react';
import { CheckCircleIcon, InfoIcon, WarningIcon } from './icons/status';
import * as styles from './Notice.css';
import { useFocusHandover } from './useFocusHandover';

const ICONS = { info: InfoIcon, success: CheckCircleIcon, warning: WarningIcon, critical: WarningIcon };

interface NoticeProps {
  readonly tone: keyof typeof ICONS;
  /** alert for urgent messages, status for others; none if it is there from the start */
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
}

/** An inline message. */
export function Notice({ tone, role, children }: NoticeProps) {
  const Mark = ICONS[tone];
  const frame = useRef<HTMLDivElement>(null);
  useFocusHandover(frame);
  return (
    <div ref={frame} role={role} className={styles.tone[tone]}>
      <span className={styles.icon}>
        <Mark />
      </span>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
