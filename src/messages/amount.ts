/** About a typed amount, on every screen that moves money. */
export const amount = {
  problems: {
    notANumber: 'Write figures with a decimal point, like 25 or 1,250.50',
    tooManyDecimals: 'An amount has at most five decimals',
    notPositive: 'The amount must be more than zero',
    tooLarge: 'The amount is too large',
  },
  useWholeBalance: 'Use the whole balance',
  deposit: 'Deposit funds',
} as const;

interface HintWords {
  /** what becomes of the money */
  readonly done: string;
  /** where it comes from */
  readonly balance: string;
  /** of what is left there */
  readonly stays: string;
  /** said of an empty balance */
  readonly nothing: string;
}

/** What a typed amount would lead to, in the same words on every screen; amounts come as `$1,234.50000`. */
export const amountHint = ({ done, balance, stays, nothing }: HintWords) => ({
  sending: 'Waiting for the provider’s answer…',
  nothing,
  atLeast: (minimum: string) => `At least ${minimum}.`,
  tooLittle: (minimum: string) => `Your ${balance} is below the minimum of ${minimum}.`,
  belowMinimum: (minimum: string) => `This is below the minimum of ${minimum}.`,
  aboveAvailable: (missing: string) => `This is ${missing} more than your ${balance}.`,
  unknown: (amount: string) => `${amount} will be ${done}.`,
  remaining: (amount: string, left: string) => `${amount} will be ${done}, ${left} stays ${stays}.`,
});

export const impactBalanceHint = (done: string) =>
  amountHint({
    done,
    balance: 'Impact Balance',
    stays: 'in your Impact Balance',
    nothing: 'Your Impact Balance is empty. A deposit fills it.',
  });
