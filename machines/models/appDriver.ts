import * as z from 'zod/mini';
import type { Awaitable } from '../paths/kinds';
import type { Point, WebDriver } from '../paths/web/webDriver';

const text = z.string();

/** A call of the provider, by method and path of its contract: `POST /users/login`. */
export type Call = `${'GET' | 'POST' | 'PUT'} /${string}`;
export const call = z.custom<Call>((value) => typeof value === 'string' && /^(GET|POST|PUT) \//.test(value));

const SILENT_FAILURES = [
  'unauthorized',
  'serverError',
  'malformed',
  'responseLost',
  'responseTruncated',
  'unreachable',
] as const;
/** The outcomes that carry no sentence of the provider. */
export const SILENT_OUTCOMES = ['answer', ...SILENT_FAILURES] as const;
export type SilentOutcome = (typeof SILENT_OUTCOMES)[number];

/**
 * How the provider ends a call:
 * - `answer`: the provider's own answer;
 * - `unauthorized`: 401, as for a token that has expired;
 * - `refusal`: 422 with sentences; `serverError`: 500 without one;
 * - `unsuccessful`: 200 with `success: false` and sentences;
 * - `malformed`: 200 with a body that does not fit the contract;
 * - `responseLost`: carried out, and the connection breaks before the answer; `responseTruncated`: in the middle of it;
 * - `unreachable`: the call never arrives;
 * - `reply`: an answer of this status and JSON text, which is not carried out;
 * - `changedAnswer`: the provider's own answer, with other values at these paths (`data.expires_in`).
 */
export const outcome = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('answer') }),
  z.strictObject({ kind: z.enum(SILENT_FAILURES) }),
  z.strictObject({ kind: z.enum(['refusal', 'unsuccessful']), error: text, message: text }),
  z.strictObject({
    kind: z.literal('reply'),
    status: z.number(),
    body: text,
    /** UTF-8, if it is left out */
    encoding: z.optional(z.literal('windows-1252')),
  }),
  z.strictObject({
    kind: z.literal('changedAnswer'),
    changes: z.readonly(z.record(text, z.union([text, z.number()]))),
  }),
]);
export type Outcome = z.output<typeof outcome>;
export type ReplyOutcome = Extract<Outcome, { readonly kind: 'reply' }>;

/** A call as it leaves the app. */
export interface SentCall {
  readonly call: string;
  /** its query, with the question mark; empty without one */
  readonly search: string;
  readonly bearer: string | null;
  readonly body: string;
  /** its headers are those of a call that sends (if it has a body) and accepts JSON */
  readonly json: boolean;
}

/** What the browser has stored for the app. */
export interface StoredData {
  /** the token in local storage; null without a session; empty for anything that is not a session */
  readonly token: string | null;
  readonly tokenCookie: string | null;
  readonly hasRoleCookie: boolean;
  /** what is wrong with the cookies' attributes, as a sentence */
  readonly cookieProblem: string | null;
  readonly hasDepositWallet: boolean;
  /** `light` or `dark`; null: as the system */
  readonly appearance: string | null;
}

/**
 * What a provider may leave out of its answers: fields that the contract does not require, groups and lists, too, or such
 * fields of each third row of a list.
 */
export const OPTIONAL_PARTS = ['fields', 'groups', 'fieldsOfSome'] as const;
export type OptionalParts = (typeof OPTIONAL_PARTS)[number];
/** What is answered in place of the version that the page has. */
export const DEPLOYED = {
  newVersion: 'the host has a new version',
  nextVersion: 'the host has the version after that',
  otherPage: 'the network answers with a page of its own',
} as const;
/** What a browser may refuse, in words; `comparison` and `numbers` are parts of `Intl` that throw. */
export const REFUSALS = {
  storage: 'to store',
  clipboard: 'to copy',
  locks: 'Web Locks',
  share: 'to share',
  shareClosed: 'to share, as its sheet is closed',
  files: 'to save files',
  comparison: 'to compare texts',
  numbers: 'to format numbers',
} as const;
export type Refusal = keyof typeof REFUSALS;
/** What it may do again. */
export const ALLOWANCES = {
  storage: 'stores',
  clipboard: 'copies',
  comparison: 'compares texts',
  numbers: 'formats numbers',
} as const;

/** What the app finds in the browser's storage. */
export const STORED = {
  session: 'the app reads a stored session',
  otherSession: 'the session of the other member is stored',
  nothing: 'the app reads empty storage',
  garbage: 'the app reads stored data that is not a session',
} as const;

/** What another tab does. */
export const IN_ANOTHER_TAB = {
  login: 'signs in',
  refreshToken: 'gets a new token',
  logout: 'logs out',
  expire: 'loses the session, which cannot be renewed',
  garbage: 'stores what is not a session',
  clearSiteData: 'lets the browser clear the data of this site',
  loseAnswer: 'sends a donation, whose answer is lost',
  close: 'is closed',
  lookUp: 'has looked up what was sent without an answer',
} as const;
export type TabOperation = keyof typeof IN_ANOTHER_TAB;

export const FETCHED = {
  token: {
    begins: 'another tab asks for a token',
    ends: 'the other tab has got a token, and stores it a moment after its lock has ended',
  },
  address: {
    begins: 'another tab asks for an address',
    ends: 'the other tab has got an address, and stores it',
  },
} as const;
export type FetchedInOtherTab = keyof typeof FETCHED;

