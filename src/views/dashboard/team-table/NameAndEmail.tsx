import { EmailAddress } from '#src/ui/EmailAddress.tsx';
import { getDisplayName, getDisplayText } from '../team-graph/memberLabels';
import * as styles from './NameAndEmail.css';

interface NameAndEmailProps {
  readonly name: string | undefined;
  readonly email: string | undefined;
}

export const NameAndEmail = ({ name, email }: NameAndEmailProps) => (
  <span className={styles.person}>
    <span className={styles.name}>{getDisplayName({ name })}</span>{' '}
    {email !== undefined && (
      <span className={styles.email}>
        <EmailAddress>{getDisplayText(email)}</EmailAddress>
      </span>
    )}
  </span>
);
