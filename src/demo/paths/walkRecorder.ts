import { QueryClient } from '@tanstack/react-query';
import type { RunningProvider } from '#mocks/browser.ts';

const isAbort = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'AbortError';

/** The first part of the key of everything that belongs to a member. */
const MEMBER_DATA = 'member';

/** Records, during a walk, the calls that are under way, errors, and the query caches of the app. */
export function createWalkRecorder(provider: RunningProvider) {
  let inFlight = 0;
  let callCount = 0;
  let isFaulty = false;
  let depth = 0;
  const failed = new Set<string>();
  const clients = new Set<QueryClient>();
  const undo: (() => void)[] = [];

  const replace = <Owner extends object, Name extends keyof Owner & string>(
    owner: Owner,
    name: Name,
    create: (before: Owner[Name]) => Owner[Name],
  ) => {
    const before = owner[name];
    const isOwn = Object.hasOwn(owner, name);
    owner[name] = create(before);
    undo.push(() => {
      if (isOwn) owner[name] = before;
      else Reflect.deleteProperty(owner, name);
    });
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const call = `${init?.method ?? 'GET'} ${new URL(url, location.origin).pathname.replace(/^\/api/, '')}`;
    const isFault = isFaulty;
    isFaulty = false;
    inFlight += 1;
    callCount += 1;
    try {
      const response = await provider.fetch(input, init);
      if (isFault || !response.ok) failed.add(call);
      else failed.delete(call);
      return response;
    } catch (failure) {
      if (!isAbort(failure)) failed.add(call);
      throw failure;
    } finally {
      inFlight -= 1;
    }
  };

  const end = (): void => {
    for (const revert of undo.splice(0).toReversed()) revert();
  };

  return {
    /** the provider, with its calls recorded */
    provider: {
      ...provider,
      fetch,
      controls: {
        ...provider.controls,
        failNext: (...given: Parameters<typeof provider.controls.failNext>) => {
          isFaulty = true;
          provider.controls.failNext(...given);
        },
      },
    } satisfies RunningProvider,
    begin(): void {
      end();
      failed.clear();
      clients.clear();
      depth = 0;
      replace(
        QueryClient.prototype,
        'mount',
        (mount) =>
          function (this: QueryClient) {
            clients.add(this);
            mount.call(this);
          },
      );
      replace(history, 'pushState', (push) => (...given) => {
        depth += 1;
        push.apply(history, given);
      });
      replace(history, 'back', (back) => () => {
        depth -= 1;
        back.call(history);
      });
    },
    end,
    beginStep(): void {
      callCount = 0;
    },
    inFlightCount: (): number => inFlight,
    callCount: (): number => callCount,
    /** the calls whose last answer was not the provider's own */
    failedCalls: (): readonly string[] => [...failed],
    /** whether the walk has left a page to which the browser can go back */
    canGoBack: (): boolean => depth > 0,
    /** the queries of a member that hold data */
    memberQueries: (): readonly string[] =>
      [...clients].flatMap((client) =>
        client
          .getQueryCache()
          .getAll()
          .filter(({ queryKey, state }) => queryKey[0] === MEMBER_DATA && state.data !== undefined)
          .map(({ queryKey }) => String(queryKey[1])),
      ),
  };
}
