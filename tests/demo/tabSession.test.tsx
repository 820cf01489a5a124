import { afterEach, expect, test, vi } from 'vitest';
import { removeMovement } from '#src/browser/pendingMovements.ts';
import { clearStored, readStored, watchStored, writeStored } from '#src/browser/storage.ts';
import { adoptOwnStorage, getSessionScope, openTabSession } from '#src/demo/tabSession.ts';

const shared = localStorage;
const opened = { token: 'own-token', user: { role: 'member', name: 'Lena' } };

afterEach(() => {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: shared });
  vi.restoreAllMocks();
  sessionStorage.clear();
  shared.clear();
});

test('a tab without a session of its own reads and writes that of all tabs', () => {
  adoptOwnStorage();
  writeStored('auth', 'shared');
  expect(shared.getItem('auth')).toBe('shared');
});

test('a session of its own is kept in the tab, beside that of the others, and its logout ends no other', async () => {
  shared.setItem('auth', 'of all tabs');
  shared.setItem('theme', 'dark');
  await openTabSession(async () => opened);
  adoptOwnStorage();
  expect(readStored('auth')).toBe(JSON.stringify(opened));
  expect(readStored('theme')).toBe('dark');
  writeStored('theme', 'light');
  writeStored('movements', '[]');
  writeStored('withdrawal-addresses', '{}');
  expect({ ...shared }).toEqual({ auth: 'of all tabs', theme: 'light' });

  const changed = vi.fn();
  const unwatch = watchStored('auth', changed);
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: 'x', storageArea: shared }));
  expect(changed).not.toHaveBeenCalled();
  unwatch();

  clearStored({ except: ['theme', 'movements'] });
  expect(readStored('auth')).toBeNull();
  expect(readStored('withdrawal-addresses')).toBeNull();
  expect(readStored('movements')).toBe('[]');
  expect({ ...shared }).toEqual({ auth: 'of all tabs', theme: 'light' });
});

test('in a session of its own the end of the last movement is told as in any other', async () => {
  await openTabSession(async () => opened);
  adoptOwnStorage();
  writeStored('movements', '[]');
  const changed = vi.fn();
  const unwatch = watchStored('movements', changed);
  removeMovement('the last one');
  unwatch();
  expect(changed).toHaveBeenCalledExactlyOnceWith({ cleared: false });
  expect(readStored('movements')).toBeNull();
});

test('a session that cannot be opened, or not be kept, leaves the tab with the one that it had', async () => {
  await expect(openTabSession(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(getSessionScope()).toBeUndefined();
  await openTabSession(async () => opened);
  const scope = getSessionScope();
  await expect(openTabSession(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(getSessionScope()).toBe(scope);

  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await expect(openTabSession(async () => opened)).rejects.toThrow('stores nothing for a tab');
  expect(getSessionScope()).toBeUndefined();
});
