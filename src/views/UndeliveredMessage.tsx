import { useSyncExternalStore } from 'react';
import { notifications, notify } from '#src/actors/notify.ts';
import { dismissMessage } from '#src/messages/common.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';

/** The messages that no toast shows: a lasting one, and one that could not be shown as a toast. */
export function UndeliveredMessage() {
  const lasting = useSyncExternalStore(notifications.subscribe, notifications.getLasting, () => null);
  const undelivered = useSyncExternalStore(notifications.subscribe, notifications.getUndelivered, () => null);
  return (
    <>
      {lasting && <InlineMessage {...lasting} onDismiss={notify.dismissLasting} />}
      {undelivered && <InlineMessage {...undelivered} onDismiss={notifications.dismiss} />}
    </>
  );
}

interface InlineMessageProps {
  readonly tone: 'success' | 'critical' | 'warning';
  readonly text: string;
  readonly onDismiss: () => void;
}

const InlineMessage = ({ tone, text, onDismiss }: InlineMessageProps) => (
  <Notice tone={tone} role={tone === 'success' ? 'status' : 'alert'}>
    <p>{text}</p>
    <Button variant="quiet" onClick={onDismiss}>
      {dismissMessage}
    </Button>
  </Notice>
);
