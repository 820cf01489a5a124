import { DEMO_HEADER } from '../endpoint';

/** Identifies a request, so that the page can tell whether the provider has received it. */
const REQUEST_ID_HEADER = 'x-trellis-request';

/** The ids of the requests that the provider in this page has received. */
export class RequestLog {
  readonly #received = new Set<string>();
  #count = 0;

  /** An id for a request that is about to be sent. */
  createId(): string {
    this.#count++;
    return `${this.#count}-${crypto.getRandomValues(new Uint32Array(1)).join()}`;
  }

  add(request: Request): void {
    const id = request.headers.get(REQUEST_ID_HEADER);
    if (id !== null) this.#received.add(id);
  }

  /** Removes the request; true if it had been received. */
  remove(id: string): boolean {
    return this.#received.delete(id);
  }
}

interface ProviderFetchOptions {
  /** requests below it are handled by the provider and never sent to the network */
  readonly basePath: string;
  readonly log: RequestLog;
  /** the browser's fetch, which the service worker can intercept */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly isWorkerActive: () => boolean;
  readonly handleInPage: (request: Request) => Promise<Response | undefined>;
}

/** Rejects with the abort reason when the signal aborts before the promise settles. */
const rejectOnAbort = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });

async function fetchInPage(
  handleInPage: ProviderFetchOptions['handleInPage'],
  request: Request,
): Promise<Response> {
  request.signal.throwIfAborted();
  const response = await rejectOnAbort(handleInPage(request), request.signal);
  // The error that a browser's fetch throws without a connection.
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/**
 * Creates a fetch whose requests below the base path are handled by the provider, each exactly once. They go through
 * the service worker while it controls the page. A response without the demo header, or a failure of a request that
 * the provider has not received, means that the worker was bypassed: that request and all later ones are then
 * handled in the page.
 */
export function createProviderFetch(options: ProviderFetchOptions): typeof fetch {
  const { basePath, log, isWorkerActive, handleInPage } = options;
  let isWorkerBypassed = false;
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, origin } = new URL(request.url);
    if (origin !== location.origin || !pathname.startsWith(`${basePath}/`)) return options.fetch(request);

    const id = log.createId();
    request.headers.set(REQUEST_ID_HEADER, id);
    if (isWorkerBypassed || !isWorkerActive()) {
      return fetchInPage(handleInPage, request).finally(() => log.remove(id));
    }
    const copy = request.clone();
    let failure: unknown;
    try {
      const response = await options.fetch(request);
      if (log.remove(id) || response.headers.has(DEMO_HEADER)) return response;
    } catch (error) {
      if (request.signal.aborted || log.remove(id)) throw error;
      failure = error;
    }
    isWorkerBypassed = true;
    console.warn('A request bypassed the service worker: the page handles all from now on.', failure ?? '');
    return fetchInPage(handleInPage, copy);
  };
}
