export const page = {
  description: (name: string) =>
    `Sign in to ${name} to see your donations, earnings and referrals, and to move your money.`,
  noScript: 'This app needs JavaScript. Please switch it on and reload the page.',
} as const;
