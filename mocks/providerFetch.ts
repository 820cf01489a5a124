import { DEMO_HEADER } from './endpoint';

/** Names a request, so that the page can tell whether the provider has seen it. */
const REQUEST_HEADER = 'x-trellis-request';

/** Which requests have reached the provider in this page. */
export class RequestLog {
  readonly #arrived = new Set<string>();
  #sent = 0;

  /** A name for a request that is about to be sent. */
  next(): string {
    this.#sent++;
    return `${this.#sent}-${crypto.getRandomValues(new Uint32Array(1)).join()}`;
  }

  note(request: Request): void {
    const id = request.headers.get(REQUEST_HEADER);
    if (id !== null) this.#arrived.add(id);
  }

  /** Whether the request arrived; it is then forgotten. */
  settle(id: string): boolean {
    return this.#arrived.delete(id);
  }
}

interface Ways {
  /** what is answered by the provider, and never by a network */
  readonly basePath: string;
  readonly log: RequestLog;
  /** through the browser, where the worker may pick it up */
  readonly send: (request: Request) => Promise<Response>;
  readonly isWorkerInCharge: () => boolean;
  /** in this page */
  readonly answerHere: (request: Request) => Promise<Response | undefined>;
}

/** What a browser's fetch throws when a call does not get through. */
const notReached = () => new TypeError('Failed to fetch');

/** Rejects as fetch does when the caller gives up, even while the provider is still at it. */
const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });

async function answerInPage(answerHere: Ways['answerHere'], request: Request): Promise<Response> {
  const { signal } = request;
  signal.throwIfAborted();
  const response = await unlessAborted(answerHere(request), signal);
  if (!response || response.type === 'error') throw notReached();
  return response;
}

/**
 * A fetch whose calls below the base path are carried out by the provider, each exactly once. They go through the
 * worker while it controls the page. One that comes back without the provider's mark, or fails without having
 * arrived, slipped past the worker (it was stopped or bypassed): the provider never saw it, and it is answered here,
 * as are all that follow.
 */
export function providerFetch({ basePath, log, send, isWorkerInCharge, answerHere }: Ways): typeof fetch {
  let slipped = false;
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, origin } = new URL(request.url);
    if (origin !== location.origin || !pathname.startsWith(`${basePath}/`)) return send(request);

    const id = log.next();
    request.headers.set(REQUEST_HEADER, id);
    if (slipped || !isWorkerInCharge()) {
      try {
        return await answerInPage(answerHere, request);
      } finally {
        log.settle(id);
      }
    }
    const spare = request.clone();
    let failure: unknown;
    try {
      const response = await send(request);
      if (log.settle(id) || response.headers.has(DEMO_HEADER)) return response;
    } catch (error) {
      if (request.signal.aborted || log.settle(id)) throw error;
      failure = error;
    }
    slipped = true;
    console.warn(
      'A call slipped past the service worker: the page answers by itself from now on.',
      failure ?? '',
    );
    return answerInPage(answerHere, spare);
  };
}
