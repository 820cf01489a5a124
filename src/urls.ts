/** The app's URLs (R2.1, R2.21). */
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
