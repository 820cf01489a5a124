import type { AppDriver, Call, OptionalParts, Outcome, SentCall } from '#machines/models/appDriver.ts';
import { captureResponse, changeResponse, toResponse } from '#machines/models/responseCaptures.ts';
import { flushTasks } from '#machines/paths/waitFor.ts';
import type { RunningProvider } from '#mocks/browser.ts';
import { BASE_PATH, findEndpoint } from '#mocks/endpoint.ts';
import type { FaultOutcome } from '#mocks/faultRules.ts';
import { findCallProblem } from '#mocks/server/callRules.ts';
import { leaveOutOptional } from '#mocks/server/leaveOutOptional.ts';
import { writeInOtherForms } from '#mocks/server/otherForms.ts';
import { type Variation, varyValues } from '#mocks/server/variedValues.ts';

interface IndexedCall extends SentCall {
  /** its index among all calls since the plan began */
  readonly index: number;
}

interface HeldCall {
  readonly call: string;
  readonly resume: (outcome: Outcome) => void;
}

/** The outcomes of plans are faults of the provider, but those that it answers itself. */
const toFault = (outcome: Outcome): FaultOutcome | undefined =>
  'changes' in outcome || 'body' in outcome || outcome.kind === 'answer' ? undefined : outcome;

const JSON_TYPE = 'application/json';

export const getUrl = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input);
/** The call of a request, by method and path of its contract: `POST /users/login`. */
export const toCall = (input: RequestInfo | URL, method = 'GET'): string =>
  `${method} ${new URL(getUrl(input), location.origin).pathname.slice(BASE_PATH.length)}`;

/** What else is observed of the app. */
interface AppObserver {
  readonly isSignedIn: () => boolean;
  /** after how many milliseconds a signal aborts; undefined when it has no such time */
  readonly getDeadline: (signal: AbortSignal) => number | undefined;
}

export type RequestInterceptor = ReturnType<typeof createRequestInterceptor>;

/**
 * Intercepts the calls between app and provider. Held calls go on when a plan releases them, and end as it says, by
 * the provider's own fault injection. Records the calls that were sent, and those that are pending.
 */
