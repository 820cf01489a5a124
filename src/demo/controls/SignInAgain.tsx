import { useState } from 'react';
import { personas } from '#mocks/seed/personas.ts';
import { useServices, useSession } from '#src/actors/context.ts';
import { demoTime as messages } from '#src/messages/demoTime.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { signInAs } from '../signInAs';
import { changeWorld } from './changeWorld';
import { usePanel } from './panelContext';

/**
 * Once a persona's session has ended, as after a fault, one press begins another, on the same screen, whatever passcode the
 * persona has by now.
 */
export function SignInAgain() {
  const { provider, lastMember } = usePanel();
  const { session } = useServices();
  const hasEnded = useSession(
    ({ context }) =>
      context.auth === null && (context.reason === 'expired' || context.reason === 'notRenewed'),
  );
  const [isBusy, setIsBusy] = useState(false);
  const persona = personas.find(({ identifier }) => identifier === lastMember);
  if (!hasEnded || !persona) return null;
  const { name } = persona;
  const signIn = async () => {
    setIsBusy(true);
    try {
      session.send({ type: 'session.storageChanged', auth: await signInAs(provider, persona) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Notice tone="info" role="status">
      <p>{messages.sessionOver(name)}</p>
      <Button busy={isBusy} onClick={() => changeWorld(signIn)}>
        {messages.signInAgain(name)}
      </Button>
    </Notice>
  );
}
