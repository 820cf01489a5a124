import * as z from 'zod/mini';
import { toOwnName } from '#src/basePath.ts';
import {
  isStorageAllowed,
  listStored,
  readStored,
  readStoredAs,
  removeStored,
  watchStored,
  writeStored,
} from './storage';
import { DEPOSIT_WALLET_KEY, MOVEMENTS_KEY } from './storageKeys';
import { withLocks } from './withLock';

/** Older ones are dropped: a history has told long since. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** Without Web Locks: how long a call may take, with a refresh of the token, two waits for the profile and its repetition. */
const MAX_DURATION_MS = 160_000;

const movementKind = z.enum(['transfer', 'donation', 'withdrawal']);
export type MovementKind = z.output<typeof movementKind>;

/** A movement from when it is sent until its outcome is known. No secrets: neither recipient, address nor member. */
const pendingMovement = z.object({
  kind: movementKind,
  /** dollars */
  amount: z.number(),
  /** its `Idempotency-Key` */
  key: z.string(),
  /** a checksum of the member's private key, from which that cannot be told */
  owner: z.string(),
  /** milliseconds since 1970 */
  sentAt: z.number(),
  /** false once the call has ended without a clear answer */
  isUnderWay: z.boolean(),
});
export type PendingMovement = z.output<typeof pendingMovement>;

const pendingMovements = z.array(pendingMovement);

/** the last movements that were read, and what they were parsed from */
let latest: { readonly text: string; readonly movements: readonly PendingMovement[] } | undefined;
const listeners = new Set<() => void>();
/** keys of those that this page is sending */
const ownKeys = new Set<string>();

/** Keys of the movements that this page is sending; what becomes of them is recorded when it is left, at the latest. */
export const listOwnKeys = (): readonly string[] => [...ownKeys];

const readList = (name: string): readonly PendingMovement[] =>
  (readStoredAs(name, pendingMovements) ?? []).filter(({ sentAt }) => sentAt > Date.now() - MAX_AGE_MS);

/** The same array until something has changed, the first that was sent first. */
export function readMovements(): readonly PendingMovement[] {
  const names = listStored(MOVEMENTS_KEY);
  const text = names.map(readStored).join();
  if (latest?.text !== text) {
    const movements = names.flatMap(readList);
    // Browsers list what they store in an order of their own.
    movements.sort((one, other) => one.sentAt - other.sentAt || one.kind.localeCompare(other.kind));
    latest = { text, movements };
  }
  return latest.movements;
}

/** As another tab's removal is told: sign-in, which does not load this module, watches only that. */
function reportRemoval(): void {
  if (!isStorageAllowed()) return;
  const event = new StorageEvent('storage', { key: toOwnName(MOVEMENTS_KEY) });
  // The constructor takes no other storage than a browser's own, and the demo gives a tab one of another kind (D612).
  Object.defineProperty(event, 'storageArea', { value: localStorage });
  window.dispatchEvent(event);
}

const toName = (key: string): string => `${MOVEMENTS_KEY}:${key}`;

/** Removes records, and what is none, from under all names but one. */
function removeOthers(isRemoved: (movement: PendingMovement) => boolean, ownName?: string): void {
  for (const name of listStored(MOVEMENTS_KEY)) {
    if (name === ownName) continue;
    const stored = readList(name);
    const left = stored.filter((one) => !isRemoved(one));
    if (left.length === 0) removeStored(name);
    else if (left.length < stored.length) writeStored(name, JSON.stringify(left));
  }
  if (listStored(MOVEMENTS_KEY).length === 0) reportRemoval();
  for (const listener of listeners) listener();
}

function store(movement: PendingMovement): void {
  const name = toName(movement.key);
  const text = JSON.stringify([movement]);
  if (!writeStored(name, text) && isStorageAllowed()) {
    // What becomes of money is worth more than an address that can be fetched again (D1049).
    removeStored(DEPOSIT_WALLET_KEY);
    writeStored(name, text);
  }
  removeOthers(({ key }) => key === movement.key, name);
}

