/**
 * React's development build measures each component for the browser's profiler, and records where each element was made,
 * wherever the console offers it: a tenth of the time of these tests, which nobody profiles. It looks while it is loaded.
 */
Object.assign(console, { timeStamp: undefined, createTask: undefined });
