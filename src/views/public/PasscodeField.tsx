import { passcodeReveal } from '#src/messages/common.ts';
import { Field } from '#src/ui/Field.tsx';

interface PasscodeFieldProps {
  readonly label: string;
  readonly name: string;
  /** for password managers */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error: string | readonly string[] | null | undefined;
}

/** A passcode field with a button that shows its value. */
export const PasscodeField = (props: PasscodeFieldProps) => (
  <Field {...props} type="password" reveal={passcodeReveal} />
);
