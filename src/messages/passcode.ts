export const forgotPassword = {
  title: 'Forgot Password',
  lead: 'Enter the e-mail of your account and we will send you a link to reset your passcode.',
  email: 'Email',
  emailRequired: 'email is required',
  submit: 'Send reset link',
  success: 'Reset credentials set to your email.',
  asked: (email: string) =>
    `A reset link was requested for ${email}. If no e-mail comes, check the spam folder and the address above.`,
  back: 'Back to Sign In',
} as const;

/** Below a field for a new passcode: how easily it is guessed. It is never refused for that. */
export const passcodeAdvice = {
  plain: 'A few words in a row are hard to guess and easy to remember.',
  short:
    'Easy to guess: it is short. Eight characters or more are better, a few words in a row better still.',
  repeated: 'Easy to guess: it repeats the same characters.',
  sequence: 'Easy to guess: its characters stand in a row on the keyboard or in the alphabet.',
  number: 'Easy to guess: it is a number, like a date or a telephone number.',
  common: 'Easy to guess: it is a word that many people choose.',
  personal: 'Easy to guess: it is little more than your name or e-mail address.',
} as const;

export const resetPassword = {
  title: 'Choose a new passcode',
  passcode: 'New passcode',
  passcodeRequired: 'Passcode is required',
  confirmation: 'Re-enter passcode',
  confirmationRequired: 'Re-enter your passcode',
  mismatch: 'Passwords do not match',
  submit: 'Reset passcode',
  success: 'Password reset successfully',
  unknown:
    'It is not known whether your passcode was changed. Try to sign in with the new one, or press again.',
  invalidLink: 'This link is not valid. Open it from the e-mail once more, or ask for a new one.',
  newLink: 'Ask for a new link',
  back: 'Back to Sign In',
} as const;
