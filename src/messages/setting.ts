import { specificationText } from './specificationText';

export const setting = {
  title: 'Account Settings',
  saveChanges: 'Save Changes',
  profile: {
    tab: 'Profile',
    name: 'Name',
    email: 'Email',
    walletAddress: 'Wallet Address',
    noWalletAddress: 'Not set',
    privateKey: 'Private Key',
    hidden: 'Hidden',
    show: 'Show',
    hide: 'Hide',
    ofPrivateKey: 'private key',
    copy: 'Copy private key',
    copied: 'Private key copied',
    keepSafe:
      'Give this key to whoever is to send you a transfer, and to nobody else. With your passcode, too, anybody can use your account.',
    update: 'Update Details',
    form: 'Update Details',
    cancel: 'Cancel',
    fullName: 'Full Name',
    nameRequired: 'Name is required',
    walletAddressHint: 'Withdrawals are suggested to go there. Leave it empty to remove it.',
    success: 'Profile updated successfully!',
    unknown: 'It is not known whether your details were saved. Reload the page to see, or save them again.',
  },
  membership: {
    title: 'Membership',
    memberSince: 'Member since',
    referredBy: 'Referred by',
    role: 'Role',
  },
  security: {
    tab: 'Security',
    changePassword: 'Change Password',
    changePasswordText:
      'Your password is the passcode that you sign in with. Choose one that you use nowhere else.',
    twoFactor: 'Two-Factor Authentication',
    twoFactorLead: 'Enhance Security',
    twoFactorText: 'A second proof besides your passcode, like a code from your phone.',
    twoFactorStatus: 'Not available',
    twoFactorAbsent: 'Your provider does not offer it yet: there is nothing to switch on.',
    current: 'Current Password',
    currentRequired: specificationText('Current password is required', 'Name is required'),
    new: 'New Password',
    newRequired: 'Password is required',
    reveal: {
      current: { show: 'Show current password', hide: 'Hide current password' },
      new: { show: 'Show new password', hide: 'Hide new password' },
    },
    success: 'Password updated successfully!',
    unknown:
      'It is not known whether your password was changed. The next time you sign in, try the new one first.',
  },
} as const;
