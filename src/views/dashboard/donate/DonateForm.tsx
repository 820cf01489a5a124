import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useDonation } from '#src/actors/moneyMovement.ts';
import { toDollars } from '#src/domain/money.ts';
import { donate as messages } from '#src/messages/donate.ts';
import { Button } from '#src/ui/Button.tsx';
import { Form, FormActions } from '#src/ui/Form.tsx';
import { useValidatedForm } from '../../useValidatedForm';
import { AmountField } from '../amount/AmountField';
import { amountSchema } from '../amount/amountSchema';
import { OutcomeUnknown } from '../amount/OutcomeUnknown';
import type { AmountBounds } from '../amount/validateAmount';

const schema = z.object({ amount: amountSchema({ required: messages.amountRequired }) });

/** Amount (specification section 2). After a refusal the form still holds what was typed. */
export function DonateForm({ bounds }: { readonly bounds: AmountBounds }) {
  const donation = useDonation();
  const state = useSelector(donation, (snapshot) => snapshot);
  const busy = state.hasTag('busy');
  const done = state.hasTag('done');
  const { form, errors, data, setFields, reset } = useValidatedForm({
    schema,
    initialValues: { amount: '' },
    onSubmit: ({ amount }) =>
      donation.send({ type: 'movement.submit', draft: { amount: toDollars(amount) } }),
  });

  useEffect(() => {
    if (done) reset();
  }, [done, reset]);

  return (
    <Form ref={form}>
      <AmountField
        label={messages.amount}
        schema={schema.shape.amount}
        typed={data().amount}
        error={errors().amount}
        bounds={bounds}
        hintMessages={messages.hint}
        busy={busy}
        onFill={(text) => setFields('amount', text, true)}
      />
      {state.hasTag('warning') && <OutcomeUnknown {...messages.outcome} />}
      <FormActions>
        <Button type="submit" busy={busy}>
          {messages.submit}
        </Button>
      </FormActions>
    </Form>
  );
}
