import * as z from 'zod/mini';
import { formatDuration } from '../paths/describe';
import { createRegistry, kindsFor, type ValueOf } from '../paths/kinds';
import { webKinds } from '../paths/web/webKinds';
import {
  type AppDriver,
  type Call,
  OPTIONAL_PARTS,
  type Outcome,
  REFUSABLE,
  SILENT_OUTCOMES,
  type StoredData,
  TAB_OPERATIONS,
} from './appDriver';

const { action, assertion } = kindsFor<AppDriver>();
const text = z.string();
const quote = (content: string) => `“${content}”`;
const call = z.custom<Call>((value) => typeof value === 'string' && /^(GET|POST|PUT) \//.test(value));
const outcome = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(SILENT_OUTCOMES) }),
  z.strictObject({ kind: z.enum(['refusal', 'unsuccessful']), error: text, message: text }),
  z.strictObject({ kind: z.literal('reply'), status: z.number(), body: text }),
  z.strictObject({
    kind: z.literal('changedAnswer'),
    changes: z.record(text, z.union([text, z.number()])),
  }),
]);
const person = z.enum(['member', 'other']);
const storedData = z.enum(['session', 'depositWallet']);

const OUTCOMES: Readonly<Record<Outcome['kind'], (call: string, sentences: string) => string>> = {
  answer: (name) => `answers ${name}`,
  unauthorized: (name) => `answers ${name} with 401, as for a token that has expired`,
  refusal: (name, sentences) => `refuses ${name} with 422, ${sentences}`,
  serverError: (name) => `answers ${name} with 500 and no message`,
  unsuccessful: (name, sentences) => `answers ${name} with success: false, ${sentences}`,
  malformed: (name) => `answers ${name} with a malformed body`,
  responseLost: (name) => `carries out ${name}, but the connection breaks before the answer`,
  responseTruncated: (name) => `carries out ${name}, but the connection breaks in the middle of the answer`,
  unreachable: (name) => `does not receive ${name}`,
  reply: (name, content) => `answers ${name} with ${content}`,
  changedAnswer: (name, changes) => `answers ${name} with ${changes}`,
};
const describeContent = (ended: Outcome): string => {
  if ('error' in ended) return `error ${quote(ended.error)} and message ${quote(ended.message)}`;
  if ('body' in ended) return `${ended.status} and ${ended.body}`;
  if (!('changes' in ended)) return '';
  return Object.entries(ended.changes)
    .map(([path, value]) => `${path} ${value}`)
    .join(' and ');
};
const describeOutcome = (ended: Outcome, name: string): string =>
  OUTCOMES[ended.kind](name, describeContent(ended));

const STORED = {
  session: 'the app reads a stored session',
  otherSession: 'the session of the other member is stored',
  nothing: 'the app reads empty storage',
  garbage: 'the app reads stored data that is not a session',
} as const;
const REFUSALS = {
  storage: 'to store',
  clipboard: 'to copy',
  locks: 'Web Locks',
  share: 'to share',
} as const;
const WAKE_EVENTS = {
  tick: 'at the next tick of a second',
  focus: 'when the window gets the focus',
  pageshow: 'when the page is shown again',
  visibilitychange: 'when the tab becomes visible',
  unnoticed: 'and nothing notices it',
} as const;
const IN_ANOTHER_TAB = {
  login: 'signs in',
  refreshToken: 'gets a new token',
  logout: 'logs out',
  expire: 'loses the session, which cannot be renewed',
  garbage: 'stores what is not a session',
  loseAnswer: 'sends a donation, whose answer is lost',
  lookUp: 'has looked up what was sent without an answer',
} as const;

const web = webKinds('the member');

