import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useServices } from '../../../actors/context';
import { notify } from '../../../actors/notify';
import { SessionEndedError, serverText } from '../../../api/errors';
import { MEMBER_DATA } from '../../../api/queryClient';
import { withdrawMutation } from '../../../api/transactions';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Form, FormActions } from '../../../ui/Form';
import { withdraw as sentences } from '../../../wording/withdraw';
import { required } from '../../required';
import { useValidatedForm } from '../../useValidatedForm';
import { AmountField } from '../amount/AmountField';
import { amountHint } from '../amount/amountHint';
import { amountSchema, exactAmount } from '../amount/amountSchema';
import type { AmountBounds } from '../amount/judgeAmount';
import { OutcomeUnknown } from '../amount/OutcomeUnknown';
import { isOutcomeUnknown } from '../amount/outcome';

const schema = z.object({
  amount: amountSchema({ required: sentences.amountRequired }),
  withdrawal_address: required(sentences.walletAddressRequired),
});

interface WithdrawFormProps {
  /** units; for the hints, the provider decides */
  readonly bounds: AmountBounds;
  /** the profile's wallet address, once there is one */
  readonly walletAddress: string | undefined;
}

/** Amount and Wallet Address (specification section 2). What failed keeps what was typed. */
export function WithdrawForm({ bounds, walletAddress }: WithdrawFormProps) {
  const { client } = useServices();
  const queries = useQueryClient();
  const { mutateAsync, isPending, error: failure } = useMutation(withdrawMutation(client));
  const { form, errors, data, setFields, resetField } = useValidatedForm({
    schema,
    initialValues: { amount: '', withdrawal_address: walletAddress ?? '' },
    onSubmit: async ({ amount, withdrawal_address }) => {
      try {
        const { message } = await mutateAsync({
          amount: exactAmount(amount).dollars,
          withdrawal_address: withdrawal_address.trim(),
        });
        resetField('amount');
        notify.success(message?.trim() || sentences.success);
      } catch (failure) {
        if (failure instanceof SessionEndedError) return;
        console.error('The withdrawal failed.', failure);
        void queries.invalidateQueries({ queryKey: MEMBER_DATA });
        const text = isOutcomeUnknown(failure) ? sentences.outcome.unknown : serverText(failure);
        notify.failure(text ?? sentences.failure);
      }
    },
  });

  // The profile may come after the form. What somebody has typed by then stays.
  useEffect(() => {
    if (!walletAddress) return;
    setFields((values) =>
      values.withdrawal_address ? values : { ...values, withdrawal_address: walletAddress },
    );
  }, [walletAddress, setFields]);

  const found = errors();
  return (
    <Form ref={form}>
      <AmountField
        label={sentences.amount}
        error={found.amount}
        hint={
          isPending
            ? { text: sentences.hint.sending, tone: 'plain' }
            : amountHint(data().amount, bounds, sentences.hint)
        }
        whole={{ units: bounds.available, onUse: (text) => setFields('amount', text, true) }}
      />
      <Field
        label={sentences.walletAddress}
        name="withdrawal_address"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={sentences.walletAddressHint}
        error={found.withdrawal_address}
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
