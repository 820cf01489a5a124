import { Logo } from './Logo';
import * as styles from './Wordmark.css';

/** The mark and the name of whoever runs the programme; a link around it has `brandLink` as its class. */
export const Wordmark = ({ name }: { readonly name: string }) => (
  <span className={styles.wordmark}>
    <span className={styles.mark}>
      <Logo />
    </span>
    {name}
  </span>
);

/** The look of the link around a wordmark: `<a href={…} className={brandLink}>`. */
export const brandLink = styles.link;
