import { ConnectionError } from '#src/api/errors.ts';
import type { ServiceOptions, Services, Session } from './services';

type Snapshot = ReturnType<Session['getSnapshot']>;

/** Nobody is signed in, and no session has ended in this tab. */
const SIGNED_OUT: Snapshot = { context: { auth: null, reason: null }, hasTag: () => false };

/**
 * Services whose code is fetched when they are loaded, or with the first call or event (D206). Until the stored session
 * has been read nobody is signed in. A call whose code cannot be fetched rejects as without a connection.
 */
export function createLateServices(options: ServiceOptions): Services {
  const snapshotListeners = new Set<(snapshot: Snapshot) => void>();
  const endListeners = new Set<() => void>();
  let services: Services | undefined;
  let loading: Promise<Services> | undefined;
  let isStopped = false;

  async function start(): Promise<Services> {
    const { startServices } = await import('./services');
    const started = await startServices(options);
    if (isStopped) started.stop();
    services = started;
    const handleChange = (snapshot: Snapshot) => {
      for (const listener of snapshotListeners) listener(snapshot);
    };
    started.session.subscribe(handleChange);
    handleChange(started.session.getSnapshot());
    started.onSessionEnd(() => {
      for (const listener of endListeners) listener();
    });
    return started;
  }

  const load = (): Promise<Services> => {
    loading ??= start().catch((cause: unknown) => {
      loading = undefined;
      throw new ConnectionError('The code of the session cannot be fetched.', { cause });
    });
    return loading;
  };

  return {
    load: async () => void (await load()),
    client: {
      call: async (endpoint, request) => (services ?? (await load())).client.call(endpoint, request),
    },
    session: {
      getSnapshot: () => services?.session.getSnapshot() ?? SIGNED_OUT,
      subscribe: (listener) => {
        snapshotListeners.add(listener);
        return { unsubscribe: () => void snapshotListeners.delete(listener) };
      },
      send: (event) => {
        if (services) return services.session.send(event);
        load().then(
          ({ session }) => session.send(event),
          (failure: unknown) => console.error(failure),
        );
      },
    },
    testHooks: options.testHooks ?? {},
    onSessionEnd: (listener) => {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    stop: () => {
      isStopped = true;
      services?.stop();
    },
  };
}
