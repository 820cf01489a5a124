import { impactBalanceHint } from './amount';
import { specificationText } from './specificationText';

export const transfer = {
  title: 'Fund Transfer',
  acceptedElsewhere: (amount: string) => `Your transfer of ${amount} was accepted. Review Transfer shows it.`,
  tabs: 'Fund Transfer',
  form: {
    tab: 'Transfer Funds',
    lead: 'Enter recipient details and amount',
    recipient: 'Recipient private key',
    recipientRequired: 'Private key is required',
    amount: 'Amount',
    amountRequired: specificationText('Amount is required', 'Name is required'),
    balance: 'Impact Balance',
    submit: 'Send Fund',
    hint: impactBalanceHint('sent'),
    outcome: {
      unknown: 'It is not known whether the transfer went through.',
      advice:
        'No clear answer came back. Nothing is sent again by itself: look for it in Transfer History before you send it once more.',
    },
  },
  latest: {
    title: 'Latest transfers',
    member: 'Member',
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
    before: 'Shown here is the one before it.',
    acceptedOnly: 'Only a transfer that was accepted is shown here.',
    toHistory: 'Open the history',
  },
  history: {
    tab: 'Transfer History',
    unconfirmed:
      'It is not known whether your transfer went through: no clear answer came back. Nothing is sent again by itself. Look for it in the history below before you send it again.',
    refresh: 'Refresh history',
  },
} as const;
