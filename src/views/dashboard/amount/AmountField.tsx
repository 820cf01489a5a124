import { useMemo } from 'react';
import { formatAmount } from '#src/domain/amount.ts';
import { amount as messages } from '#src/messages/amount.ts';
import { Field } from '#src/ui/Field.tsx';
import * as styles from './AmountField.css';
import type { AmountSchema } from './amountSchema';
import { getAmountHint, type HintMessages } from './getAmountHint';
import type { AmountBounds } from './validateAmount';

interface AmountFieldProps {
  readonly label: string;
  readonly schema: AmountSchema;
  /** the field's text */
  readonly typed: string;
  /** what Felte found */
  readonly error: string | readonly string[] | null | undefined;
  readonly bounds: AmountBounds;
  readonly hintMessages: HintMessages;
  /** whether the amount is being sent */
  readonly busy: boolean;
  /** Fills in a text: the whole available balance, offered where there is any. */
  readonly onFill: (text: string) => void;
}

/**
 * The field `amount` of a Felte form, with a line under it that says what the typed amount would lead to; an error
 * takes the line's place.
 */
export function AmountField({
  label,
  schema,
  typed,
  error,
  bounds,
  hintMessages,
  busy,
  onFill,
}: AmountFieldProps) {
  const amount = useMemo(() => schema.safeParse(typed).data, [schema, typed]);
  const { sending } = hintMessages;
  const hint =
    busy && sending !== undefined
      ? { text: sending, tone: 'plain' }
      : getAmountHint(amount, bounds, hintMessages);
  const hasError = error !== null && error !== undefined && error.length > 0;
  const shown = hasError ? undefined : hint;
  const { available = 0 } = bounds;
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
      {available > 0 && (
        <button
          type="button"
          className={styles.useWholeBalance}
          onClick={() => onFill(formatAmount(available))}
        >
          {messages.useWholeBalance}
        </button>
      )}
    </div>
  );
}
