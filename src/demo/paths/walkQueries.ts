import { Query, QueryClient } from '@tanstack/react-query';
import type { RunningProvider } from '#mocks/browser.ts';
import { parseJson } from '#mocks/parseJson.ts';
import type { Overrides } from './overrides';
import { toCall } from './requestInterceptor';

/** The first part of the key of everything that belongs to a member. */
const MEMBER_DATA = 'member';

/** Who reads, by the session: the token of their calls, and their private key. */
export interface Reader {
  readonly token: string | undefined;
  readonly member: string | undefined;
}

/** What the app has last read at an address. */
interface Answer {
  readonly call: string;
  readonly url: string;
  readonly text: string;
  /** the member who was signed in when it was asked for */
  readonly owner: string | undefined;
  /** how many changes had ended when it was asked for */
  readonly changes: number;
}

const getName = ({ queryKey }: Query): string => String(queryKey[1]);

/** Records what the query caches of the app hold, and which answers of the provider that is. */
export function createQueryRecorder(provider: RunningProvider) {
  let changes = 0;
  let unknownChange = 0;
  let running: Query | undefined;
  const clients = new Set<QueryClient>();
  /** by address; what has been answered 401 is asked for again */
  const answers = new Map<string, Answer>();
  /** the address that a query reads, by its hash */
  const urls = new Map<string, string>();
  /** the answers that were the provider's, by address, with the number of changes until then */
  const checked = new Map<string, string>();

  const getAnswer = ({ queryHash }: Query) => answers.get(urls.get(queryHash) ?? '');
  const getAllQueries = (): readonly Query[] =>
    [...clients].flatMap((client) => client.getQueryCache().getAll());
  const getMemberQueries = (): readonly Query[] =>
    getAllQueries().filter(({ queryKey, state }) => queryKey[0] === MEMBER_DATA && state.data !== undefined);
  const getShown = (): readonly Answer[] =>
    getMemberQueries()
      .filter((query) => query.isActive() && query.state.status === 'success')
      .flatMap((query) => getAnswer(query) ?? []);

  /** Whether the provider would answer in another way now. What was read before a change of unknown outcome may differ. */
  const isOld = async ({ url, text, changes: read }: Answer, { token }: Reader): Promise<boolean> => {
    if (token === undefined || read < unknownChange) return false;
    const version = `${changes} ${text}`;
    if (checked.get(url) === version) return false;
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    const response = await provider.fetch(url, { headers });
    const now = await response.text();
    if (!response.ok || now === text) checked.set(url, version);
    return response.ok && now !== text;
  };

  return {
    begin(replace: Overrides['replace']): void {
      for (const each of [clients, answers, urls, checked]) each.clear();
      const { mount } = QueryClient.prototype;
      replace(QueryClient.prototype, 'mount', function (this: QueryClient) {
        clients.add(this);
        mount.call(this);
      });
      const { fetch } = Query.prototype;
      // A query makes its call before its `fetch` returns.
      replace(Query.prototype, 'fetch', function (this: Query, ...given: Parameters<typeof fetch>) {
        running = this;
        try {
          return fetch.apply(this, given);
        } finally {
          running = undefined;
        }
      });
    },
    /** Records a call that begins; returns how to record its answer. */
    beginCall(call: string, url: string, owner: string | undefined) {
      if (running) urls.set(running.queryHash, url);
      const begun = changes;
      return (text: string): void => void answers.set(url, { call, url, text, owner, changes: begun });
    },
    /** Records that something may have changed at the provider. */
    addChange(isKnown: boolean): void {
      changes += 1;
      if (!isKnown) unknownChange = changes;
    },
    /** the queries of a member that hold data */
    memberQueries: (): readonly string[] => getMemberQueries().map(getName),
    /** those of them whose data were read for another member */
    foreignQueries: (member: string | undefined): readonly string[] =>
      getMemberQueries()
        .filter((query) => {
          const answer = getAnswer(query);
          return answer !== undefined && answer.owner !== member;
        })
        .map(getName),
    /** what the screen shows, by call */
    answers: (): ReadonlyMap<string, unknown> =>
      new Map(getShown().map(({ call, text }) => [call, parseJson(text)])),
    /** the calls whose last answer could not be read, unless what they had answered before was an empty list */
    unreadCalls: (): readonly string[] =>
      getAllQueries()
        .filter((query) => query.isActive() && query.state.status === 'error')
        .filter(({ state }) => !(Array.isArray(state.data) && state.data.length === 0))
        .map(({ queryHash }) => toCall(urls.get(queryHash) ?? '')),
    /** the calls of which the screen shows an answer that the provider would not give now */
    async findOldAnswers(reader: Reader): Promise<readonly string[]> {
      const old: string[] = [];
      for (const answer of getShown()) if (await isOld(answer, reader)) old.push(answer.call);
      return old;
    },
  };
}
