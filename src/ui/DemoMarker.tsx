import type { ReactNode } from 'react';
import * as styles from './DemoMarker.css';
import { WarningIcon } from './icons/status';
import { MARKER_ATTRIBUTE } from './markerHeight.css';

interface DemoMarkerProps {
  /** what it is and what it is called by screen readers */
  readonly label: string;
  /** buttons, each at most 40 px high */
  readonly children?: ReactNode;
}

/**
 * The strip that says that nothing here is real. It takes its own place at the top of the page and stays in
 * sight; frames and drawers begin below it. At most one on a page, before anything else in it.
 */
export const DemoMarker = ({ label, children }: DemoMarkerProps) => (
  <aside aria-label={label} className={styles.marker} {...{ [MARKER_ATTRIBUTE]: '' }}>
    <span className={styles.label}>
      <WarningIcon size={18} />
      {label}
    </span>
    {children}
  </aside>
);
