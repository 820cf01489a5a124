import type { Action, Outcome } from './action';
import type { Assertion } from './assertion';

const TEMPLATE = /\{(\w+)\.(\w+)\}/g;
const WHO: Readonly<Record<string, string>> = { other: 'the other member' };
const WHAT: Readonly<Record<string, string>> = {
  key: 'private key',
  address: 'deposit address',
  balance: 'figure for the impact balance',
  transferId: 'transfer id',
};

const ownersThing = (who: string, what: string) => `${WHO[who] ?? `the ${who}`}’s ${WHAT[what] ?? what}`;

/** A text in which somebody is named, as for a reader: `{other.name} signs in` is “the other member signs in”. */
export const resolveForReader = (text: string): string =>
  text.replace(TEMPLATE, (_, who: string, what: string) =>
    what === 'name' ? (WHO[who] ?? `the ${who}`) : ownersThing(who, what),
  );

/** A text that is typed, sent or shown; what stands for somebody's data is told in brackets. */
const bracketed = (text: string) =>
  text.replace(TEMPLATE, (_, who: string, what: string) => `[${ownersThing(who, what)}]`);
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

/** What the provider does with a call, after “the provider”: `answers POST /users/login`. */
export function describeOutcome(outcome: Outcome, call = 'the call'): string {
  switch (outcome.kind) {
    case 'answer':
      return `answers ${call}`;
    case 'unauthorized':
      return `answers ${call} with 401, as for a token that has expired`;
    case 'refusal':
      return `refuses ${call} with 422: ${quote(outcome.sentence)}`;
    case 'serverError':
      return `fails at ${call} with 500 and not a word`;
    case 'unsuccessful':
      return `answers ${call} with success: false and ${quote(outcome.sentence)}`;
    case 'malformed':
      return `answers ${call} with something that is not in its contract`;
    case 'responseLost':
      return `carries out ${call}, but the connection breaks before the answer`;
    case 'responseTruncated':
      return `carries out ${call}, but the connection breaks in the middle of the answer`;
    case 'unreachable':
      return `never hears of ${call}`;
  }
}

const STORED = {
  session: 'the browser has a session stored, and tells the app',
  nothing: 'the browser has nothing stored, and tells the app',
  garbage: 'the browser has something stored that is no session, and tells the app',
} as const;

const WOKEN = {
  tick: 'as every second',
  focus: 'when the window is turned to again',
  pageshow: 'when the page comes back',
  visibilitychange: 'when the tab is shown again',
} as const;

const IN_ANOTHER_TAB = { login: 'signs in', refreshToken: 'gets a new token', logout: 'logs out' } as const;

/** What is done, as a sentence without its capital and full stop. */
export function describeAction(action: Action): string {
  switch (action.type) {
    case 'open':
      return `the member opens ${bracketed(action.path)}`;
    case 'navigate':
      return `the member goes to ${bracketed(action.path)} within the app, as with the Back button`;
    case 'goBack':
      return 'the member presses the browser’s Back button';
    case 'click':
      return `the member presses the ${action.role} ${quote(action.name)}`;
    case 'fill':
      return action.text === ''
        ? `the member empties ${quote(action.label)}`
        : `the member types ${quote(action.text)} into ${quote(action.label)}`;
    case 'hold':
      return `the provider is slow: the next ${action.call} waits`;
    case 'mockNextResponse':
      return `from now the provider ${describeOutcome(action.outcome, `the next ${action.call}`)}`;
    case 'release':
      return `the provider ${describeOutcome(action.outcome, action.call)}`;
    case 'restoreStorage':
      return STORED[action.stored];
    case 'stallStorage':
      return 'the browser does not answer when it is asked for what is stored';
    case 'otherTab': {
      const who = action.as === 'member' ? 'the same member' : 'the other member';
      return `in another tab ${who} ${IN_ANOTHER_TAB[action.operation]}`;
    }
    case 'advanceTimers':
      return `${formatDuration(action.milliseconds)} go by`;
    case 'wake': {
      if (action.milliseconds === 0) return `the clock on the wall is looked at, ${WOKEN[action.at]}`;
      const direction = action.milliseconds < 0 ? 'back' : 'ahead';
      return `the clock on the wall is found ${formatDuration(action.milliseconds)} ${direction}, ${WOKEN[action.at]}`;
    }
  }
}

