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
  passcodeRequired: 'Passcode is required',
  confirmation: 'Re-enter passcode',
  confirmationRequired: 'Re-enter your passcode',
  mismatch: 'Passwords do not match',
  submit: 'Reset passcode',
  success: 'Password reset successfully',
  invalidLink: 'This link is not valid. Open it from the e-mail once more, or ask for a new one.',
  newLink: 'Ask for a new link',
  back: 'Back to Sign In',
} as const;
