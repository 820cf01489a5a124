export const somethingWentWrong = 'Something went wrong';
/** Marks a picture of the product that shows nobody's figures. */
export const samplePicture = 'Sample';
export const dismissMessage = 'Dismiss';
/** Beside the newest of a list: leads to the whole of it. */
export const viewAll = 'View all';

export const passcodeReveal = { show: 'Show passcode', hide: 'Hide passcode' } as const;

export const qrCode = {
  what: 'The QR code',
  unfit: 'This text is too long for a QR code, or has characters that one cannot hold. Copy it instead.',
} as const;

export const reading = {
  retry: 'Retry',
  retryAll: 'Retry all',
  failed: (what: string) => `${what} could not be loaded.`,
  partial:
    'The provider has sent only a part of your records. Figures, statements and files are of that part.',
  incomplete:
    'Some of your records came without a date or an amount. They are left out of lists, figures, statements and files.',
  stale: 'Some of this screen could not be refreshed and may be out of date.',
  missing: 'Much of this screen could not be loaded.',
  offline: 'The provider cannot be reached. Check your connection.',
  busy: 'The provider is busy, or not available for now. Wait a minute, then try again.',
  broken: 'The provider’s answer broke off before its end. Try again.',
  malformed: 'The provider answered something unexpected. It has been logged.',
} as const;

/** A figure or text that the provider left out: what is seen, and what screen readers say. */
export const notAvailable = { sign: '–', words: 'not available' } as const;

export const copying = {
  failed: 'Copying failed. Select the text and copy it by hand.',
  selected: 'Selected: press Ctrl+C, or ⌘C on a Mac',
} as const;
