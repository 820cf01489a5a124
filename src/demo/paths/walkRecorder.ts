import { QueryClient } from '@tanstack/react-query';
import type { RunningProvider } from '#mocks/browser.ts';
import { createOverrides } from './overrides';
import { toCall } from './requestInterceptor';

const isAbort = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'AbortError';

/** The first part of the key of everything that belongs to a member. */
const MEMBER_DATA = 'member';

/** Records, during a walk, the calls, errors, and the query caches of the app. */
export function createWalkRecorder(provider: RunningProvider) {
  let callCount = 0;
  let isFaulty = false;
  let depth = 0;
  const failed = new Set<string>();
  const clients = new Set<QueryClient>();
  const { replace, restore } = createOverrides();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const call = toCall(input, init?.method);
    const isFault = isFaulty;
    isFaulty = false;
    callCount += 1;
    try {
      const response = await provider.fetch(input, init);
      if (isFault || !response.ok) failed.add(call);
      else failed.delete(call);
      return response;
    } catch (failure) {
      if (!isAbort(failure)) failed.add(call);
      throw failure;
    }
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
      restore();
      failed.clear();
      clients.clear();
      depth = 0;
      const { mount } = QueryClient.prototype;
      replace(QueryClient.prototype, 'mount', function (this: QueryClient) {
        clients.add(this);
        mount.call(this);
      });
      const { pushState, back } = history;
      replace(history, 'pushState', (...given: Parameters<typeof pushState>) => {
        depth += 1;
        pushState.apply(history, given);
      });
      replace(history, 'back', () => {
        depth -= 1;
        back.call(history);
      });
    },
    end: restore,
    beginStep(): void {
      callCount = 0;
    },
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
