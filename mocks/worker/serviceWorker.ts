import { type HttpHandler, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { toAddress } from '#src/basePath.ts';

/** Its folder is the worker's scope. */
const SCRIPT = toAddress('/mockServiceWorker.js');
const START_TIMEOUT_MS = 3000;
const CLAIM_TIMEOUT_MS = 500;

/** Messages to the worker: the same as in `offlineWorker.ts`, which is no module. */
const STORE_FILES = 'trellis:store-files';
const CLAIM_PAGES = 'trellis:claim-pages';

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

/** The registered workers of this build; those of other apps of the origin do not count. */
async function findRegisteredWorkers(): Promise<readonly ServiceWorker[]> {
  const { href } = new URL(SCRIPT, location.href);
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations
    .flatMap(({ active, waiting, installing }) => [active, waiting, installing])
    .filter((worker) => worker !== null)
    .filter(({ scriptURL }) => scriptURL === href);
}

/**
 * When a page has a registered worker but is not controlled by it, msw reloads it on start, endlessly while the
 * developer tools bypass the worker. A page that was opened while another tab's worker was being activated is
 * controlled as soon as that worker claims it; any other (a hard reload, a bypass) runs without the worker.
 */
async function isBypassed(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return false;
  const workers = await findRegisteredWorkers();
  if (workers.length === 0) return false;
  const controlled = new Promise<boolean>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(false), { once: true });
    setTimeout(() => resolve(true), CLAIM_TIMEOUT_MS);
  });
  for (const worker of workers) worker.postMessage(CLAIM_PAGES);
  return serviceWorker.controller === null && controlled;
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

/** Lets the worker store all files of the build, so that the demo can be used without a connection from then on. */
export const storeFilesForOffline = (): void => navigator.serviceWorker?.controller?.postMessage(STORE_FILES);
