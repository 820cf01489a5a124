import type { Movement } from '#src/domain/statement.ts';

const MOVEMENTS: Readonly<Record<Movement['type'], string>> = {
  deposit: 'Deposit',
  donation: 'Donation',
  sent: 'Transfer sent',
  received: 'Transfer received',
  earning: 'Earning',
  withdrawal: 'Withdrawal',
};

/** Account statements and receipts of transfers. */
export const statement = {
  title: 'Statement',
  open: 'Statement',
  print: 'Print or save as PDF',
  member: 'Member',
  email: 'Email',
  period: 'Period',
  made: 'Made on',
  kinds: { available: 'Available To Withdraw', impact: 'Impact Balance' },
  about: {
    available: 'Earnings and withdrawals.',
    impact: 'Deposits, donations and transfers.',
  },
  opening: 'Opening balance',
  incoming: 'Money in',
  outgoing: 'Money out',
  closing: 'Closing balance',
  date: 'Date',
  movement: 'Movement',
  amount: 'Amount',
  balance: 'Balance',
  movements: MOVEMENTS,
  nothing: 'Nothing moved in these days.',
  rules:
    'Worked out from today’s balances and your histories, backwards. A deposit counts once it is completed, a withdrawal from the moment it is requested; what was rejected is left out.',
  unclear: (count: number) =>
    count === 1
      ? '1 entry of your histories is left out: the provider does not say what it moved.'
      : `${count} entries of your histories are left out: the provider does not say what they moved.`,
  back: 'Activity Details',
} as const;

export const receipt = {
  title: 'Transfer receipt',
  open: 'Receipt',
  loading: 'Loading…',
  id: 'Transfer Id',
  date: 'Date',
  from: 'From',
  to: 'To',
  with: 'With',
  amount: 'Amount',
  status: 'Status',
  missing: 'There is no transfer with this id in your history.',
  ambiguous: 'Several transfers of your history have this id, so that a receipt could be of another one.',
  back: 'Transfer History',
} as const;
