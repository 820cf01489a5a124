import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import * as z from 'zod/mini';
import { useDonation } from '#src/actors/moneyMovement.ts';
import { createIdempotencyKey } from '#src/api/idempotencyKey.ts';
import { formatAmount } from '#src/domain/amount.ts';
import { toDollars, toUnits } from '#src/domain/money.ts';
import { donate as messages } from '#src/messages/donate.ts';
import { useValidatedForm } from '../../useValidatedForm';
import { amountSchema } from '../amount/amountSchema';
import type { AmountBounds } from '../amount/getAmountHint';
import { getSubmittedDraft } from '../amount/getSubmittedDraft';
import { MovementForm } from '../amount/MovementForm';
import { useRefusal } from '../amount/useRefusal';

const schema = z.object({ amount: amountSchema({ required: messages.amountRequired }) });

interface DonateFormProps {
  readonly bounds: AmountBounds;
  /** the sentence that a donation was accepted */
  readonly result: RefObject<HTMLDivElement | null>;
}

/** Amount (R2.51). After a refusal the form still holds what was typed. */
export function DonateForm({ bounds, result }: DonateFormProps) {
  const donation = useDonation();
  const state = useSelector(donation, (snapshot) => snapshot);
  const submitted = getSubmittedDraft(state);
  const { form, ...fields } = useValidatedForm({
    schema,
    initialValues: { amount: '' },
    restoredValues: submitted && { amount: formatAmount(toUnits(submitted.amount)) },
    laterFailure: useRefusal(state.context.refusal, messages.failure),
    onSubmit: ({ amount }) => {
      donation.send({
        type: 'movement.submit',
        draft: { amount: toDollars(amount) },
        key: createIdempotencyKey(),
        destination: null,
        risks: amount === bounds.available ? ['wholeBalance'] : [],
      });
    },
  });

  return (
    <MovementForm
      kind="donation"
      form={form}
      state={state}
      messages={messages}
      schema={schema.shape.amount}
      fields={fields}
      bounds={bounds}
      onStep={(step) => donation.send({ type: `movement.${step}` })}
      accepted={state.hasTag('done')}
      result={result}
      clear={fields.reset}
    />
  );
}
