/** The app's URLs (specification section 2). */
export const urls = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  signUpWith: (referralCode: string) => `/signup?ref=${encodeURIComponent(referralCode)}`,
  signUpSuccess: '/signup-success',
  forgotPassword: '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  dashboard: '/dashboard',
  transactions: '/dashboard/transactions',
  fundTransfer: '/dashboard/fund-transfer',
  network: '/dashboard/network',
  deposit: '/dashboard/deposit',
  withdraw: '/dashboard/withdraw',
  donate: '/dashboard/donate',
  reports: '/dashboard/reports',
  setting: '/dashboard/setting',
} as const;
