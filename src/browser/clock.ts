/**
 * Tells the time on the wall, in milliseconds since 1970: every second, and at once when the page comes back from
 * the background or the machine from sleep, when timers have stood still. Returns a function that stops it.
 */
export function watchClock(tick: (now: number) => void): () => void {
  const tell = () => tick(Date.now());
  const timer = setInterval(tell, 1000);
  const woken = ['pageshow', 'focus'] as const;
  for (const event of woken) window.addEventListener(event, tell);
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearInterval(timer);
    for (const event of woken) window.removeEventListener(event, tell);
    document.removeEventListener('visibilitychange', tell);
  };
}
