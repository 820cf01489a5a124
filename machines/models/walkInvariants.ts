import { reading } from '#src/messages/common.ts';
import { crash, notFound } from '#src/messages/errorScreens.ts';
import { session as sessionMessages } from '#src/messages/session.ts';
import { shell } from '#src/messages/shell.ts';
import { signIn } from '#src/messages/signIn.ts';
import { urls } from '#src/urls.ts';
import { depositWalletMachine } from '../depositWallet';
import { donationMachine, withdrawalMachine } from '../moneyMovement';
import type { Toast } from '../paths/plan';
import { transferMachine } from '../transfer';
import type { Call, StoredData } from './appDriver';
import { calls } from './builders';
import { findAnswerProblem, type ShownAnswers } from './walkShown';

type MovementKind = 'transfer' | 'donation' | 'withdrawal';

/** A call other than a read that has ended. */
export interface CallEnd {
  readonly call: string;
  readonly body: string;
  /** its idempotency key; empty without one */
  readonly key: string;
  /** unclear: its answer says neither, as one that breaks the contract */
  readonly end: 'accepted' | 'refused' | 'unauthorized' | 'unclear';
}

/** What is observed of app, browser and provider after a step. */
export interface WalkState extends ShownAnswers {
  /** no call waits, and no part of the screen is loading */
  readonly isAtRest: boolean;
  /** no call waits */
  readonly isQuiet: boolean;
  readonly title: string;
  /** the tab that is open, where the address names one */
  readonly openTab: string | undefined;
  readonly headings: readonly string[];
  readonly loading: readonly string[];
  readonly controlCount: number;
  readonly session: string;
  /** the private key of the member who is signed in */
  readonly member: string | undefined;
  /** the token that the session machine holds */
  readonly token: string | undefined;
  readonly stored: StoredData;
  readonly storedKeys: readonly string[];
  /** everything that is stored, as one text */
  readonly storedText: string;
  /** keys of queries whose data belong to a member */
  readonly cachedQueries: readonly string[];
  /** those whose data were read for another member */
  readonly foreignQueries: readonly string[];
  /** the calls of which the screen shows an answer that the provider would not give now */
  readonly oldAnswers: readonly string[];
  /** the messages of this step */
  readonly toasts: readonly Toast[];
  /** the alerts on the screen, and the status messages that were not there before the step */
  readonly notices: readonly string[];
  /** the calls other than reads that have ended in this step */
  readonly ends: readonly CallEnd[];
  /** how many were accepted in the step before, whose messages may still come */
  readonly earlierAccepted: number;
  /** what is in fields of secrets and amounts */
  readonly typedTexts: readonly string[];
  /** the private key that a transfer is to go to, which its confirmation shows */
  readonly typedRecipient: string;
  /** the step began on another screen, whose failures are no longer shown */
  readonly isScreenLeft: boolean;
  /** the focus was in the app before the step, and is nowhere */
  readonly isFocusLost: boolean;
  /** texts that only a member may see, by private key */
  readonly secrets: ReadonlyMap<string, readonly string[]>;
  /** the sum of the provider's ledger, in units */
  readonly ledgerSum: number;
  /** what has moved since the walk began */
  readonly movements: readonly {
    readonly kind: MovementKind;
    readonly member: string;
    readonly shown: string;
  }[];
  /** the calls whose last answer was none; what they show may be old */
  readonly failedCalls: readonly string[];
  readonly pendingCount: (call: Call) => number;
  /** calls of this step, sent or held */
  readonly callCount: number;
  /** the name of what was pressed last in this step; empty without a press */
  readonly pressed: string;
  /** that was the header of a column, and the order is as before */
  readonly isOrderKept: boolean;
  /** the timers that an app closed in this step has left behind */
  readonly leftTimers: readonly string[];
  readonly isRunning: (machine: string) => boolean;
  /** what must not happen in any step: errors, rejections, calls against the contract */
  readonly fault: string | null;
}

/** Where a walk goes to see that there is no such page. */
export const UNKNOWN_PATH = '/nowhere';
/** The machines that run on screens of their own. */
export const SCREEN_MACHINES: Readonly<Record<string, string>> = {
  [urls.deposit]: depositWalletMachine.id,
  [urls.donate]: donationMachine.id,
  [urls.fundTransfer]: transferMachine.id,
  [urls.withdraw]: withdrawalMachine.id,
};
/** Far above what any screen loads, with every call repeated. */
const MAX_CALLS_OF_STEP = 60;
const KEPT_KEYS = ['theme', 'movements', 'placeholder'];
/** Kept after an expiry, as the same member may sign in again; a logout removes it (D421). */
const ADDRESSES_KEY = 'withdrawal-addresses';

