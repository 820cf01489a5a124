import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useServices } from '#src/actors/context.ts';
import { notify } from '#src/actors/notify.ts';
import { donateMutation } from '#src/api/donations.ts';
import { SessionEndedError, serverText } from '#src/api/errors.ts';
import { MEMBER_DATA } from '#src/api/queryClient.ts';
import { donate as messages } from '#src/messages/donate.ts';
import { Button } from '#src/ui/Button.tsx';
import { Form, FormActions } from '#src/ui/Form.tsx';
import { useValidatedForm } from '../../useValidatedForm';
import { AmountField } from '../amount/AmountField';
import { amountHint } from '../amount/amountHint';
import { amountSchema, exactAmount } from '../amount/amountSchema';
import { OutcomeUnknown } from '../amount/OutcomeUnknown';
import { isOutcomeUnknown } from '../amount/outcome';
import type { AmountBounds } from '../amount/validateAmount';

const schema = z.object({ amount: amountSchema({ required: messages.amountRequired }) });

interface DonateFormProps {
  /** units; for the hints, the provider decides */
  readonly bounds: AmountBounds;
}

/** Amount (specification section 2). A refusal, by status or by `success: false`, keeps what was typed. */
export function DonateForm({ bounds }: DonateFormProps) {
  const { client } = useServices();
  const queries = useQueryClient();
  const { mutateAsync, isPending, error: failure } = useMutation(donateMutation(client));
  const { form, errors, data, setFields, reset } = useValidatedForm({
    schema,
    initialValues: { amount: '' },
    onSubmit: async ({ amount }) => {
      try {
        const { success, message } = await mutateAsync({ amount: exactAmount(amount).dollars });
        if (success) {
          reset();
          notify.success(message?.trim() || messages.success);
        } else {
          notify.failure(message?.trim() || messages.failure);
        }
      } catch (failure) {
        if (failure instanceof SessionEndedError) return;
        console.error('The donation failed.', failure);
        void queries.invalidateQueries({ queryKey: MEMBER_DATA });
        const text = isOutcomeUnknown(failure) ? messages.outcome.unknown : serverText(failure, 'message');
        notify.failure(text ?? messages.failure);
      }
    },
  });

  return (
    <Form ref={form}>
      <AmountField
        label={messages.amount}
        error={errors().amount}
        hint={
          isPending
            ? { text: messages.hint.sending, tone: 'plain' }
            : amountHint(data().amount, bounds, messages.hint)
        }
        whole={{ units: bounds.available, onUse: (text) => setFields('amount', text, true) }}
      />
      <OutcomeUnknown failure={failure} {...messages.outcome} />
      <FormActions>
        <Button type="submit" busy={isPending}>
          {messages.submit}
        </Button>
      </FormActions>
    </Form>
  );
}
