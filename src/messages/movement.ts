const WITH_ARTICLE = {
  transfer: 'A transfer',
  donation: 'A donation',
  withdrawal: 'A withdrawal',
} as const;
type Kind = keyof typeof WITH_ARTICLE;

/** About a movement of money whose outcome is not known, on every screen. */
export const movement = {
  sent: (kind: Kind, amount: string) => `${WITH_ARTICLE[kind]} of ${amount} was sent.`,
  sendAgain: {
    keyed: 'Send again – the provider will not count it twice',
    unkeyed: 'Send again – the provider may count it twice',
  },
  another: (kind: Kind) => `What you enter next is another ${kind}, whatever its amount.`,
  lookedUp: 'I have looked it up',
  underWayElsewhere: (kind: Kind) => `${WITH_ARTICLE[kind]} is under way in another tab. Nothing was sent.`,
  notSentAgain: (kind: Kind) =>
    `${WITH_ARTICLE[kind]} is under way in another tab. Wait for it, then send this one again.`,
  earlier: (kind: Kind, amount: string, moment: string) =>
    `${WITH_ARTICLE[kind]} of ${amount} was sent on ${moment}. It is not known whether it went through.`,
  answered: (sentence: string) => `The provider answered: “${sentence}”`,
  signedOut: (kind: Kind) => `${WITH_ARTICLE[kind]} was sent, and it is not known whether it went through.`,
  notCarriedOut: (kind: Kind) => `${WITH_ARTICLE[kind]} was not carried out before the session ended.`,
  signIn: 'Sign in to look it up.',
  history: {
    transfer: 'Look in Transfer History',
    donation: 'Look in Donation Details',
    withdrawal: 'Look in Withdrawal Details',
  },
} as const;
