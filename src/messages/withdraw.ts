import { countOf } from '#src/domain/counts.ts';
import { amountHint } from './amount';
import { specificationText } from './specificationText';

export const withdraw = {
  title: 'Withdraw Funds',
  figures: 'Your withdrawal figures',
  availableBalance: 'Available Balance',
  minimum: 'Minimum Withdrawal',
  outgoing: 'Being Paid Out',
  outgoingCount: (count: number) =>
    `${count === 0 ? 'No withdrawals' : countOf(count, 'withdrawal')} under way`,
  amount: 'Amount',
  amountRequired: specificationText('Amount is required', 'Name is required'),
  walletAddress: 'Wallet Address',
  walletAddressRequired: specificationText('Wallet address is required', 'Name is required'),
  walletAddressHint: 'Paid on the BSC network. Money sent to a wrong address cannot be brought back.',
  saveAddress: {
    offer: 'Save as my wallet address',
    done: 'Saved as your wallet address.',
    unknown: 'It is not known whether the address was saved. Setting shows which one is.',
  },
  submit: 'Confirm',
  success: 'Withdraw successful!',
  failure: 'An error occurred',
  details: 'Withdrawal Details',
  hint: amountHint({
    done: 'withdrawn',
    balance: 'available balance',
    stays: 'available',
    nothing: 'There is nothing to withdraw at the moment.',
  }),
  outcome: {
    accepted: (amount: string) =>
      `Your withdrawal of ${amount} was accepted. Withdrawal Details shows its status.`,
    unknown: 'It is not known whether the withdrawal went through.',
    advice:
      'No clear answer came back. Nothing is sent again by itself: look for it in Withdrawal Details below before you confirm once more.',
  },
} as const;
