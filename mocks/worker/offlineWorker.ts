/**
 * The part of the demo's service worker that keeps the demo usable without a connection: it stores all files of the
 * build when the page asks for it, and answers with them what the network does not. The build writes it before the
 * script of msw, with the two constants.
 */

/** Replaced by the build: names the build, and its files relative to the worker's folder. */
declare const BUILD_ID: string;
declare const BUILD_FILES: readonly string[];
/** Of the worker; TypeScript's library of the page does not have it. */
declare const clients: { claim(): Promise<void>; get(id: string): Promise<object | undefined> };

/** A page posts it once it has nothing else to do. */
const STORE_FILES = 'trellis:store-files';
/** A page posts it that was opened while the worker was being activated, and so is not controlled by it. */
const CLAIM_PAGES = 'trellis:claim-pages';

const CACHE_PREFIX = `${new URL('.', location.href).pathname}:trellis-demo-`;
const CACHE = `${CACHE_PREFIX}${BUILD_ID}`;
const addresses = BUILD_FILES.map((file) => new URL(file, location.href).href);
const isOfBuild = new Set(addresses);
const START_PAGE = new URL('index.html', location.href).href;

/** What a service worker's events have and TypeScript's library of the page does not. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerFetchEvent extends WorkerEvent {
  readonly clientId: string;
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}
const isWorkerEvent = (event: Event): event is WorkerEvent => 'waitUntil' in event;
const isFetchEvent = (event: Event): event is WorkerFetchEvent => 'respondWith' in event;

async function storeFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  // One after the other: the page may have calls to make.
  for (const address of addresses) if (!stored.has(address)) await cache.add(address);
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX) && name !== CACHE) await caches.delete(name);
  }
}

/** The page of an address, `signup/index.html` of `/signup`, or the start page, which shows every other. */
async function findPage(address: string): Promise<Response | undefined> {
  const { origin, pathname } = new URL(address);
  const page = `${origin}${pathname.replace(/\/?$/, '/')}index.html`;
  return (isOfBuild.has(page) ? await caches.match(page) : undefined) ?? caches.match(START_PAGE);
}

async function fetchOrFind(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    const found = request.mode === 'navigate' ? await findPage(request.url) : await caches.match(request.url);
    if (found) return found;
    throw failure;
  }
}

/** The provider's calls, which a host has nothing to do with. */
const CALLS = new URL('/api/', location.href).href;
/** The page answers the call itself then: `providerFetch.ts`. */
const leaveToPage = () => Promise.resolve(new Response(null, { status: 503 }));
/** The pages that msw has been started in, since the browser started the worker. */
const startedIn = new Set<string>();

const LEFT_PAGE_CHECK_MS = 1000;

/**
 * msw waits for its page's answer without end, also when that has been left, and the browser lets no other worker take
 * this one's place before everything is answered (or five minutes have passed).
 */
function endWithItsPage(event: WorkerFetchEvent): void {
  const respondWith = event.respondWith.bind(event);
  event.respondWith = (response) => {
    let timer = 0;
    const left = new Promise<Response>((resolve) => {
      timer = self.setInterval(async () => {
        if (!(await clients.get(event.clientId))) resolve(Response.error());
      }, LEFT_PAGE_CHECK_MS);
    });
    respondWith(Promise.race([response, left]).finally(() => clearInterval(timer)));
  };
}

/** The id of the page that a message came from. */
function getSourceId({ source }: MessageEvent): string | undefined {
  const id: unknown = source && Reflect.get(source, 'id');
  return typeof id === 'string' ? id : undefined;
}

// msw hands on the calls of a page that is gone.
const fetchFromHost = fetch;
Object.defineProperty(globalThis, 'fetch', {
  value: (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
    new Request(input, init).url.startsWith(CALLS) ? leaveToPage() : fetchFromHost(input, init),
});

addEventListener('message', (event) => {
  if (!isWorkerEvent(event)) return;
  const id = getSourceId(event);
  if (event.data === 'MOCK_ACTIVATE' && id !== undefined) startedIn.add(id);
  if (event.data === STORE_FILES) event.waitUntil(storeFiles());
  else if (event.data === CLAIM_PAGES) event.waitUntil(clients.claim());
  // msw no longer answers a page that is being left: its last calls, or all those of a member who stays, would go to the host.
  else if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
});

addEventListener('fetch', (event) => {
  if (!isFetchEvent(event)) return;
  const { mode, url, method } = event.request;
  // A worker that the browser has stopped and started again has forgotten the pages that msw was started in.
  if (url.startsWith(CALLS) && !startedIn.has(event.clientId)) {
    event.respondWith(leaveToPage());
    event.stopImmediatePropagation();
    return;
  }
  if (method !== 'GET' || (mode !== 'navigate' && !isOfBuild.has(url))) {
    endWithItsPage(event);
    return;
  }
  event.respondWith(fetchOrFind(event.request));
  // The other listener is that of msw, which would answer, too.
  event.stopImmediatePropagation();
});

// msw removes its worker with the last page; without one a page cannot be opened offline.
Object.defineProperty(Reflect.get(globalThis, 'registration'), 'unregister', {
  value: () => Promise.resolve(false),
});
