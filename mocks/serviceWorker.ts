import { type HttpHandler, http } from 'msw';
import { setupWorker } from 'msw/browser';

const SCRIPT = '/mockServiceWorker.js';
/** How long the page waits for the worker before it answers by itself. */
const PATIENCE = 3000;

/**
 * A page that has a worker but is not controlled by it (a hard reload, or developer tools that bypass it) would be
 * reloaded by msw when it starts, again and again where the bypass stays. Such a page answers by itself instead.
 */
async function isBypassed(): Promise<boolean> {
  if (navigator.serviceWorker.controller) return false;
  return (await navigator.serviceWorker.getRegistrations()).length > 0;
}

const MARK = 'x-trellis-worker';
const probe = http.head(`*${SCRIPT}`, () => new Response(null, { headers: { [MARK]: '1' } }));

/**
 * Whether the page's requests pass through the worker at all: developer tools can bypass one that controls the
 * page. Asked with the worker's own script, which is there either way, so that no call of the API goes astray.
 */
async function isAsked(): Promise<boolean> {
  const response = await fetch(SCRIPT, { method: 'HEAD', cache: 'no-store' });
  return response.headers.has(MARK);
}

const givenUp = (milliseconds: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('it did not answer in time')), milliseconds);
  });

/** Starts the worker; undefined where there is none to be had, and the page has to answer by itself. */
export async function startWorker(handlers: readonly HttpHandler[]): Promise<{ stop(): void } | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    if (await isBypassed()) return undefined;
    const worker = setupWorker(probe, ...handlers);
    await Promise.race([
      worker.start({
        quiet: true,
        serviceWorker: { url: SCRIPT },
        onUnhandledRequest: 'bypass',
      }),
      givenUp(PATIENCE),
    ]);
    if (!(await isAsked())) {
      worker.stop();
      return undefined;
    }
    return { stop: () => worker.stop() };
  } catch (error) {
    console.warn('The demo runs without its service worker:', error);
    return undefined;
  }
}
