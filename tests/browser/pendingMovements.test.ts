import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type PendingMovement,
  readMovements,
  recordMovement,
  removeMovement,
  watchMovementEnd,
  withMovementLock,
} from '#src/browser/pendingMovements.ts';
import { toOwner } from '#src/browser/privateKeyHash.ts';
import { clearStored, listStored, watchStored, writeStored } from '#src/browser/storage.ts';
import { DEPOSIT_WALLET_KEY, MOVEMENTS_KEY } from '#src/browser/storageKeys.ts';

const MINUTE_MS = 60_000;

const movement: Omit<PendingMovement, 'isUnderWay'> = {
  kind: 'donation',
  amount: 50,
  key: 'first',
  owner: toOwner('trl-secret'),
  sentAt: Date.now(),
};

/** What another tab has stored. */
const store = (change: Partial<PendingMovement> = {}) =>
  writeStored(MOVEMENTS_KEY, JSON.stringify([{ ...movement, isUnderWay: true, ...change }]));

const run = async () => 'sent';

/** A browser's storage, whose values are its properties; `beforeWrite` is called once. */
function stubStorage(beforeWrite?: () => void): void {
  let intervene = beforeWrite;
  const values: Record<string, string> = Object.create({
    length: 0,
    getItem: (name: string) => values[name] ?? null,
    setItem: (name: string, value: string) => {
      const run = intervene;
      intervene = undefined;
      run?.();
      values[name] = value;
    },
    removeItem: (name: string) => delete values[name],
  });
  vi.stubGlobal('localStorage', values);
}

beforeEach(() => {
  // Node has neither local storage nor locks, like a browser that refuses both.
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', new EventTarget());
  clearStored({ except: [] });
});

describe('a browser without locks', () => {
  test.each([
    ['is under way', {}, undefined],
    [
      'was under way when its tab was closed, three minutes ago',
      { sentAt: Date.now() - 3 * MINUTE_MS },
      'sent',
    ],
    ['has ended without a clear answer', { isUnderWay: false }, 'sent'],
    ['is of another kind', { kind: 'transfer' }, 'sent'],
    ['is another member’s', { owner: toOwner('trl-other') }, 'sent'],
  ] as const)('decides by what is stored: a movement that %s', async (_, change, result) => {
    store(change);
    expect(await withMovementLock(movement, run)).toBe(result);
  });

  test('marks a movement of a closed tab as ended when its time is over', async () => {
    store({ sentAt: Date.now() - 3 * MINUTE_MS });
    const [stored] = readMovements();
    if (stored) await watchMovementEnd(stored, new AbortController().signal);
    await vi.waitFor(() => expect(readMovements()).toMatchObject([{ isUnderWay: false }]));
  });
});

test('a member is the same one with the private key in capitals, and another one with another key', () => {
  expect(toOwner('TRL-Secret')).toBe(toOwner('trl-secret'));
  expect(toOwner('trl-other')).not.toBe(toOwner('trl-secret'));
});

test('a browser that refuses locks decides by what is stored, too', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) },
  });
  expect(await withMovementLock(movement, run)).toBe('sent');
  store();
  expect(await withMovementLock(movement, run)).toBeUndefined();
});

