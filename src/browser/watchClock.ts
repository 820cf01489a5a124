/**
 * Calls back with the current time, in milliseconds since 1970: every second, and at once when the page comes back from
 * the background or the computer from sleep, while timers stood still. Returns a function that stops it.
 */
export function watchClock(onTick: (now: number) => void): () => void {
  const tick = () => onTick(Date.now());
  const timer = setInterval(tick, 1000);
  const WAKE_EVENTS = ['pageshow', 'focus'] as const;
  for (const event of WAKE_EVENTS) window.addEventListener(event, tick);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    for (const event of WAKE_EVENTS) window.removeEventListener(event, tick);
    document.removeEventListener('visibilitychange', tick);
  };
}
