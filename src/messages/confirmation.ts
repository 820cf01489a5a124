/** Before money leaves: what is said about an amount or a destination, and what has to be confirmed. */
export const confirmation = {
  title: {
    withdrawal: (amount: string) => `Withdraw ${amount}?`,
    donation: (amount: string) => `Donate ${amount}?`,
    transfer: (amount: string) => `Send ${amount}?`,
  },
  goesTo: {
    withdrawal: 'It is paid on the BSC network to this address:',
    transfer: 'It goes from your Impact Balance to the member with this private key:',
  },
  programme: 'It goes from your Impact Balance to the programme.',
  final: {
    withdrawal: 'Once it is paid nobody can bring it back, not even your provider.',
    donation: 'A donation cannot be taken back.',
    transfer: 'A transfer cannot be taken back. Only its recipient can return the money.',
  },
  wholeBalance: 'This is your whole balance: nothing stays.',
  newAddress:
    'This browser has no record of a withdrawal of yours to this address. Compare it with the one that you were given, to its last character.',
  newRecipient:
    'This page knows of no transfer of yours to this key: private keys are not kept here. Compare it with the one that you were given, to its last character.',
  malformed:
    'This does not look like an address of the BSC network: that is 0x and 40 figures or letters from a to f.',
  foreign: (position: number, character: string) =>
    `Character ${position} is ${character}, which is in no address.`,
  checksumFails:
    'Its small and capital letters contradict its checksum (EIP-55): at least one character is probably wrong.',
  checksumUnknown: 'Its checksum could not be examined.',
  lookAlike: {
    warning: 'It looks like an address of yours, and is another one. What differs is marked:',
    typed: 'This one',
    used: 'Yours',
    count: (differing: number, all: number) =>
      `${differing} of ${all} characters ${differing === 1 ? 'differs' : 'differ'}.`,
    lengths: (typed: number, own: number) => `It has ${typed} characters, yours has ${own}.`,
  },
  /** on the form, before it is submitted */
  ahead: {
    lead: 'You will be asked once more:',
    wholeBalance: 'it is your whole balance',
    newAddress: 'the address is new in this browser',
    newRecipient: 'the key is new to this page',
    malformed: 'this is not the form of a BSC address',
    checksumFails: 'the address contradicts its checksum',
    lookAlike: 'the address looks like one of yours, and is another one',
  },
  goBack: 'Go back',
  confirm: 'Confirm',
  savedAddress: {
    title: 'Save this wallet address?',
    final: 'Withdrawals are suggested to go there, and cannot be brought back.',
    confirm: 'Save this address',
  },
} as const;
