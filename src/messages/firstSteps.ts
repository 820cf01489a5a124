/** What a new member does first, on Home. */
export const firstSteps = {
  title: 'Your first steps',
  description: 'Each is ticked once your provider has recorded it.',
  done: '(done)',
  deposit: {
    title: 'Make a deposit',
    text: 'Send funds to your own deposit address. They become your Impact Balance.',
    action: 'Go to Deposit',
  },
  donate: {
    title: 'Make your first donation',
    text: (minimum: string | undefined) =>
      minimum === undefined
        ? 'It brings you to stage 1, and lets you earn.'
        : `At least ${minimum}. It brings you to stage 1, and lets you earn.`,
    action: 'Go to Donate',
  },
  share: {
    title: 'Share your link',
    text: 'You earn when members of your team donate. Done when somebody has joined with it.',
    action: 'Go to Network',
  },
} as const;
