import { formatCount } from '#src/domain/counts.ts';
import { formatMoment } from '#src/domain/dates.ts';
import { toSingleLine } from '#src/domain/singleLine.ts';

const quote = (given: string) => `“${given.length > 60 ? `${given.slice(0, 59)}…` : given}”`;
const listNames = (names: readonly string[]) => names.join(', ');

/** The world that a demo is given with: scenarios, checkpoints and the customer's own brand. */
export const demoWorld = {
  progress: {
    starting: 'Preparing the demo data',
    opening: 'Preparing the members and their histories',
    restoring: 'Restoring the world',
    importing: 'Reading the file',
    exporting: 'Writing the file',
    moving: 'Time is moving: members join and donate on the way',
  },
  livedOn: (left: number) =>
    `The demo data were last used on ${formatMoment(left)}. Since then members have joined and donated, until today.`,
  unreadable: 'The demo data of another version could not be used any more: here are new ones.',
  address: {
    title: 'This demo address cannot be read',
    lead: 'Nothing was changed. What the address says, and what is wrong with it:',
    mayBeChanged: 'The world may be another one by now: the one before it is then kept as a checkpoint.',
    toDemo: 'Open the demo',
    scenarios: 'Prepared scenarios',
    twice: (name: string) => `${quote(name)} is in the address more than once.`,
    unknownPart: (name: string, known: readonly string[]) =>
      `${quote(name)} is nothing that an address can say. Perhaps it is misspelt: there are ${listNames(known)}.`,
    demo: (given: string) =>
      `There is no scenario ${quote(given)}, and it is not a code that a demo has made. Choose one below.`,
    code: 'The code of the world is cut off, or was made by another version of the demo.',
    withCode: (name: string) =>
      `The code already says all of the world, so the address cannot also have ${quote(name)}.`,
    seed: (given: string) => `The seed is a whole number from 0 to 2,147,483,647, not ${quote(given)}.`,
    members: (given: string) => `The number of members is from 10 to 50,000, not ${quote(given)}.`,
    date: (name: string, given: string, end: number) =>
      `${quote(name)} is a date from the year 2000 to ${new Date(end - 1).getUTCFullYear()}, as 2027-03-01, or with a time in UTC as 2027-03-01T09:30, not ${quote(given)}.`,
    now: 'The time in “now” lies before the beginning of the world, or more than ten years after it.',
    tooFar: (latest: number) =>
      `Until the time in “now” more would happen among the members than this browser can hold. It can be before ${formatMoment(latest)}.`,
    persona: (given: string, known: readonly string[]) =>
      `There is no persona ${quote(given)}. There are: ${listNames(known)}.`,
    screen: (given: string) =>
      `${quote(given)} is no screen of the app. A screen is a path, as /dashboard/donate.`,
    network: (given: string, known: readonly string[]) =>
      `The network is none, ${listNames(known)}, milliseconds up to 120,000, or both as flaky,400, not ${quote(given)}.`,
    refusal: 'This is not possible at the moment. Please contact your provider.',
    faults: (given: string) =>
      `${quote(given)} is no fault. A fault is a call, an outcome, and next, always or a share, as donate:serverError:30%.`,
    brand: (given: string) =>
      `${quote(given)} is no brand. A brand is a name of up to 40 letters, then an initial and a colour, as Acme~A~0055aa.`,
    failed: 'The world of this address could not be made. Reload the page to try again.',
    noSession: 'This browser stores no session here: sign in by hand.',
  },
  world: {
    title: 'Sample world',
    keywords: 'share url address hash seed',
    facts: (members: number, seed: number) => `${formatCount(members)} members, seed ${seed}`,
    now: (at: number) => `It is ${formatMoment(at)}.`,
    hash: 'Fingerprint',
    hashHint: 'The same for the same world, in any browser.',
    hashing: 'Computing…',
    noHash: 'needs https',
    link: 'Copy link to this',
    linkField: 'Link to this moment',
    linkCopied: 'The link is copied. It opens this world, this member and this screen.',
    linkCopiedWithoutMember:
      'The link is copied. It opens this world and this screen, with nobody signed in: who is signed in here is no persona.',
    linkShown: 'The link is below. Copy it by hand.',
    tooLong: 'Too much has changed in this world for a link. Export it as a file instead.',
  },
  scenarios: {
    title: 'Scenarios',
    hint: 'Each replaces the world; the present one is kept as a checkpoint.',
  },
  history: {
    title: 'Undo and checkpoints',
    keywords: 'redo history save snapshot restore export import file download backup load',
    undo: 'Undo',
    redo: 'Redo',
    nothing: 'Nothing has changed yet.',
    last: (what: string) => `Last change: ${what}.`,
    next: (what: string) => `Taken back: ${what}.`,
    of: (what: string, member: string) => `${what} – ${member}`,
    time: 'time was moved',
    replaced: 'the world was replaced',
    simulated: 'what members did as time passed',
    data: 'a member’s data',
    mail: 'an e-mail was sent',
    missing: 'The world before that is no longer kept.',
    removed: 'This checkpoint is no longer kept.',
    name: 'Name of the checkpoint',
    nameHint: 'For the world as it is now.',
    keep: 'Keep a checkpoint',
    kept: (name: string) => `“${toSingleLine(name)}” is kept.`,
    nameRequired: 'Give the checkpoint a name',
    list: 'Checkpoints',
    empty: 'No checkpoints yet.',
    /** the newest is the first */
    automatic: (number: number) => `Before the world was replaced${number === 1 ? '' : ` (${number})`}`,
    about: (members: number, now: number) => `${formatCount(members)} members, ${formatMoment(now)}`,
    ofScenario: (title: string, about: string) => `${title}: ${about}`,
    restore: (name: string) => `Restore “${toSingleLine(name)}”`,
    remove: (name: string) => `Remove “${toSingleLine(name)}”`,
    restoreShort: 'Restore',
    removeShort: 'Remove',
    exportFile: 'Export as a file',
    importFile: 'Import a file',
    fileName: (day: string) => `trellis-demo-${day}.json`,
    problems: {
      foreign: 'This file is no world of this demo. Nothing was changed.',
      newer: 'This file was made by a newer version of the demo. Nothing was changed.',
      older:
        'This file was made by an older version of the demo, which this one cannot read. Nothing was changed.',
      damaged: 'This file is damaged or was changed by hand. Nothing was changed.',
    },
  },
  brand: {
    title: 'The customer’s own',
    keywords: 'brand branding logo colour color name',
    name: 'Name',
    nameHint: 'Up to 40 letters.',
    initial: 'Initial',
    initialHint: 'One or two letters in place of the logo.',
    initialTooLong: 'The initial has more than two letters.',
    accent: 'Accent colour',
    accentHint: 'Made lighter or darker until texts can be read on it, in both themes.',
    apply: 'Apply',
    shownNext: 'The next screens show it.',
    remove: 'Back to the usual one',
    nameRequired: 'Name is required',
    tooLong: 'The name has more than 40 letters.',
    reserved: 'The name cannot have “~”.',
  },
} as const;