const onlyFirst = (problems: readonly (string | false | undefined)[]): string | null =>
  problems.find((each): each is string => typeof each === 'string') ?? null;

function findMoneyProblem(state: WalkState): string | null {
  const settled = state.ends.find(
    ({ end, key }) => end === 'accepted' && key !== '' && state.storedText.includes(key),
  );
  const amounts = state.movements.map(({ kind, shown }) => `${kind} of ${shown}`);
  const twice = amounts.find((each, index) => amounts.indexOf(each) !== index);
  return onlyFirst([
    state.ledgerSum !== 0 && `The provider’s ledger sums to ${state.ledgerSum} units, not to zero.`,
    twice !== undefined && `The ${twice} was carried out twice.`,
    state.isAtRest &&
      settled &&
      `${settled.call} was accepted, and is still stored as one of unknown outcome.`,
    ...[calls.processTransfer, calls.donate, calls.withdraw, calls.refreshToken, calls.generateWallet].map(
      (call) => state.pendingCount(call) > 1 && `${call} is pending ${state.pendingCount(call)} times.`,
    ),
  ]);
}

/** Where the movements of a kind are listed, with the call that lists them. */
const HISTORIES: readonly (readonly [address: string, kind: MovementKind, call: Call])[] = [
  [urls.donate, 'donation', calls.getDonationHistory],
  [urls.withdraw, 'withdrawal', calls.getTransactionHistory],
  [urls.transactions, 'withdrawal', calls.getTransactionHistory],
  [`${urls.fundTransfer}?tab=history`, 'transfer', calls.getTransferHistory],
];

function findShownProblem(state: WalkState): string | null {
  const { failedCalls, address, member, text, movements } = state;
  if (!state.isAtRest || state.session !== 'authenticated') return null;
  const lists = HISTORIES.filter(([at, , call]) => at === address && !failedCalls.includes(call));
  const missing = movements.find(
    ({ kind, shown, member: by }) =>
      by === member && lists.some(([, listed]) => listed === kind) && !text.includes(shown),
  );
  return onlyFirst([
    state.oldAnswers.length > 0 && `The screen shows an old answer of ${state.oldAnswers.join(', ')}.`,
    findAnswerProblem(state) ?? false,
    missing && `The ${missing.kind} of ${missing.shown} is not in its history.`,
  ]);
}

/** Messages are true: success is told once the provider has accepted, and each refusal is told. */
function findMessageProblem({
  toasts,
  typedTexts,
  ends,
  earlierAccepted,
  notices,
  isAtRest,
  isScreenLeft,
  session,
  address,
}: WalkState): string | null {
  const accepted = ends.filter(({ end }) => end === 'accepted' || end === 'unclear').length;
  const successes = toasts.filter(
    ({ kind, text }) => kind === 'success' && text !== sessionMessages.loggedOut,
  );
  const failed = ends.filter(
    ({ call, end }) => end === 'refused' && (call !== calls.generateWallet || address === urls.deposit),
  );
  const kept = ends.find(
    ({ end, body }) => end === 'accepted' && typedTexts.some((typed) => body.includes(typed)),
  );
  const said = [...toasts.filter(({ kind }) => kind !== 'success').map(({ text }) => text), ...notices];
  return onlyFirst([
    toasts.some(({ text }) => text === '') && 'A message is empty.',
    successes.length > accepted + earlierAccepted &&
      `“${successes.at(-1)?.text}” is shown, and the provider has accepted ${accepted} calls.`,
    toasts.length > ends.length + 2 && `${toasts.length} messages are shown after ${ends.length} calls.`,
    isAtRest && kept !== undefined && `${kept.call} was accepted, and its form still has what was sent.`,
    isAtRest &&
      session !== 'rehydrating' &&
      failed.length > 0 &&
      !isScreenLeft &&
      said.length === 0 &&
      `${failed[0]?.call} was not accepted, and nothing on the screen says so.`,
  ]);
}

