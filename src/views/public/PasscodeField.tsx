import { passcodeReveal } from '#src/messages/common.ts';
import { Field } from '#src/ui/Field.tsx';

interface PasscodeFieldProps {
  readonly label: string;
  readonly name: string;
  /** which one password managers are to offer or to keep */
  readonly autoComplete: 'current-password' | 'new-password';
  /** what Felte found */
  readonly error: string | readonly string[] | null | undefined;
}

/** A passcode that can be shown while it is typed. */
export const PasscodeField = (props: PasscodeFieldProps) => (
  <Field {...props} type="password" reveal={passcodeReveal} />
);
