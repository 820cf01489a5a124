import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { useTransfer } from '#src/actors/transfer.ts';
import { createIdempotencyKey } from '#src/api/idempotencyKey.ts';
import { profileQuery } from '#src/api/users.ts';
import { hashPrivateKey } from '#src/browser/privateKeyHash.ts';
import { formatAmount } from '#src/domain/amount.ts';
import { toAvailableUnits, toDollars, toUnits } from '#src/domain/money.ts';
import { somethingWentWrong } from '#src/messages/common.ts';
import { transfer } from '#src/messages/transfer.ts';
import { Card } from '#src/ui/Card.tsx';
import { classNames } from '#src/ui/classNames.ts';
import { Field } from '#src/ui/Field.tsx';
import { ImpactIcon } from '#src/ui/icons/finance.tsx';
import { requiredKey } from '../../requiredField';
import { useValidatedForm } from '../../useValidatedForm';
import { amountSchema } from '../amount/amountSchema';
import { FigureList } from '../amount/FigureList';
import { besideForm } from '../amount/FigureList.css';
import { getSubmittedDraft } from '../amount/getSubmittedDraft';
import { MovementForm } from '../amount/MovementForm';
import { useRefusal } from '../amount/useRefusal';
import { useMemberQuery } from '../useMemberQuery';
import * as styles from './TransferForm.css';

const messages = transfer.form;

const schema = z.object({
  recipient_id: requiredKey(messages.recipientRequired),
  amount: amountSchema({ required: messages.amountRequired }),
});

/** Recipient and amount, the balance that bounds it (R2.39), and beside the form its children. */
export function TransferForm({ children }: { readonly children: ReactNode }) {
  const wizard = useTransfer();
  const state = useSelector(wizard, (snapshot) => snapshot);
  const profile = useMemberQuery(profileQuery);
  const available = toAvailableUnits(profile.data?.balances?.deposit_balance);
  const submitted = getSubmittedDraft(state);
  const { form, ...fields } = useValidatedForm({
    schema,
    initialValues: { recipient_id: '', amount: '' },
    restoredValues: submitted && { ...submitted, amount: formatAmount(toUnits(submitted.amount)) },
    laterFailure: useRefusal(state.context.refusal, somethingWentWrong),
    onSubmit: ({ recipient_id, amount }) => {
      wizard.send({
        type: 'transfer.submit',
        draft: { amount: toDollars(amount), recipient_id },
        key: createIdempotencyKey(),
        // Nothing is kept of a private key, not even while the page is open.
        destination: hashPrivateKey(recipient_id),
        risks: amount === available ? ['wholeBalance'] : [],
      });
    },
  });

  const recipient = submitted?.recipient_id ?? fields.data().recipient_id.trim();
  const isNew = !state.context.used.includes(hashPrivateKey(recipient));

  return (
    <div className={classNames(besideForm, styles.page)}>
      <FigureList
        title={messages.balance}
        queries={[profile]}
        figures={[{ icon: <ImpactIcon />, title: messages.balance, amount: available }]}
      />
      <div className={styles.form}>
        <Card>
          <MovementForm
            kind="transfer"
            form={form}
            state={state}
            messages={messages}
            schema={schema.shape.amount}
            fields={fields}
            bounds={{ minimum: 0, available }}
            destination={recipient === '' ? undefined : { text: recipient, isNew }}
            onStep={(step) => wizard.send({ type: `transfer.${step}` })}
            accepted={state.context.result}
            clear={fields.reset}
            before={
              <>
                <p className={styles.lead}>{messages.lead}</p>
                <Field
                  label={messages.recipient}
                  {...fields.register('recipient_id')}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  whole={fields.data().recipient_id}
                />
              </>
            }
          />
        </Card>
      </div>
      <div className={styles.latest}>{children}</div>
    </div>
  );
}
