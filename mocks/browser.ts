import { getResponse } from 'msw';
import { type Controls, createControls } from './controls';
import { worldCookies } from './cookies';
import { BASE_PATH } from './endpoint';
import { createHandlers } from './handlers';
import { createInMemoryProvider, type Provider } from './provider';
import { createProviderFetch, RequestLog } from './providerFetch';
import { type Persona, personas } from './seed/personas';
import { startWorker } from './serviceWorker';
import { World, type WorldOptions } from './world';
import { WorldPersistence } from './worldPersistence';

export interface ProviderOptions extends WorldOptions {
  /** false keeps the world in this page's memory only; the default is true */
  readonly persist?: boolean;
  /** false handles requests in the page from the start; the default is true */
  readonly serviceWorker?: boolean;
}

export interface RunningProvider {
  /** The fetch for the app's client: the provider handles `/api`, other requests go to the network. */
  readonly fetch: typeof fetch;
  readonly controls: Controls;
  readonly personas: readonly Persona[];
  /** Generates a new world for all tabs and ends all sessions. Changes nothing else in the browser. */
  reset(): Promise<void>;
  stop(): void;
}

/** Opens the stored world; undefined when the browser refuses storage (private windows, blocked storage). */
async function openPersistence(world: World): Promise<WorldPersistence | undefined> {
  try {
    const persistence = new WorldPersistence(world);
    await persistence.open();
    return persistence;
  } catch (error) {
    console.warn('The demo cannot store its data in this browser: it lasts until the page is left.', error);
    return undefined;
  }
}

/** Starts the provider in this page: in a service worker where there is one, else in the page itself. */
export async function startProvider(options: ProviderOptions = {}): Promise<RunningProvider> {
  const { persist = true, serviceWorker = true, ...worldOptions } = options;
  const world = new World(worldOptions);
  const persistence = persist ? await openPersistence(world) : undefined;
  if (!persistence) world.generate();

  const log = new RequestLog();
  const inMemory = createInMemoryProvider(world, worldCookies(world));
  const provider: Provider = {
    ...inMemory,
    transactions: persistence ?? inMemory.transactions,
    onRequest: (request) => log.add(request),
  };
  const handlers = createHandlers(provider);
  const worker = serviceWorker ? await startWorker(handlers) : undefined;

  return {
    fetch: createProviderFetch({
      basePath: BASE_PATH,
      log,
      fetch: (request) => fetch(request),
      isWorkerActive: () => worker !== undefined && navigator.serviceWorker.controller !== null,
      handleInPage: (request) => getResponse(handlers, request),
    }),
    controls: createControls(provider),
    personas,
    async reset() {
      if (persistence) await persistence.reset();
      else world.generate();
    },
    stop: () => worker?.stop(),
  };
}
