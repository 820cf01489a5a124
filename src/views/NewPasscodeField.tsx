import { type ComponentProps, useEffect, useState } from 'react';
import type { findPasscodeWeakness } from '#src/domain/passcodeStrength.ts';
import { passcodeReveal } from '#src/messages/common.ts';
import { passcodeAdvice } from '#src/messages/passcode.ts';
import { warningHint } from '#src/ui/Field.css.ts';
import { Field } from '#src/ui/Field.tsx';

const loadRules = () => import('#src/domain/passcodeStrength.ts');

interface NewPasscodeFieldProps
  extends Pick<ComponentProps<typeof Field>, 'label' | 'name' | 'error' | 'reveal'> {
  /** what is in the field */
  readonly typed: string;
  /** what others know of the member, such as the name */
  readonly own?: readonly (string | undefined)[];
}

/**
 * A field for a new passcode, with advice where that is easy to guess; it is sent all the same (D490). An error takes the
 * advice's place.
 */
export function NewPasscodeField({ typed, own = [], error, ...field }: NewPasscodeFieldProps) {
  const [find, setFind] = useState<typeof findPasscodeWeakness>();
  const isTyped = typed !== '';
  useEffect(() => {
    if (!isTyped) return;
    // Without the rules there is no advice.
    loadRules().then(
      (rules) => setFind(() => rules.findPasscodeWeakness),
      () => undefined,
    );
  }, [isTyped]);
  const weakness = find?.(
    typed,
    own.filter((one) => one !== undefined),
  );
  return (
    <div className={!error && weakness ? warningHint : undefined}>
      <Field
        isAnnounced
        reveal={passcodeReveal}
        {...field}
        error={error}
        type="password"
        autoComplete="new-password"
        {...(!error && { hint: passcodeAdvice[weakness ?? 'plain'] })}
      />
    </div>
  );
}
