import { clearOwnItems, isUnderKey, listOwnItems, toOwnName } from '#src/basePath.ts';

/** What the browser refuses to store, or has no room for, lasts as long as this page. */
const kept = new Map<string, string>();

/** Browsers refuse the very property in frames of other sites, and wherever cookies are blocked. */
function attempt<T>(action: (storage: Storage) => T, refused: T): T {
  try {
    return action(localStorage);
  } catch {
    return refused;
  }
}

/** Whether this browser gives this page any local storage, be it full. */
export const isStorageAllowed = (): boolean => attempt((storage) => storage.length >= 0, false);

export const readStored = (key: string): string | null =>
  kept.get(key) ?? attempt((storage) => storage.getItem(toOwnName(key)), null);

/** A value that is stored as JSON; null where there is none that the schema accepts. */
export function readStoredAs<T>(key: string, schema: { readonly parse: (value: unknown) => T }): T | null {
  const stored = readStored(key);
  try {
    return stored === null ? null : schema.parse(JSON.parse(stored));
  } catch {
    return null;
  }
}

/** Returns whether the value outlives this page. */
export function writeStored(key: string, value: string): boolean {
  const isStored = attempt((storage) => {
    storage.setItem(toOwnName(key), value);
    return true;
  }, false);
  if (isStored) kept.delete(key);
  else kept.set(key, value);
  return isStored;
}

export function removeStored(key: string): void {
  kept.delete(key);
  attempt((storage) => storage.removeItem(toOwnName(key)), undefined);
}

/** The names under which values of a key are stored. */
export const listStored = (key: string): readonly string[] => [
  ...new Set([...attempt(listOwnItems, []), ...kept.keys()].filter((name) => isUnderKey(name, key))),
];

/** Removes everything of this app but the values of some keys. */
export function clearStored({ except }: { readonly except: readonly string[] }): void {
  for (const name of kept.keys()) if (!except.some((key) => isUnderKey(name, key))) kept.delete(name);
  attempt((storage) => clearOwnItems(storage, except), undefined);
  // What had no room before may have it now.
  for (const [name, value] of kept) writeStored(name, value);
}

/**
 * Calls back when another tab writes or removes a value of a key, or with `cleared` when it removes all values of this app.
 * Returns a function that unsubscribes.
 */
export function watchStored(
  key: string,
  onChange: (change: { readonly cleared: boolean }) => void,
): () => void {
  const handleStorage = (event: StorageEvent) => {
    // A key of null means clear(), as of site data: what this app clears was emptied before.
    if (event.key !== null && !isUnderKey(event.key, toOwnName(key))) return;
    if (!attempt((storage) => event.storageArea === storage, false)) return;
    for (const name of kept.keys()) {
      if (event.key === null ? isUnderKey(name, key) : event.key === toOwnName(name)) kept.delete(name);
    }
    onChange({ cleared: event.newValue === '' });
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
