import type { Call, Outcome, SentCall, SilentOutcome } from '#machines/models/appDriver.ts';
import { flushTasks } from '#machines/paths/waitFor.ts';
import type { RunningProvider } from '#mocks/browser.ts';
import { findEndpoint } from '#mocks/endpoint.ts';
import type { Fault } from '#mocks/faultInjection.ts';
import { responseCaptures } from './responseCaptures';

interface IndexedCall extends SentCall {
  /** its index among all calls since the plan began */
  readonly index: number;
}

interface HeldCall {
  readonly call: string;
  readonly resume: (outcome: Outcome) => void;
}

const FAULTS: Readonly<Record<Exclude<SilentOutcome, 'answer'>, Fault>> = {
  unauthorized: 'unauthorized',
  serverError: 'serverErrorWithoutText',
  malformed: 'malformed',
  responseLost: 'responseLost',
  responseTruncated: 'responseTruncated',
  unreachable: 'networkError',
};

function toFault(outcome: Outcome): Fault | undefined {
  if (outcome.kind === 'answer') return undefined;
  if (outcome.kind === 'refusal') return { refuse: outcome.sentence };
  return outcome.kind === 'unsuccessful' ? { unsuccessful: outcome.sentence } : FAULTS[outcome.kind];
}

const JSON_TYPE = 'application/json';

const toCall = (url: string, method: string): string =>
  `${method} ${new URL(url, location.origin).pathname.replace(/^\/api/, '')}`;

/** Timeouts of calls are ignored: a held call may wait for as long as a person looks at a step. */
const isTimeout = (signal: AbortSignal): boolean =>
  signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';

/**
 * Intercepts the calls between app and provider. Held calls go on when a plan releases them, and end as it says, by
 * the provider's own fault injection. Records the calls that were sent, and those that are pending.
 */
export function createRequestInterceptor({ fetch, controls }: Pick<RunningProvider, 'fetch' | 'controls'>) {
  const alwaysHeld = new Set<string>();
  let held: HeldCall[] = [];
  const heldOnce: string[] = [];
  const mocked: { readonly call: string; readonly outcome: Outcome }[] = [];
  const sent: IndexedCall[] = [];
  const captured = new Map<string, string>();

  const holdUntilReleased = (call: string, signal: AbortSignal | null | undefined): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      const onAbort = () => {
        if (signal && isTimeout(signal)) return;
        held = held.filter((each) => each !== heldCall);
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

  const decideOutcome = async (call: string, signal: AbortSignal | null | undefined): Promise<Outcome> => {
    // React's strict mode aborts a call that it has just begun: that one does not count.
    await flushTasks(1);
    signal?.throwIfAborted();
    const mockedIndex = mocked.findIndex((each) => each.call === call);
    const [mock] = mockedIndex < 0 ? [] : mocked.splice(mockedIndex, 1);
    if (mock) return mock.outcome;
    const heldIndex = heldOnce.indexOf(call);
    if (heldIndex >= 0) heldOnce.splice(heldIndex, 1);
    return heldIndex >= 0 || alwaysHeld.has(call) ? holdUntilReleased(call, signal) : { kind: 'answer' };
  };

  const interceptedFetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const call = toCall(url, init.method ?? 'GET');
    const headers = new Headers(init.headers);
    const bearer = headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
    const body = typeof init.body === 'string' ? init.body : '';
    const type = headers.get('content-type');
    const json = headers.get('accept') === JSON_TYPE && type === (body === '' ? null : JSON_TYPE);
    const { search } = new URL(url, location.origin);
    sent.push({ call, search, bearer, body, json, index: sent.length });
    const outcome = await decideOutcome(call, init.signal);
    const fault = toFault(outcome);
    if (fault !== undefined) controls.failNext(findEndpoint(call), fault);
    const { signal, ...rest } = init;
    const response = await fetch(input, signal && isTimeout(signal) ? rest : init);
    const capture = responseCaptures[call];
    if (capture && response.ok && outcome.kind === 'answer') {
      const value = capture(await response.clone().json());
      if (value) captured.set(...value);
    }
    return response;
  };

  return {
    fetch: interceptedFetch,
    /** Begins a plan: forgets all calls. */
    reset(): void {
      alwaysHeld.clear();
      for (const list of [heldOnce, mocked, sent]) list.length = 0;
      held = [];
      captured.clear();
      controls.clear();
    },
    hold(call: Call, which: 'next' | 'all'): void {
      if (which === 'all') alwaysHeld.add(call);
      else heldOnce.push(call);
    },
    mockNextResponse: (call: Call, outcome: Outcome): void => void mocked.push({ call, outcome }),
    /** Releases the oldest held call of this kind; false when there is none. */
    release(call: Call, outcome: Outcome): boolean {
      const index = held.findIndex((each) => each.call === call);
      const [oldest] = index < 0 ? [] : held.splice(index, 1);
      oldest?.resume(outcome);
      return oldest !== undefined;
    },
    /** Calls of `hold` and `mockNextResponse` that have not been made. */
    missingCalls: (): readonly string[] => [...heldOnce, ...mocked.map(({ call }) => call)],
    pendingCount: (call: Call): number => held.filter((each) => each.call === call).length,
    /** The calls of this kind; with a query in its name, those with this query. */
    sentCalls: (call: Call): readonly IndexedCall[] =>
      sent.filter((each) => each.call === call || each.call + each.search === call),
    sentCount: (): number => sent.length,
    allPendingCalls: (): readonly string[] => held.map(({ call }) => call),
    /** What the provider last answered: `address`, `balance`, `transferId`. */
    getCaptured: (name: string): string | undefined => captured.get(name),
    /** The newest token that the provider has issued to this browser. */
    get newestToken(): string | undefined {
      return captured.get('token');
    },
    setNewestToken: (token: string): void => {
      captured.set('token', token);
    },
  };
}
