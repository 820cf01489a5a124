import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useWithdrawal } from '#src/actors/moneyMovement.ts';
import { toDollars } from '#src/domain/money.ts';
import { withdraw as messages } from '#src/messages/withdraw.ts';
import { Field } from '#src/ui/Field.tsx';
import { requiredText } from '../../requiredField';
import { useValidatedForm } from '../../useValidatedForm';
import { amountSchema } from '../amount/amountSchema';
import type { AmountBounds } from '../amount/getAmountHint';
import { MovementForm } from '../amount/MovementForm';
import { SaveWalletAddress } from './SaveWalletAddress';

const schema = z.object({
  amount: amountSchema({ required: messages.amountRequired }),
  withdrawal_address: requiredText(messages.walletAddressRequired),
});

interface WithdrawFormProps {
  readonly bounds: AmountBounds;
  /** the profile's wallet address, once it is loaded */
  readonly walletAddress: string | undefined;
}

/** Amount and Wallet Address (R2.48). After a refusal the form still holds what was typed. */
export function WithdrawForm({ bounds, walletAddress }: WithdrawFormProps) {
  const withdrawal = useWithdrawal();
  const state = useSelector(withdrawal, (snapshot) => snapshot);
  const { form, ...fields } = useValidatedForm({
    schema,
    initialValues: { amount: '', withdrawal_address: walletAddress ?? '' },
    onSubmit: ({ amount, withdrawal_address }) =>
      withdrawal.send({
        type: 'movement.submit',
        draft: { amount: toDollars(amount), withdrawal_address },
      }),
  });

  const { setFields, resetField } = fields;
  const done = state.hasTag('done');
  useEffect(() => {
    if (done) resetField('amount');
  }, [done, resetField]);

  // The profile may be loaded after the form. A text that has been typed by then is not replaced.
  useEffect(() => {
    if (!walletAddress) return;
    setFields((values) =>
      values.withdrawal_address ? values : { ...values, withdrawal_address: walletAddress },
    );
  }, [walletAddress, setFields]);

  return (
    <MovementForm
      form={form}
      state={state}
      messages={messages}
      schema={schema.shape.amount}
      fields={fields}
      bounds={bounds}
    >
      <Field
        label={messages.walletAddress}
        {...fields.register('withdrawal_address')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={messages.walletAddressHint}
      />
      <SaveWalletAddress typed={fields.data().withdrawal_address} walletAddress={walletAddress} />
    </MovementForm>
  );
}
