import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useDonation } from '#src/actors/moneyMovement.ts';
import { donate as messages } from '#src/messages/donate.ts';
import { Button } from '#src/ui/Button.tsx';
import { Form, FormActions } from '#src/ui/Form.tsx';
import { useValidatedForm } from '../../useValidatedForm';
import { AmountField } from '../amount/AmountField';
import { amountHint } from '../amount/amountHint';
import { amountSchema, exactAmount } from '../amount/amountSchema';
import { OutcomeUnknown } from '../amount/OutcomeUnknown';
import type { AmountBounds } from '../amount/validateAmount';

const schema = z.object({ amount: amountSchema({ required: messages.amountRequired }) });

interface DonateFormProps {
  /** units; for the hints, the provider decides */
  readonly bounds: AmountBounds;
}

/** Amount (specification section 2). A refusal, by status or by `success: false`, keeps what was typed. */
export function DonateForm({ bounds }: DonateFormProps) {
  const donation = useDonation();
  const state = useSelector(donation, (snapshot) => snapshot);
  const { form, errors, data, setFields, reset } = useValidatedForm({
    schema,
    initialValues: { amount: '' },
    onSubmit: ({ amount }) =>
      donation.send({ type: 'movement.submit', draft: { amount: exactAmount(amount).dollars } }),
  });

  const done = state.hasTag('done');
  useEffect(() => {
    if (done) reset();
  }, [done, reset]);

  return (
    <Form ref={form}>
      <AmountField
        label={messages.amount}
        error={errors().amount}
        hint={
          state.hasTag('busy')
            ? { text: messages.hint.sending, tone: 'plain' }
            : amountHint(data().amount, bounds, messages.hint)
        }
        whole={{ units: bounds.available, onUse: (text) => setFields('amount', text, true) }}
      />
      {state.hasTag('warning') && <OutcomeUnknown {...messages.outcome} />}
      <FormActions>
        <Button type="submit" busy={state.hasTag('busy')}>
          {messages.submit}
        </Button>
      </FormActions>
    </Form>
  );
}
