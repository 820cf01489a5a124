import { useState } from 'react';
import { kinds } from '#machines/models/kinds.ts';
import { toSentence } from '#machines/paths/describe.ts';
import { testers as messages } from '#src/messages/testers.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { type RecordedPath, type RecordedStep, toPlan } from '../recorder/recordedPath';
import * as styles from './TestersPage.css';

interface RecordingEditorProps {
  readonly path: RecordedPath;
  readonly onSave: (path: RecordedPath) => void;
  readonly onCancel: () => void;
}

/** A copy of the list with the item at one index moved to another. */
function move<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const moved = items.slice(from, from + 1);
  return items.toSpliced(from, 1).toSpliced(to, 0, ...moved);
}

function findProblem(path: RecordedPath): string | undefined {
  const { fitting, nextCases } = toPlan(path);
  if (path.steps.length === 0) return messages.empty;
  return fitting < path.steps.length
    ? messages.notHere(fitting, nextCases.map(kinds.describeText))
    : undefined;
}

/** Moves and removes the steps of a recording, and removes what was asserted. The test model must have the result. */
export function RecordingEditor({ path, onSave, onCancel }: RecordingEditorProps) {
  const [steps, setSteps] = useState(path.steps);
  const edited = { ...path, steps };
  const problem = findProblem(edited);
  const removeCheck = (at: number, check: RecordedStep['checks'][number]) =>
    setSteps(
      steps.map((step, index) =>
        index === at ? { ...step, checks: step.checks.filter((each) => each !== check) } : step,
      ),
    );
  return (
    <div className={styles.editor}>
      <ol className={styles.steps} aria-label={messages.editing}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps may repeat
          <li key={index}>
            <div className={styles.editedStep}>
              <span>{toSentence(kinds.describeText(step.sentence))}</span>
              <fieldset className={styles.actions} aria-label={messages.stepActions(index)}>
                <Button
                  variant="quiet"
                  aria-label={messages.moveUp(index)}
                  disabled={index === 0}
                  onClick={() => setSteps(move(steps, index, index - 1))}
                >
                  {messages.up}
                </Button>
                <Button
                  variant="quiet"
                  aria-label={messages.moveDown(index)}
                  disabled={index === steps.length - 1}
                  onClick={() => setSteps(move(steps, index, index + 1))}
                >
                  {messages.down}
                </Button>
                <Button
                  variant="quiet"
                  aria-label={messages.removeStep(index)}
                  onClick={() => setSteps(steps.toSpliced(index, 1))}
                >
                  {messages.remove}
                </Button>
              </fieldset>
            </div>
            {step.checks.map((check) => (
              <div key={JSON.stringify(check)} className={styles.editedStep}>
                <span className={styles.count}>{kinds.describeAssertion(check)}</span>
                <Button
                  variant="quiet"
                  aria-label={messages.removeCheck(kinds.describeAssertion(check))}
                  onClick={() => removeCheck(index, check)}
                >
                  {messages.remove}
                </Button>
              </div>
            ))}
          </li>
        ))}
      </ol>
      {problem !== undefined && (
        <Notice tone="warning" role="status">
          {problem}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button disabled={problem !== undefined} onClick={() => onSave(edited)}>
          {messages.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </div>
  );
}
