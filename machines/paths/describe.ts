import type { Action, Outcome } from './action';
import type { Assertion } from './assertion';
import { type HandlersByType, handleByType } from './byType';

const PLACEHOLDER = /\{(\w+)\.(\w+)\}/g;
const PERSONS: Readonly<Record<string, string>> = { other: 'the other member' };
const PROPERTIES: Readonly<Record<string, string>> = {
  key: 'private key',
  address: 'deposit address',
  balance: 'figure for the impact balance',
  transferId: 'transfer id',
};

const describePerson = (person: string) => PERSONS[person] ?? `the ${person}`;
const describeProperty = (person: string, property: string) =>
  `${describePerson(person)}’s ${PROPERTIES[property] ?? property}`;

/** A text with its placeholders described: `{other.name} signs in` becomes “the other member signs in”. */
export const resolveForReader = (text: string): string =>
  text.replace(PLACEHOLDER, (_, person: string, property: string) =>
    property === 'name' ? describePerson(person) : describeProperty(person, property),
  );

/** A text that is typed, sent or shown, with its placeholders described in brackets. */
const bracketed = (text: string) =>
  text.replace(
    PLACEHOLDER,
    (_, person: string, property: string) => `[${describeProperty(person, property)}]`,
  );
const quote = (text: string) => `“${bracketed(text)}”`;

const UNITS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
  ['millisecond', 1],
] as const;

/** `59 minutes, 59 seconds and 999 milliseconds`. */
export function formatDuration(milliseconds: number): string {
  let rest = Math.abs(milliseconds);
  const parts = UNITS.flatMap(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count > 0 ? [`${count} ${unit}${count === 1 ? '' : 's'}`] : [];
  });
  const last = parts.pop() ?? '0 milliseconds';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}

const OUTCOMES: Readonly<Record<Outcome['kind'], (call: string, sentence: string) => string>> = {
  answer: (call) => `answers ${call}`,
  unauthorized: (call) => `answers ${call} with 401, as for a token that has expired`,
  refusal: (call, sentence) => `refuses ${call} with 422: ${sentence}`,
  serverError: (call) => `answers ${call} with 500 and no message`,
  unsuccessful: (call, sentence) => `answers ${call} with success: false and ${sentence}`,
  malformed: (call) => `answers ${call} with a malformed body`,
  responseLost: (call) => `carries out ${call}, but the connection breaks before the answer`,
  responseTruncated: (call) => `carries out ${call}, but the connection breaks in the middle of the answer`,
  unreachable: (call) => `does not receive ${call}`,
};

/** How the provider ends a call, as the predicate of “the provider”: `answers POST /users/login`. */
export const describeOutcome = (outcome: Outcome, call = 'the call'): string =>
  OUTCOMES[outcome.kind](call, 'sentence' in outcome ? quote(outcome.sentence) : '');

const STORED = {
  session: 'the app reads a stored session',
  nothing: 'the app reads empty storage',
  garbage: 'the app reads stored data that is not a session',
} as const;

const WAKE_EVENTS = {
  tick: 'at the next tick of a second',
  focus: 'when the window gets the focus',
  pageshow: 'when the page is shown again',
  visibilitychange: 'when the tab becomes visible',
} as const;

const IN_ANOTHER_TAB = {
  login: 'signs in',
  refreshToken: 'gets a new token',
  logout: 'logs out',
  expire: 'loses the session, which cannot be renewed',
} as const;

const ACTIONS: HandlersByType<Action, string> = {
  open: ({ path }) => `the member opens ${bracketed(path)}`,
  navigate: ({ path }) => `the member goes to ${bracketed(path)} within the app`,
  goBack: () => 'the member presses the browser’s Back button',
  click: ({ role, name }) => `the member presses the ${role} ${quote(name)}`,
  fill: ({ text, label }) =>
    text === ''
      ? `the member empties ${quote(label)}`
      : `the member types ${quote(text)} into ${quote(label)}`,
  hold: ({ call }) => `the next ${call} is held`,
  mockNextResponse: ({ outcome, call }) =>
    `the provider ${describeOutcome(outcome, `the next ${call}`)}, at once`,
  release: ({ outcome, call }) => `the provider ${describeOutcome(outcome, call)}`,
  restoreStorage: ({ stored }) => STORED[stored],
  stallStorage: () => 'the browser’s storage does not answer',
  otherTab: ({ as, operation }) => {
    const who = as === 'member' ? 'the same member' : 'the other member';
    return `in another tab ${who} ${IN_ANOTHER_TAB[operation]}`;
  },
  advanceTimers: ({ milliseconds }) => `${formatDuration(milliseconds)} pass`,
  wake: ({ milliseconds, at }) => {
    if (milliseconds === 0) return `the system clock is read, ${WAKE_EVENTS[at]}`;
    const direction = milliseconds < 0 ? 'back' : 'ahead';
    return `the system clock is ${formatDuration(milliseconds)} ${direction}, ${WAKE_EVENTS[at]}`;
  },
};

