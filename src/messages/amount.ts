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
