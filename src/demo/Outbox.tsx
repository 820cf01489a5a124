import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { RunningProvider } from '#mocks/browser.ts';
import { demo as messages } from '#src/messages/demo.ts';
import * as styles from './ControlPanel.css';

type Controls = RunningProvider['controls'];
type Mail = Awaited<ReturnType<Controls['outbox']>>[number];

/** The e-mails that the provider would have sent, with their links. */
export function Outbox({
  controls,
  onFollow,
}: {
  readonly controls: Controls;
  readonly onFollow: () => void;
}) {
  const [mails, setMails] = useState<readonly Mail[]>([]);
  useEffect(() => {
    let current = true;
    void controls.outbox().then((found) => {
      if (current) setMails(found);
    });
    return () => {
      current = false;
    };
  }, [controls]);
  return (
    <section className={styles.part}>
      <h3>{messages.outbox}</h3>
      <p className={styles.hint}>{mails.length > 0 ? messages.outboxHint : messages.outboxEmpty}</p>
      <ul>
        {mails.map((mail) => (
          <li key={mail.id} className={styles.mail}>
            <Link href={mail.path} onClick={onFollow}>
              {messages.resetLink(mail.recipient)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
