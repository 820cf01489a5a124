import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useWithdrawal } from '#src/actors/moneyMovement.ts';
import { withdraw as messages } from '#src/messages/withdraw.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Form, FormActions } from '#src/ui/Form.tsx';
import { required } from '../../required';
import { useValidatedForm } from '../../useValidatedForm';
import { AmountField } from '../amount/AmountField';
import { amountHint } from '../amount/amountHint';
import { amountSchema, exactAmount } from '../amount/amountSchema';
import { OutcomeUnknown } from '../amount/OutcomeUnknown';
import type { AmountBounds } from '../amount/validateAmount';

const schema = z.object({
  amount: amountSchema({ required: messages.amountRequired }),
  withdrawal_address: required(messages.walletAddressRequired),
});

interface WithdrawFormProps {
  /** units; for the hints, the provider decides */
  readonly bounds: AmountBounds;
  /** the profile's wallet address, once there is one */
  readonly walletAddress: string | undefined;
}

/** Amount and Wallet Address (specification section 2). What failed keeps what was typed. */
export function WithdrawForm({ bounds, walletAddress }: WithdrawFormProps) {
  const withdrawal = useWithdrawal();
  const state = useSelector(withdrawal, (snapshot) => snapshot);
  const { form, errors, data, setFields, resetField } = useValidatedForm({
    schema,
    initialValues: { amount: '', withdrawal_address: walletAddress ?? '' },
    onSubmit: ({ amount, withdrawal_address }) =>
      withdrawal.send({
        type: 'movement.submit',
        draft: { amount: exactAmount(amount).dollars, withdrawal_address },
      }),
  });

  const done = state.hasTag('done');
  useEffect(() => {
    if (done) resetField('amount');
  }, [done, resetField]);

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
          state.hasTag('busy')
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
      {state.hasTag('warning') && <OutcomeUnknown {...messages.outcome} />}
      <FormActions>
        <Button type="submit" busy={state.hasTag('busy')}>
          {messages.submit}
        </Button>
      </FormActions>
    </Form>
  );
}
