import { stages as messages } from '#src/messages/stages.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import * as styles from './StageLadder.css';

interface StageLadderProps {
  /** the stages that there are, in any order */
  readonly stages: readonly number[];
  /** 0 before the first one */
  readonly current: number | undefined;
  /** how much of the way to the next stage is done, from 0 to 1 */
  readonly progress?: number;
  /** the current stage has only just been reached */
  readonly isNew?: boolean;
}

/** The stages as steps from left to right, the current one lit. */
export function StageLadder({ stages, current, progress = 0, isNew = false }: StageLadderProps) {
  const sorted = stages.toSorted((a, b) => a - b);
  const getStyle = (stage: number) => {
    if (current === undefined || stage > current + 1) return styles.ahead;
    if (stage === current + 1) return styles.next;
    if (stage < current) return styles.reached;
    return isNew ? styles.newlyReached : styles.current;
  };
  return (
    <ol className={styles.ladder} aria-label={messages.ladder}>
      {sorted.map((stage, index) => (
        <li
          key={stage}
          className={styles.column}
          aria-current={stage === current ? 'step' : undefined}
          style={{ height: `${28 + (72 * (index + 1)) / sorted.length}%` }}
        >
          <span className={styles.number}>{stage}</span>
          {current !== undefined && stage < current && <VisuallyHidden>{messages.reached}</VisuallyHidden>}
          <span className={getStyle(stage)}>
            {current !== undefined && stage === current + 1 && progress > 0 && (
              <span className={styles.progress} style={{ height: `${Math.min(1, progress) * 100}%` }} />
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
