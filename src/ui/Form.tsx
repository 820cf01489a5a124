import type { ComponentProps } from 'react';
import { Button } from './Button';
import * as styles from './Form.css';

/**
 * A form without the browser's validation. Submitting before a handler is attached does nothing; by default the browser
 * would put the values, such as a passcode, into the URL.
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

type SubmitButtonProps = Pick<ComponentProps<typeof Button>, 'busy' | 'fullWidth' | 'children'>;

/** The submit button of a form without further actions. */
export const SubmitButton = (props: SubmitButtonProps) => (
  <FormActions>
    <Button {...props} type="submit" />
  </FormActions>
);
