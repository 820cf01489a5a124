import { getResponse } from 'msw';
import { type Controls, createControls } from './controls';
import { worldCookies } from './cookies';
import { BASE_PATH } from './endpoint';
import { createHandlers } from './handlers/handlers';
import { createInMemoryProvider, type Provider } from './provider';
import { providerFetch, RequestLog } from './providerFetch';
import { type Persona, personas } from './seed/personas';
import { startWorker } from './serviceWorker';
import { World, type WorldOptions } from './world';
import { WorldPersistence } from './worldPersistence';

export interface ProviderOptions extends WorldOptions {
  /** false keeps the world in this page's memory only; the default is true */
  readonly persist?: boolean;
  /** false answers in the page from the start; the default is true */
  readonly serviceWorker?: boolean;
}

export interface RunningProvider {
  /** What the app's client calls: `/api` is answered by the provider whatever happens, the rest goes out. */
  readonly fetch: typeof fetch;
  readonly controls: Controls;
  readonly personas: readonly Persona[];
  /** Makes the world anew in all tabs. Sessions of the old one end; nothing else in the browser is touched. */
  reset(): Promise<void>;
  stop(): void;
}

/** Opens the store of worlds; a browser that refuses one (private windows, blocked storage) gets a world for now. */
async function keep(world: World): Promise<WorldPersistence | undefined> {
  try {
    const keeper = new WorldPersistence(world);
    await keeper.open();
    return keeper;
  } catch (error) {
    console.warn('The demo cannot store its data in this browser: it lasts until the page is left.', error);
    return undefined;
  }
}

/** Starts the provider in this page: over the service worker where there is one, else in the page itself. */
export async function startProvider(options: ProviderOptions = {}): Promise<RunningProvider> {
  const { persist = true, serviceWorker = true, ...worldOptions } = options;
  const world = new World(worldOptions);
  const keeper = persist ? await keep(world) : undefined;
  if (!keeper) world.generate();

  const log = new RequestLog();
  const memory = createInMemoryProvider(world, worldCookies(world));
  const provider: Provider = {
    ...memory,
    transact: keeper?.transact ?? memory.transact,
    onArrival: (request) => log.note(request),
  };
  const handlers = createHandlers(provider);
  const worker = serviceWorker ? await startWorker(handlers) : undefined;

  return {
    fetch: providerFetch({
      basePath: BASE_PATH,
      log,
      send: (request) => fetch(request),
      isWorkerInCharge: () => worker !== undefined && navigator.serviceWorker.controller !== null,
      answerHere: (request) => getResponse(handlers, request),
    }),
    controls: createControls(provider),
    personas,
    async reset() {
      if (keeper) await keeper.reset();
      else world.generate();
    },
    stop: () => worker?.stop(),
  };
}
