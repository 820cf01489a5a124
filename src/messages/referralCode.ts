export const referralCode = {
  title: 'Referral Code',
  hint: 'New members sign up with it',
  copy: 'Copy Code',
  copied: 'Copied!',
} as const;
