export const share = {
  title: 'Share Your Link',
  description: 'Whoever signs up with this link has your referral code filled in already.',
  noLink: 'Your referral code has characters that a link cannot hold. Share the code itself instead.',
  link: 'Referral link',
  copy: 'Copy Link',
  copied: 'Copied!',
  qrCode: 'QR code of your referral link',
  open: 'Share',
  invitation: (programme: string) => `Join me on ${programme}`,
  failed: 'The link could not be shared. Copy it instead.',
} as const;
