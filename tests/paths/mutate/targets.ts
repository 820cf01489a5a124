/** A source file to mutate, relative to the project's folder. */
interface Target {
  readonly file: string;
  /** constants of screens that no machine drives */
  readonly leftOut?: readonly string[];
}

const all = (folder: string, ...names: readonly string[]): readonly Target[] =>
  names.map((name) => ({ file: `src/${folder}/${name}` }));

/** The views and services that the machines drive. */
export const targets: readonly Target[] = [
  ...all('views/dashboard/fund-transfer', 'FundTransfer.tsx', 'TransferForm.tsx', 'TransferHistory.tsx'),
  ...all('views/dashboard/fund-transfer', 'TransferReview.tsx', 'useTabInUrl.ts'),
  ...all(
    'views/dashboard/amount',
    'AmountField.tsx',
    'FigureList.tsx',
    'getAmountHint.ts',
    'MovementForm.tsx',
  ),
  ...all('views/dashboard', 'donate/DonateForm.tsx', 'withdraw/WithdrawForm.tsx'),
  ...all('views/dashboard/deposit', 'DepositAddress.tsx'),
  ...all('views/public/sign-in', 'SignIn.tsx'),
  ...all('app', 'AppRouter.tsx', 'screenFor.ts'),
  ...all('actors', 'depositWallet.ts', 'memberActors.ts', 'moneyMovement.ts', 'movementOutcome.ts'),
  ...all('actors', 'services.ts', 'session.ts', 'transfer.ts'),
  {
    file: 'src/api/auth.ts',
    leftOut: ['registerMutation', 'forgotPasswordMutation', 'resetPasswordMutation'],
  },
  ...all('api', 'client.ts', 'errors.ts', 'transfers.ts', 'wallet.ts'),
  ...all('browser', 'authStorage.ts', 'depositWalletStorage.ts', 'watchClock.ts', 'withLock.ts'),
  ...all('browser', 'sessionCookies.ts'),
  ...all('messages', 'deposit.ts', 'signIn.ts', 'transfer.ts'),
  { file: 'src/messages/session.ts', leftOut: ['startup'] },
];
