import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { useSession } from '#src/actors/context.ts';
import { useWithdrawal } from '#src/actors/moneyMovement.ts';
import { createIdempotencyKey } from '#src/api/idempotencyKey.ts';
import { isBscAddress, spellOut, toDestination } from '#src/domain/address.ts';
import { formatAmount } from '#src/domain/amount.ts';
import { toDollars, toUnits } from '#src/domain/money.ts';
import { withdraw as messages } from '#src/messages/withdraw.ts';
import { Field } from '#src/ui/Field.tsx';
import { requiredText } from '../../requiredField';
import { useValidatedForm } from '../../useValidatedForm';
import { amountSchema } from '../amount/amountSchema';
import type { AmountBounds } from '../amount/getAmountHint';
import { getSubmittedDraft } from '../amount/getSubmittedDraft';
import { MovementForm } from '../amount/MovementForm';
import { useAddressWarnings } from '../amount/useAddressWarnings';
import { useRefusal } from '../amount/useRefusal';
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
  const submitted = getSubmittedDraft(state);
  const { form, ...fields } = useValidatedForm({
    schema,
    initialValues: { amount: '', withdrawal_address: walletAddress ?? '' },
    restoredValues: submitted && { ...submitted, amount: formatAmount(toUnits(submitted.amount)) },
    laterFailure: useRefusal(state.context.refusal, messages.failure),
    onSubmit: ({ amount, withdrawal_address }) => {
      withdrawal.send({
        type: 'movement.submit',
        draft: { amount: toDollars(amount), withdrawal_address },
        key: createIdempotencyKey(),
        destination: toDestination(withdrawal_address),
        risks: [
          ...(amount === bounds.available ? (['wholeBalance'] as const) : []),
          ...(isBscAddress(withdrawal_address) ? [] : (['malformedAddress'] as const)),
        ],
      });
    },
  });

  const { used } = state.context;
  const address = submitted?.withdrawal_address ?? fields.data().withdrawal_address.trim();
  const own = walletAddress ? [...used, toDestination(walletAddress)] : used;
  const warnings = useAddressWarnings(address, own);
  const isNew = !used.includes(toDestination(address));

  const { setFields, resetField } = fields;
  // The address is what the next withdrawal most likely needs.
  const clear = useCallback(() => resetField('amount'), [resetField]);

  // Whoever has none yet sees no gap in its place.
  const isAddressAwaited = useSession(({ context }) =>
    Boolean(walletAddress ?? context.auth?.user.wallet_address),
  );
  const addressField = useRef<HTMLInputElement>(null);
  // The profile may be loaded after the form. A text that has been typed by then is not replaced; in a field that has the
  // focus the address is selected, so that what is typed or pasted at that moment does not stand behind it.
  useEffect(() => {
    if (!walletAddress || addressField.current?.value) return;
    setFields((values) =>
      values.withdrawal_address ? values : { ...values, withdrawal_address: walletAddress },
    );
    if (document.activeElement === addressField.current) addressField.current?.select();
  }, [walletAddress, setFields]);

  return (
    <MovementForm
      kind="withdrawal"
      form={form}
      state={state}
      messages={messages}
      schema={schema.shape.amount}
      fields={fields}
      bounds={bounds}
      destination={address === '' ? undefined : { text: address, isNew, warnings }}
      onStep={(step) => withdrawal.send({ type: `movement.${step}` })}
      accepted={state.hasTag('done')}
      clear={clear}
    >
      <Field
        label={messages.walletAddress}
        {...fields.register('withdrawal_address')}
        ref={addressField}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={messages.walletAddressHint}
        whole={spellOut(fields.data().withdrawal_address)}
        isAwaited={isAddressAwaited}
      />
      <SaveWalletAddress typed={fields.data().withdrawal_address} walletAddress={walletAddress} own={own} />
    </MovementForm>
  );
}
