import { type ReactNode, useRef } from 'react';
import { Button } from './Button';
import { WarningIcon } from './icons/status';
import * as styles from './State.css';
import { useFocusHandover } from './useFocusHandover';

interface ErrorStateProps {
  /** what failed */
  readonly title: string;
  /** the reason, if known */
  readonly detail?: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

export function ErrorState({ title, detail, retryLabel, onRetry, retrying = false }: ErrorStateProps) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusHandover(frame);
  return (
    <div ref={frame} className={styles.failure}>
      <div className={styles.failureText}>
        {/* Another element after each trial: that it has failed again is announced. */}
        <div key={String(retrying)} role={retrying ? undefined : 'alert'} className={styles.failureWords}>
          <span className={styles.failureMark}>
            <WarningIcon />
          </span>
          <p className={styles.title}>{title}</p>
          {detail && <p>{detail}</p>}
        </div>
        <Button variant="secondary" busy={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </div>
  );
}
