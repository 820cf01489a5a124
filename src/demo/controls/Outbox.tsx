import { Link } from 'wouter';
import type { RunningProvider } from '#mocks/browser.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { ControlSection } from './ControlSection';
import { usePanel } from './panelContext';
import { useWorldReading } from './useWorldReading';

const readOutbox = ({ controls }: RunningProvider) => controls.outbox();

/** The e-mails that the provider would have sent, with their links. */
export function Outbox() {
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
