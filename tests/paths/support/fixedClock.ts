/** When plans and walks begin, wherever and whenever they run: figures of the seeded world depend on day and hour. */
export const START = Date.UTC(2026, 10, 18, 10);

const { now } = Date;
const loadedAt = now();

// What a plan sets as the time counts for `new Date()`, too.
Date.now = () => START + now() - loadedAt;
globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length > 0 ? values : [Date.now()], newTarget),
});