export const isRecorded = (key: string): boolean => readMovements().some((one) => one.key === key);

export const removeMovement = (key: string): void => removeOthers((one) => one.key === key);

/** Calls back when a movement begins or ends, in any tab. Returns a function that unsubscribes. */
export function watchMovements(onChange: () => void): () => void {
  listeners.add(onChange);
  const unwatch = watchStored(MOVEMENTS_KEY, onChange);
  return () => {
    listeners.delete(onChange);
    unwatch();
  };
}

/** Whose movement of which kind. Tabs of other members, where a browser has such, go on. */
type MovementLock = Pick<PendingMovement, 'kind' | 'owner'>;

/** The name of a lock before `toOwnName`. */
export const toLockName = ({ kind, owner }: MovementLock): string => `movement-${kind}-${owner}`;

const isUnderWayElsewhere = ({ isUnderWay, key, sentAt }: PendingMovement): boolean =>
  isUnderWay && !ownKeys.has(key) && sentAt > Date.now() - MAX_DURATION_MS;

/**
 * Runs a task unless one of its kind and member is under way in any tab: then it resolves to undefined. Where the
 * browser has no Web Locks, or refuses them, what is stored decides.
 */
export const withMovementLock = <T>(lock: MovementLock, task: () => Promise<T>): Promise<T | undefined> =>
  withLocks<T | undefined>({
    request: (locks, run) =>
      locks.request(toOwnName(toLockName(lock)), { ifAvailable: true }, (granted) =>
        granted ? run(task) : undefined,
      ),
    withoutLocks: async () => {
      const isTaken = (one: PendingMovement) =>
        one.kind === lock.kind && one.owner === lock.owner && isUnderWayElsewhere(one);
      return readMovements().some(isTaken) ? undefined : task();
    },
  });

/** The browser asks before the page is left: the answer would not be heard (D423). */
const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

function updateQuestion(): void {
  if (ownKeys.size > 0) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

interface RecordedCall<Result> {
  readonly call: () => Promise<Result>;
  /** whether the result of the call tells what became of the movement */
  readonly isSettledBy: (result: Result) => boolean;
}

/** Makes the call of a movement, of which a record is stored until its outcome is known. */
export async function recordMovement<Result>(
  movement: Omit<PendingMovement, 'isUnderWay'>,
  { call, isSettledBy }: RecordedCall<Result>,
): Promise<Result> {
  const { key } = movement;
  ownKeys.add(key);
  updateQuestion();
  store({ ...movement, isUnderWay: true });
  let isSettled = false;
  try {
    const result = await call();
    isSettled = isSettledBy(result);
    return result;
  } finally {
    ownKeys.delete(key);
    updateQuestion();
    if (isSettled) removeMovement(key);
    else store({ ...movement, isUnderWay: false });
  }
}

/**
 * Waits until the tab that sends a movement has ended its call or was closed, and then marks it as no longer under
 * way. The signal ends the wait.
 */
export async function watchMovementEnd(movement: PendingMovement, signal: AbortSignal): Promise<void> {
  const { key, sentAt } = movement;
  if (ownKeys.has(key)) return;
  const markEnded = () => {
    const stored = readMovements().find((one) => one.key === key);
    if (stored?.isUnderWay && !ownKeys.has(key)) store({ ...stored, isUnderWay: false });
  };
  const waitForLock = async () => {
    if (!navigator.locks) return false;
    const name = toOwnName(toLockName(movement));
    const request = navigator.locks.request(name, { mode: 'shared', signal }, markEnded);
    return request.then(
      () => true,
      () => signal.aborted,
    );
  };
  if ((await waitForLock()) || signal.aborted) return;
  const timer = setTimeout(markEnded, Math.max(0, sentAt + MAX_DURATION_MS - Date.now()));
  signal.addEventListener('abort', () => clearTimeout(timer));
}
