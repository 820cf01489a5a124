import type { ComponentProps } from 'react';
import * as styles from './Form.css';

/**
 * A form whose messages are the app's own, not the browser's. Sending it is left to whoever listens: a press before
 * anybody does must not make the browser put what was typed, a passcode perhaps, into the address.
 */
export const Form = (props: Omit<ComponentProps<'form'>, 'className' | 'method' | 'onSubmit'>) => (
  <form
    noValidate
    method="post"
    onSubmit={(event) => event.preventDefault()}
    {...props}
    className={styles.form}
  />
);

/** The row of buttons and links that ends a form. */
export const FormActions = (props: Omit<ComponentProps<'div'>, 'className'>) => (
  <div {...props} className={styles.actions} />
);
