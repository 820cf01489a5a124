import type { Action, Call, Outcome } from '../paths/action';
import type { Assertion } from '../paths/assertion';
import type { TestCase } from '../paths/testModel';

export const calls = {
  login: 'POST /users/login',
  refreshToken: 'GET /v1/auth/refresh-token',
  getProfile: 'GET /users/profile',
  getStats: 'GET /users/stats',
  getTransactionHistory: 'GET /transactions/history',
  getTransferHistory: 'GET /transfers/history',
  getDonationHistory: 'GET /donations/history',
  processTransfer: 'POST /transfers/process',
  generateWallet: 'POST /wallet/generate',
  donate: 'POST /donations/process',
  withdraw: 'POST /transactions/withdrawal',
} as const satisfies Readonly<Record<string, Call>>;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

const click =
  (role: 'button' | 'link' | 'tab') =>
  (name: string): Action => ({ type: 'click', role, name });
export const link = click('link');
export const tab = click('tab');
export const button = click('button');
export const fill = (label: string, text: string): Action => ({ type: 'fill', label, text });

type SilentOutcome = Exclude<Outcome['kind'], 'refusal' | 'unsuccessful'>;
export const release = (call: Call, kind: SilentOutcome = 'answer'): Action => ({
  type: 'release',
  call,
  outcome: { kind },
});
export const mock401 = (call: Call): Action => ({
  type: 'mockNextResponse',
  call,
  outcome: { kind: 'unauthorized' },
});

/** Opens a path of the app for a member who is signed in. */
export const openSignedIn = (path: string): readonly Action[] => [
  { type: 'open', path },
  { type: 'restoreStorage', stored: 'session' },
];

export const text = (shown: string): Assertion => ({ type: 'text', text: shown });
export const absent = (shown: string): Assertion => ({ type: 'absent', text: shown });
export const heading = (shown: string): Assertion => ({ type: 'heading', text: shown });
export const alert = (shown: string): Assertion => ({ type: 'alert', text: shown });
export const status = (shown: string): Assertion => ({ type: 'status', text: shown });
export const fieldValue = (label: string, value: string): Assertion => ({ type: 'fieldValue', label, value });
export const busy = (name: string): Assertion => ({ type: 'busy', button: name });
export const notBusy = (name: string): Assertion => ({ type: 'notBusy', button: name });
export const url = (path: string): Assertion => ({ type: 'url', path });
export const called = (call: Call): Assertion => ({ type: 'called', call });
export const callCount = (call: Call, count: number): Assertion => ({ type: 'callCount', call, count });
export const pendingCalls = (call: Call, count: number): Assertion => ({ type: 'pendingCalls', call, count });
export const newestToken = (call: Call): Assertion => ({ type: 'newestToken', call });
export const requestBody = (call: Call, body: unknown): Assertion => ({
  type: 'requestBody',
  call,
  body: JSON.stringify(body),
});
export const stored = (what: 'session' | 'depositWallet'): Assertion => ({ type: 'stored', what });
export const notStored = (what: 'session' | 'depositWallet'): Assertion => ({ type: 'notStored', what });

/** Stands for the variable part of a message, for {@link fixedTexts}. */
export const VARIABLE = '\n';
/** The texts of a message around its variable parts: `expires(VARIABLE)`. */
export const fixedTexts = (message: string): readonly string[] =>
  message
    .split(VARIABLE)
    .map((part) => part.trim())
    .filter(Boolean);
/** The text of a message before its first variable part. */
export const textBefore = (message: string): string => fixedTexts(message)[0] ?? message;

interface MovementCases {
  readonly call: Call;
  readonly acceptedOutput: object;
  readonly acceptedToasts?: readonly string[];
  readonly accepted: readonly Assertion[];
  /** the app's own message where the provider gives none */
  readonly failure: string;
  /** the provider's own sentence in a refusal */
  readonly refusal: string;
  readonly refused: readonly Assertion[];
  readonly unknown: readonly Assertion[];
  readonly unknownToasts?: readonly string[];
  /** the contract requires nothing of an accepting answer, so that no body is malformed */
  readonly acceptsAnyBody?: boolean;
}

/** The outcomes of a call that moves money: accepted, refused, and those after which the result is not known. */
export function movementOutcomes(options: MovementCases): readonly TestCase[] {
  const { call, acceptedOutput, acceptedToasts, accepted, failure, refusal, refused } = options;
  const refuse = (sentence: string, outcome: Outcome, message: string | undefined): TestCase => ({
    sentence,
    by: 'provider',
    event: { output: { outcome: 'refused', message } },
    actions: [{ type: 'release', call, outcome }],
    toasts: [message ?? failure],
    assertions: refused,
  });
  const breakConnection = (sentence: string, kind: SilentOutcome): TestCase => ({
    sentence,
    by: 'provider',
    event: { output: { outcome: 'unknown' } },
    actions: [release(call, kind)],
    ...(options.unknownToasts ? { toasts: options.unknownToasts } : {}),
    assertions: options.unknown,
  });
  const accept = (sentence: string, kind: SilentOutcome): TestCase => ({
    sentence,
    by: 'provider',
    event: { output: { outcome: 'accepted', ...acceptedOutput } },
    actions: [release(call, kind)],
    ...(acceptedToasts ? { toasts: acceptedToasts } : {}),
    assertions: accepted,
  });
  return [
    accept('the provider accepts', 'answer'),
    refuse('the provider refuses', { kind: 'refusal', sentence: refusal }, refusal),
    refuse('the provider answers with success: false', { kind: 'unsuccessful', sentence: refusal }, refusal),
    refuse('the provider answers 500 without a message', { kind: 'serverError' }, undefined),
    breakConnection('the connection breaks after the provider has carried it out', 'responseLost'),
    breakConnection('the connection breaks in the middle of the answer', 'responseTruncated'),
    breakConnection('the call never arrives', 'unreachable'),
    options.acceptsAnyBody
      ? accept('the provider accepts without a message', 'malformed')
      : breakConnection('the provider sends a malformed answer', 'malformed'),
  ];
}