function findSessionProblem(state: WalkState): string | null {
  const { session, stored, text, address, member } = state;
  const isLoggedOut = session.startsWith('loggedOut');
  const isSignedIn = session === 'authenticated' || session === 'refreshing';
  const path = address.split('?')[0] ?? address;
  const isDashboard = path === urls.dashboard || path.startsWith(`${urls.dashboard}/`);
  const secret = [...state.secrets].find(
    ([owner, texts]) =>
      owner !== member && texts.some((each) => each !== state.typedRecipient && text.includes(each)),
  );
  const hasLoggedOut = state.toasts.some((toast) => toast.text === sessionMessages.loggedOut);
  const machine = SCREEN_MACHINES[path];
  const leftKey = state.storedKeys.find(
    (key) => !KEPT_KEYS.includes(key.replace(/:.*/, '')) && (key !== ADDRESSES_KEY || hasLoggedOut),
  );
  if (session === 'rehydrating') return null;
  return onlyFirst(
    [
      secret !== undefined && 'Private data of a member who is not signed in is on the screen.',
      state.foreignQueries.length > 0 &&
        `The query cache has ${state.foreignQueries.join(', ')} of another member.`,
      isLoggedOut &&
        [...state.secrets.values()].flat().some((each) => state.storedText.includes(each)) &&
        'After the session private data is still stored.',
      isLoggedOut && leftKey !== undefined && `After the session ${leftKey} is still stored.`,
      isLoggedOut && stored.tokenCookie !== null && 'After the session its token is still in a cookie.',
      isLoggedOut && stored.hasRoleCookie && 'After the session its role is still in a cookie.',
      isLoggedOut &&
        state.cachedQueries.length > 0 &&
        `After the session the query cache still has ${state.cachedQueries.join(', ')}.`,
      isLoggedOut && isDashboard && 'The dashboard is open without a session.',
      isLoggedOut && text.includes(shell.logout) && 'Without a session there is a Logout.',
      isSignedIn &&
        isDashboard &&
        !text.includes(shell.logout) &&
        'A dashboard without Logout is on the screen.',
      isSignedIn && state.headings.includes(signIn.title) && 'A member who is signed in sees the sign-in.',
      isSignedIn && stored.token !== (state.token ?? null) && 'The stored token is not the session’s.',
      isSignedIn &&
        stored.tokenCookie !== (state.token ?? null) &&
        'The cookie’s token is not the session’s.',
      isSignedIn && stored.cookieProblem,
      session === 'authenticated' &&
        state.isAtRest &&
        machine !== undefined &&
        !state.isRunning(machine) &&
        `At ${path} the machine ${machine} does not run.`,
      session === 'refreshing' && state.isAtRest && 'The token is being renewed, and no call is pending.',
      session === 'loggedOut.loggingIn' && state.isAtRest && 'A sign-in is pending without a call.',
    ].map((each) => each ?? false),
  );
}

/** What a title begins with. */
const nameScreen = (heading: string, tab: string | undefined): string =>
  tab === undefined ? heading : `${tab} – ${heading}`;

/** The first invariant that does not hold, as a sentence; null when all do. */
export const findInvariantProblem = (state: WalkState): string | null =>
  onlyFirst([
    state.fault ?? false,
    state.text.includes(crash.title) && `The crash screen is shown at ${state.address}.`,
    state.headings.includes(notFound.title) &&
      !state.address.endsWith(UNKNOWN_PATH) &&
      `There is no page at ${state.address}.`,
    state.callCount > MAX_CALLS_OF_STEP && `One step caused ${state.callCount} calls.`,
    state.isAtRest &&
      state.session !== 'rehydrating' &&
      state.controlCount === 0 &&
      'No control is visible and enabled: a dead end.',
    state.isQuiet &&
      state.session !== 'rehydrating' &&
      state.loading.length > 0 &&
      `“${state.loading[0]}” is still loading, and no call waits.`,
    state.isAtRest &&
      state.session !== 'rehydrating' &&
      !state.headings.some((heading) => state.title.startsWith(nameScreen(heading, state.openTab))) &&
      `The title of ${state.address} is “${state.title}”, and its headings are ${state.headings.join(', ')}.`,
    state.isAtRest &&
      state.pressed === reading.retry &&
      state.callCount === 0 &&
      `“${reading.retry}” was pressed, and no call was made.`,
    state.isAtRest && state.isOrderKept && `“${state.pressed}” was pressed, and the order is as before.`,
    state.leftTimers.length > 0 &&
      `The app was opened anew, and has left behind: ${state.leftTimers.join(', ')}.`,
    state.isAtRest && state.isFocusLost && `The focus is lost at ${state.address}.`,
    findMessageProblem(state) ?? false,
    findMoneyProblem(state) ?? false,
    findSessionProblem(state) ?? false,
    findShownProblem(state) ?? false,
  ]);
