/**
 * Makes the page's clock the provider's: what counts with it (the time of a deposit address, the months of a chart,
 * reminders) follows when the demo's time is moved. Timers keep their pace. `now`: milliseconds since 1970.
 */
export function followClock(now: () => number): void {
  // What a test sets as the time counts for `new Date()`, too.
  Date.now = now;
  globalThis.Date = new Proxy(Date, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [Date.now()], newTarget),
  });
}
