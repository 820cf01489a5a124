import { specificationText } from './specificationText';

export const signUp = {
  title: 'Create Your Account',
  name: 'Name',
  nameRequired: 'Name is required',
  email: 'Email',
  emailRequired: specificationText('Email is required', 'Name is required'),
  passcode: 'Passcode',
  passcodeRequired: 'Passcode is required',
  referralCode: 'Referral code',
  referralCodeRequired: 'Referral code is required',
  submit: 'Create Account',
  haveAccount: 'Already a member?',
  signIn: 'Sign in',
  success: 'Signup successful!',
  unknown: {
    keyed:
      'It is not known whether your account was created. Press once more, with nothing changed: no second one is made. If this e-mail address is refused then, ask your provider for your private key.',
    unkeyed:
      'It is not known whether your account was created. Ask your provider before you press once more: a second one may be made.',
  },
  notLoaded:
    'Nothing was sent: the page with your private key could not be loaded. Check your connection, then press again. If that does not help, reload the page.',
} as const;

export const signUpSuccess = {
  title: 'Sign Up Successful!',
  canSignIn: 'You can now sign in using your Private Key and Passcode.',
  keepSafe: 'Please copy this Private key and keep it safe.',
  privateKey: 'Private key',
  missing: 'Your private key is shown once, right after sign-up. If you did not keep it, ask your provider.',
  copy: 'Copy private key',
  copied: 'Copied',
  download: 'Download .txt',
  file: (privateKey: string) => `Private key: ${privateKey}\n`,
  back: 'Back to Sign In',
} as const;
