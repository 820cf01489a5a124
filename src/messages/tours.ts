/** The bar of a tour, and what the tours say. */
export const tours = {
  title: 'Tours',
  hint: 'A story on the real screens, in a world of its own. Escape leads back, and everything is as it was.',
  notFound: (name: string) => `There is no tour “${name}”.`,
  label: 'Tour',
  progress: (step: number, steps: number) => `${step} of ${steps}`,
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  play: 'Play',
  pause: 'Pause',
  leave: 'Leave',
  notes: 'Notes',
  shortcuts: 'Arrow keys: next and back. P: play and pause. N: notes. H: hide this bar. Esc: leave.',
  preparing: 'Preparing the story…',
  failed: (problem: string) =>
    `This step does not fit the screen: ${problem} Back tells the one before once more, in a new world.`,
  worldFailed: (problem: string) =>
    `The world of this tour could not be made. Leave it, and start it again: ${problem}`,
  memberYear: {
    title: 'A member’s year',
    story: 'From the first donation to a team of her own: what Nora sees after twelve months.',
    steps: {
      home: [
        'Nora joined a year ago. One screen tells her where she stands.',
        'Point at the figures: what she gave, what she earned, and what she could take out today.',
      ],
      earned: [
        'What she has earned comes from the donations of her team, to the fifth decimal.',
        'Every credit is a pair in the ledger: the sum over all accounts is always zero.',
      ],
      network: [
        'People joined with her referral code, and others followed them.',
        'The table can be filtered and shared by its address; the graph is one press away.',
      ],
      reports: [
        'What she has earned, month by month, to read or to export.',
        'The charts count with the demo’s own clock.',
      ],
      amount: [
        'She gives again. Before she sends, the form says what will remain.',
        'Change the amount live: the sentence follows, and too much is said before it is sent.',
      ],
      donated: [
        'One press, one donation: the figures follow at once.',
        'The call carries a key, so that not even a repeated request could count it twice.',
      ],
    },
  },
  moneyWithCare: {
    title: 'Money with care',
    story: 'What Miguel is told when money moves, and when nobody knows whether it has moved.',
    steps: {
      deposit: [
        'A deposit address is good for an hour, and counts down.',
        'It is never shown after its time; a reload shows the same one.',
      ],
      arrived: [
        '$150 arrives: it is in the history, and in his Impact Balance.',
        'This was a deposit by the provider, not a change of the screen.',
      ],
      form: [
        'He sends $12 to Lena, and reads what will remain.',
        'The recipient is a private key: it never shows in a history.',
      ],
      confirmation: [
        'The recipient is new, so the app asks once more, in the form’s place.',
        'So it does before the whole balance. The second press of a double click confirms nothing.',
      ],
      unknown: [
        'The connection breaks before the answer. The app does not guess: it says that it is not known.',
        'The provider did carry it out. An app that said “failed” here would make people pay twice.',
      ],
      lookedUp: [
        'The history has it. Nothing was sent a second time.',
        'Count the entries together with the audience: one.',
      ],
      withdrawal: [
        'What was to be withdrawn is rejected: its rows are struck through, and the money is back in Available Balance.',
        'Withdrawals go from Pending to Processing to Completed with the demo’s clock.',
      ],
    },
  },
  testersPromise: {
    title: 'A tester’s promise',
    story: 'No white page and no false success, whatever the provider answers.',
    sentences: {
      error: 'The provider has a problem. Please try again later.',
      refusal: 'This is not possible at the moment. Please contact your provider.',
    },
    steps: {
      home: ['Everything works: this is the usual screen.', 'From here on the provider fails on purpose.'],
      error: [
        'The provider answers with an error. The part that is missing says so, and offers to try again.',
        'The menu, the other parts and the session stay.',
      ],
      malformed: [
        'It answers something that nobody agreed on. The screen stays, and says that too.',
        'One unreadable answer costs one section of one screen.',
      ],
      recovered: [
        'The provider is back: one press, and the figures are there.',
        'Nothing had to be reloaded.',
      ],
      refused: [
        'A donation is refused: the provider’s own sentence is shown, and no money has moved.',
        'Compare the Impact Balance before and after.',
      ],
      expired: [
        'The session’s token expires: it is renewed silently, and the screen is simply there.',
        'All paths of the machines are generated and played on these screens: open /demo/paths.',
      ],
    },
  },
} as const;
