import { formatUnits } from '#src/domain/money.ts';
import { specificationText } from './specificationText';

export const transfer = {
  title: 'Fund Transfer',
  tabs: 'Fund Transfer',
  form: {
    tab: 'Transfer Funds',
    hint: 'Enter recipient details and amount',
    recipient: 'Recipient private key',
    recipientRequired: 'Private key is required',
    amount: 'Amount',
    amountRequired: specificationText('Amount is required', 'Name is required'),
    balance: 'Impact Balance',
    submit: 'Send Fund',
  },
  review: {
    tab: 'Review Transfer',
    success: 'Transaction Successful',
    recipient: 'Recipient name',
    amount: 'Amount received',
    transferId: 'Transfer Id',
    copy: 'Copy Transfer Id',
    copied: 'Transfer Id copied',
    again: 'New transfer',
    nothing: 'Please send funds first.',
    toForm: 'Send funds',
  },
  history: {
    tab: 'Transfer History',
    unconfirmed:
      'It is not known whether your transfer went through: the connection broke before the provider answered. Nothing is sent again by itself. Look for it in the history below before you send it again.',
    refresh: 'Refresh history',
  },
} as const;

/** What will happen, in plain words, before anything is sent. Amounts in units of 0.00001 dollars. */
export function afterTransfer(amount: number, balance: number): string {
  const left = balance - amount;
  return left >= 0
    ? `You send ${formatUnits(amount)}. ${formatUnits(left)} of your Impact Balance will remain.`
    : `That is ${formatUnits(-left)} more than your Impact Balance of ${formatUnits(balance)}.`;
}
