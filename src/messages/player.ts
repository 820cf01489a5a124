const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const player = {
  label: 'Path player',
  unknown: (id: string) => `There is no path “${id}”.`,
  unknownHint:
    'It may have changed its name with what is done in it, or have been recorded in another browser.',
  toPaths: 'Back to the paths',
  place: (step: number, steps: number) =>
    step === 0 ? `Start, then ${steps} steps` : `Step ${step} of ${steps}`,
  play: 'Play',
  pause: 'Pause',
  step: 'Step',
  slow: 'Slow',
  again: 'Play again',
  shortcuts: 'Alt+P plays and pauses, Alt+S takes one step.',
  assertions: 'What is checked in this step',
  inState: (state: string, description: string) =>
    description ? `the state is ${state}: ${description}` : `the state is ${state}`,
  toasts: (texts: readonly string[]) => `the app says ${texts.map((text) => `“${text}”`).join(' and ')}`,
  noToasts: 'the app says nothing else',
  statuses: { open: 'not yet', looking: 'being looked for', seen: 'so', wrong: 'not so' },
  checked: (seen: number, all: number) => `${seen} of ${plural(all, 'check')}`,
  passed: (steps: number, checks: number) => `Passed: ${plural(steps, 'step')}, ${plural(checks, 'check')}`,
  failed: (step: number, steps: number) =>
    step === 0 ? 'Failed at the start' : `Failed at step ${step} of ${steps}`,
  failure: { state: 'State', step: 'Step', wrong: 'What is wrong', replay: 'See it again' },
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'Copying failed. Select the address and copy it by hand.',
  narrow:
    'This window is narrower than 1024 pixels: the menu is folded away there, and paths that use it fail. Play tries it anyway.',
} as const;
