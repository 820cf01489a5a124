import { Children, type ReactNode } from 'react';
import * as styles from './NavList.css';

interface NavListProps {
  readonly label: string;
  /** links or buttons with `navEntry` as their class and `aria-current="page"` on the one shown */
  readonly children: ReactNode;
}

/** A list of entries that lead somewhere. */
export const NavList = ({ label, children }: NavListProps) => (
  <nav aria-label={label}>
    <ul className={styles.list}>
      {Children.map(children, (entry) => (
        <li>{entry}</li>
      ))}
    </ul>
  </nav>
);

/** The look of an entry: `<Link href={…} className={navEntry}>`. */
export const navEntry = styles.entry;
