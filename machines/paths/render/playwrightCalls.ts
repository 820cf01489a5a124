import type { CallOutcome, PageMessage, SentCall } from './playwrightPage';

interface WaitingCall {
  readonly call: string;
  readonly bearer: string | null;
  readonly goOn: (ending: CallOutcome) => void;
  /** resolves to the answer's status when the app has it, or 0 */
  readonly ended: Promise<number>;
}

/** What the provider told any page of the test: the newest access token, and what later steps speak of. */
export interface CapturedResponses {
  newest: string | null;
  readonly things: Map<string, string>;
}

/** Whether a call is one of this kind; `:name` stands for any one part of the path. */
export const matchesPath = (call: string, kind: string): boolean =>
  new RegExp(`^${kind.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`).test(call);

/** Whether a call that was sent is one of this kind; with a query in its name, one with this query. */
export const matchesCall = ({ call, search }: SentCall, kind: string): boolean =>
  matchesPath(call, kind) || call + search === kind;

/** Of an answer, what is looked at. */
interface Answer {
  readonly accessToken?: string;
  readonly wallet_address?: string;
  readonly transfer_id?: string;
  readonly balances?: { readonly deposit_balance?: number };
}

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 5,
});

/** The calls of one page: which of them wait, and how they end. */
export class CallLog {
  /** kinds of calls that always wait */
  readonly held: string[] = [];
  readonly log: SentCall[] = [];
  readonly messages: string[] = [];
  readonly waiting = new Map<number, WaitingCall>();
  /** what is to become of the next such call; without an ending it waits */
  readonly #expected: { readonly kind: string; readonly ending?: CallOutcome }[] = [];
  readonly #ended = new Map<number, (status: number) => void>();
  readonly #told: CapturedResponses;

  constructor(told: CapturedResponses) {
    this.#told = told;
  }

  expect(kind: string, ending?: CallOutcome): void {
    this.#expected.push(ending ? { kind, ending } : { kind });
  }

  /** kinds of calls that were to come and have not */
  get expected(): string[] {
    return this.#expected.map(({ kind }) => kind);
  }

  ofKind(kind: string): SentCall[] {
    return this.log.filter((sent) => matchesCall(sent, kind));
  }

  waitingOfKind(kind: string): WaitingCall[] {
    return [...this.waiting.values()].filter(({ call }) => matchesPath(call, kind));
  }

  /** Lets the oldest call of this kind go on, and waits until the app has what comes of it. */
  async release(kind: string, ending: CallOutcome): Promise<boolean> {
    const oldest = this.waitingOfKind(kind)[0];
    oldest?.goOn(ending);
    const status = await oldest?.ended;
    // The token has grown too old meanwhile: the app renews it and repeats the call, which has waited once already.
    if (ending.kind === 'answer' && status === 401 && oldest?.bearer) this.expect(kind, ending);
    return oldest !== undefined;
  }

  hear(news: PageMessage): Promise<CallOutcome> | undefined {
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
        this.#learn(news.call, news.reply);
        this.#ended.get(news.id)?.(news.status);
        return undefined;
      case 'message':
        this.messages.push(news.text);
        return undefined;
    }
  }

  async #enter({ id, ...sent }: SentCall & { readonly id: number }): Promise<CallOutcome> {
    const { call, bearer } = sent;
    this.log.push(sent);
    const place = this.#expected.findIndex(({ kind }) => matchesPath(call, kind));
    const [expected] = place < 0 ? [] : this.#expected.splice(place, 1);
    if (expected?.ending) return expected.ending;
    if (!expected && !this.held.some((kind) => matchesPath(call, kind))) return { kind: 'answer' };

    const ended = new Promise<number>((resolve) => this.#ended.set(id, resolve));
    return new Promise((resolve) => {
      const goOn = (ending: CallOutcome) => {
        this.waiting.delete(id);
        resolve(ending);
      };
      this.waiting.set(id, { call, bearer, goOn, ended });
    });
  }

  #learn(call: string, reply: string): void {
    if (reply === '') return;
    const { token, data }: { token?: string; data?: Answer } = JSON.parse(reply);
    this.#told.newest = token ?? data?.accessToken ?? this.#told.newest;
    const tell = (what: string, value: string | undefined) =>
      value === undefined ? undefined : this.#told.things.set(what, value);
    if (call === 'POST /wallet/generate') tell('address', data?.wallet_address);
    if (call === 'POST /transfers/process') tell('transferId', data?.transfer_id);
    if (call === 'GET /users/profile') {
      const balance = data?.balances?.deposit_balance;
      tell('balance', balance === undefined ? undefined : DOLLARS.format(balance));
    }
  }
}
