import type { ComponentProps } from 'react';
import { Button } from './Button';
import * as styles from './Form.css';
import { Notice } from './Notice';

interface FormProps extends Omit<ComponentProps<'form'>, 'className' | 'method' | 'onSubmit'> {
  /** besides what Felte does */
  readonly onSubmit?: () => void;
}

/**
 * A form without the browser's validation. Submitting before a handler is attached does nothing; by default the browser
 * would put the values, such as a passcode, into the URL.
 */
export const Form = ({ onSubmit, ...props }: FormProps) => (
  <form
    noValidate
    method="post"
    {...props}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit?.();
    }}
    className={styles.form}
  />
);

/** The row of buttons and links that ends a form. */
export const FormActions = (props: Omit<ComponentProps<'div'>, 'className'>) => (
  <div {...props} className={styles.actions} />
);

/** Why a form could not be sent; the toast has announced it. */
export const FormFailure = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : <Notice tone="critical">{text}</Notice>;

type SubmitButtonProps = Pick<
  ComponentProps<typeof Button>,
  'busy' | 'fullWidth' | 'children' | 'aria-describedby'
>;

export const SubmitButton = (props: SubmitButtonProps) => (
  <FormActions>
    <Button {...props} type="submit" />
  </FormActions>
);
