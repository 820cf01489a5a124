import { amountText } from '#src/domain/amount.ts';
import { amount as messages } from '#src/messages/amount.ts';
import { Field } from '#src/ui/Field.tsx';
import * as styles from './AmountField.css';

export interface AmountHint {
  readonly text: string;
  readonly tone: 'plain' | 'warning';
}

interface AmountFieldProps {
  readonly label: string;
  /** what Felte found */
  readonly error: string | readonly string[] | null | undefined;
  /** what would come of the typed amount, in plain words; read out while somebody types. Gives way to an error. */
  readonly hint: AmountHint | undefined;
  /** the balance that bounds the amount, in units, and what to do with its text: offered where there is any */
  readonly whole?: { readonly units: number | undefined; readonly onUse: (text: string) => void };
}

/** The field `amount` of a Felte form: a text, so that the exact number is read from what stands there. */
export function AmountField({ label, error, hint, whole }: AmountFieldProps) {
  const wrong = error !== null && error !== undefined && error.length > 0;
  const shown = wrong ? undefined : hint;
  const units = whole?.units ?? 0;
  return (
    <div className={shown?.tone === 'warning' ? styles.warning : styles.frame} aria-live="polite">
      <Field
        label={label}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        error={error}
        {...(shown && { hint: shown.text })}
      />
      {whole && units > 0 && (
        <button type="button" className={styles.whole} onClick={() => whole.onUse(amountText(units))}>
          {messages.useWhole}
        </button>
      )}
    </div>
  );
}
