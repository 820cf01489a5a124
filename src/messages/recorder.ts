export const recorder = {
  label: 'Path recorder',
  title: (machines: readonly string[]) => `Recording ${machines.join(', ')}`,
  first: (start: string) => `It begins where ${start}.`,
  signIn: (name: string) => `Paths speak of ${name}: sign in as them.`,
  waiting: 'Waiting for the beginning',
  steps: 'Recorded so far',
  none: 'Nothing yet. Use the app: each thing that you do shows here.',
  entry: (machine: string, sentence: string) => `${machine}: ${sentence}`,
  left: (event: string, state: string) =>
    `Here you left the model: ${event} in ${state} has no case that leads there.`,
  beganAnew: (machine: string, state: string) =>
    `Here you left the model: the machine ${machine} began anew in ${state}.`,
  known: (sentences: readonly string[]) =>
    sentences.length > 0
      ? `The vocabulary knows there: ${sentences.join('; ')}.`
      : 'The vocabulary knows nothing there.',
  kept: 'What was recorded up to here can be saved.',
  stop: 'Stop and save',
  nothingToSave: 'Nothing was recorded yet.',
  failed: 'The recording could not be saved.',
  discard: 'Discard',
  unknown: (id: string) => `There is no machine “${id}”.`,
  unknownHint: (ids: readonly string[]) => `There are: ${ids.join(', ')}, or all of them.`,
} as const;