test('a browser with locks runs one movement of a kind and member at a time', async () => {
  const held = new Set<string>();
  const request = async (name: string, _: LockOptions, callback: (lock: object | null) => unknown) => {
    if (held.has(name)) return callback(null);
    held.add(name);
    return await callback({ name });
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const underWay = new Promise<never>(() => undefined);
  void withMovementLock(movement, () => underWay);
  expect(await withMovementLock(movement, run)).toBeUndefined();
  expect(await withMovementLock({ ...movement, kind: 'transfer' }, run)).toBe('sent');
  expect(await withMovementLock({ ...movement, owner: toOwner('trl-other') }, run)).toBe('sent');
});

describe('the record of a movement', () => {
  const startCall = (isSettled: boolean) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const recorded = recordMovement(movement, { call: () => answered, isSettledBy: () => isSettled });
    return { answer, recorded };
  };

  test('is stored while its call is pending, and removed with its outcome', async () => {
    const { answer, recorded } = startCall(true);
    expect(readMovements()).toEqual([{ ...movement, isUnderWay: true }]);
    answer();
    await recorded;
    expect(readMovements()).toEqual([]);
  });

  test('takes the room of a deposit address, which can be fetched again, where the browser has no other', async () => {
    stubStorage(() => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    });
    localStorage[DEPOSIT_WALLET_KEY] = 'an address';
    const { answer, recorded } = startCall(false);
    expect(Object.keys(localStorage)).toEqual([`${MOVEMENTS_KEY}:${movement.key}`]);
    answer();
    await recorded;
  });

  test('is removed for the watchers of this tab’s storage, too, as sign-in is one', async () => {
    stubStorage();
    vi.stubGlobal(
      'StorageEvent',
      class extends Event {
        readonly key = MOVEMENTS_KEY;
        readonly storageArea = localStorage;
      },
    );
    const watched: (readonly string[])[] = [];
    const unwatch = watchStored(MOVEMENTS_KEY, () => watched.push(listStored(MOVEMENTS_KEY)));
    const { answer, recorded } = startCall(true);
    answer();
    await recorded;
    unwatch();
    expect(watched).toEqual([[]]);
  });

  test('stays where the call tells no outcome, also when storage was cleared meanwhile', async () => {
    const { answer, recorded } = startCall(false);
    clearStored({ except: [] });
    answer();
    await recorded;
    expect(readMovements()).toEqual([{ ...movement, isUnderWay: false }]);
  });

  test('stays where another tab begins a movement at the same moment', async () => {
    vi.resetModules();
    const otherTab = await import('#src/browser/pendingMovements.ts');
    const open = { call: () => new Promise<never>(() => undefined), isSettledBy: () => true };
    stubStorage(() => void otherTab.recordMovement({ ...movement, kind: 'withdrawal', key: 'second' }, open));
    void recordMovement(movement, open);
    expect(readMovements()).toHaveLength(2);
  });

  test.each([
    ['is read where earlier versions stored it, among others', () => undefined, ['first', 'other']],
    ['goes alone from there once it is looked up', () => removeMovement('first'), ['other']],
  ])('%s', (_, act, keys) => {
    const other = { ...movement, key: 'other', isUnderWay: false };
    writeStored(MOVEMENTS_KEY, JSON.stringify([{ ...movement, isUnderWay: false }, other]));
    act();
    expect(readMovements().map(({ key }) => key)).toEqual(keys);
  });

  test('is stored once where it is sent again after an earlier version has stored it', async () => {
    store({ isUnderWay: false });
    const { answer, recorded } = startCall(true);
    expect(readMovements()).toEqual([{ ...movement, isUnderWay: true }]);
    answer();
    await recorded;
    expect(listStored(MOVEMENTS_KEY)).toEqual([]);
  });

  test('holds nothing of the member', () => {
    store();
    expect(JSON.stringify(readMovements())).not.toContain('secret');
  });

  test('is dropped after 30 days', () => {
    store({ sentAt: Date.now() - 31 * 24 * 60 * MINUTE_MS });
    expect(readMovements()).toEqual([]);
  });

  test.each(['{}', '[null]', '[{"kind":"loan"}]', 'nonsense'])('is nothing where %s is stored', (text) => {
    writeStored(MOVEMENTS_KEY, text);
    expect(readMovements()).toEqual([]);
  });
});

test('the browser asks before the page is left while a movement is with the provider, and only then', async () => {
  const isAsked = () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  expect(isAsked()).toBe(false);
  let answer: (result: string) => void = () => undefined;
  const held = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const recorded = recordMovement(movement, { call: () => held, isSettledBy: () => true });
  const failing = recordMovement(
    { ...movement, key: 'second' },
    { call: () => Promise.reject(new Error('no answer')), isSettledBy: () => true },
  );
  await expect(failing).rejects.toThrow('no answer');
  expect(isAsked()).toBe(true);
  answer('accepted');
  await recorded;
  expect(isAsked()).toBe(false);
});

test('a record for which there was no room is stored where a logout has made some', () => {
  let isFull = true;
  stubStorage(() => {
    if (isFull) throw new DOMException('No room.', 'QuotaExceededError');
  });
  store();
  expect(localStorage.getItem(MOVEMENTS_KEY)).toBeNull();
  isFull = false;
  clearStored({ except: [MOVEMENTS_KEY] });
  expect(localStorage.getItem(MOVEMENTS_KEY)).toContain('first');
});
