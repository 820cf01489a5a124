import { type HttpHandler, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { toAddress } from '#src/basePath.ts';

/** Its folder is the worker's scope. */
const SCRIPT = toAddress('/mockServiceWorker.js');
const START_TIMEOUT_MS = 3000;

declare global {
  interface Window {
    /** where the browser has the Trusted Types API, which TypeScript's own library leaves out */
    readonly trustedTypes?: {
      readonly defaultPolicy: object | null;
      createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string | null }): void;
    };
  }
}

/**
 * msw registers its worker by a string, which a page under `require-trusted-types-for 'script'` takes only through the
 * policy named default. It admits this one script.
 */
function admitScript(): void {
  const { trustedTypes } = window;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (url === SCRIPT ? url : null) });
}

/**
 * When a page has a registered worker but is not controlled by it (a hard reload, or a bypass in the developer
 * tools), msw reloads it on start, endlessly while the bypass is on. Such a page runs without the worker.
 */
async function isBypassed(): Promise<boolean> {
  if (navigator.serviceWorker.controller) return false;
  const { href } = new URL(SCRIPT, location.href);
  const registrations = await navigator.serviceWorker.getRegistrations();
  // Those of other apps of the origin do not count.
  return registrations.some(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker?.scriptURL === href),
  );
}

const PROBE_HEADER = 'x-trellis-worker';
const probe = http.head(`*${SCRIPT}`, () => new Response(null, { headers: { [PROBE_HEADER]: '1' } }));

/**
 * Whether requests pass through the worker: the developer tools can bypass one that controls the page. Probes the
 * worker's script, which exists on the server too, so that no API request gets lost.
 */
async function isIntercepting(): Promise<boolean> {
  const response = await fetch(SCRIPT, { method: 'HEAD', cache: 'no-store' });
  return response.headers.has(PROBE_HEADER);
}

const rejectAfter = (milliseconds: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('it did not start in time')), milliseconds);
  });

/** Starts the worker; undefined when there is none, and the page has to handle requests itself. */
export async function startWorker(handlers: readonly HttpHandler[]): Promise<{ stop(): void } | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    if (await isBypassed()) return undefined;
    const worker = setupWorker(probe, ...handlers);
    const serviceWorker = { url: SCRIPT };
    admitScript();
    await Promise.race([
      worker.start({ quiet: true, serviceWorker, onUnhandledRequest: 'bypass' }),
      rejectAfter(START_TIMEOUT_MS),
    ]);
    if (await isIntercepting()) return worker;
    worker.stop();
  } catch (error) {
    console.warn('The demo runs without its service worker:', error);
  }
  return undefined;
}

/** The same as in `offlineWorker.ts`, which is no module. */
const STORE_FILES = 'trellis:store-files';

/** Lets the worker store all files of the build, so that the demo can be used without a connection from then on. */
export const storeFilesForOffline = (): void => navigator.serviceWorker?.controller?.postMessage(STORE_FILES);
