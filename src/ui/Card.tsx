import type { ComponentProps } from 'react';
import * as styles from './Card.css';

export const Card = (props: Omit<ComponentProps<'div'>, 'className'>) => (
  <div {...props} className={styles.card} />
);
