import { type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import { notifications } from '#src/actors/notify.ts';
import { formatDollars } from '#src/domain/money.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { useResultFocus } from '#src/ui/useResultFocus.ts';

interface Intent {
  readonly draft: { readonly amount: number };
}

interface AcceptedMovementProps {
  readonly result?: RefObject<HTMLDivElement | null> | undefined;
  /** what is being sent; the machine forgets it once it is accepted */
  readonly intent: Intent | null;
  readonly isAccepted: boolean;
  /** left out where another screen shows the result */
  readonly describe: ((amount: string) => string) | undefined;
  /** from where the focus comes */
  readonly from: RefObject<HTMLElement | null>;
}

/**
 * At its form, the result of what was accepted while the screen is open, until the next is sent or, in a demo, it is
 * taken back: the toast, which has announced it, soon is gone.
 */
export function AcceptedMovement({ result, intent, isAccepted, describe, from }: AcceptedMovementProps) {
  const ownResult = useRef<HTMLDivElement>(null);
  const frame = result ?? ownResult;
  const takenBack = useSyncExternalStore(notifications.subscribe, notifications.getTakenBack);
  const [sent, setSent] = useState<{ readonly intent: Intent; readonly takenBack: number }>();
  if (intent && intent !== sent?.intent) setSent({ intent, takenBack });
  const text =
    isAccepted && sent?.takenBack === takenBack
      ? describe?.(formatDollars(sent.intent.draft.amount))
      : undefined;
  useResultFocus(frame, text !== undefined, from);
  if (text === undefined) return null;
  return (
    <div ref={frame} tabIndex={-1}>
      <Notice tone="success">{text}</Notice>
    </div>
  );
}
