import { impactBalanceHint } from './amount';

export const donate = {
  title: 'Donate Funds',
  figures: 'Your donation figures',
  impactBalance: 'Impact Balance',
  minimum: 'Minimum Donation',
  forStage: (stage: number) => `For stage ${stage}`,
  notStaged: 'First donation: as in stage 1',
  noStage: 'The provider does not say your stage.',
  noStageRule: (stage: number) => `The provider has no rule for stage ${stage}.`,
  amount: 'Amount',
  amountRequired: 'Amount is required',
  submit: 'Submit',
  success: 'Donation made successfully!',
  failure: 'An error occurred while making the donation.',
  details: 'Donation Details',
  hint: impactBalanceHint('donated'),
  outcome: {
    accepted: (amount: string) =>
      `Your donation of ${amount} was accepted. It is listed in Donation Details.`,
    unknown: 'It is not known whether the donation went through.',
    advice:
      'No clear answer came back. Nothing is sent again by itself: look for it in Donation Details below before you submit once more.',
  },
} as const;
