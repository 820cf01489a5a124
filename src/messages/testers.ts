const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const testers = {
  title: 'Paths for testers',
  lead: 'Every way through the app’s three machines, in words, and played on the real screens.',
  openDemo: 'Open the demo',
  explanation: [
    'A path is a list of steps: what is done, by whom, and what must then be seen. Play one and the app walks it before your eyes, over sample data of its own.',
    'While it plays, this browser’s sign-in (local storage and session cookies) belongs to the path. What was there before is put back at the end, and when the page is left; other tabs of the demo are signed out meanwhile.',
  ],
  tabsLabel: 'Machines, paths and recordings',
  tabs: { machines: 'Machines', paths: 'Paths', record: 'Record' },
  loadFailed: 'This could not be loaded.',

  visitedTitle: 'Visited in this browser',
  visitedHint:
    'Use the demo in another tab: what its machines go through is lit up here as it happens, and remembered until you reset it. What was visited has a tick and a thick line; the rest is dashed.',
  reset: 'Reset what was visited',
  resetDone: 'Nothing is marked as visited any more.',
  visitedOf: (states: string, transitions: string) => `${states} states, ${transitions} transitions visited`,
  of: (covered: number, all: number) => `${covered} of ${all}`,
  diagram: (machine: string) =>
    `Diagram of the machine ${machine}; the table after it says the same in words`,
  drawFailed: 'The diagram could not be drawn. The table says the same in words.',
  transitions: (machine: string) => `Transitions of ${machine}`,
  transitionColumns: { from: 'From', event: 'On', description: 'What it means', visited: 'Visited' },
  everywhere: 'everywhere',
  visited: 'Visited',
  notVisited: 'Not yet',

  coverageTitle: 'What the frozen paths cover',
  coverageHint:
    'Guards are counted both ways: let pass, and refused. A state × case is one way of an event in one state.',
  coverageColumns: {
    machine: 'Machine',
    paths: 'Paths',
    steps: 'Steps',
    states: 'States',
    transitions: 'Transitions',
    edges: 'State × case',
    guardsTaken: 'Guards passed',
    guardsRefused: 'Guards refused',
    cases: 'Cases',
  },
  missing: (machine: string, what: string, names: readonly string[]) =>
    `${machine}, ${what}, not covered: ${names.join('; ')}`,

  pathsTitle: 'All paths',
  machineFilter: 'Machine',
  everyMachine: 'All machines',
  together: 'across machines',
  textFilter: 'Search',
  textHint: 'In titles, names and steps.',
  shown: (shown: number, all: number) => `${shown} of ${plural(all, 'path')}`,
  noMatch: 'No path matches.',
  steps: (count: number) => plural(count, 'step'),
  smoke: 'Smoke',
  play: 'Play',
  playThis: (id: string) => `Play ${id}`,
  copyLink: 'Copy link',
  copied: 'Copied',
  copyFailed: (link: string) => `Copying failed. Copy the address by hand: ${link}`,

  recordTitle: 'Record a path',
  recordHint:
    'Choose what to follow, then use the demo by hand. Each thing that you do is recognised as a case of the vocabulary; Stop saves it as a path. Where the vocabulary has no case, you are told so.',
  record: (machine: string) => `Record ${machine}`,
  recordAll: 'Record all three',
  begins: (start: string) => `Begins where ${start}.`,
  beginsAll: 'One path for each machine that you use.',
  recordedTitle: 'Recorded in this browser',
  recordedNone: 'Nothing was recorded in this browser yet.',
  download: 'Download JSON',
  remove: 'Remove',
  removed: (id: string) => `${id} was removed.`,
} as const;
