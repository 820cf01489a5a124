export const signIn = {
  title: 'Access Your Account',
  identifier: 'Private key',
  identifierRequired: 'identifier is required',
  passcode: 'Passcode',
  passcodeRequired: 'Passcode is required',
  submit: 'Access Dashboard',
  // Some browsers keep a failed import until the page is reloaded.
  notLoaded:
    'Nothing was sent: the form could not be loaded. Check your connection, then press again. If that does not help, reload the page.',
  forgotPassword: 'Forgot Password',
  movements: 'What became of your last movement of money',
  noAccount: 'New here?',
  signUp: 'Create an account',
  ended: {
    expired: 'Your session has ended. Please sign in again.',
    notRenewed: 'Your session could not be renewed. Please sign in again.',
    loggedOutInOtherTab: 'You logged out in another tab.',
  },
} as const;
