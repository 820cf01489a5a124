import type { CheckpointInfo } from '#mocks/world/checkpointStore.ts';
import { demoWorld } from '#src/messages/demoWorld.ts';
import { Button } from '#src/ui/Button.tsx';
import * as panel from '../controls/ControlPanel.css';
import * as styles from '../scenarios/scenarios.css';

const { history: messages } = demoWorld;

interface CheckpointsProps {
  readonly checkpoints: readonly CheckpointInfo[];
  readonly onRestore: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** The kept worlds, newest first. */
export function Checkpoints({ checkpoints, onRestore, onRemove }: CheckpointsProps) {
  if (checkpoints.length === 0) return <p className={panel.hint}>{messages.empty}</p>;
  return (
    <ul className={styles.list} aria-label={messages.list}>
      {checkpoints.map(({ id, name, members, now }) => {
        const shown = name ?? messages.automatic;
        return (
          <li key={id} className={styles.item}>
            <p>{shown}</p>
            <p className={styles.story}>{messages.about(members, now)}</p>
            <div className={panel.choices}>
              <Button variant="secondary" aria-label={messages.restore(shown)} onClick={() => onRestore(id)}>
                {messages.restoreShort}
              </Button>
              <Button variant="quiet" aria-label={messages.remove(shown)} onClick={() => onRemove(id)}>
                {messages.removeShort}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