const KEPT = {
  session: 'the session, with the newest token in storage and, for seven days, in a cookie beside the role’s',
  depositWallet: 'the deposit wallet',
} as const;
const NOT_KEPT = {
  session: 'no session',
  depositWallet: 'no deposit wallet',
} as const;

const called = (count: number) =>
  count === 0 ? 'was not called' : `was called ${count === 1 ? 'once' : `${count} times`}`;

/** What must be so, as a sentence without its capital and full stop. */
export function describeAssertion(assertion: Assertion): string {
  switch (assertion.type) {
    case 'heading':
      return `the heading ${quote(assertion.text)} is shown`;
    case 'text':
      return `${quote(assertion.text)} is shown`;
    case 'alert':
      return `an alert says ${quote(assertion.text)}`;
    case 'status':
      return `it is said quietly: ${quote(assertion.text)}`;
    case 'noNotice':
      return 'there is no notice on the screen';
    case 'absent':
      return `${quote(assertion.text)} is nowhere on the screen`;
    case 'fieldValue':
      return assertion.value === ''
        ? `the field ${quote(assertion.label)} is empty`
        : `the field ${quote(assertion.label)} holds ${quote(assertion.value)}`;
    case 'busy':
      return `the button ${quote(assertion.button)} shows that it is at work`;
    case 'notBusy':
      return `the button ${quote(assertion.button)} can be pressed`;
    case 'selectedTab':
      return `the tab ${quote(assertion.tab)} is chosen in ${quote(assertion.tabList)}`;
    case 'loading':
      return `${quote(assertion.text)} says that it is still being loaded`;
    case 'link':
      return `the link ${quote(assertion.name)} leads to ${bracketed(assertion.path)}`;
    case 'qrCode':
      return `the picture ${quote(assertion.name)} is a QR code that says ${quote(assertion.text)}`;
    case 'focused':
      return assertion.text === ''
        ? 'nothing of the app has the focus'
        : `the focus is on ${quote(assertion.text)}`;
    case 'clipboard':
      return `the clipboard holds ${quote(assertion.text)}`;
    case 'url':
      return `the address is ${bracketed(assertion.path)}`;
    case 'pendingCalls':
      return assertion.count === 0
        ? `no ${assertion.call} waits for the provider`
        : `${assertion.count} ${assertion.call} ${assertion.count === 1 ? 'waits' : 'wait'} for the provider`;
    case 'requestBody':
      return `the last ${assertion.call} carried ${bracketed(assertion.body)}, as JSON, and asked for JSON`;
    case 'callCount':
      return `${assertion.call} ${called(assertion.count)} since the path began`;
    case 'called':
      return `${assertion.call} was called in this step`;
    case 'newestToken':
      return `the last ${assertion.call} carried the newest token`;
    case 'noToken':
      return `the last ${assertion.call} carried no token`;
    case 'stored':
      return `the browser keeps ${KEPT[assertion.what]}`;
    case 'notStored':
      return `the browser keeps ${NOT_KEPT[assertion.what]}`;
    case 'machineState':
      return `the machine ${assertion.machine} is in ${assertion.state}`;
  }
}

const EVENTS = [
  [/^xstate\.done\.actor\.(.+)$/, (name: string) => `${name} is done`],
  [/^xstate\.error\.actor\.(.+)$/, (name: string) => `${name} fails`],
  [/^xstate\.done\.state\.(.+)$/, (name: string) => `${name} has come to its end`],
  [
    /^xstate\.after\.([^.]+)\..+$/,
    (delay: string) =>
      /^\d+$/.test(delay) ? `${formatDuration(Number(delay))} are over` : `${delay} is over`,
  ],
  [/^always$/, () => 'at once'],
] as const;

/** An event's type as a reader knows it: `readAuth is done`. */
export function describeEvent(type: string): string {
  for (const [pattern, say] of EVENTS) {
    const name = pattern.exec(type);
    if (name) return say(name[1] ?? '');
  }
  return type;
}

/** A sentence with its capital and full stop. */
export const toSentence = (text: string): string => {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]”?$/.test(capital) ? capital : `${capital}.`;
};
