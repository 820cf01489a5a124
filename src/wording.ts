/**
 * Every sentence of the app. The specification's, to the letter; where it documents its own slip, `slip` shows the
 * corrected text unless the build asks for the original (VITE_WORDING=original). The README lists each slip.
 */
const original = import.meta.env.VITE_WORDING === 'original';
const slip = (corrected: string, letter: string): string => (original ? letter : corrected);

const passcodeRequired = 'Passcode is required';
export const somethingWentWrong = 'Something went wrong';
export const passcodeReveal = { show: 'Show passcode', hide: 'Hide passcode' } as const;

export const signIn = {
  title: 'Access Your Account',
  identifier: 'Private key',
  identifierRequired: 'identifier is required',
  passcode: 'Passcode',
  passcodeRequired,
  submit: 'Access Dashboard',
  forgotPassword: 'Forgot Password',
  noAccount: 'New here?',
  signUp: 'Create an account',
  ended: {
    expired: 'Your session has ended. Please sign in again.',
    endedElsewhere: 'You logged out in another tab.',
  },
} as const;

export const signUp = {
  title: 'Create Your Account',
  name: 'Name',
  nameRequired: 'Name is required',
  email: 'Email',
  emailRequired: slip('Email is required', 'Name is required'),
  passcode: 'Passcode',
  passcodeRequired,
  referralCode: 'Referral code',
  referralCodeRequired: 'Referral code is required',
  submit: 'Create Account',
  haveAccount: 'Already a member?',
  signIn: 'Sign in',
  success: 'Signup successful!',
} as const;

export const signUpSuccess = {
  title: 'Sign Up Successful!',
  canSignIn: 'You can now sign in using your Private Key and Passcode.',
  keepSafe: 'Please copy this Private key and keep it safe.',
  privateKey: 'Private key',
  missing: 'Your private key is shown once, right after sign-up. If you did not keep it, ask your provider.',
  copy: 'Copy private key',
  copied: 'Copied',
  back: 'Back to Sign In',
} as const;

export const forgotPassword = {
  title: 'Forgot Password',
  lead: 'Enter the e-mail of your account and we will send you a link to reset your passcode.',
  email: 'Email',
  emailRequired: 'email is required',
  submit: 'Send reset link',
  success: 'Reset credentials set to your email.',
  back: 'Back to Sign In',
} as const;

export const resetPassword = {
  title: 'Choose a new passcode',
  passcode: 'New passcode',
  passcodeRequired,
  confirmation: 'Re-enter passcode',
  confirmationRequired: 'Re-enter your passcode',
  mismatch: 'Passwords do not match',
  submit: 'Reset passcode',
  success: 'Password reset successfully',
  back: 'Back to Sign In',
} as const;

export const startup = {
  preparing: 'One moment',
  failed:
    'The app could not start in this browser. Reload the page; if it stays like this, try another browser.',
} as const;

export const session = {
  pleaseLogin: 'Please login to continue.',
  loggedOut: 'Logged out successfully.',
  restoring: 'Opening your account',
} as const;

export const notFound = {
  title: 'The page cannot be found.',
  text: 'The requested URL was not found on this server.',
  back: 'Back to home',
} as const;

export const crash = {
  title: 'This screen could not be shown.',
  public: 'Nothing was sent. Try again, or go back to sign-in.',
  dashboard: 'Your money has not moved. Try again, or go back to the dashboard.',
  retry: 'Try again',
  home: 'Back to home',
  dashboardHome: 'Back to the dashboard',
} as const;

export const shell = {
  skip: 'Skip to content',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  navigation: 'Main',
  marketing: (name: string) => `${name} website`,
  logout: 'Logout',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  theme: { label: 'Appearance', choices: { system: 'As the system', light: 'Light', dark: 'Dark' } },
  entries: {
    dashboard: 'Dashboard',
    transactions: 'Transactions',
    fundTransfer: 'Fund Transfer',
    network: 'Network',
    deposit: 'Deposit',
    withdraw: 'Withdraw',
    donate: 'Donate',
    reports: 'Reports',
    setting: 'Setting',
  },
} as const;

export const reading = {
  retry: 'Retry',
  failed: (what: string) => `${what} could not be loaded.`,
  offline: 'The provider cannot be reached. Check your connection.',
  malformed: 'The provider answered something unexpected. It has been logged.',
} as const;

export const copying = {
  failed: 'Copying failed. Select the text and copy it by hand.',
} as const;

export const home = {
  title: 'Financial Overview',
  cards: {
    totalDonation: 'Total Donation',
    totalEarn: 'Total Earn',
    totalDeposit: 'Total Deposit',
    totalWithdraw: 'Total Withdraw',
    availableToWithdraw: 'Available To Withdraw',
    impactBalance: 'Impact Balance',
    earningThreshold: 'Earning Threshold',
  },
  unknown: '—',
  noStageRule: (stage: number) => `The provider has no rule for stage ${stage}.`,
  referralCode: 'Referral Code',
  shareIt: 'New members sign up with it',
  copyCode: 'Copy Code',
  copied: 'Copied!',
  networkSize: 'Network size',
  members: (count: number) => `${count} Members`,
  currentStage: 'Current Stage',
  stage: (stage: number) => `Stage ${stage}`,
  status: 'Status',
  earning: {
    title: 'Earning Threshold',
    description: 'Current active earning',
    recentActivity: 'Recent Activity',
    date: 'Date',
    descriptionColumn: 'Description',
    type: 'Type',
    amount: 'Amount',
    empty: slip('No data found', 'No data foud'),
  },
  community: 'Community',
  activeMembers: 'Active Members',
  activeMembersDescription: 'All active members',
  topReferrers: 'Top Referrers',
  topReferrersDescription: 'To referrers overview',
  noReferrers: 'No data found',
  referrals: (count: number) => (count === 1 ? '1 referral' : `${count} referrals`),
} as const;

export const notBuilt = {
  text: 'This screen is not built yet. Nothing on it can be seen or done so far.',
  back: 'Back to the dashboard',
} as const;

export const demo = {
  label: 'Demo – sample data',
  controls: 'Demo controls',
  close: 'Close demo controls',
  personas: 'Choose a demo persona',
  nobody: 'Nobody yet',
  personasHint: 'Fills in the form below. All people and figures are invented.',
  reset: 'Reset demo data',
  resetHint: 'Makes all people, money and histories anew. You will be asked to sign in again.',
  time: 'Move time forward',
  timeHint: 'The provider’s own clock: access tokens, deposit addresses and withdrawals grow older.',
  hour: 'One hour',
  day: 'One day',
  month: '30 days',
  expire: 'Expire access tokens',
  expireHint: 'The next call is answered 401 and the token is refreshed silently.',
  latency: 'Answer time',
  latencies: { none: 'At once', usual: '0.4 seconds', slow: '2 seconds' },
  outbox: 'Outbox',
  outboxHint: 'E-mails that the provider would have sent.',
  outboxEmpty: 'No e-mails yet. Ask for a passcode reset to see one.',
  resetLink: (email: string) => `Passcode reset for ${email}`,
  expired: 'Access tokens expired.',
  moved: (span: string) => `Time moved forward: ${span}.`,
} as const;
