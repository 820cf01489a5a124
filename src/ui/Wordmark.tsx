import { Logo } from './Logo';
import * as styles from './Wordmark.css';

/** The logo with the provider's name; a link around it has the class `brandLink`. */
export const Wordmark = ({ name }: { readonly name: string }) => (
  <span className={styles.wordmark}>
    <span className={styles.mark}>
      <Logo />
    </span>
    {name}
  </span>
);

/** The class of a link around a wordmark: `<a href={…} className={brandLink}>`. */
export const brandLink = styles.link;
