import { crash, notFound } from '#src/messages/errorScreens.ts';
import { home } from '#src/messages/home.ts';
import { shell } from '#src/messages/shell.ts';
import { signIn } from '#src/messages/signIn.ts';
import { withdraw } from '#src/messages/withdraw.ts';
import { urls } from '#src/urls.ts';
import type { Call, StoredData } from './appDriver';
import { calls } from './builders';

type MovementKind = 'transfer' | 'donation' | 'withdrawal';

/** What is observed of app, browser and provider after a step. */
export interface WalkState {
  /** no call waits, and no part of the screen is loading */
  readonly isAtRest: boolean;
  /** no call waits */
  readonly isQuiet: boolean;
  readonly address: string;
  readonly text: string;
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
  /** keys of queries whose data belong to a member */
  readonly cachedQueries: readonly string[];
  /** texts that only a member may see, by private key */
  readonly secrets: ReadonlyMap<string, readonly string[]>;
  /** titles of figures and what they show */
  readonly figures: readonly (readonly [title: string, value: string])[];
  /** the balances that the provider has, formatted; undefined while nobody is signed in */
  readonly balances: { readonly balance: string; readonly deposit: string } | undefined;
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
  /** calls of this step */
  readonly callCount: number;
  /** what must not happen in any step: errors, rejections, calls against the contract */
  readonly fault: string | null;
}

/** Where a walk goes to see that there is no such page. */
export const UNKNOWN_PATH = '/nowhere';
/** Far above what any screen loads, with every call repeated. */
const MAX_CALLS_OF_STEP = 60;
const KEPT_KEYS = ['theme', 'movements', 'placeholder'];

const onlyFirst = (problems: readonly (string | false | undefined)[]): string | null =>
  problems.find((each): each is string => typeof each === 'string') ?? null;

function findMoneyProblem(state: WalkState): string | null {
  const amounts = state.movements.map(({ kind, shown }) => `${kind} of ${shown}`);
  const twice = amounts.find((each, index) => amounts.indexOf(each) !== index);
  return onlyFirst([
    state.ledgerSum !== 0 && `The provider’s ledger sums to ${state.ledgerSum} units, not to zero.`,
    twice !== undefined && `The ${twice} was carried out twice.`,
    ...[calls.processTransfer, calls.donate, calls.withdraw, calls.refreshToken, calls.generateWallet].map(
      (call) => state.pendingCount(call) > 1 && `${call} is pending ${state.pendingCount(call)} times.`,
    ),
  ]);
}

/** Which figure shows which balance, on any screen. */
const BALANCE_BY_TITLE: Readonly<Record<string, 'balance' | 'deposit'>> = {
  [home.cards.impactBalance]: 'deposit',
  [withdraw.availableBalance]: 'balance',
  [home.cards.availableToWithdraw]: 'balance',
};

/** Where the movements of a kind are listed, with the call that lists them. */
const HISTORIES: readonly (readonly [address: string, kind: MovementKind, call: Call])[] = [
  [urls.donate, 'donation', calls.getDonationHistory],
  [urls.withdraw, 'withdrawal', calls.getTransactionHistory],
  [urls.transactions, 'withdrawal', calls.getTransactionHistory],
  [`${urls.fundTransfer}?tab=history`, 'transfer', calls.getTransferHistory],
];

function findShownProblem(state: WalkState): string | null {
  const { balances, failedCalls, address, member, text } = state;
  if (!state.isAtRest || !balances) return null;
  const wrongFigure = failedCalls.includes(calls.getProfile)
    ? undefined
    : state.figures.find(([title, value]) => {
        const name = BALANCE_BY_TITLE[title];
        return name !== undefined && value !== balances[name];
      });
  const lists = HISTORIES.filter(([at, , call]) => at === address && !failedCalls.includes(call));
  const missing = state.movements.find(
    ({ kind, shown, member: by }) =>
      by === member && lists.some(([, listed]) => listed === kind) && !text.includes(shown),
  );
  return onlyFirst([
    wrongFigure && `${wrongFigure.join(' is shown as ')}, which is not what the provider has.`,
    missing && `The ${missing.kind} of ${missing.shown} is not in its history.`,
  ]);
}

function findSessionProblem(state: WalkState): string | null {
  const { session, stored, text, address, member } = state;
  const isLoggedOut = session.startsWith('loggedOut');
  const isSignedIn = session === 'authenticated' || session === 'refreshing';
  const path = address.split('?')[0] ?? address;
  const isDashboard = path === urls.dashboard || path.startsWith(`${urls.dashboard}/`);
  const secret = [...state.secrets].find(
    ([owner, texts]) => owner !== member && texts.some((each) => text.includes(each)),
  );
  const leftKey = state.storedKeys.find((key) => !KEPT_KEYS.includes(key));
  if (session === 'rehydrating') return null;
  return onlyFirst(
    [
      secret !== undefined && 'Private data of a member who is not signed in is on the screen.',
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
      session === 'refreshing' && state.isAtRest && 'The token is being renewed, and no call is pending.',
      session === 'loggedOut.loggingIn' && state.isAtRest && 'A sign-in is pending without a call.',
    ].map((each) => each ?? false),
  );
}

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
    findMoneyProblem(state) ?? false,
    findSessionProblem(state) ?? false,
    findShownProblem(state) ?? false,
  ]);
