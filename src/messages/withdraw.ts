import { specificationText } from './specificationText';

export const withdraw = {
  title: 'Withdraw Funds',
  figures: 'Your withdrawal figures',
  availableBalance: 'Available Balance',
  minimum: 'Minimum Withdrawal',
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
  hint: {
    sending: 'Waiting for the provider’s answer…',
    atLeast: (minimum: string) => `At least ${minimum}.`,
    nothing: 'There is nothing to withdraw at the moment.',
    tooLittle: (minimum: string) => `Your available balance is below the minimum of ${minimum}.`,
    belowMinimum: (minimum: string) => `This is below the minimum of ${minimum}.`,
    aboveAvailable: (missing: string) => `This is ${missing} more than your available balance.`,
    unknown: (amount: string) => `${amount} will be withdrawn.`,
    remaining: (amount: string, left: string) => `${amount} will be withdrawn, ${left} stays available.`,
  },
  outcome: {
    accepted: (amount: string) =>
      `Your withdrawal of ${amount} was accepted. Withdrawal Details shows its status.`,
    unknown: 'It is not known whether the withdrawal went through.',
    advice:
      'No clear answer came back. Nothing is sent again by itself: look for it in Withdrawal Details below before you confirm once more.',
  },
} as const;