/** An action as a sentence, without capital and full stop. */
export const describeAction = (action: Action): string => handleByType(ACTIONS, action);

const STORED_DATA = {
  session: 'the session, with the newest token in storage and, for seven days, in a cookie beside the role’s',
  depositWallet: 'the deposit wallet',
} as const;
const NO_STORED_DATA = {
  session: 'no session',
  depositWallet: 'no deposit wallet',
} as const;

const describeCallCount = (count: number) =>
  count === 0 ? 'was not called' : `was called ${count === 1 ? 'once' : `${count} times`}`;

const ASSERTIONS: HandlersByType<Assertion, string> = {
  heading: ({ text }) => `the heading ${quote(text)} is shown`,
  text: ({ text }) => `${quote(text)} is shown`,
  alert: ({ text }) => `an alert reads ${quote(text)}`,
  status: ({ text }) => `a status message reads ${quote(text)}`,
  noNotice: () => 'no status message and no alert is shown',
  absent: ({ text }) => `${quote(text)} is not shown`,
  fieldValue: ({ value, label }) =>
    value === ''
      ? `the field ${quote(label)} is empty`
      : `the field ${quote(label)} contains ${quote(value)}`,
  busy: ({ button }) => `the button ${quote(button)} is busy`,
  notBusy: ({ button }) => `the button ${quote(button)} is not busy`,
  selectedTab: ({ tab, tabList }) => `the tab ${quote(tab)} is selected in ${quote(tabList)}`,
  loading: ({ text }) => `${quote(text)} is marked as loading`,
  link: ({ name, path }) => `the link ${quote(name)} leads to ${bracketed(path)}`,
  qrCode: ({ name, text }) => `the image ${quote(name)} is a QR code of ${quote(text)}`,
  focused: ({ text }) =>
    text === '' ? 'nothing of the app has the focus' : `the focus is on ${quote(text)}`,
  clipboard: ({ text }) => `the clipboard contains ${quote(text)}`,
  url: ({ path }) => `the address is ${bracketed(path)}`,
  pendingCalls: ({ count, call }) =>
    count === 0
      ? `no ${call} waits for the provider`
      : `${count} ${call} ${count === 1 ? 'waits' : 'wait'} for the provider`,
  requestBody: ({ call, body }) => `the last ${call} was sent with the JSON body ${bracketed(body)}`,
  callCount: ({ call, count }) => `${call} ${describeCallCount(count)} since the path began`,
  called: ({ call }) => `${call} was called in this step`,
  newestToken: ({ call }) => `the last ${call} was sent with the newest token`,
  noToken: ({ call }) => `the last ${call} was sent without a token`,
  stored: ({ what }) => `the browser stores ${STORED_DATA[what]}`,
  notStored: ({ what }) => `the browser stores ${NO_STORED_DATA[what]}`,
  machineState: ({ machine, state }) => `the machine ${machine} is in ${state}`,
};

/** An assertion as a sentence, without capital and full stop. */
export const describeAssertion = (assertion: Assertion): string => handleByType(ASSERTIONS, assertion);

const EVENTS = [
  [/^xstate\.done\.actor\.(.+)$/, (name: string) => `${name} is done`],
  [/^xstate\.error\.actor\.(.+)$/, (name: string) => `${name} fails`],
  [/^xstate\.done\.state\.(.+)$/, (name: string) => `${name} is final`],
  [
    /^xstate\.after\.([^.]+)\..+$/,
    (delay: string) =>
      /^\d+$/.test(delay) ? `${formatDuration(Number(delay))} are over` : `${delay} is over`,
  ],
  [/^always$/, () => 'at once'],
] as const;

/** An event's type in words: `readAuth is done`. */
export function describeEvent(type: string): string {
  for (const [pattern, describe] of EVENTS) {
    const match = pattern.exec(type);
    if (match) return describe(match[1] ?? '');
  }
  return type;
}

const getGuardType = (guard: object): string | undefined => {
  if ('type' in guard && typeof guard.type === 'string') return guard.type;
  return 'name' in guard && typeof guard.name === 'string' && guard.name !== '' ? guard.name : undefined;
};

/** The name of a guard; an inline guard has none. */
export function describeGuard(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const hasType = typeof guard === 'function' || (typeof guard === 'object' && guard !== null);
  return (hasType ? getGuardType(guard) : undefined) ?? 'a condition';
}

/** A sentence with its capital and full stop. */
export const toSentence = (text: string): string => {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]”?$/.test(capital) ? capital : `${capital}.`;
};
