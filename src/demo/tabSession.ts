import { isUnderKey, toOwnName } from '#src/basePath.ts';
import { AUTH_KEY, DEPOSIT_WALLET_KEY, MOVEMENTS_KEY, USED_ADDRESSES_KEY } from '#src/browser/storageKeys.ts';
import { tabStorage } from './tabStorage';

/** In the storage of the tab, which outlives its reload: names its own session, if it has one. */
const SCOPE = toOwnName('trellis-demo-session');
/** Before the names of what this tab stores for itself. */
const OWN = toOwnName('trellis-demo-own:');
/** What belongs to a session. All else, the appearance for example, is shared by the tabs of a browser. */
const SESSION_KEYS: readonly string[] = [AUTH_KEY, DEPOSIT_WALLET_KEY, MOVEMENTS_KEY, USED_ADDRESSES_KEY].map(
  toOwnName,
);

/** Names the session that this tab has for itself; undefined while it shares that of the other tabs. */
export const getSessionScope = (): string | undefined => tabStorage.get(SCOPE) ?? undefined;

const isOfSession = (name: string): boolean => SESSION_KEYS.some((key) => isUnderKey(name, key));

interface Items {
  readonly names: () => readonly string[];
  readonly get: (name: string) => string | null;
  readonly set: (name: string, value: string | null) => void;
}

/** As long as the page. */
function createPageItems(): Items {
  const items = new Map<string, string>();
  return {
    names: () => [...items.keys()],
    get: (name) => items.get(name) ?? null,
    set: (name, value) => void (value === null ? items.delete(name) : items.set(name, value)),
  };
}

/** The page's local storage, with what belongs to a session kept elsewhere, away from other tabs. */
function createOwnStorage(shared: Storage, own: Items): Storage {
  const getOwnKeys = () =>
    own.names().flatMap((name) => (name.startsWith(OWN) ? [name.slice(OWN.length)] : []));
  const methods = {
    getItem: (key: string) => (isOfSession(key) ? own.get(OWN + key) : shared.getItem(key)),
    setItem: (key: string, value: string) =>
      isOfSession(key) ? own.set(OWN + key, value) : shared.setItem(key, value),
    removeItem: (key: string) => (isOfSession(key) ? own.set(OWN + key, null) : shared.removeItem(key)),
    /** The others go on with their session. */
    clear: () => {
      for (const key of getOwnKeys()) own.set(OWN + key, null);
    },
  };
  return new Proxy(shared, {
    get: (target, name) => {
      if (name === 'length') return getOwnKeys().length;
      return Reflect.get(methods, name) ?? Reflect.get(target, name, target);
    },
    ownKeys: getOwnKeys,
    getOwnPropertyDescriptor: (_target, name) =>
      typeof name === 'string' && getOwnKeys().includes(name)
        ? { value: own.get(OWN + name), enumerable: true, configurable: true, writable: true }
        : undefined,
  });
}

function keepSessionIn(items: Items): void {
  const storage = createOwnStorage(localStorage, items);
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage });
}

/** From now on this page reads and writes the session of this tab, where it has one. */
export function adoptOwnStorage(): void {
  if (getSessionScope() !== undefined) keepSessionIn(tabStorage);
}

/** From now on this page has a session for itself, which other tabs neither see nor end, and which ends with the page. */
export function adoptPageStorage(): void {
  try {
    keepSessionIn(createPageItems());
  } catch (denied) {
    console.warn('This browser gives the page no storage, so that no session is shared.', denied);
  }
}

interface OpenedSession {
  readonly token: string;
  readonly user: { readonly role: string };
}

/**
 * Gives this tab a session of its own; the app takes it up when the page is loaded again. Throws where the browser
 * stores nothing for a tab: the session of the tab is then the one it was.
 */
export async function openTabSession(open: () => Promise<OpenedSession>): Promise<void> {
  const before = getSessionScope();
  const scope = before ?? String(crypto.getRandomValues(new Uint32Array(1))[0]);
  tabStorage.set(SCOPE, scope);
  try {
    if (getSessionScope() !== scope) throw new Error('This browser stores nothing for a tab.');
    const { token, user } = await open();
    // Records of movements and addresses say whose they are.
    tabStorage.set(OWN + toOwnName(DEPOSIT_WALLET_KEY), null);
    tabStorage.set(OWN + toOwnName(AUTH_KEY), JSON.stringify({ token, user }));
  } catch (failure) {
    tabStorage.set(SCOPE, before ?? null);
    throw failure;
  }
}
