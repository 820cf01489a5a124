import { LineDrawing } from './icons/Icon';
import * as styles from './StatusBadge.css';

export type StatusTone = keyof typeof styles.tone;

/** One shape for each tone, so that a status is not shown by colour alone. */
const ICON_PATHS: Readonly<Record<StatusTone, string>> = {
  done: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM5.3 8.2l1.9 1.8 3.5-3.9',
  waiting: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM8 4.8V8l2.2 1.5',
  moving: 'M13.5 5.5A6 6 0 1 0 14 8M13.8 2.5v3.2h-3.2',
  refused: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM5.9 5.9l4.2 4.2M10.1 5.9l-4.2 4.2',
  idle: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM5.5 8h5',
};

interface StatusBadgeProps {
  /** done: completed or active · waiting: pending · moving: processing · refused: rejected or failed · idle: other */
  readonly tone: StatusTone;
  readonly children: string;
}

export const StatusBadge = ({ tone, children }: StatusBadgeProps) => (
  <span className={styles.tone[tone]}>
    <LineDrawing className={styles.shape} size={16} viewBox="0 0 16 16" strokeWidth="1.5">
      <path d={ICON_PATHS[tone]} />
    </LineDrawing>
    {children}
  </span>
);
