import type { RunningProvider } from '#mocks/browser.ts';
import { networkConditions, networkPresets } from '#mocks/faultRules.ts';
import { keepControlState, readControlState } from './controls/controlState';

const NAME = 'network';

type Controls = Pick<RunningProvider['controls'], 'faults' | 'expireAccessTokens'>;

const logFailure = (failure: unknown) => console.error('Access tokens could not be expired.', failure);

/** Lets the page be as one without a connection, of which the app is told by the browser's own events. */
function setOnline(isOnline: boolean): void {
  const was = navigator.onLine;
  if (isOnline) Reflect.deleteProperty(navigator, 'onLine');
  else Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  // The page may be without a connection as it is.
  if (navigator.onLine !== was) window.dispatchEvent(new Event(was ? 'offline' : 'online'));
}

/**
 * Sets the network conditions that this tab had before a reload, keeps each change of them, and does to the page what is
 * theirs beside the faults of calls. Returns a function that ends it.
 */
export function keepNetworkConditions({ faults, expireAccessTokens }: Controls): () => void {
  const stored = readControlState(NAME, networkConditions);
  if (stored) faults.conditions = stored;
  let timer: ReturnType<typeof setInterval> | undefined;
  let lifetime: number | undefined;
  const apply = () => {
    const { preset } = faults.conditions;
    setOnline(preset !== 'offline');
    const tokenLifetimeMs = preset === null ? undefined : networkPresets[preset].tokenLifetimeMs;
    if (tokenLifetimeMs === lifetime) return;
    lifetime = tokenLifetimeMs;
    clearInterval(timer);
    if (lifetime !== undefined) timer = setInterval(() => expireAccessTokens().catch(logFailure), lifetime);
  };
  const unsubscribe = faults.subscribe(() => {
    keepControlState(NAME, faults.conditions);
    apply();
  });
  apply();
  return () => {
    unsubscribe();
    clearInterval(timer);
    setOnline(true);
  };
}
