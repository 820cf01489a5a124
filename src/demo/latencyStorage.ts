import type { RunningProvider } from '#mocks/browser.ts';
import { toOwnName } from '#src/basePath.ts';
import { tabStorage } from './tabStorage';

/** In the storage of the tab, whose own the response time is. */
const KEY = toOwnName('trellis-demo-latency');

/** The response times to choose from, in milliseconds. */
export const LATENCIES = { none: 0, usual: 400, slow: 2000 } as const;

type Controls = Pick<RunningProvider['controls'], 'latency'>;

export function storeLatency(controls: Controls, milliseconds: number): void {
  controls.latency = milliseconds;
  tabStorage.set(KEY, String(milliseconds));
}

/** Sets the response time that was chosen before a reload. */
export function restoreLatency(controls: Controls): void {
  const stored = tabStorage.get(KEY);
  const known = Object.values(LATENCIES).find((each) => String(each) === stored);
  if (known !== undefined) controls.latency = known;
}
