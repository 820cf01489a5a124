import type { ComponentProps } from 'react';
import * as styles from './Card.css';

export const Card = (props: Omit<ComponentProps<'div'>, 'className'>) => (
  <div {...props} className={styles.card} />
);

/** Equal cards, as many in a row as fit. */
export const CardGrid = (props: Omit<ComponentProps<'div'>, 'className'>) => (
  <div {...props} className={styles.grid} />
);
