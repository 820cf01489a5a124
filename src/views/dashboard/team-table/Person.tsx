import { team as messages } from '#src/messages/team.ts';
import * as styles from './Person.css';

interface PersonProps {
  readonly name: string | null | undefined;
  readonly email: string;
}

/** Somebody's name with the address under it, which may break before its domain. */
export function Person({ name, email }: PersonProps) {
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
