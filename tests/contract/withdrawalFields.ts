/** What is the same in every withdrawal (R9.10). */
export const WITHDRAWAL_FIELDS = {
  network: 'BSC',
  payment_method: 'blockchain',
  type: 'Withdrawal',
} as const;
