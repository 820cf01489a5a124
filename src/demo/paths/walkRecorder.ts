import * as z from 'zod/mini';
import { calls } from '#machines/models/builders.ts';
import { captureResponse } from '#machines/models/responseCaptures.ts';
import type { CallEnd } from '#machines/models/walkInvariants.ts';
import type { RunningProvider } from '#mocks/browser.ts';
import { parseJson } from '#mocks/parseJson.ts';
import { createOverrides } from './overrides';
import { getUrl, toCall } from './requestInterceptor';
import { createQueryRecorder, type Reader } from './walkQueries';

const REGISTER = 'POST /users/register';
const registered = z.object({ user: z.object({ user_pk: z.string() }) });

const isAbort = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'AbortError';
function getEnd(answer: unknown, isFault: boolean, response: Response | undefined): CallEnd['end'] {
  if (response?.status === 401) return 'unauthorized';
  const isRefusal =
    typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false;
  if (!response?.ok || isRefusal) return 'refused';
  return isFault ? 'unclear' : 'accepted';
}

/** Records, during a walk, the calls, how they end, and the query caches of the app. */
export function createWalkRecorder(provider: RunningProvider) {
  let callCount = 0;
  let isFaulty = false;
  let depth = 0;
  let earlierAccepted = 0;
  const faulty = new WeakSet<Response>();
  const failed = new Set<string>();
  /** the private keys of new members, and whether their screen has been left */
  const newKeys = new Map<string, 'new' | 'shown' | 'left'>();
  /** the addresses for deposits that were shown, with the private keys of their members */
  const addresses = new Map<string, string>();
  const ends: CallEnd[] = [];
  const { replace, restore } = createOverrides();
  const queries = createQueryRecorder(provider);

  /** Each call that arrives at the provider. */
  const providerFetch: typeof globalThis.fetch = async (input, init) => {
    const isFault = isFaulty;
    isFaulty = false;
    const response = await provider.fetch(input, init);
    if (isFault) faulty.add(response);
    return response;
  };

  const recordEnd = async (
    made: Omit<CallEnd, 'end'>,
    member: string | undefined,
    isFault: boolean,
    response?: Response,
  ): Promise<void> => {
    const answer = parseJson((await response?.text().catch(() => '')) ?? '');
    const end = getEnd(answer, isFault, response);
    const key =
      made.call === REGISTER && end === 'accepted'
        ? registered.safeParse(answer).data?.user.user_pk
        : undefined;
    if (key !== undefined) newKeys.set(key, 'new');
    if (made.call === calls.generateWallet && end === 'accepted' && member !== undefined) {
      const [, address] = captureResponse(made.call, answer) ?? [];
      if (address !== undefined) addresses.set(address, member);
    }
    ends.push({ ...made, end });
    queries.addChange(end === 'accepted');
  };

  /** The app's own calls, with what it reads of their answers. */
  const record =
    (send: typeof globalThis.fetch, getReader: () => Reader): typeof globalThis.fetch =>
    async (input, init) => {
      const url = getUrl(input);
      const call = toCall(url, init?.method);
      const isRead = call.startsWith('GET ');
      const key = new Headers(init?.headers).get('idempotency-key')?.replaceAll('"', '') ?? '';
      const made = { call, body: String(init?.body ?? ''), key };
      const { member } = getReader();
      const recordAnswer = queries.beginCall(call, url, member);
      callCount += 1;
      try {
        const response = await send(input, init);
        const isFault = faulty.has(response);
        if (!response.ok || isFault) failed.add(call);
        else failed.delete(call);
        const copy = response.clone();
        if (!isRead) void recordEnd(made, member, isFault, copy);
        else if (response.ok) recordAnswer(await copy.text().catch(() => ''));
        return response;
      } catch (failure) {
        if (!isAbort(failure)) {
          failed.add(call);
          if (!isRead) void recordEnd(made, member, true);
        }
        throw failure;
      }
    };

  return {
    queries,
    /** the provider, with its calls recorded */
    provider: {
      ...provider,
      fetch: providerFetch,
      controls: {
        ...provider.controls,
        failNext: (...given: Parameters<typeof provider.controls.failNext>) => {
          isFaulty = true;
          provider.controls.failNext(...given);
        },
      },
    } satisfies RunningProvider,
    record,
    begin(): void {
      restore();
      failed.clear();
      newKeys.clear();
      addresses.clear();
      ends.length = 0;
      earlierAccepted = 0;
      depth = 0;
      queries.begin(replace);
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
      earlierAccepted = ends.filter(({ end: ended }) => ended !== 'refused').length;
      ends.length = 0;
    },
    callCount: (): number => callCount,
    /** the calls other than reads that have ended in this step */
    ends: (): readonly CallEnd[] => ends,
    /** how many were accepted in the step before, whose messages may still come */
    earlierAccepted: (): number => earlierAccepted,
    /** the calls whose last answer was not the provider's own */
    failedCalls: (): readonly string[] => [...failed],
    /** whether the walk has left a page to which the browser can go back */
    canGoBack: (): boolean => depth > 0,
    /** the addresses for deposits of a member */
    findAddresses: (member: string): readonly string[] =>
      [...addresses].flatMap(([address, owner]) => (owner === member ? [address] : [])),
    /** The private keys of new members that must no longer be shown: their screen, which `isOpen` now, has been left. */
    findLeftKeys(isOpen: boolean): readonly string[] {
      for (const [key, state] of newKeys) {
        if (isOpen && state === 'new') newKeys.set(key, 'shown');
        if (!isOpen && state === 'shown') newKeys.set(key, 'left');
      }
      return [...newKeys].flatMap(([key, state]) => (state === 'left' ? [key] : []));
    },
  };
}
