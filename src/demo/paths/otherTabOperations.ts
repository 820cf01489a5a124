import type { AppDriver, FetchedInOtherTab, TabOperation } from '#machines/models/appDriver.ts';
import { AMOUNTS } from '#machines/models/builders.ts';
import { flushTasks, SETTLE_TASKS } from '#machines/paths/waitFor.ts';
import { getMovementLock } from '#src/actors/pendingMovements.ts';
import { toOwnName } from '#src/basePath.ts';
import {
  clearSiteData,
  expireSession,
  type loginOutsideApp,
  logOutOf,
  lookUpMovements,
  loseMovement,
  renameUser,
  writeDepositWallet,
  writeSession,
} from './browserState';
import type { getPersonaByRole } from './personaPlaceholders';

/** Another tab of this browser, simulated by a frame: what it writes to storage is a `storage` event here. */
function createOtherTab() {
  let frame: HTMLIFrameElement | undefined;
  const getWindow = (): Window => {
    if (!frame) {
      frame = document.createElement('iframe');
      frame.hidden = true;
      document.body.append(frame);
    }
    if (!frame.contentWindow) throw new Error('This browser gives a frame no window.');
    return frame.contentWindow;
  };
  return {
    async write(change: (storage: Storage) => void): Promise<void> {
      const changed = new Promise((resolve) => window.addEventListener('storage', resolve, { once: true }));
      change(getWindow().localStorage);
      await changed;
    },
    /** Holds a lock of the app until it is closed, or until the returned function is called. */
    holdLock: (name: string): Promise<() => void> =>
      new Promise((resolve, reject) => {
        const hold = () => new Promise<void>((release) => resolve(release));
        getWindow().navigator.locks.request(toOwnName(name), hold).catch(reject);
      }),
    close(): void {
      frame?.remove();
      frame = undefined;
    },
  };
}

type Role = Parameters<AppDriver['otherTab']>[1];

interface OtherTabOptions {
  readonly login: (role: Role) => ReturnType<typeof loginOutsideApp>;
  readonly getPersona: ReturnType<typeof getPersonaByRole>;
  readonly comeToRest: () => Promise<void>;
  readonly grantLocks: () => Promise<void>;
}

/** What plans let another tab of the browser do. */
export function createOtherTabOperations({ login, getPersona, comeToRest, grantLocks }: OtherTabOptions) {
  const tab = createOtherTab();
  let endFetching = () => {};

  const writeLogin = async (role: Role) => {
    const session = await login(role);
    await tab.write((storage) => writeSession(storage, session));
  };
  const changes: Readonly<Record<TabOperation, (as: Role) => Promise<void>>> = {
    login: writeLogin,
    refreshToken: writeLogin,
    logout: () => tab.write(logOutOf),
    expire: () => tab.write(expireSession),
    garbage: () => tab.write((storage) => storage.setItem(toOwnName('auth'), 'garbage')),
    clearSiteData: () => tab.write(clearSiteData),
    lookUp: () => tab.write(lookUpMovements),
    close: async () => {
      tab.close();
      await flushTasks(SETTLE_TASKS);
      await grantLocks();
    },
    loseAnswer: (as) =>
      tab.write((storage) => loseMovement(storage, 'donation', AMOUNTS.donation, getPersona(as).identifier)),
  };
  const locks: Readonly<Record<FetchedInOtherTab, string>> = {
    token: 'session',
    address: 'deposit-wallet',
  };
  const fetchAndStore: Readonly<Record<FetchedInOtherTab, () => Promise<(storage: Storage) => void>>> = {
    token: async () => {
      const session = await login('member');
      return (storage) => writeSession(storage, session);
    },
    address: async () => (storage) => writeDepositWallet(storage, getPersona('member').identifier),
  };
  const operations: Pick<
    AppDriver,
    'otherTab' | 'sendInOtherTab' | 'readProfileInOtherTab' | 'fetchInOtherTab'
  > = {
    async otherTab(operation, as) {
      // Once what is answered here is heard.
      await comeToRest();
      await changes[operation](as);
      await comeToRest();
    },
    async sendInOtherTab(kind) {
      const { identifier } = getPersona('member');
      await tab.holdLock(getMovementLock(kind, identifier));
      await tab.write((storage) => loseMovement(storage, kind, AMOUNTS[kind], identifier, true));
      await comeToRest();
    },
    async readProfileInOtherTab() {
      await comeToRest();
      await tab.write(renameUser);
      await comeToRest();
    },
    async fetchInOtherTab(what, phase) {
      if (phase === 'begins') {
        endFetching = await tab.holdLock(locks[what]);
        return;
      }
      const store = await fetchAndStore[what]();
      // A tab that has waited for the lock of the session waits for the stored one, too; the others read what is stored
      // as soon as they have the lock.
      if (what !== 'token') await tab.write(store);
      endFetching();
      endFetching = () => {};
      await flushTasks(SETTLE_TASKS);
      await grantLocks();
      await flushTasks(SETTLE_TASKS);
      if (what === 'token') await tab.write(store);
      await comeToRest();
    },
  };
  return { operations, close: tab.close };
}
