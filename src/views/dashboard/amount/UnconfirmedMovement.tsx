import { useEffect, useRef } from 'react';
import { notify } from '#src/actors/notify.ts';
import type { MovementKind } from '#src/actors/pendingMovements.ts';
import { sendsIdempotencyKey } from '#src/api/idempotencyKey.ts';
import { capitalize } from '#src/domain/capitalize.ts';
import { formatDollars } from '#src/domain/money.ts';
import { movement as messages } from '#src/messages/movement.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormActions } from '#src/ui/Form.tsx';
import { lines } from '#src/ui/Notice.css.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { useFocusHandover } from '#src/ui/useFocusHandover.ts';
import * as styles from './UnconfirmedMovement.css';

interface UnconfirmedMovementProps {
  readonly kind: MovementKind;
  /** dollars */
  readonly amount: number | undefined;
  readonly outcome: { readonly unknown: string; readonly advice: string };
  /** whether it is being sent again */
  readonly busy: boolean;
  readonly onSendAgain: () => void;
  readonly onDismiss: () => void;
}

/**
 * In the form's place while it is not known whether a movement went through: a toast is not enough where money may
 * have moved. Sending it again takes a press of its own button, and is the same movement (D33).
 */
export function UnconfirmedMovement(props: UnconfirmedMovementProps) {
  const { kind, amount, outcome, busy, onSendAgain, onDismiss } = props;
  const { unknown, advice } = outcome;
  const panel = useRef<HTMLElement>(null);
  useFocusHandover(panel);
  const hasTakenFocus = useRef(false);
  // The button that had the focus has gone with the form. Strict mode runs effects twice: not once more, then.
  useEffect(() => {
    if (!hasTakenFocus.current) {
      panel.current?.focus();
      // Behind a dialog, or on a tab that is not shown, the alert is not read.
      if (document.activeElement === panel.current) notify.markRead(unknown);
    }
    hasTakenFocus.current = true;
  }, [unknown]);
  return (
    // Named, the focus says no more than that: the alert says the rest.
    <section ref={panel} aria-label={capitalize(kind)} tabIndex={-1} className={styles.panel}>
      <Notice tone="warning" role="alert">
        <div className={lines}>
          <p>
            <strong>{unknown}</strong>
          </p>
          <p>
            {amount !== undefined && messages.sent(kind, formatDollars(amount))} {advice}
          </p>
          <p>{messages.another(kind)}</p>
        </div>
      </Notice>
      <FormActions>
        <Button onClick={onDismiss} variant="secondary">
          {messages.lookedUp}
        </Button>
        <Button onClick={onSendAgain} busy={busy} variant="secondary">
          {sendsIdempotencyKey ? messages.sendAgain.keyed : messages.sendAgain.unkeyed}
        </Button>
      </FormActions>
    </section>
  );
}
