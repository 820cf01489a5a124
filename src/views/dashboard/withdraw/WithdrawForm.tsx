import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useServices } from '#src/actors/context.ts';
import { notify } from '#src/actors/notify.ts';
import { SessionEndedError, serverText } from '#src/api/errors.ts';
import { MEMBER_DATA } from '#src/api/queryClient.ts';
import { withdrawMutation } from '#src/api/transactions.ts';
import { withdraw as messages } from '#src/messages/withdraw.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Form, FormActions } from '#src/ui/Form.tsx';
import { requiredText } from '../../requiredField';
import { useValidatedForm } from '../../useValidatedForm';
import { AmountField } from '../amount/AmountField';
import { amountHint } from '../amount/amountHint';
import { amountSchema, exactAmount } from '../amount/amountSchema';
import { OutcomeUnknown } from '../amount/OutcomeUnknown';
import { isOutcomeUnknown } from '../amount/outcome';
import type { AmountBounds } from '../amount/validateAmount';

const schema = z.object({
  amount: amountSchema({ required: messages.amountRequired }),
  withdrawal_address: requiredText(messages.walletAddressRequired),
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
        notify.success(message?.trim() || messages.success);
      } catch (failure) {
        if (failure instanceof SessionEndedError) return;
        console.error('The withdrawal failed.', failure);
        void queries.invalidateQueries({ queryKey: MEMBER_DATA });
        const text = isOutcomeUnknown(failure) ? messages.outcome.unknown : serverText(failure);
        notify.failure(text ?? messages.failure);
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
        label={messages.amount}
        error={found.amount}
        hint={
          isPending
            ? { text: messages.hint.sending, tone: 'plain' }
            : amountHint(data().amount, bounds, messages.hint)
        }
        whole={{ units: bounds.available, onUse: (text) => setFields('amount', text, true) }}
      />
      <Field
        label={messages.walletAddress}
        name="withdrawal_address"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={messages.walletAddressHint}
        error={found.withdrawal_address}
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
