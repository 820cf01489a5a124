import { useState } from 'react';
import { useServices, useSession } from '#src/actors/context.ts';
import { demoTime as messages } from '#src/messages/demoTime.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { usePanel } from './panelContext';

/** Once a persona's session has ended, as after a fault, one press begins another, on the same screen. */
export function SignInAgain() {
  const { personas } = usePanel().provider;
  const { session } = useServices();
  const userPk = useSession(({ context }) => context.auth?.user.user_pk);
  const hasExpired = useSession(({ context }) => context.reason === 'expired');
  const isBusy = useSession((snapshot) => snapshot.hasTag('busy'));
  const [last, setLast] = useState(userPk);
  if (userPk !== undefined && userPk !== last) setLast(userPk);
  const persona = personas.find(({ identifier }) => identifier === last);
  if (userPk !== undefined || !hasExpired || !persona) return null;
  const { name, identifier, passcode } = persona;
  return (
    <Notice tone="info" role="status">
      <p>{messages.sessionOver(name)}</p>
      <Button
        busy={isBusy}
        onClick={() => session.send({ type: 'session.login', identifier, password: passcode })}
      >
        {messages.signInAgain(name)}
      </Button>
    </Notice>
  );
}
