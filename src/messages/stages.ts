/** The ten stages as a picture, on Home and after a donation. */
export const stages = {
  title: 'Your stages',
  ladder: 'Stages',
  reached: 'reached',
  missing: (next: number) => `Left to reach stage ${next} (estimate)`,
  /** where it could not be loaded */
  distance: 'What is missing to the next stage',
  estimate: 'Estimated from your completed donations: the provider does not say how much of them counts.',
  notStaged: 'Your first donation brings you to stage 1.',
  last: 'You have reached the last stage.',
  unknown: (next: number) => `The provider does not say what is missing to stage ${next}.`,
  noStage: 'The provider does not say your stage.',
  noRule: (stage: number) => `The provider has no rule for stage ${stage}.`,
  details: 'How it is worked out',
  newStage: (stage: number) => `You reached stage ${stage}`,
  seeHome: 'See it on the dashboard',
} as const;
