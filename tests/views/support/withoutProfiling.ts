/**
 * React's development build measures each component for the browser's profiler, and records where each element was made,
 * wherever the console offers it: a tenth of the time of these tests, which nobody profiles. It looks while it is loaded.
 */
Object.assign(console, { timeStamp: undefined, createTask: undefined });

/**
 * React keeps a call stack with each element until there are ten thousand in a second: here they are from the start.
 * Its warnings stay; they name components without the lines.
 */
const internals: unknown = Reflect.get(
  await import('react'),
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
    configurable: true,
  });
}

export {};
