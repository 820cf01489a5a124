import { countOf } from '#src/domain/counts.ts';

export const player = {
  label: 'Path player',
  notFound: (id: string) => `There is no path “${id}”.`,
  notFoundHint: 'Its id changes with its steps.',
  misfit: {
    recording: {
      title: 'This recording cannot be played.',
      hint: 'Its address is not complete, or the test models no longer have its steps in this order.',
    },
    walk: {
      title: 'This walk cannot be played.',
      hint: 'Its address is not complete, or has steps that there are no longer.',
    },
  },
  toPaths: 'Back to the paths',
  progress: (step: number, steps: number) =>
    step === 0 ? `Start, then ${countOf(steps, 'step')}` : `Step ${step} of ${steps}`,
  play: 'Play',
  pause: 'Pause',
  step: 'Step',
  slow: 'Slow',
  replay: 'Play again',
  shortcuts: 'Alt+P plays and pauses, Alt+S takes one step.',
  assertions: 'Assertions of this step',
  inState: (state: string, description: string) =>
    description ? `the state is ${state}: ${description}` : `the state is ${state}`,
  toasts: (texts: readonly string[]) => `the toast is ${texts.join(' and ')}`,
  noToasts: 'no toast appears',
  nothingElse: 'no call breaks the contract, and nothing unexpected is in the console',
  statuses: { pending: 'pending', running: 'running', passed: 'passed', failed: 'failed' },
  checked: (passed: number, all: number) => `${passed} of ${countOf(all, 'assertion')}`,
  passed: (steps: number, assertions: number) =>
    `Passed: ${countOf(steps, 'step')}, ${countOf(assertions, 'assertion')}`,
  failed: (step: number, steps: number) =>
    step === 0 ? 'Failed at the start' : `Failed at step ${step} of ${steps}`,
  failure: { state: 'State', step: 'Step', problem: 'Problem', replay: 'Replay' },
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'Copying failed. Select the address and copy it by hand.',
  narrow:
    'This window is narrower than 1024 pixels, where the menu is collapsed: paths that use the menu will fail.',
} as const;
