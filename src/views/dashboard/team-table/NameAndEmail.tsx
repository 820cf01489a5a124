import { team as messages } from '#src/messages/team.ts';
import { EmailAddress } from '#src/ui/EmailAddress.tsx';
import * as styles from './NameAndEmail.css';

interface NameAndEmailProps {
  readonly name: string | undefined;
  readonly email: string | undefined;
}

export const NameAndEmail = ({ name, email }: NameAndEmailProps) => (
  <span className={styles.person}>
    <span className={styles.name}>{name ?? messages.unknown}</span>{' '}
    {email !== undefined && (
      <span className={styles.email}>
        <EmailAddress>{email}</EmailAddress>
      </span>
    )}
  </span>
);
