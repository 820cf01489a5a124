import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import { useServices } from '#src/actors/context.ts';
import { useTransfer } from '#src/actors/transfer.ts';
import { profileQuery } from '#src/api/users.ts';
import { formatDollars, toUnits } from '#src/domain/money.ts';
import { reading } from '#src/messages/common.ts';
import { afterTransfer, transfer } from '#src/messages/transfer.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Form, FormActions } from '#src/ui/Form.tsx';
import { StatCard, StatList } from '#src/ui/StatCard.tsx';
import { requiredText } from '../../requiredField';
import { useValidatedForm } from '../../useValidatedForm';
import { AmountField } from '../amount/AmountField';
import { amountSchema, exactAmount } from '../amount/amountSchema';
import { validateAmount } from '../amount/validateAmount';
import { failureText } from '../failureText';
import * as styles from './TransferForm.css';

const messages = transfer.form;

const schema = z.object({
  recipient_id: requiredText(messages.recipientRequired),
  amount: amountSchema({ required: messages.amountRequired }),
});

/** Recipient and amount; a line under the amount says what sending it would come to. */
export function TransferForm() {
  const { client } = useServices();
  const wizard = useTransfer();
  const busy = useSelector(wizard, (snapshot) => snapshot.hasTag('busy'));
  const profile = useQuery(profileQuery(client));
  const available = profile.data && toUnits(profile.data.balances.deposit_balance);
  const { form, errors, data, setFields } = useValidatedForm({
    schema,
    initialValues: { recipient_id: '', amount: '' },
    onSubmit: ({ recipient_id, amount }) =>
      wizard.send({
        type: 'transfer.submit',
        recipient_id,
        amount: exactAmount(amount).dollars,
      }),
  });
  const found = errors();
  const judged = validateAmount(data().amount, { available });
  const hint =
    available !== undefined && (judged.case === 'remaining' || judged.case === 'aboveAvailable')
      ? {
          text: afterTransfer(
            judged.case === 'remaining' ? judged.units : available + judged.missing,
            available,
          ),
          tone: judged.case === 'remaining' ? ('plain' as const) : ('warning' as const),
        }
      : undefined;

  return (
    <div className={styles.layout}>
      <Card>
        <Form ref={form}>
          <p className={styles.lead}>{messages.hint}</p>
          <Field
            label={messages.recipient}
            name="recipient_id"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={found.recipient_id}
          />
          <AmountField
            label={messages.amount}
            error={found.amount}
            hint={hint}
            whole={{ units: available, onUse: (text) => setFields('amount', text, true) }}
          />
          <FormActions>
            <Button type="submit" busy={busy}>
              {messages.submit}
            </Button>
          </FormActions>
        </Form>
      </Card>
      {profile.error && !profile.data ? (
        <ErrorState
          title={reading.failed(messages.balance)}
          detail={failureText(profile.error)}
          retryLabel={reading.retry}
          onRetry={() => void profile.refetch()}
          retrying={profile.isFetching}
        />
      ) : (
        <StatList columns={1} busy={!profile.data}>
          <StatCard
            title={messages.balance}
            value={profile.data && formatDollars(profile.data.balances.deposit_balance)}
          />
        </StatList>
      )}
    </div>
  );
}