export function createRequestInterceptor(
  { fetch, controls }: Pick<RunningProvider, 'fetch' | 'controls'>,
  { isSignedIn, getDeadline }: AppObserver,
) {
  const alwaysHeld = new Set<string>();
  let held: HeldCall[] = [];
  const heldOnce: string[] = [];
  const mocked: { readonly call: string; readonly outcome: Outcome }[] = [];
  const sent: IndexedCall[] = [];
  const captured = new Map<string, string>();
  /** the tokens that the provider has issued to this browser, and the keys that the app has sent, in order */
  const tokens: string[] = [];
  const keys: string[] = [];
  /** the calls that were made or given up, as lines, and what is wrong with some of them */
  const lines: string[] = [];
  const faults: string[] = [];
  let underWay = 0;
  /** of every answer */
  let leftOut: OptionalParts | undefined;
  let hasOtherForms = false;
  let variation: Variation | undefined;

  /** `POST /transfers/process with token 1, key 1 and {"amount":1.23457}` */
  const describeCall = ({ call, search, bearer, body }: SentCall, key: string | null): string => {
    if (key !== null && !keys.includes(key)) keys.push(key);
    const token = bearer === null ? undefined : tokens.indexOf(bearer) + 1;
    const parts = [
      ...(token === undefined ? [] : [token > 0 ? `token ${token}` : 'an unknown token']),
      ...(key === null ? [] : [`key ${keys.indexOf(key) + 1}`]),
      ...(body === '' ? [] : [body]),
    ];
    return `${call}${search}${parts.length > 0 ? ` with ${parts.join(', ')}` : ''}`;
  };

  const holdUntilReleased = (call: string, signal: AbortSignal | null | undefined): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      const onAbort = () => {
        held = held.filter((each) => each !== heldCall);
        lines.push(`given up: ${call}`);
        reject(signal?.reason);
      };
      const heldCall: HeldCall = {
        call,
        resume: (outcome) => {
          signal?.removeEventListener('abort', onAbort);
          resolve(outcome);
        },
      };
      held.push(heldCall);
      signal?.addEventListener('abort', onAbort, { once: true });
    });

  const decideOutcome = (
    call: string,
    signal: AbortSignal | null | undefined,
  ): Outcome | Promise<Outcome> => {
    const mockedIndex = mocked.findIndex((each) => each.call === call);
    const [mock] = mockedIndex < 0 ? [] : mocked.splice(mockedIndex, 1);
    if (mock) return mock.outcome;
    const heldIndex = heldOnce.indexOf(call);
    if (heldIndex >= 0) heldOnce.splice(heldIndex, 1);
    return heldIndex >= 0 || alwaysHeld.has(call) ? holdUntilReleased(call, signal) : { kind: 'answer' };
  };

  const setCaptured = (name: string, value: string) => {
    captured.set(name, value);
    if (name === 'token') tokens.push(value);
  };

  const countedFetch: typeof globalThis.fetch = async (...request) => {
    underWay += 1;
    try {
      return await interceptedFetch(...request);
    } finally {
      underWay -= 1;
    }
  };

  const interceptedFetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = getUrl(input);
    const call = toCall(input, init.method);
    const headers = new Headers(init.headers);
    const bearer = headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
    const body = typeof init.body === 'string' ? init.body : '';
    const type = headers.get('content-type');
    const json = headers.get('accept') === JSON_TYPE && type === (body === '' ? null : JSON_TYPE);
    const { search } = new URL(url, location.origin);
    const sentCall = { call, search, bearer, body, json, index: sent.length };
    sent.push(sentCall);
    // React's strict mode aborts a call that it has just begun: that one does not count.
    await flushTasks(1);
    init.signal?.throwIfAborted();
    lines.push(describeCall(sentCall, headers.get('idempotency-key')));
    const deadlineMs = init.signal ? getDeadline(init.signal) : undefined;
    // What the page reads before the app is there has the deadline of the call that takes it over.
    const isEarly = window.earlyReads?.has(url);
    const problem = findCallProblem({ call, url, init, hasToken: isSignedIn(), deadlineMs, isEarly });
    if (problem !== null) faults.push(problem);
    const outcome = await decideOutcome(call, init.signal);
    return answer(call, input, init, outcome);
  };

  const answer = async (
    call: string,
    input: RequestInfo | URL,
    init: RequestInit,
    outcome: Outcome,
  ): Promise<Response> => {
    const fault = toFault(outcome);
    if (fault !== undefined) controls.failNext(findEndpoint(call), fault);
    const answered = 'body' in outcome ? toResponse(outcome) : await fetch(input, init);
    let response = answered;
    if ('changes' in outcome) {
      const body: unknown = await answered.json();
      changeResponse(body, outcome.changes);
      response = Response.json(body, answered);
    }
    if (variation !== undefined && response.ok && call.startsWith('GET ')) {
      const body: unknown = await response.json();
      response = Response.json(varyValues(call, body, variation, Date.now()), response);
    }
    if (leftOut !== undefined && response.ok) {
      const body: unknown = await response.json();
      leaveOutOptional(call, body, leftOut);
      response = Response.json(body, response);
    }
    // A call is under way until its answer can be read at once; one that breaks off is the app's to notice.
    const content = await response
      .clone()
      .text()
      .catch(() => '');
    if (response.ok && ['answer', 'changedAnswer'].includes(outcome.kind)) {
      const value = captureResponse(call, JSON.parse(content || 'null'));
      if (value) setCaptured(...value);
    }
    return hasOtherForms && response.ok && content !== ''
      ? new Response(writeInOtherForms(JSON.parse(content)), response)
      : response;
  };

  /** What plans do with calls, as a driver does it. */
  const operations: Pick<
    AppDriver,
    'hold' | 'mockNextResponse' | 'leaveOut' | 'useOtherForms' | 'varyValues' | 'pendingCount'
  > = {
    hold(call, which) {
      if (which === 'all') alwaysHeld.add(call);
      else heldOnce.push(call);
    },
    mockNextResponse: (call, outcome) => void mocked.push({ call, outcome }),
    leaveOut(what) {
      leftOut = what;
    },
    useOtherForms() {
      hasOtherForms = true;
    },
    varyValues(how) {
      variation = how;
    },
    pendingCount: (call) => held.filter((each) => each.call === call).length,
  };

  return {
    fetch: countedFetch,
    /** Begins a plan: forgets all calls. */
    reset(): void {
      alwaysHeld.clear();
      for (const list of [heldOnce, mocked, sent, tokens, keys, lines, faults]) list.length = 0;
      held = [];
      leftOut = undefined;
      hasOtherForms = false;
      variation = undefined;
      captured.clear();
      controls.clear();
    },
    operations,
    /** Releases the oldest held call of this kind; false when there is none. */
    release(call: Call, outcome: Outcome): boolean {
      const index = held.findIndex((each) => each.call === call);
      const [oldest] = index < 0 ? [] : held.splice(index, 1);
      oldest?.resume(outcome);
      return oldest !== undefined;
    },
    /** Calls of `hold` and `mockNextResponse` that have not been made. */
    missingCalls: (): readonly string[] => [...heldOnce, ...mocked.map(({ call }) => call)],
    /** The calls of this kind; with a query in its name, those with this query. */
    sentCalls: (call: Call): readonly IndexedCall[] =>
      sent.filter((each) => each.call === call || each.call + each.search === call),
    sentCount: (): number => sent.length,
    /** A text with the tokens and idempotency keys in it by their numbers, and what the provider made up by its name. */
    hideRandom: (text: string): string =>
      [
        ...tokens.map((token, index) => [token, `token ${index + 1}`] as const),
        ...keys.map((key, index) => [key.replaceAll('"', ''), `key ${index + 1}`] as const),
        ...[...captured].map(([name, value]) => [value, `{provider.${name}}`] as const),
      ].reduce((hidden, [value, name]) => hidden.replaceAll(value, name), text),
    /** The calls since `beginStep`, as lines. */
    lines,
    /** What is wrong with calls since the plan began. */
    faults,
    beginStep: (): void => {
      lines.length = 0;
    },
    /** Whether a call that is not held has not ended. */
    isBusy: (): boolean => underWay > held.length,
    allPendingCalls: (): readonly string[] => held.map(({ call }) => call),
    /** What the provider last answered: `address`, `balance`, `transferId`. */
    getCaptured: (name: string): string | undefined => captured.get(name),
    /** The newest token that the provider has issued to this browser. */
    get newestToken(): string | undefined {
      return captured.get('token');
    },
    setNewestToken: (token: string): void => {
      setCaptured('token', token);
    },
  };
}
