import type { Ending, News, SentCall } from './playwrightPage';

interface WaitingCall {
  readonly call: string;
  readonly bearer: string | null;
  readonly goOn: (ending: Ending) => void;
  /** resolves to the answer's status when the app has it, or 0 */
  readonly ended: Promise<number>;
}

/** The newest access token that the provider gave to any page of the test. */
export interface Tokens {
  newest: string | null;
}

/** Whether a call is one of this kind; `:name` stands for any one part of the path. */
export const isKind = (call: string, kind: string): boolean =>
  new RegExp(`^${kind.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`).test(call);

/** The calls of one page: which of them wait, and how they end. */
export class Calls {
  /** kinds of calls that always wait */
  readonly held: string[] = [];
  readonly log: SentCall[] = [];
  readonly messages: string[] = [];
  readonly waiting = new Map<number, WaitingCall>();
  /** what is to become of the next such call; without an ending it waits */
  readonly #expected: { readonly kind: string; readonly ending?: Ending }[] = [];
  readonly #ended = new Map<number, (status: number) => void>();
  readonly #tokens: Tokens;

  constructor(tokens: Tokens) {
    this.#tokens = tokens;
  }

  expect(kind: string, ending?: Ending): void {
    this.#expected.push(ending ? { kind, ending } : { kind });
  }

  /** kinds of calls that were to come and have not */
  get expected(): string[] {
    return this.#expected.map(({ kind }) => kind);
  }

  ofKind(kind: string): SentCall[] {
    return this.log.filter(({ call }) => isKind(call, kind));
  }

  waitingOfKind(kind: string): WaitingCall[] {
    return [...this.waiting.values()].filter(({ call }) => isKind(call, kind));
  }

  /** Lets the oldest call of this kind go on, and waits until the app has what comes of it. */
  async release(kind: string, ending: Ending): Promise<boolean> {
    const oldest = this.waitingOfKind(kind)[0];
    oldest?.goOn(ending);
    const status = await oldest?.ended;
    // The token has grown too old meanwhile: the app renews it and repeats the call, which has waited once already.
    if (ending.kind === 'answer' && status === 401 && oldest?.bearer) this.expect(kind, ending);
    return oldest !== undefined;
  }

  hear(news: News): Promise<Ending> | undefined {
    switch (news.tell) {
      case 'opened':
        for (const { goOn } of this.waiting.values()) goOn({ kind: 'unreachable' });
        this.waiting.clear();
        return undefined;
      case 'call':
        return this.#enter(news);
      case 'gaveUp':
        this.waiting.delete(news.id);
        return undefined;
      case 'ended':
        this.#learn(news.reply);
        this.#ended.get(news.id)?.(news.status);
        return undefined;
      case 'message':
        this.messages.push(news.text);
        return undefined;
    }
  }

  async #enter({ id, call, bearer, body }: SentCall & { readonly id: number }): Promise<Ending> {
    this.log.push({ call, bearer, body });
    const place = this.#expected.findIndex(({ kind }) => isKind(call, kind));
    const [expected] = place < 0 ? [] : this.#expected.splice(place, 1);
    if (expected?.ending) return expected.ending;
    if (!expected && !this.held.some((kind) => isKind(call, kind))) return { kind: 'answer' };

    const ended = new Promise<number>((resolve) => this.#ended.set(id, resolve));
    return new Promise((resolve) => {
      const goOn = (ending: Ending) => {
        this.waiting.delete(id);
        resolve(ending);
      };
      this.waiting.set(id, { call, bearer, goOn, ended });
    });
  }

  #learn(reply: string): void {
    if (reply === '') return;
    const { token, data }: { token?: string; data?: { accessToken?: string } } = JSON.parse(reply);
    this.#tokens.newest = token ?? data?.accessToken ?? this.#tokens.newest;
  }
}
