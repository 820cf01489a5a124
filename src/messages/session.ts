export const startup = {
  preparing: 'One moment',
  failed:
    'The app could not start in this browser. Reload the page; if it stays like this, try another browser.',
} as const;

export const session = {
  pleaseLogin: 'Please login to continue.',
  loggedOut: 'Logged out successfully.',
  restoring: 'Opening your account',
  notStored: 'This browser does not let this page store your session: reloading the page will sign you out.',
  unconfirmed:
    'Nothing was carried out this time: the provider did not confirm in time that this session is still yours. Try again, or log out and sign in again.',
  otherMember: 'Somebody else signed in in another tab of this browser. This tab shows their account now.',
} as const;
