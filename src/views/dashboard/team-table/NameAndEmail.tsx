import { TruncatedText } from '#src/ui/dataTable/TruncatedText.tsx';
import { EmailAddress } from '#src/ui/EmailAddress.tsx';
import { getDisplayName, getDisplayText } from '../team-graph/memberLabels';
import * as styles from './NameAndEmail.css';

interface NameAndEmailProps {
  readonly name: string | undefined;
  readonly email: string | undefined;
}

export const NameAndEmail = ({ name, email }: NameAndEmailProps) => (
  <span className={styles.person}>
    <span className={styles.name}>
      <TruncatedText text={getDisplayName({ name })} />
    </span>{' '}
    {email !== undefined && (
      <span className={styles.email}>
        <EmailAddress>{getDisplayText(email)}</EmailAddress>
      </span>
    )}
  </span>
);
