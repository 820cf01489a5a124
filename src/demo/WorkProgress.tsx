import { useEffect, useState } from 'react';
import { demoWorld } from '#src/messages/demoWorld.ts';
import { mountOverlay } from './mountOverlay';
import * as styles from './WorkProgress.css';

const { progress: messages } = demoWorld;
export type ProgressKind = keyof typeof messages;

interface WorkProgressProps {
  readonly kind: ProgressKind;
  /** Is handed how to set the share that is done, from 0 to 1; undefined as long as nobody can say. */
  readonly follow: (setShare: (share: number | undefined) => void) => void;
}

function WorkProgress({ kind, follow }: WorkProgressProps) {
  const [value, setValue] = useState<number>();
  useEffect(() => follow(setValue), [follow]);
  return (
    <section aria-label={messages[kind]} className={styles.card}>
      <span role="status">{messages[kind]}</span>
      <progress
        className={styles.bar}
        aria-label={messages[kind]}
        {...(value === undefined ? {} : { value })}
      />
    </section>
  );
}

/** Shows at the foot of the page how far work is. Returns how to end it. */
export const showProgress = (kind: ProgressKind, follow: WorkProgressProps['follow']): (() => void) =>
  mountOverlay(<WorkProgress kind={kind} follow={follow} />);
