import { useEffect, useState } from 'react';
import { type Assertion, kinds } from '#machines/models/kinds.ts';
import { recorder as messages } from '#src/messages/recorder.ts';
import { Button } from '#src/ui/Button.tsx';
import { pickElement } from './pickElement';
import * as styles from './RecorderBar.css';
import { suggestChecks } from './suggestChecks';

interface CheckPickerProps {
  readonly container: HTMLElement;
  readonly toTemplate: (text: string) => string;
  /** whether there is a step to which a check can belong */
  readonly isReady: boolean;
  readonly onCheck: (check: Assertion) => void;
}

type Phase = 'idle' | 'notReady' | 'picking' | readonly Assertion[];

/** Adds an assertion to the latest step: an element of the app is picked, then what must be so. */
export function CheckPicker({ container, toTemplate, isReady, onCheck }: CheckPickerProps) {
  const [phase, setPhase] = useState<Phase>('idle');
  useEffect(() => {
    if (phase !== 'picking') return;
    return pickElement(container, (picked) => setPhase(picked ? suggestChecks(picked, toTemplate) : 'idle'));
  }, [phase, container, toTemplate]);

  if (phase === 'idle' || phase === 'notReady')
    return (
      <div className={styles.choices}>
        <Button variant="secondary" onClick={() => setPhase(isReady ? 'picking' : 'notReady')}>
          {messages.addCheck}
        </Button>
        {phase === 'notReady' && !isReady && (
          <p role="status" className={styles.hint}>
            {messages.noStep}
          </p>
        )}
      </div>
    );
  const cancel = (
    <Button variant="quiet" onClick={() => setPhase('idle')}>
      {messages.cancel}
    </Button>
  );
  if (phase === 'picking')
    return (
      <div className={styles.choices}>
        <p role="status" className={styles.hint}>
          {messages.picking}
        </p>
        {cancel}
      </div>
    );
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.hint}>{messages.choose}</legend>
      {phase.map((check, index) => (
        <Button
          key={JSON.stringify(check)}
          variant="secondary"
          autoFocus={index === 0}
          onClick={() => {
            onCheck(check);
            setPhase('idle');
          }}
        >
          {kinds.describeAssertion(check)}
        </Button>
      ))}
      {cancel}
    </fieldset>
  );
}
