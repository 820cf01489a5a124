import type { ReactNode } from 'react';
import * as styles from './DemoMarker.css';
import { WarningIcon } from './icons/status';
import { MARKER_ATTRIBUTE } from './markerHeight.css';

interface DemoMarkerProps {
  /** shown, and the accessible name */
  readonly label: string;
  /** buttons, each at most 40 px high */
  readonly children?: ReactNode;
}

/**
 * The bar that marks the demo, sticky at the top of the page; sticky and fixed elements begin below it. At most one on a
 * page, as its first element.
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
