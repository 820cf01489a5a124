import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import { useTransfer } from '#src/actors/transfer.ts';
import { profileQuery } from '#src/api/users.ts';
import { toDollars, toOptionalUnits } from '#src/domain/money.ts';
import { transfer } from '#src/messages/transfer.ts';
import { Card } from '#src/ui/Card.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Form, SubmitButton } from '#src/ui/Form.tsx';
import { requiredText } from '../../requiredField';
import { useValidatedForm } from '../../useValidatedForm';
import { AmountField } from '../amount/AmountField';
import { amountSchema } from '../amount/amountSchema';
import { FigureList } from '../amount/FigureList';
import { useMemberQuery } from '../useMemberQuery';
import * as styles from './TransferForm.css';

const messages = transfer.form;

const schema = z.object({
  recipient_id: requiredText(messages.recipientRequired),
  amount: amountSchema({ required: messages.amountRequired }),
});

/** Recipient and amount, and the balance that bounds it (R2.39). */
export function TransferForm() {
  const wizard = useTransfer();
  const busy = useSelector(wizard, (snapshot) => snapshot.hasTag('busy'));
  const profile = useMemberQuery(profileQuery);
  const available = toOptionalUnits(profile.data?.balances?.deposit_balance);
  const { form, ...fields } = useValidatedForm({
    schema,
    initialValues: { recipient_id: '', amount: '' },
    onSubmit: ({ recipient_id, amount }) =>
      wizard.send({ type: 'transfer.submit', recipient_id, amount: toDollars(amount) }),
  });

  return (
    <div className={styles.layout}>
      <Card>
        <Form ref={form}>
          <p className={styles.lead}>{messages.lead}</p>
          <Field
            label={messages.recipient}
            {...fields.register('recipient_id')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <AmountField
            label={messages.amount}
            schema={schema.shape.amount}
            fields={fields}
            bounds={{ available }}
            hintMessages={messages.hint}
            busy={busy}
          />
          <SubmitButton busy={busy}>{messages.submit}</SubmitButton>
        </Form>
      </Card>
      <FigureList
        title={messages.balance}
        queries={[profile]}
        figures={[{ title: messages.balance, amount: available }]}
      />
    </div>
  );
}
