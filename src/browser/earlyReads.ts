/** Reads that are sent before the app's code is there, and taken over by its first calls (D783). */

interface EarlyRead {
  readonly authorization: string;
  readonly reply: Promise<Response>;
  readonly abort: (reason?: unknown) => void;
  isAccepted: boolean;
}

declare global {
  interface Window {
    /** by URL */
    earlyReads?: Map<string, EarlyRead> | undefined;
  }
}

/** What Home shows first. */
const HOME_READS = ['/users/profile', '/users/stats', '/stages'];

/** An answer that no call has taken by then is dropped: it may be of figures that have changed. */
const MAX_AGE_MS = 10_000;

const TOKEN = /^[\x21-\x7e]+$/;

/** The token of a stored session; undefined where it is none that a header can hold. */
function readToken(storedAuth: string): string | undefined {
  try {
    const auth: unknown = JSON.parse(storedAuth);
    const token = typeof auth === 'object' && auth !== null && 'token' in auth ? auth.token : undefined;
    return typeof token === 'string' && TOKEN.test(token) ? token : undefined;
  } catch {
    return undefined;
  }
}

function dropAll(): void {
  for (const { abort } of window.earlyReads?.values() ?? []) abort();
  window.earlyReads = undefined;
}

/** Sends the first reads of Home as the HTTP client does. */
export function sendEarlyReads(baseUrl: string, storedAuth: string, sendRead: typeof fetch = fetch): void {
  const token = readToken(storedAuth);
  if (token === undefined) return;
  const authorization = `Bearer ${token}`;
  const send = (path: string): [url: string, read: EarlyRead] => {
    const url = baseUrl + path;
    const controller = new AbortController();
    const reply = sendRead(url, {
      headers: { accept: 'application/json', authorization },
      credentials: 'include',
      cache: 'no-store',
      signal: controller.signal,
    });
    const abort = (reason?: unknown) => controller.abort(reason);
    const read: EarlyRead = { authorization, reply, abort, isAccepted: false };
    reply.then(
      ({ ok }) => {
        read.isAccepted = ok;
      },
      // The call is sent anew.
      () => window.earlyReads?.delete(url),
    );
    return [url, read];
  };
  window.earlyReads = new Map(HOME_READS.map(send));
  setTimeout(dropAll, MAX_AGE_MS);
}

/** Whether all of them are answered with success, so that their data take no more than a moment. */
export const areEarlyReadsAccepted = (): boolean => {
  const reads = [...(window.earlyReads?.values() ?? [])];
  return reads.length > 0 && reads.every(({ isAccepted }) => isAccepted);
};

/** The early read that a request repeats, once: the same address, with the same token. */
function takeEarlyRead(url: string, { method, headers, signal }: RequestInit): EarlyRead | undefined {
  const read = window.earlyReads?.get(url);
  // What changes something may change what was read.
  if (method !== 'GET') dropAll();
  if (!read || method !== 'GET' || signal?.aborted) return undefined;
  window.earlyReads?.delete(url);
  if (new Headers(headers).get('authorization') !== read.authorization) return undefined;
  signal?.addEventListener('abort', () => read.abort(signal.reason), { once: true });
  return read;
}

/** Sends a request, or takes over the early read that is the same. */
export const withEarlyReads =
  (send: typeof fetch = fetch): typeof fetch =>
  (input, init) =>
    (typeof input === 'string' && init && takeEarlyRead(input, init)?.reply) || send(input, init);
