import type { ComponentProps } from 'react';
import * as styles from './Form.css';

/** A form whose messages are the app's own, not the browser's. */
export const Form = (props: Omit<ComponentProps<'form'>, 'className'>) => (
  <form noValidate {...props} className={styles.form} />
);

/** The row of buttons and links that ends a form. */
export const FormActions = (props: Omit<ComponentProps<'div'>, 'className'>) => (
  <div {...props} className={styles.actions} />
);
