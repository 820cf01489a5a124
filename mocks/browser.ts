import { getResponse } from 'msw';
import { type Controls, createControls, getMemberByKey } from './controls';
import { BASE_PATH } from './endpoint';
import { createHandlers } from './handlers';
import { createInMemoryProvider, type Provider, type Transactions } from './provider';
import { type Persona, personas } from './seed/personas';
import { worldCookies } from './server/cookies';
import { createProviderFetch, RequestLog } from './server/providerFetch';
import { openSession } from './server/sessions';
import type { OnProgress } from './slices';
import { startWorker, storeFilesForOffline } from './worker/serviceWorker';
import { createMemoryCheckpoints, createStoredCheckpoints } from './world/checkpointStore';
import { type LastMovement, readLastMovement } from './world/lastMovement';
import { type OpenedWorld, World, type WorldOptions } from './world/world';
import { WorldChanges } from './world/worldChanges';
import { createWorldControls, type WorldControls } from './world/worldControls';
import { type KeepProblem, WorldPersistence } from './world/worldPersistence';

export interface ProviderOptions extends WorldOptions {
  /** false keeps the world in this page's memory only; the default is true */
  readonly persist?: boolean;
  /** false handles requests in the page from the start; the default is true */
  readonly serviceWorker?: boolean;
  /** after so many milliseconds a storage that does not answer is taken for refused */
  readonly storageTimeoutMs?: number;
  /** names the session that this tab has for itself; undefined while it shares that of the other tabs */
  readonly getSessionScope?: () => string | undefined;
  /** Opened in place of the stored world, which is kept as a checkpoint. */
  readonly opened?: OpenedWorld | undefined;
  /** Called while a world is generated, or one that was left lives on until now. */
  readonly onProgress?: OnProgress;
}

export interface RunningProvider {
  /** The fetch for the app's client: the provider handles `/api`, other requests go to the network. */
  readonly fetch: typeof fetch;
  readonly controls: Controls;
  readonly worlds: WorldControls;
  readonly personas: readonly Persona[];
  /** Why changes do not survive this page; undefined while they do. */
  readonly getKeepProblem: () => KeepProblem | undefined;
  /** Until when the world had been left, in provider time, where it has lived on until now; undefined for others. */
  readonly leftAt: number | undefined;
  /** Whether what was stored, by another version for example, could not be read, and the world is a new one. */
  readonly wasUnreadable: boolean;
  /** Calls back when that changes. Returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls back after each change of the world, by this tab or another. Returns a function that ends it. */
  readonly subscribeToChanges: WorldChanges['subscribe'];
  /** The latest movement of money, whoever made it; null in a world without any. */
  readonly readLastMovement: () => Promise<LastMovement | null>;
  /** Begins a session of the member with this private key, without a passcode; it is what a login answers with. */
  readonly openSession: (userPk: string) => Promise<ReturnType<typeof openSession>>;
  /** Generates a new world for all tabs and ends all sessions; the old one is kept. Changes nothing else in the browser. */
  reset(): Promise<void>;
  /** Stores all files of the build, where there is a service worker: it then needs no connection any more. */
  readonly storeFilesForOffline: () => void;
  stop(): void;
}

/** After this time a storage that does not answer is taken for refused. */
const STORAGE_TIMEOUT_MS = 3000;

/** Starts the provider in this page: in a service worker where there is one, else in the page itself. */
export async function startProvider(options: ProviderOptions = {}): Promise<RunningProvider> {
  const {
    persist = true,
    serviceWorker = true,
    storageTimeoutMs = STORAGE_TIMEOUT_MS,
    getSessionScope = () => undefined,
    opened,
    onProgress,
  } = options;
  const world = new World(options);
  const persistence = persist ? new WorldPersistence(world) : undefined;
  const prepare = (definition = opened) => world.prepare(definition, onProgress);
  const log = new RequestLog();
  const inMemory = createInMemoryProvider(world, worldCookies(world, getSessionScope));
  const transactions = persistence ?? inMemory.transactions;
  const changes = new WorldChanges(persistence && (() => transactions.read(() => {})));
  const write: Transactions['write'] = async (work) => {
    const result = await transactions.write(work);
    changes.announce();
    return result;
  };
  const writeInSlices: Transactions['writeInSlices'] = async (work, progress) => {
    await transactions.writeInSlices(work, progress);
    changes.announce();
  };
  const worlds = createWorldControls({
    world,
    transactions: { read: transactions.read, write, writeInSlices },
    checkpoints: persistence
      ? createStoredCheckpoints(persistence.store, persistence.isKept, () => world.base)
      : createMemoryCheckpoints(),
    reset: async () => {
      if (persistence) await persistence.reset(() => prepare({}));
      else world.generate();
    },
  });
  const provider: Provider = {
    ...inMemory,
    transactions: {
      read: transactions.read,
      write: (work) => write(() => world.record(work)),
      writeInSlices,
    },
    replaceWorld: worlds.replaceWorld,
    onRequest: (request) => log.add(request),
  };
  const handlers = createHandlers(provider);
  // Nothing calls before both are there.
  const starting = serviceWorker ? startWorker(handlers) : undefined;
  const openWorld = async () => {
    const found = await persistence?.open(storageTimeoutMs, prepare);
    if (!persistence) (await prepare())();
    const left = opened ? undefined : await worlds.bringUpToDate(onProgress);
    if (opened && found === 'loaded') await worlds.open(opened, onProgress);
    return left;
  };
  const leftAt = await openWorld().catch(async (failure: unknown) => {
    // It would answer the requests of the provider that is started next.
    (await starting)?.stop();
    throw failure;
  });
  const worker = await starting;

  return {
    fetch: createProviderFetch({
      basePath: BASE_PATH,
      log,
      fetch: (request) => fetch(request),
      isWorkerActive: () => worker !== undefined && navigator.serviceWorker.controller !== null,
      handleInPage: (request) => getResponse(handlers, request),
    }),
    controls: createControls(provider),
    worlds,
    personas,
    getKeepProblem: persistence?.getProblem ?? (() => undefined),
    leftAt,
    wasUnreadable: persistence?.wasUnreadable ?? false,
    subscribe: persistence?.subscribe ?? (() => () => {}),
    subscribeToChanges: changes.subscribe,
    readLastMovement: () => transactions.read(() => readLastMovement(world)),
    openSession: (userPk) =>
      write(() => {
        const member = getMemberByKey(world, userPk);
        return openSession(world, member, (cookie) => provider.cookies.write(new Headers(), cookie));
      }),
    storeFilesForOffline: () => {
      if (worker) storeFilesForOffline();
    },
    reset: worlds.reset,
    stop() {
      worker?.stop();
      changes.close();
    },
  };
}
