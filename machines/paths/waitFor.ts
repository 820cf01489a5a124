import type { Problem } from './kinds';

/** The page’s own: whoever observes the page’s messages does not see these. */
const { postMessage } = MessagePort.prototype;

/**
 * Lets the page run so many tasks, each with the microtasks before it. A message is used because chained timers are
 * delayed by at least 4 ms.
 */
export async function flushTasks(count: number): Promise<void> {
  for (let task = 0; task < count; task += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      postMessage.call(port2, null);
    });
  }
}

/** Tasks in which a page renders what an action has led to: a plan acts faster than a person. */
export const SETTLE_TASKS = 4;

/** The page’s own clock, whatever a plan makes of it. */
const now = performance.now.bind(performance);
const { setTimeout: startTimer } = globalThis;

/** Most checks pass within a few tasks; later ones are polled with a timer, so that the page can work meanwhile. */
const IMMEDIATE_CHECKS = 5;
const POLL_INTERVAL_MS = 4;

/**
 * Repeats a check until it finds no problem. Rejects with the last problem after `timeoutMs`. With an interval of its
 * own, in milliseconds, there are no immediate checks: from outside the page each one is a round trip.
 */
export async function waitFor(check: () => Problem, timeoutMs: number, intervalMs?: number): Promise<void> {
  const end = now() + timeoutMs;
  let checks = 0;
  for (let problem = await check(); problem !== null; problem = await check()) {
    if (timeoutMs === 0 || now() > end) throw new Error(problem);
    checks += 1;
    await (checks <= IMMEDIATE_CHECKS && intervalMs === undefined
      ? flushTasks(1)
      : new Promise((resolve) => startTimer(resolve, intervalMs ?? POLL_INTERVAL_MS)));
  }
}
