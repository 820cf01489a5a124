import { Link } from 'wouter';
import type { RunningProvider } from '#mocks/browser.ts';
import { useSession } from '#src/actors/context.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { PersonaSwitch } from '../PersonaSwitch';
import { ClockControl } from './ClockControl';
import { ControlSection } from './ControlSection';
import { EventControl } from './EventControl';
import { usePanel } from './panelContext';
import { useWorldReading } from './useWorldReading';

const readOutbox = ({ controls }: RunningProvider) => controls.outbox();

/** The e-mails that the provider would have sent, with their links. */
function Outbox() {
  const { close } = usePanel();
  const [mails = []] = useWorldReading(readOutbox);
  return (
    <ControlSection
      title={messages.outbox}
      hint={mails.length > 0 ? messages.outboxHint : messages.outboxEmpty}
    >
      <ul>
        {mails.map((mail) => (
          <li key={mail.id}>
            <Link href={mail.path} onClick={close}>
              {messages.resetLink(mail.recipient)}
            </Link>
          </li>
        ))}
      </ul>
    </ControlSection>
  );
}

/** The sample data: who is signed in, where somebody is, time, events, e-mails. */
export function WorldGroup() {
  const { provider } = usePanel();
  const isSignedIn = useSession(({ context }) => context.auth !== null);
  return (
    <>
      {isSignedIn && (
        <ControlSection
          title={messages.switchPersona}
          hint={messages.switchPersonaHint}
          keywords={messages.switchPersonaKeywords}
        >
          <PersonaSwitch getProvider={() => Promise.resolve(provider)} shows="names" />
        </ControlSection>
      )}
      <ClockControl />
      <EventControl />
      <Outbox />
    </>
  );
}
