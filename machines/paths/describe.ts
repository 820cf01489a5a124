import type { Action, Outcome } from './action';
import type { Assertion } from './assertion';

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

/** How the provider ends a call, as the predicate of “the provider”: `answers POST /users/login`. */
export function describeOutcome(outcome: Outcome, call = 'the call'): string {
  switch (outcome.kind) {
    case 'answer':
      return `answers ${call}`;
    case 'unauthorized':
      return `answers ${call} with 401, as for a token that has expired`;
    case 'refusal':
      return `refuses ${call} with 422: ${quote(outcome.sentence)}`;
    case 'serverError':
      return `answers ${call} with 500 and no message`;
    case 'unsuccessful':
      return `answers ${call} with success: false and ${quote(outcome.sentence)}`;
    case 'malformed':
      return `answers ${call} with a malformed body`;
    case 'responseLost':
      return `carries out ${call}, but the connection breaks before the answer`;
    case 'responseTruncated':
      return `carries out ${call}, but the connection breaks in the middle of the answer`;
    case 'unreachable':
      return `does not receive ${call}`;
  }
}

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

const IN_ANOTHER_TAB = { login: 'signs in', refreshToken: 'gets a new token', logout: 'logs out' } as const;

/** An action as a sentence, without capital and full stop. */
export function describeAction(action: Action): string {
  switch (action.type) {
    case 'open':
      return `the member opens ${bracketed(action.path)}`;
    case 'navigate':
      return `the member goes to ${bracketed(action.path)} within the app`;
    case 'goBack':
      return 'the member presses the browser’s Back button';
    case 'click':
      return `the member presses the ${action.role} ${quote(action.name)}`;
    case 'fill':
      return action.text === ''
        ? `the member empties ${quote(action.label)}`
        : `the member types ${quote(action.text)} into ${quote(action.label)}`;
    case 'hold':
      return `the next ${action.call} is held`;
    case 'mockNextResponse':
      return `the provider ${describeOutcome(action.outcome, `the next ${action.call}`)}, at once`;
    case 'release':
      return `the provider ${describeOutcome(action.outcome, action.call)}`;
    case 'restoreStorage':
      return STORED[action.stored];
    case 'stallStorage':
      return 'the browser’s storage does not answer';
    case 'otherTab': {
      const who = action.as === 'member' ? 'the same member' : 'the other member';
      return `in another tab ${who} ${IN_ANOTHER_TAB[action.operation]}`;
    }
    case 'advanceTimers':
      return `${formatDuration(action.milliseconds)} pass`;
    case 'wake': {
      if (action.milliseconds === 0) return `the system clock is read, ${WAKE_EVENTS[action.at]}`;
      const direction = action.milliseconds < 0 ? 'back' : 'ahead';
      return `the system clock is ${formatDuration(action.milliseconds)} ${direction}, ${WAKE_EVENTS[action.at]}`;
    }
  }
}

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

/** An assertion as a sentence, without capital and full stop. */
export function describeAssertion(assertion: Assertion): string {
  switch (assertion.type) {
    case 'heading':
      return `the heading ${quote(assertion.text)} is shown`;
    case 'text':
      return `${quote(assertion.text)} is shown`;
    case 'alert':
      return `an alert reads ${quote(assertion.text)}`;
    case 'status':
      return `a status message reads ${quote(assertion.text)}`;
    case 'noNotice':
      return 'no status message and no alert is shown';
    case 'absent':
      return `${quote(assertion.text)} is not shown`;
    case 'fieldValue':
      return assertion.value === ''
        ? `the field ${quote(assertion.label)} is empty`
        : `the field ${quote(assertion.label)} contains ${quote(assertion.value)}`;
    case 'busy':
      return `the button ${quote(assertion.button)} is busy`;
    case 'notBusy':
      return `the button ${quote(assertion.button)} is not busy`;
    case 'selectedTab':
      return `the tab ${quote(assertion.tab)} is selected in ${quote(assertion.tabList)}`;
    case 'loading':
      return `${quote(assertion.text)} is marked as loading`;
    case 'link':
      return `the link ${quote(assertion.name)} leads to ${bracketed(assertion.path)}`;
    case 'qrCode':
      return `the image ${quote(assertion.name)} is a QR code of ${quote(assertion.text)}`;
    case 'focused':
      return assertion.text === ''
        ? 'nothing of the app has the focus'
        : `the focus is on ${quote(assertion.text)}`;
    case 'clipboard':
      return `the clipboard contains ${quote(assertion.text)}`;
    case 'url':
      return `the address is ${bracketed(assertion.path)}`;
    case 'pendingCalls':
      return assertion.count === 0
        ? `no ${assertion.call} waits for the provider`
        : `${assertion.count} ${assertion.call} ${assertion.count === 1 ? 'waits' : 'wait'} for the provider`;
    case 'requestBody':
      return `the last ${assertion.call} was sent with the JSON body ${bracketed(assertion.body)}`;
    case 'callCount':
      return `${assertion.call} ${describeCallCount(assertion.count)} since the path began`;
    case 'called':
      return `${assertion.call} was called in this step`;
    case 'newestToken':
      return `the last ${assertion.call} was sent with the newest token`;
    case 'noToken':
      return `the last ${assertion.call} was sent without a token`;
    case 'stored':
      return `the browser stores ${STORED_DATA[assertion.what]}`;
    case 'notStored':
      return `the browser stores ${NO_STORED_DATA[assertion.what]}`;
    case 'machineState':
      return `the machine ${assertion.machine} is in ${assertion.state}`;
  }
}

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