const actions = {
  ...web.actions,
  /** the next such call is held until it is released */
  hold: action(
    { call },
    {
      describe: (value) => `the next ${value.call} is held`,
      run: (driver, value) => driver.hold(value.call, 'next'),
    },
  ),
  /** each such call is held until it is released */
  holdAll: action(
    { call },
    {
      describe: (value) => `each ${value.call} is held`,
      run: (driver, value) => driver.hold(value.call, 'all'),
    },
  ),
  /** the next such call ends like this, at once */
  mockNextResponse: action(
    { call, outcome },
    {
      describe: (value) =>
        `the provider ${describeOutcome(value.outcome, `the next ${value.call}`)}, at once`,
      run: (driver, value) => driver.mockNextResponse(value.call, value.outcome),
    },
  ),
  /** from now on answers are without what the contract does not require */
  leaveOut: action(
    { what: z.enum(OPTIONAL_PARTS) },
    {
      insideOnly: 'answers are not compared with the contract outside the page',
      describe: ({ what }) => `the provider leaves out all ${what} that it need not send`,
      run: (driver, { what }) => driver.leaveOut(what),
    },
  ),
  /** the oldest held call of this kind goes on, and ends like this */
  release: action(
    { call, outcome },
    {
      describe: (value) => `the provider ${describeOutcome(value.outcome, value.call)}`,
      run: (driver, value) => driver.release(value.call, value.outcome),
    },
  ),
  /** what the first click of a double click has brought gets the second */
  secondClick: action(
    { button: text },
    {
      describe: ({ button }) => `the second click of a double click arrives at the button ${quote(button)}`,
      run: (driver, { button }) => driver.clickSecond(button),
    },
  ),
  /** opens the page of the sign-in as it comes from the host, with its form and without the app's code */
  openPrerendered: action(
    {},
    {
      describe: () => 'the page of the sign-in is opened, which shows its form before the app is there',
      run: (driver) => driver.openPrerendered(),
    },
  ),
  /** puts this into the browser's storage, and lets the app read it */
  restoreStorage: action(
    { stored: z.enum(['session', 'otherSession', 'nothing', 'garbage']) },
    { describe: ({ stored }) => STORED[stored], run: (driver, { stored }) => driver.restoreStorage(stored) },
  ),
  /** the browser's storage does not answer, as it does from the start of a plan */
  stallStorage: action(
    {},
    {
      insideOnly: 'the browser’s storage cannot be stalled',
      describe: () => 'the browser’s storage does not answer',
      run: () => undefined,
    },
  ),
  /** another tab of the same browser does this, for one of two members */
  otherTab: action(
    { operation: z.enum(TAB_OPERATIONS), as: person },
    {
      describe: ({ as, operation }) =>
        `in another tab ${as === 'member' ? 'the same member' : 'the other member'} ${IN_ANOTHER_TAB[operation]}`,
      run: (driver, { operation, as }) => driver.otherTab(operation, as),
    },
  ),
  /** another tab sends a movement of money from now on */
  otherTabSends: action(
    { kind: z.enum(['transfer', 'donation', 'withdrawal']) },
    {
      insideOnly: 'another tab cannot be made to wait',
      describe: ({ kind }) => `in another tab a ${kind} is under way`,
      run: (driver, { kind }) => driver.sendInOtherTab(kind),
    },
  ),
  /** another tab renews the token; what it stores becomes visible here after its lock has ended */
  otherTabRenews: action(
    { phase: z.enum(['begins', 'ends']) },
    {
      insideOnly: 'another tab cannot be made to wait',
      describe: ({ phase }) =>
        phase === 'begins'
          ? 'another tab begins to renew the token'
          : 'the other tab has renewed the token, and stores it a moment later',
      run: (driver, { phase }) => driver.renewInOtherTab(phase),
    },
  ),
  /** the time of the plan is exact: it passes in actions only, as it does in the page from the start */
  stopTime: action(
    {},
    {
      insideOnly: 'time cannot be stopped to the millisecond',
      describe: () => 'time stands still but for what the path lets pass',
      run: () => undefined,
    },
  ),
  /** the page is shown again as it was left, without a reload; what happened meanwhile it has not heard */
  restorePage: action(
    {},
    {
      insideOnly: 'a page cannot be put into the browser’s cache',
      describe: () => 'the page comes back from the browser’s cache',
      run: (driver) => driver.restorePage(),
    },
  ),
  /** the window is so many pixels wide from now on: 360 as on a phone; before a page is opened, which then has that width */
  resize: action(
    { width: z.number() },
    {
      describe: ({ width }) => `the window is ${width} pixels wide`,
      run: (driver, { width }) => driver.resize(width),
    },
  ),
  /** days and times are those of this zone from now on; nothing on the screen is read anew */
  moveToZone: action(
    { zone: text },
    {
      insideOnly: 'a browser keeps its time zone',
      describe: ({ zone }) => `the time zone is ${zone}`,
      run: (driver, { zone }) => driver.moveToZone(zone),
    },
  ),
  /** the browser refuses this from now on: to store anything, as without room; to copy; Web Locks, as in a frame of another site */
  refuse: action(
    { what: z.enum(REFUSABLE) },
    {
      describe: ({ what }) => `the browser refuses ${REFUSALS[what]}`,
      run: (driver, { what }) => driver.refuse(what),
    },
  ),
  /** what the browser says about its connection; how calls end is decided apart from it */
  connection: action(
    { isOnline: z.boolean() },
    {
      insideOnly: 'the browser would lose the app’s files with its connection',
      describe: ({ isOnline }) => `the connection is ${isOnline ? 'back' : 'lost'}`,
      run: (driver, { isOnline }) => driver.setOnline(isOnline),
    },
  ),
  /** the system clock has moved by so many milliseconds, as after sleep, when this event occurs; the timers stood still */
  wake: action(
    {
      milliseconds: z.number(),
      at: z.enum(['tick', 'focus', 'pageshow', 'visibilitychange', 'unnoticed']),
    },
    {
      describe: ({ milliseconds, at }) => {
        if (milliseconds === 0) return `the system clock is read, ${WAKE_EVENTS[at]}`;
        const direction = milliseconds < 0 ? 'back' : 'ahead';
        return `the system clock is ${formatDuration(milliseconds)} ${direction}, ${WAKE_EVENTS[at]}`;
      },
      run: (driver, { milliseconds, at }) => driver.wake(milliseconds, at),
    },
  ),
};

