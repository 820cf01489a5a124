export const deposit = {
  title: 'Deposit Funds',
  lead: 'Send funds to this address; they are added to your Impact Balance.',
  qrCode: 'QR code of the deposit address',
  address: 'Deposit address',
  copy: 'Copy address',
  copied: 'Address copied',
  expires: (left: string) => `This address expires in ${left}. Do not send to it after that.`,
  fetching: 'Getting your deposit address.',
  expired: 'The address has expired and must not be used any more. A new one is on its way.',
  expiredSoon: 'The address has expired and must not be used any more.',
  expiredSoonDetail:
    'Your provider’s addresses expire within seconds. If it stays like this, ask your provider.',
  getAnother: 'Get a new address',
  failed: 'Your deposit address could not be fetched.',
  failedDetail:
    'Nothing is lost. Check your connection and try again; if it stays like this, ask your provider.',
  retry: 'Retry',
  details: 'Deposit Details',
} as const;
