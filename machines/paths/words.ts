import type { Check, Deed, Outcome } from './plan';

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
export const sayNames = (text: string): string =>
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
export function sayDuration(milliseconds: number): string {
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
export function sayOutcome(outcome: Outcome, call = 'the call'): string {
  switch (outcome.kind) {
    case 'answer':
      return `answers ${call}`;
    case 'unauthorized':
      return `answers ${call} with 401, as for a token that has expired`;
    case 'refusal':
      return `refuses ${call} with 422: ${quote(outcome.sentence)}`;
    case 'silentRefusal':
      return `fails at ${call} with 500 and not a word`;
    case 'unsuccessful':
      return `answers ${call} with success: false and ${quote(outcome.sentence)}`;
    case 'nonsense':
      return `answers ${call} with something that is not in its contract`;
    case 'lostAnswer':
      return `carries out ${call}, but the connection breaks before the answer`;
    case 'brokenAnswer':
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

const IN_ANOTHER_TAB = { signIn: 'signs in', renew: 'gets a new token', signOut: 'logs out' } as const;

/** What is done, as a sentence without its capital and full stop. */
export function sayDeed(deed: Deed): string {
  switch (deed.verb) {
    case 'open':
      return `the member opens ${bracketed(deed.path)}`;
    case 'visit':
      return `the member goes to ${bracketed(deed.path)} within the app, as with the Back button`;
    case 'back':
      return 'the member presses the browser’s Back button';
    case 'press':
      return `the member presses the ${deed.role} ${quote(deed.name)}`;
    case 'fill':
      return deed.text === ''
        ? `the member empties ${quote(deed.label)}`
        : `the member types ${quote(deed.text)} into ${quote(deed.label)}`;
    case 'hold':
      return `the provider is slow: the next ${deed.call} waits`;
    case 'foretell':
      return `from now the provider ${sayOutcome(deed.outcome, `the next ${deed.call}`)}`;
    case 'release':
      return `the provider ${sayOutcome(deed.outcome, deed.call)}`;
    case 'restore':
      return STORED[deed.stored];
    case 'stall':
      return 'the browser does not answer when it is asked for what is stored';
    case 'otherTab': {
      const who = deed.as === 'member' ? 'the same member' : 'the other member';
      return `in another tab ${who} ${IN_ANOTHER_TAB[deed.does]}`;
    }
    case 'wait':
      return `${sayDuration(deed.milliseconds)} go by`;
    case 'wake': {
      if (deed.milliseconds === 0) return `the clock on the wall is looked at, ${WOKEN[deed.at]}`;
      const direction = deed.milliseconds < 0 ? 'back' : 'ahead';
      return `the clock on the wall is found ${sayDuration(deed.milliseconds)} ${direction}, ${WOKEN[deed.at]}`;
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
export function sayCheck(check: Check): string {
  switch (check.see) {
    case 'heading':
      return `the heading ${quote(check.text)} is shown`;
    case 'text':
      return `${quote(check.text)} is shown`;
    case 'alert':
      return `an alert says ${quote(check.text)}`;
    case 'status':
      return `it is said quietly: ${quote(check.text)}`;
    case 'quiet':
      return 'there is no notice on the screen';
    case 'nothing':
      return `${quote(check.text)} is nowhere on the screen`;
    case 'field':
      return check.value === ''
        ? `the field ${quote(check.label)} is empty`
        : `the field ${quote(check.label)} holds ${quote(check.value)}`;
    case 'busy':
      return `the button ${quote(check.button)} shows that it is at work`;
    case 'ready':
      return `the button ${quote(check.button)} can be pressed`;
    case 'chosen':
      return `the tab ${quote(check.tab)} is chosen in ${quote(check.among)}`;
    case 'loading':
      return `${quote(check.text)} says that it is still being loaded`;
    case 'link':
      return `the link ${quote(check.name)} leads to ${bracketed(check.path)}`;
    case 'qrCode':
      return `the picture ${quote(check.name)} is a QR code that says ${quote(check.text)}`;
    case 'focused':
      return check.text === '' ? 'nothing of the app has the focus' : `the focus is on ${quote(check.text)}`;
    case 'copied':
      return `the clipboard holds ${quote(check.text)}`;
    case 'address':
      return `the address is ${bracketed(check.path)}`;
    case 'waiting':
      return check.count === 0
        ? `no ${check.call} waits for the provider`
        : `${check.count} ${check.call} ${check.count === 1 ? 'waits' : 'wait'} for the provider`;
    case 'sent':
      return `the last ${check.call} carried ${bracketed(check.body)}, as JSON, and asked for JSON`;
    case 'calls':
      return `${check.call} ${called(check.count)} since the path began`;
    case 'called':
      return `${check.call} was called in this step`;
    case 'fresh':
      return `the last ${check.call} carried the newest token`;
    case 'anonymous':
      return `the last ${check.call} carried no token`;
    case 'kept':
      return `the browser keeps ${KEPT[check.what]}`;
    case 'notKept':
      return `the browser keeps ${NOT_KEPT[check.what]}`;
    case 'state':
      return `the machine ${check.machine} is in ${check.state}`;
  }
}

const EVENTS = [
  [/^xstate\.done\.actor\.(.+)$/, (name: string) => `${name} is done`],
  [/^xstate\.error\.actor\.(.+)$/, (name: string) => `${name} fails`],
  [/^xstate\.done\.state\.(.+)$/, (name: string) => `${name} has come to its end`],
  [
    /^xstate\.after\.([^.]+)\..+$/,
    (delay: string) => (/^\d+$/.test(delay) ? `${sayDuration(Number(delay))} are over` : `${delay} is over`),
  ],
  [/^always$/, () => 'at once'],
] as const;

/** An event's type as a reader knows it: `readAuth is done`. */
export function sayEvent(type: string): string {
  for (const [pattern, say] of EVENTS) {
    const name = pattern.exec(type);
    if (name) return say(name[1] ?? '');
  }
  return type;
}

/** A sentence with its capital and full stop. */
export const asSentence = (text: string): string => {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]”?$/.test(capital) ? capital : `${capital}.`;
};
