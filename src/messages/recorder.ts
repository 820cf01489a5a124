export const recorder = {
  label: 'Path recorder',
  title: (machines: readonly string[]) => `Recording ${machines.join(', ')}`,
  startsWhen: (start: string) => `A path starts when ${start}.`,
  signIn: (name: string) => `The paths are those of ${name}: sign in as this persona.`,
  waiting: 'Waiting for the start',
  steps: 'Recorded so far',
  none: 'Nothing yet. Use the app: each recognised case is listed here.',
  entry: (machine: string, sentence: string) => `${machine}: ${sentence}`,
  offModel: (event: string, state: string) => `The test model has no case for this: ${event} in ${state}.`,
  restarted: (machine: string, state: string) =>
    `The test model has no case for this: the machine ${machine} was restarted in ${state}.`,
  knownCases: (sentences: readonly string[]) =>
    sentences.length > 0
      ? `Its cases in this state: ${sentences.join('; ')}.`
      : 'It has no cases in this state.',
  savable: 'The steps before it can be saved.',
  offer: (machine: string) =>
    `What happened, as a case for the test model of ${machine}. Give it a sentence, and what must be true after it:`,
  source: 'The missing case',
  copy: 'Copy the case',
  copied: 'Copied',
  copyFailed: 'Copying failed. Select the case and copy it by hand.',
  addCheck: 'Add a check',
  noStep: 'A check belongs to a step: there is none yet.',
  picking: 'Press a part of the app, or move the focus to it and press Enter. Escape cancels.',
  choose: 'What must be so after this step?',
  check: (assertion: string) => `Check: ${assertion}`,
  cancel: 'Cancel',
  stop: 'Stop and save',
  nothingToSave: 'Nothing has been recorded yet.',
  failed: 'The recording could not be saved.',
  discard: 'Discard',
  notFound: (id: string) => `There is no machine “${id}”.`,
  notFoundHint: (ids: readonly string[]) => `The machines are ${ids.join(', ')}; “all” records every one.`,
} as const;
