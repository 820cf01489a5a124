import { team as messages } from '#src/messages/team.ts';
import * as styles from './NameAndEmail.css';

interface NameAndEmailProps {
  readonly name: string | null | undefined;
  readonly email: string;
}

/** Somebody's name with the address under it, which may break before its domain. */
export function NameAndEmail({ name, email }: NameAndEmailProps) {
  const [box, ...domain] = email.split(/(?=@)/);
  return (
    <span className={styles.person}>
      <span className={styles.name}>{name || messages.unknown}</span>{' '}
      <span className={styles.email}>
        {box}
        <wbr />
        {domain}
      </span>
    </span>
  );
}
