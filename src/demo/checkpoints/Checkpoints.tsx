import { findScenario } from '#mocks/scenarios/scenarios.ts';
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

function describe({ members, now, scenario }: CheckpointInfo): string {
  const about = messages.about(members, now);
  const { title } = (scenario === null ? undefined : findScenario(scenario)) ?? {};
  return title === undefined ? about : messages.ofScenario(title, about);
}

/** The kept worlds, newest first. */
export function Checkpoints({ checkpoints, onRestore, onRemove }: CheckpointsProps) {
  if (checkpoints.length === 0) return <p className={panel.hint}>{messages.empty}</p>;
  const unnamed = checkpoints.filter(({ name }) => name === null);
  return (
    <ul className={styles.list} aria-label={messages.list}>
      {checkpoints.map((checkpoint) => {
        const { id, name } = checkpoint;
        const shown = name ?? messages.automatic(unnamed.indexOf(checkpoint) + 1);
        return (
          <li key={id} className={styles.item}>
            <p>{shown}</p>
            <p className={styles.story}>{describe(checkpoint)}</p>
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
