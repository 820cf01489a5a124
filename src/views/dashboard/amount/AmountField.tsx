import { useMemo } from 'react';
import { formatAmount } from '#src/domain/amount.ts';
import { amount as messages } from '#src/messages/amount.ts';
import { classNames } from '#src/ui/classNames.ts';
import { warningHint } from '#src/ui/Field.css.ts';
import { Field } from '#src/ui/Field.tsx';
import * as styles from './AmountField.css';
import type { AmountSchema } from './amountSchema';
import { type AmountBounds, getAmountHint, type HintMessages } from './getAmountHint';

interface AmountFieldProps {
  readonly label: string;
  readonly schema: AmountSchema;
  /** the Felte form that the field belongs to */
  readonly fields: {
    readonly data: () => { readonly amount: string };
    readonly register: (name: 'amount') => { readonly error?: string | undefined };
    readonly failure: string | undefined;
    readonly setFields: (path: 'amount', value: string, shouldTouch: boolean) => void;
  };
  readonly bounds: AmountBounds;
  readonly hintMessages: HintMessages;
  /** whether the amount is being sent */
  readonly busy: boolean;
}

/**
 * The field `amount` of a form, with a button for the whole available balance, where there is any, and a line that
 * says what the typed amount would lead to; an error takes the line's place.
 */
export function AmountField({ label, schema, fields, bounds, hintMessages, busy }: AmountFieldProps) {
  const typed = fields.data().amount;
  const error = fields.register('amount').error;
  const amount = useMemo(() => schema.safeParse(typed).data, [schema, typed]);
  const hint =
    busy && hintMessages.sending !== undefined
      ? { text: hintMessages.sending, tone: 'plain' }
      : getAmountHint(amount, bounds, hintMessages);
  const shown = error ? undefined : hint;
  const { available = 0 } = bounds;
  return (
    <div className={classNames(styles.frame, shown?.tone === 'warning' && warningHint)} aria-live="polite">
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
          onClick={() => fields.setFields('amount', formatAmount(available), true)}
        >
          {messages.useWholeBalance}
        </button>
      )}
    </div>
  );
}
