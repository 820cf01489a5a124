import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useServices } from '../../../actors/context';
import { notify } from '../../../actors/notify';
import { donateMutation } from '../../../api/donations';
import { SessionEndedError, serverText } from '../../../api/errors';
import { MEMBER_DATA } from '../../../api/queryClient';
import { Button } from '../../../ui/Button';
import { Form, FormActions } from '../../../ui/Form';
import { donate as sentences } from '../../../wording/donate';
import { useValidatedForm } from '../../useValidatedForm';
import { AmountField } from '../amount/AmountField';
import { amountHint } from '../amount/amountHint';
import { amountSchema, exactAmount } from '../amount/amountSchema';
import type { AmountBounds } from '../amount/judgeAmount';
import { OutcomeUnknown } from '../amount/OutcomeUnknown';
import { isOutcomeUnknown } from '../amount/outcome';

const schema = z.object({ amount: amountSchema({ required: sentences.amountRequired }) });

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
          notify.success(message?.trim() || sentences.success);
        } else {
          notify.failure(message?.trim() || sentences.failure);
        }
      } catch (failure) {
        if (failure instanceof SessionEndedError) return;
        console.error('The donation failed.', failure);
        void queries.invalidateQueries({ queryKey: MEMBER_DATA });
        const text = isOutcomeUnknown(failure) ? sentences.outcome.unknown : serverText(failure, 'message');
        notify.failure(text ?? sentences.failure);
      }
    },
  });

  return (
    <Form ref={form}>
      <AmountField
        label={sentences.amount}
        error={errors().amount}
        hint={
          isPending
            ? { text: sentences.hint.sending, tone: 'plain' }
            : amountHint(data().amount, bounds, sentences.hint)
        }
        whole={{ units: bounds.available, onUse: (text) => setFields('amount', text, true) }}
      />
      <OutcomeUnknown failure={failure} {...sentences.outcome} />
      <FormActions>
        <Button type="submit" busy={isPending}>
          {sentences.submit}
        </Button>
      </FormActions>
    </Form>
  );
}
