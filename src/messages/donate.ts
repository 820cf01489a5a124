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
  hint: {
    sending: 'Waiting for the provider’s answer…',
    atLeast: (minimum: string) => `At least ${minimum}.`,
    nothing: 'Your Impact Balance is empty. A deposit fills it.',
    tooLittle: (minimum: string) => `Your Impact Balance is below the minimum of ${minimum}.`,
    belowMinimum: (minimum: string) => `This is below the minimum of ${minimum}.`,
    aboveAvailable: (missing: string) => `This is ${missing} more than your Impact Balance.`,
    unknown: (amount: string) => `${amount} will be donated.`,
    remaining: (amount: string, left: string) =>
      `${amount} will be donated, ${left} stays in your Impact Balance.`,
  },
  outcome: {
    accepted: (amount: string) =>
      `Your donation of ${amount} was accepted. It is listed in Donation Details.`,
    unknown: 'It is not known whether the donation went through.',
    advice:
      'No clear answer came back. Nothing is sent again by itself: look for it in Donation Details below before you submit once more.',
  },
} as const;
