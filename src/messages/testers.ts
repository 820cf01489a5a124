import { countOf } from '#src/domain/counts.ts';

export const testers = {
  title: 'Paths for testers',
  lead: (machines: number) =>
    `Every path through the app’s ${countOf(machines, 'state machine')}, in words, and played on the real screens.`,
  openDemo: 'Open the demo',
  openContract: 'The provider’s calls',
  explanation: [
    'A path is a list of steps, each with its actions and assertions. The player runs a path in the app, with its own sample data.',
    'While a path plays, it uses this browser’s local storage and session cookies. They are restored at the end, and when the page is left; other tabs of the demo are signed out meanwhile.',
  ],
  tabsLabel: 'Machines, paths and recordings',
  tabs: { machines: 'Machines', paths: 'Paths', record: 'Record' },
  loadFailed: 'This could not be loaded.',

  visitedTitle: 'Visited in this browser',
  visitedHint:
    'Use the demo in another tab: the states and transitions that its machines visit are highlighted here, until you reset them: with a tick and a thick line. Press a transition to see the paths that take it.',
  reset: 'Reset visited',
  resetDone: 'Nothing is marked as visited.',
  visitedOf: (states: string, transitions: string) => `${states} states, ${transitions} transitions visited`,
  of: (covered: number, all: number) => `${covered} of ${all}`,
  diagram: (machine: string) => `Diagram of the machine ${machine}; the table below has the same transitions`,
  statesOf: (machine: string) => `States of ${machine}`,
  kinds: {
    initial: ', initial state',
    final: ', final state',
    parallel: ', all at the same time',
    history: (name: string) => `${name}: the state that was left last`,
    deepHistory: (name: string) => `${name}: the states that were left last`,
  },
  invokes: (actor: string) => `invoke ${actor}`,
  fromTo: (from: string, to: string) => ` from ${from} to ${to}`,
  transition: (from: string, to: string, description: string) =>
    description === '' ? `From ${from} to ${to}.` : `From ${from} to ${to}: ${description}.`,
  visitedMark: 'Visited: ',
  taking: (count: number) =>
    count === 0
      ? 'No path takes this transition.'
      : `${countOf(count, 'path')} ${count === 1 ? 'takes' : 'take'} this transition.`,
  close: 'Close',
  transitions: (machine: string) => `Transitions of ${machine}`,
  route: (from: string, to: string) => `${from} → ${to}`,
  transitionColumns: {
    states: 'From → to',
    event: 'Event',
    description: 'Description',
    visited: 'Visited',
  },
  anyState: 'any state',
  visited: 'Visited',
  notVisited: 'Not visited',

  coverageTitle: 'Coverage of the baselines',
  coverageHint:
    'Guards are counted twice: for true and for false. A state × case is one case of an event in one state.',
  coverageColumns: {
    machine: 'Machine',
    paths: 'Paths',
    steps: 'Steps',
    states: 'States',
    transitions: 'Transitions',
    edges: 'State × case',
    guardsTaken: 'Guards true',
    guardsRefused: 'Guards false',
    cases: 'Cases',
  },
  missing: (machine: string, what: string, names: readonly string[]) =>
    `${machine}, ${what}, not covered: ${names.join('; ')}`,

  pathsTitle: 'All paths',
  machineFilter: 'Machine',
  allMachines: 'All machines',
  scenarios: 'Scenarios',
  textFilter: 'Search',
  textHint: 'In titles, ids and steps.',
  shown: (shown: number, all: number) => `${shown} of ${countOf(all, 'path')}`,
  noMatch: 'No path matches.',
  steps: (count: number) => countOf(count, 'step'),
  smoke: 'Smoke',
  play: 'Play',
  playThis: (id: string) => `Play ${id}`,
  copyLink: 'Copy link',
  copied: 'Copied',
  copyFailed: (link: string) => `Copying failed. Copy the address by hand: ${link}`,

  recordTitle: 'Record a path',
  recordHint:
    'Choose a machine, then use the demo. The recorder recognises what you do as cases of the test model; “Stop and save” stores them as a path. It warns you where the test model has no case.',
  record: (machine: string) => `Record ${machine}`,
  recordAll: 'Record all machines',
  startsWhen: (start: string) => `Starts when ${start}.`,
  recordAllHint: 'One path for each machine that you use.',
  recordedTitle: 'Recorded in this browser',
  recordedNone: 'Nothing has been recorded in this browser yet.',
  download: 'Download JSON',
  edit: 'Edit',
  misfit: (machine: string) =>
    `A path of ${machine} whose steps the test model no longer has in this order. Edit it, or remove it.`,
  editing: 'Steps of the recording',
  stepActions: (index: number) => `Step ${index + 1}`,
  moveUp: (index: number) => `Move step ${index + 1} up`,
  moveDown: (index: number) => `Move step ${index + 1} down`,
  removeStep: (index: number) => `Remove step ${index + 1}`,
  removeCheck: (assertion: string) => `Remove the check: ${assertion}`,
  up: '↑',
  down: '↓',
  notHere: (index: number, sentences: readonly string[]) =>
    `Step ${index + 1} cannot come here: the test model has ${sentences.length > 0 ? sentences.map((each) => `“${each}”`).join(', ') : 'no case'} in this state.`,
  empty: 'A path has at least one step.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'The recording was saved.',
  saveFailed: 'This could not be saved in this browser.',
  remove: 'Remove',
  removed: (id: string) => `${id} was removed.`,
} as const;
