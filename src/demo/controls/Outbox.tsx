import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { RunningProvider } from '#mocks/browser.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { ControlSection } from './ControlSection';
import { usePanel } from './panelContext';

type Mail = Awaited<ReturnType<RunningProvider['controls']['outbox']>>[number];

/** The e-mails that the provider would have sent, with their links. */
export function Outbox() {
  const { provider, close } = usePanel();
  const [mails, setMails] = useState<readonly Mail[]>([]);
  useEffect(() => {
    let current = true;
    const read = () =>
      void provider.controls.outbox().then((found) => {
        if (current) setMails(found);
      });
    read();
    document.addEventListener('visibilitychange', read);
    return () => {
      current = false;
      document.removeEventListener('visibilitychange', read);
    };
  }, [provider]);
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
