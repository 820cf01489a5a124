import { useMemo } from 'react';
import { Link } from 'wouter';
import { formatAmount } from '#src/domain/amount.ts';
import { amount as messages } from '#src/messages/amount.ts';
import { classNames } from '#src/ui/classNames.ts';
import { warningHint } from '#src/ui/Field.css.ts';
import { Field } from '#src/ui/Field.tsx';
import { urls } from '#src/urls.ts';
import * as styles from './AmountField.css';
import type { AmountSchema } from './amountSchema';
import { type AmountBounds, getAmountHint, type HintMessages, isTooLittle } from './getAmountHint';

interface AmountFieldProps {
  readonly label: string;
  readonly schema: AmountSchema;
  /** the Felte form that the field belongs to */
  readonly fields: {
    readonly data: () => { readonly amount: string };
    readonly register: (name: 'amount') => { readonly error?: string | undefined };
    readonly failure: string | undefined;
    readonly setFields: (path: 'amount', value: string) => void;
  };
  readonly bounds: AmountBounds;
  readonly hintMessages: HintMessages;
  /** whether a deposit adds to the balance */
  readonly paidByDeposits: boolean;
  /** whether the amount is being sent */
  readonly busy: boolean;
}

/**
 * The field `amount` of a form, with a button for the whole available balance, or a link to a deposit where that is too
 * little to be moved, and a line that says what the typed amount would lead to; an error takes the line's place. What
 * may be refused is not offered: while the minimum is not known, nothing is.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, schema, fields, bounds, hintMessages, paidByDeposits, busy } = props;
  const typed = fields.data().amount;
  const error = fields.register('amount').error;
  const amount = useMemo(() => schema.safeParse(typed).data, [schema, typed]);
  const hint = busy
    ? { text: hintMessages.sending, tone: 'plain' }
    : getAmountHint(amount, bounds, hintMessages);
  const shown = error ? undefined : hint;
  const { available } = bounds;
  const tooLittle = isTooLittle(bounds);
  return (
    <div className={classNames(styles.frame, shown?.tone === 'warning' && warningHint)}>
      <Field
        label={label}
        name="amount"
        isAnnounced
        inputMode="decimal"
        autoComplete="off"
        error={error}
        {...(shown && { hint: shown.text })}
      />
      {tooLittle && paidByDeposits && (
        <Link href={urls.deposit} className={styles.besideLabel}>
          {messages.deposit}
        </Link>
      )}
      {available !== undefined && tooLittle === false && (
        <button
          type="button"
          className={styles.besideLabel}
          data-fills="amount"
          // Not touched: before it is validated anew, it would say for a moment what was wrong with it.
          onClick={() => fields.setFields('amount', formatAmount(available))}
        >
          {messages.useWholeBalance}
        </button>
      )}
    </div>
  );
}
