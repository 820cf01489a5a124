import { Mark } from './Mark';
import * as styles from './Wordmark.css';

/** The mark and the name of whoever runs the programme; the caller makes it a link. */
export const Wordmark = ({ name }: { readonly name: string }) => (
  <span className={styles.wordmark}>
    <span className={styles.mark}>
      <Mark />
    </span>
    {name}
  </span>
);
