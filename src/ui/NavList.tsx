import { Children, type ReactNode } from 'react';
import * as styles from './NavList.css';

interface NavListProps {
  readonly label: string;
  /** links or buttons with the class `navEntry`, `aria-current="page"` on the current one */
  readonly children: ReactNode;
}

export const NavList = ({ label, children }: NavListProps) => (
  <nav aria-label={label}>
    <ul className={styles.list}>
      {Children.map(children, (entry) => (
        <li>{entry}</li>
      ))}
    </ul>
  </nav>
);

/** The class of an entry: `<Link href={…} className={navEntry}>`. */
export const navEntry = styles.entry;
