import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import { useServices } from '../../../actors/context';
import { useTransfer } from '../../../actors/transfer';
import { profileQuery } from '../../../api/users';
import { formatDollars, toUnits } from '../../../domain/money';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ErrorState } from '../../../ui/ErrorState';
import { Field } from '../../../ui/Field';
import { Form, FormActions } from '../../../ui/Form';
import { StatCard, StatList } from '../../../ui/StatCard';
import { reading } from '../../../wording/common';
import { afterTransfer, transfer } from '../../../wording/transfer';
import { required } from '../../required';
import { useValidatedForm } from '../../useValidatedForm';
import { AmountField } from '../amount/AmountField';
import { amountSchema, exactAmount } from '../amount/amountSchema';
import { judgeAmount } from '../amount/judgeAmount';
import { failureText } from '../failureText';
import * as styles from './TransferForm.css';

const sentences = transfer.form;

const schema = z.object({
  recipient_id: required(sentences.recipientRequired),
  amount: amountSchema({ required: sentences.amountRequired }),
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
  const judged = judgeAmount(data().amount, { available });
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
          <p className={styles.lead}>{sentences.hint}</p>
          <Field
            label={sentences.recipient}
            name="recipient_id"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={found.recipient_id}
          />
          <AmountField
            label={sentences.amount}
            error={found.amount}
            hint={hint}
            whole={{ units: available, onUse: (text) => setFields('amount', text, true) }}
          />
          <FormActions>
            <Button type="submit" busy={busy}>
              {sentences.submit}
            </Button>
          </FormActions>
        </Form>
      </Card>
      {profile.error && !profile.data ? (
        <ErrorState
          title={reading.failed(sentences.balance)}
          detail={failureText(profile.error)}
          retryLabel={reading.retry}
          onRetry={() => void profile.refetch()}
          retrying={profile.isFetching}
        />
      ) : (
        <StatList columns={1} busy={!profile.data}>
          <StatCard
            title={sentences.balance}
            value={profile.data && formatDollars(profile.data.balances.deposit_balance)}
          />
        </StatList>
      )}
    </div>
  );
}
