import { formatDollars } from '#src/domain/money.ts';

const formatMoment = (time: number): string =>
  new Date(time).toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' });

export const demoTime = {
  time: 'Time',
  keywords: 'clock date fast forward later speed faster travel',
  timeHint:
    'Moves the provider’s clock: withdrawals go through, access tokens and deposit addresses expire, members join and donate on the way. Who is signed in stays so.',
  now: (time: number) => `It is ${formatMoment(time)}.`,
  pace: 'Pace',
  paces: { 1: 'As usual', 60: '60× (an hour a minute)', 3600: '3,600× (an hour a second)' },
  hour: 'One hour',
  day: 'One day',
  month: '30 days',
  amount: 'Move by',
  unit: 'Unit',
  units: { minutes: 'minutes', hours: 'hours', days: 'days' },
  amountError: 'A whole number from 1 to 1000.',
  move: 'Move',
  date: 'Move to',
  go: 'Go there',
  dateError: 'Choose a moment after the one it is now, and within ten years of it.',
  tooFar: (latest: number) =>
    `Until then more would happen among the members than this browser can hold. Choose a moment before ${formatMoment(latest)}. Time was not moved.`,
  calendarEnds: (latest: number) =>
    `The calendar of the demo ends on ${formatMoment(latest)}. Time was not moved.`,
  moved: (time: number) => `Time moved forward to ${formatMoment(time)}.`,
  sessionOver: (name: string) => `The session of ${name} has ended.`,
  signInAgain: (name: string) => `Sign in again as ${name}`,
  events: 'Events',
  eventsHint: 'Happen to the member who is signed in, or in the team below.',
  signedOut: 'Sign in to let something happen.',
  deposit: 'Deposit in dollars',
  depositError: 'An amount from 0.01 to 1,000,000 with at most five decimals.',
  arrive: 'Deposit arrives',
  arrived: (dollars: number) => `A deposit of ${formatDollars(dollars)} has arrived.`,
  downline: {
    joins: 'Somebody joins',
    donates: 'Somebody donates',
    reachesStage: 'Somebody reaches a stage',
  },
  happened: {
    joins: ({ name }: { readonly name: string }) => `${name} has joined.`,
    donates: ({ name, dollars }: { readonly name: string; readonly dollars: number }) =>
      `${name} has donated ${formatDollars(dollars)}.`,
    reachesStage: ({ name, stage }: { readonly name: string; readonly stage: number }) =>
      `${name} has reached stage ${stage}.`,
  },
  nobody: 'There is nobody in the team who could do that. Let somebody join first.',
  mail: 'An e-mail comes',
  mailed: 'An e-mail has come: see the outbox.',
} as const;
