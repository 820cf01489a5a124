import { useState } from 'react';
import { toBaseline } from '#machines/paths/baseline.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { testers as messages } from '#src/messages/testers.ts';
import { Button } from '#src/ui/Button.tsx';
import { demoUrls } from '../demoUrls';
import { type RecordedPath, toPlan } from '../recorder/recordedPath';
import { saveFile } from '../saveFile';
import { PathItem } from './PathItem';
import { RecordingEditor } from './RecordingEditor';
import * as styles from './TestersPage.css';

/** Downloads a plan as JSON, which `npm run paths -- --scenario <file>` reads. */
function download(plan: Plan): void {
  const json = JSON.stringify(toBaseline(plan.machine, [plan]), null, 2);
  saveFile(new Blob([json], { type: 'application/json' }), `${plan.id}.json`);
}

interface RecordingItemProps {
  readonly path: RecordedPath;
  readonly onRemove: () => Promise<void>;
  /** replaces it */
  readonly onSave: (path: RecordedPath) => Promise<void>;
}

/** A recording in a list: what it can be used for, and its editor. */
export function RecordingItem({ path, onRemove, onSave }: RecordingItemProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { plan } = toPlan(path);
  const change = (work: Promise<void>) =>
    work.catch((failure: unknown) => {
      console.error('A recording could not be changed.', failure);
      setHasFailed(true);
    });
  const actions = (
    <>
      <Button variant="quiet" aria-expanded={isEditing} onClick={() => setIsEditing(!isEditing)}>
        {messages.edit}
      </Button>
      <Button variant="quiet" onClick={() => void change(onRemove())}>
        {messages.remove}
      </Button>
    </>
  );
  return (
    <>
      {plan ? (
        <PathItem plan={plan} address={demoUrls.playRecording(path)}>
          <Button variant="quiet" onClick={() => download(plan)}>
            {messages.download}
          </Button>
          {actions}
        </PathItem>
      ) : (
        <li className={styles.item}>
          <p>{messages.misfit(path.machine)}</p>
          <div className={styles.actions}>{actions}</div>
        </li>
      )}
      {(isEditing || hasFailed) && (
        <li>
          {hasFailed && <p role="alert">{messages.saveFailed}</p>}
          {isEditing && (
            <RecordingEditor
              path={path}
              onCancel={() => setIsEditing(false)}
              onSave={(edited) => void change(onSave(edited).then(() => setIsEditing(false)))}
            />
          )}
        </li>
      )}
    </>
  );
}
