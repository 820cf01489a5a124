import { useSyncExternalStore } from 'react';
import { notifications } from '#src/actors/notify.ts';
import { dismissMessage } from '#src/messages/common.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';

/** The message that could not be shown as a toast, until it is dismissed or another one follows. */
export function UndeliveredMessage() {
  const message = useSyncExternalStore(notifications.subscribe, notifications.getUndelivered);
  if (!message) return null;
  return (
    <Notice tone={message.tone} role={message.tone === 'success' ? 'status' : 'alert'}>
      <p>{message.text}</p>
      <Button variant="quiet" onClick={notifications.dismiss}>
        {dismissMessage}
      </Button>
    </Notice>
  );
}
