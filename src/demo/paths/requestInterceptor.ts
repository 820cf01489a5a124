import type { Call, Outcome } from '#machines/paths/action.ts';
import type { RunningProvider } from '#mocks/browser.ts';
import type { Fault } from '#mocks/faultInjection.ts';
import { findEndpoint } from '#mocks/findEndpoint.ts';
import { flushTasks } from './flushTasks';
import { responseCaptures } from './responseCaptures';

/** A call as the app sent it. */
interface SentCall {
  readonly call: string;
  /** its query, with the question mark; empty without one */
  readonly search: string;
  readonly bearer: string | null;
  readonly body: string;
  /** it says that what it carries, if anything, is JSON, and that JSON may come back */
  readonly json: boolean;
  /** its place among all calls since the plan began */
  readonly order: number;
}

interface HeldCall {
  readonly call: string;
  readonly letGo: (outcome: Outcome) => void;
}

const FAILURES: Readonly<Record<Exclude<Outcome['kind'], 'answer' | 'refusal' | 'unsuccessful'>, Fault>> = {
  unauthorized: 'unauthorized',
  serverError: 'serverErrorWithoutText',
  malformed: 'malformed',
  responseLost: 'responseLost',
  responseTruncated: 'responseTruncated',
  unreachable: 'networkError',
};

function failureOf(outcome: Outcome): Fault | undefined {
  if (outcome.kind === 'answer') return undefined;
  if (outcome.kind === 'refusal') return { refuse: outcome.sentence };
  return outcome.kind === 'unsuccessful' ? { unsuccessful: outcome.sentence } : FAILURES[outcome.kind];
}

const JSON_TYPE = 'application/json';

const nameOf = (url: string, method: string): string =>
  `${method} ${new URL(url, location.origin).pathname.replace(/^\/api/, '')}`;

/** A deadline is for real networks: a call that a path holds may wait for as long as somebody looks at it. */
const isDeadline = (signal: AbortSignal): boolean =>
  signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';

export type RequestInterceptor = ReturnType<typeof createRequestInterceptor>;

/**
 * Stands between app and provider. Calls that are held go on when a path releases them, and end as it says: by the
 * provider's own controls, never by an answer made up here. Knows what was sent, and what still waits.
 */
export function createRequestInterceptor({ fetch, controls }: Pick<RunningProvider, 'fetch' | 'controls'>) {
  let always: ReadonlySet<string> = new Set();
  let waiting: HeldCall[] = [];
  const once: string[] = [];
  const foretold: { readonly call: string; readonly outcome: Outcome }[] = [];
  const sent: SentCall[] = [];
  const told = new Map<string, string>();

  const hold = (call: string, signal: AbortSignal | null | undefined): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        if (signal && isDeadline(signal)) return;
        waiting = waiting.filter((one) => one !== held);
        reject(signal?.reason);
      };
      const held: HeldCall = {
        call,
        letGo: (outcome) => {
          signal?.removeEventListener('abort', giveUp);
          resolve(outcome);
        },
      };
      waiting.push(held);
      signal?.addEventListener('abort', giveUp, { once: true });
    });

  /** What a call that has just been made is in for. */
  const fate = async (call: string, signal: AbortSignal | null | undefined): Promise<Outcome> => {
    // React's strict mode takes back what it has just begun: that is not the call that a path speaks of.
    await flushTasks(1);
    signal?.throwIfAborted();
    const told = foretold.findIndex((one) => one.call === call);
    const [outcome] = told < 0 ? [] : foretold.splice(told, 1);
    if (outcome) return outcome.outcome;
    const asked = once.indexOf(call);
    if (asked >= 0) once.splice(asked, 1);
    return asked >= 0 || always.has(call) ? hold(call, signal) : { kind: 'answer' };
  };

  const carry: typeof globalThis.fetch = async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const call = nameOf(url, init.method ?? 'GET');
    const headers = new Headers(init.headers);
    const bearer = headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
    const body = typeof init.body === 'string' ? init.body : '';
    const type = headers.get('content-type');
    const json = headers.get('accept') === JSON_TYPE && type === (body === '' ? null : JSON_TYPE);
    const { search } = new URL(url, location.origin);
    sent.push({ call, search, bearer, body, json, order: sent.length });
    const outcome = await fate(call, init.signal);
    const failure = failureOf(outcome);
    if (failure !== undefined) controls.answerNext(findEndpoint(call), failure);
    const { signal, ...rest } = init;
    const response = await fetch(input, signal && isDeadline(signal) ? rest : init);
    const read = responseCaptures[call];
    if (read && response.ok && outcome.kind === 'answer') {
      const thing = read(await response.clone().json());
      if (thing) told.set(...thing);
    }
    return response;
  };

  return {
    fetch: carry,
    /** Begins a plan: nothing waits, nothing was sent. These calls are held from now on. */
    begin(held: readonly Call[]): void {
      always = new Set(held);
      for (const list of [once, foretold, sent]) list.length = 0;
      waiting = [];
      told.clear();
      controls.clear();
    },
    holdNext: (call: Call): void => void once.push(call),
    foretell: (call: Call, outcome: Outcome): void => void foretold.push({ call, outcome }),
    /** Lets the call go on that has waited longest; false when none does. */
    release(call: Call, outcome: Outcome): boolean {
      const index = waiting.findIndex((one) => one.call === call);
      const [first] = index < 0 ? [] : waiting.splice(index, 1);
      first?.letGo(outcome);
      return first !== undefined;
    },
    /** Calls that were to come and have not: those told to be held or answered in advance. */
    expected: (): readonly string[] => [...once, ...foretold.map(({ call }) => call)],
    waiting: (call: Call): number => waiting.filter((one) => one.call === call).length,
    /** Those of this kind; with a query in its name, those with this query. */
    sent: (call: Call): readonly SentCall[] =>
      sent.filter((one) => one.call === call || one.call + one.search === call),
    total: (): number => sent.length,
    /** Names of all calls that wait. */
    allWaiting: (): readonly string[] => waiting.map(({ call }) => call),
    /** What the provider last told: `address`, `balance`, `transferId`. */
    told: (what: string): string | undefined => told.get(what),
    /** The newest token that this browser has been given. */
    get newestToken(): string | undefined {
      return told.get('token');
    },
    noteToken: (token: string): void => {
      told.set('token', token);
    },
  };
}