const findCountProblem = (verb: string, name: Call, found: number, expected: number) =>
  found === expected ? null : `${found} calls ${name} ${verb}, not ${expected}.`;
const lastCall = (driver: AppDriver, name: Call) => driver.sentCalls(name, 'plan').at(-1);

const isStored = (what: 'session' | 'depositWallet', stored: StoredData): boolean =>
  what === 'depositWallet'
    ? stored.hasDepositWallet
    : stored.token !== null || stored.tokenCookie !== null || stored.hasRoleCookie;

const assertions = {
  ...web.assertions,
  /** an image of this name that is a QR code, and its content; from outside the page only the image is checked */
  qrCode: assertion(
    { name: text, text },
    {
      describe: ({ name, text: content }) => `the image ${quote(name)} is a QR code of ${quote(content)}`,
      check: async (driver, { name, text: template }) => {
        const found = await driver.qrCode(name);
        if (!found) return `There is no image “${name}” on the screen.`;
        const expected = await driver.resolveText(template);
        return found === 'unread' || found.content === expected
          ? null
          : `The QR code “${name}” contains “${found.content ?? 'nothing'}”, not “${expected}”.`;
      },
    },
  ),
  /** what was last copied to the clipboard */
  clipboard: assertion(
    { text },
    {
      describe: (value) => `the clipboard contains ${quote(value.text)}`,
      check: async (driver, value) => {
        const copied = await driver.clipboard();
        const expected = await driver.resolveText(value.text);
        return copied === expected
          ? null
          : `The clipboard contains “${copied ?? 'nothing'}”, not “${expected}”.`;
      },
    },
  ),
  /** so many calls of this kind wait for the provider */
  pendingCalls: assertion(
    { call, count: z.number() },
    {
      describe: ({ call: name, count }) =>
        count === 0
          ? `no ${name} waits for the provider`
          : `${count} ${name} ${count === 1 ? 'waits' : 'wait'} for the provider`,
      check: (driver, { call: name, count }) =>
        findCountProblem('are pending', name, driver.pendingCount(name), count),
    },
  ),
  /** the last call of this kind had this body (a JSON text), and the headers of a call that sends and accepts JSON */
  requestBody: assertion(
    { call, body: text },
    {
      describe: ({ call: name, body }) => `the last ${name} was sent with the JSON body ${body}`,
      check: async (driver, { call: name, body }) => {
        const last = lastCall(driver, name);
        const expected = await driver.resolveText(body);
        if (last?.body !== expected)
          return `The last call ${name} had the body ${last?.body ?? 'nothing'}, not ${expected}.`;
        return last.json ? null : `The last call ${name} did not have the headers of a JSON call.`;
      },
    },
  ),
  /** so many calls of this kind were made since the plan began */
  callCount: assertion(
    { call, count: z.number() },
    {
      describe: ({ call: name, count }) => {
        const times = count === 1 ? 'once' : `${count} times`;
        return `${name} ${count === 0 ? 'was not called' : `was called ${times}`} since the path began`;
      },
      check: (driver, { call: name, count }) =>
        findCountProblem('were made', name, driver.sentCalls(name, 'plan').length, count),
    },
  ),
  /** at least one call of this kind was made since the step began */
  called: assertion(
    { call },
    {
      describe: (value) => `${value.call} was called in this step`,
      check: (driver, value) =>
        driver.sentCalls(value.call, 'step').length > 0 ? null : `No call ${value.call} was made.`,
    },
  ),
  /** the last call of this kind was sent with the newest token that the provider has issued */
  newestToken: assertion(
    { call },
    {
      describe: (value) => `the last ${value.call} was sent with the newest token`,
      check: (driver, value) => {
        const bearer = lastCall(driver, value.call)?.bearer;
        return bearer !== undefined && bearer === driver.newestToken()
          ? null
          : `The last call ${value.call} did not have the newest token.`;
      },
    },
  ),
  noToken: assertion(
    { call },
    {
      describe: (value) => `the last ${value.call} was sent without a token`,
      check: (driver, value) =>
        lastCall(driver, value.call)?.bearer === null
          ? null
          : `The last call ${value.call} had a token, or was not made.`,
    },
  ),
  /**
   * what the browser has stored: the newest token in local storage and, for seven days, in a cookie, with the role in
   * another cookie; or a deposit wallet
   */
  stored: assertion(
    { what: storedData },
    {
      describe: ({ what }) =>
        what === 'session'
          ? 'the browser stores the session, with the newest token in storage and, for seven days, in a cookie beside the role’s'
          : 'the browser stores the deposit wallet',
      check: async (driver, { what }) => {
        const stored = await driver.readStored();
        if (!isStored(what, stored)) return `No ${what} is stored in the browser.`;
        if (what === 'depositWallet') return null;
        const newest = driver.newestToken();
        if (stored.token !== newest) return 'The stored token is not the newest one.';
        if (stored.tokenCookie !== newest) return 'The cookie’s token is not the newest one.';
        return stored.hasRoleCookie ? stored.cookieProblem : 'The role is not in its cookie.';
      },
    },
  ),
  /** the stored choice of light or dark; that of the system is stored as none */
  appearance: assertion(
    { choice: z.enum(['light', 'dark', 'system']) },
    {
      describe: ({ choice }) => `the browser stores the appearance ${choice}`,
      check: async (driver, { choice }) => {
        const { appearance } = await driver.readStored();
        const stored = appearance ?? 'system';
        return stored === choice ? null : `The stored appearance is ${stored}, not ${choice}.`;
      },
    },
  ),
  notStored: assertion(
    { what: storedData },
    {
      describe: ({ what }) =>
        what === 'session' ? 'the browser stores no session' : 'the browser stores no deposit wallet',
      check: async (driver, { what }) =>
        isStored(what, await driver.readStored()) ? `A ${what} is still stored in the browser.` : null,
    },
  ),
};

export type Action = ValueOf<typeof actions>;
export type Assertion = ValueOf<typeof assertions>;

const PROPERTIES: Readonly<Record<string, string>> = {
  key: 'private key',
  address: 'deposit address',
  balance: 'figure for the impact balance',
  transferId: 'transfer id',
};

/**
 * Every kind of action and assertion of the app's plans. Texts may hold placeholders: `{member.key}`,
 * `{recipient.name}`, and for what the provider last answered `{provider.address}` (deposit wallet),
 * `{provider.balance}` (formatted impact balance), `{provider.transferId}`.
 */
export const kinds = createRegistry<AppDriver>()({
  actions,
  assertions,
  initiators: {
    member: 'the member',
    provider: 'the provider',
    clock: 'the clock',
    browser: 'the browser',
    otherTab: 'another tab',
  },
  describePlaceholder: (owner, property) => {
    const who = owner === 'other' ? 'the other member' : `the ${owner}`;
    return property === 'name' ? who : `${who}’s ${PROPERTIES[property] ?? property}`;
  },
});