/** When the system clock is read. */
export const WAKE_EVENTS = {
  tick: 'at the next tick of a second',
  focus: 'when the window gets the focus',
  pageshow: 'when the page is shown again',
  visibilitychange: 'when the tab becomes visible',
  unnoticed: 'and nothing notices it',
} as const;

/** How the values of answers vary. */
export const variation = z.object({
  seed: z.number(),
  lists: z.enum(['whole', 'cut']),
  amounts: z.enum(['limits', 'any']),
  hasGaps: z.boolean(),
});

/** What a page is drawn for: a system that asks for light or dark colours, one with colours of its own, or paper. */
export const MEDIA = {
  light: 'the system is light',
  dark: 'the system is dark',
  forced: 'the system has colours of its own',
  print: 'the page is drawn for paper',
} as const;
export type Media = keyof typeof MEDIA;

/** The app in its page, over its provider, with the browser's storage and other tabs. */
export interface AppDriver extends WebDriver {
  /** Holds the next such call, or all of them, until they are released. */
  hold(call: Call, which: 'next' | 'all'): void;
  /** The next such call ends like this, at once. */
  mockNextResponse(call: Call, outcome: Outcome): void;
  /** From now on the provider leaves out of its answers what the contract does not require. */
  leaveOut(what: OptionalParts): void;
  /** From now on the provider writes its answers in other forms, with the same content. */
  useOtherForms(): void;
  /** From now on what is read has other values, at the limits of what a provider may send. */
  varyValues(how: z.output<typeof variation>): void;
  /** The oldest held call of this kind goes on, and ends like this; waits for it. */
  release(call: Call, outcome: Outcome): Awaitable<void>;
  /** The second click of a double click arrives at this button, which came with the first. */
  clickSecond(button: string): Awaitable<void>;
  /**
   * Loads the page at a path as a browser does: that of the sign-in has its form before the app is there, for somebody
   * without a session, and Home its first figures.
   */
  loadPage(path: string): Awaitable<void>;
  /** Moves fingers over an element, each from one of its points to the next. */
  swipe(over: string, fingers: readonly (readonly Point[])[]): Awaitable<void>;
  restoreStorage(stored: keyof typeof STORED): Awaitable<void>;
  otherTab(operation: TabOperation, as: 'member' | 'other'): Awaitable<void>;
  /** Another tab sends a movement of money from now on, and gets no answer. */
  sendInOtherTab(kind: 'transfer' | 'donation' | 'withdrawal'): Awaitable<void>;
  /** Another tab gets this under its lock; a token that it stores becomes visible here after the lock has ended. */
  fetchInOtherTab(what: FetchedInOtherTab, phase: 'begins' | 'ends'): Awaitable<void>;
  /** Another tab reads a profile of the same member with another name, and stores that. */
  readProfileInOtherTab(): Awaitable<void>;
  wake(milliseconds: number, at: keyof typeof WAKE_EVENTS): Awaitable<void>;
  /** Back of a phone, which closes what lies over the page. */
  closeByBack(): Awaitable<void>;
  /** Whoever gives a demo takes back what was done last. */
  takeBack(): Awaitable<void>;
  /** The page is left for another one, and goes into the browser's cache of pages that were left. */
  leavePage(): Awaitable<void>;
  /** The page comes back from there. */
  restorePage(): Awaitable<void>;
  /** The window is so many pixels wide from now on, and so many high where that is given. */
  resize(width: number, height?: number): Awaitable<void>;
  /** The browser's setting of motion is this from now on. */
  preferMotion(motion: 'full' | 'reduced'): Awaitable<void>;
  /** The page is drawn for this from now on. */
  emulateMedia(media: Media): Awaitable<void>;
  /** Times are those of this zone from now on: `Asia/Kolkata`. */
  moveToZone(zone: string): Awaitable<void>;
  /** From now on the app's files of these names cannot be fetched; none of its parts has been fetched yet. */
  missFiles(names: readonly string[]): Awaitable<void>;
  /** The app's files of these names arrive once {@link missFiles} is called. */
  holdFiles(names: readonly string[]): Awaitable<void>;
  /** From now on. */
  deploy(what: keyof typeof DEPLOYED): Awaitable<void>;
  /** The browser has kept this from before, under the name of the key. */
  store(name: string, value: string): Awaitable<void>;
  refuse(what: Refusal): Awaitable<void>;
  /** The browser does this again, after it has refused to. */
  allow(what: keyof typeof ALLOWANCES): Awaitable<void>;
  /** The connection is lost, or is back. */
  setOnline(isOnline: boolean): Awaitable<void>;
  /** The page is in the background, or is looked at again. */
  setVisible(isVisible: boolean): Awaitable<void>;
  pendingCount(call: Call): number;
  /** The calls of this kind since the plan or the step began; with a query in its name, those with this query. */
  sentCalls(call: Call, since: 'plan' | 'step'): readonly SentCall[];
  /** The newest token that the provider has issued to this browser. */
  newestToken(): string | undefined;
  readStored(): Awaitable<StoredData>;
  clipboard(): Awaitable<string | undefined>;
  /** The content of a QR code; undefined without such an image, and `unread` where it cannot be decoded. */
  qrCode(name: string): Awaitable<{ readonly content: string | undefined } | 'unread' | undefined>;
}
