/** Browsers without requestIdleCallback: Safari. */
const FALLBACK_MS = 200;
/** Idle or not. */
const LATEST_MS = 2000;

/** Calls back once the page has loaded and the browser has nothing else to do. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  const isCancelled = new AbortController();
  const { signal } = isCancelled;
  const run = () => {
    if (!signal.aborted) work();
  };
  const schedule = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: LATEST_MS });
    else setTimeout(run, FALLBACK_MS);
  };
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true, signal });
  return () => isCancelled.abort();
}
