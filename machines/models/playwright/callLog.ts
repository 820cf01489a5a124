import type { Outcome, SentCall } from '../appDriver';
import { captureResponse } from '../responseCaptures';
import type { PageMessage, PlacedToast } from './pageScript';

interface PendingCall {
  readonly call: string;
  readonly bearer: string | null;
  readonly resume: (outcome: Outcome) => void;
  /** resolves to the response's status when the app has received it, or 0 */
  readonly ended: Promise<number>;
}

/** What any page of the test has received, by name: the newest access token as `token`, and what later steps refer to. */
export type CapturedResponses = Map<string, string>;

/** Whether a call matches a path; `:name` stands for any one segment. */
export const matchesPath = (call: string, kind: string): boolean =>
  new RegExp(`^${kind.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`).test(call);

/** Whether a sent call matches a path, or a path with this query. */
export const matchesCall = ({ call, search }: SentCall, kind: string): boolean =>
  matchesPath(call, kind) || call + search === kind;

/** The calls and toasts of one page: which calls are pending, and how they end. */
export class CallLog {
  /** calls that are always held */
  readonly heldCalls: string[] = [];
  readonly sent: SentCall[] = [];
  readonly toasts: PlacedToast[] = [];
  readonly pending = new Map<number, PendingCall>();
  /** the ids of calls that are not held and have not ended */
  readonly answering = new Set<number>();
  /** how the next such call ends; without an outcome it is held */
  readonly #expected: { readonly kind: string; readonly outcome?: Outcome }[] = [];
  readonly #ended = new Map<number, (status: number) => void>();
  readonly #captured: CapturedResponses;

  constructor(captured: CapturedResponses) {
    this.#captured = captured;
  }

  expect(kind: string, outcome?: Outcome): void {
    this.#expected.push(outcome ? { kind, outcome } : { kind });
  }

  /** expected calls that have not been made */
  get missing(): string[] {
    return this.#expected.map(({ kind }) => kind);
  }

  getPending(kind: string): PendingCall[] {
    return [...this.pending.values()].filter(({ call }) => matchesPath(call, kind));
  }

  /** Releases the oldest held call of this kind, and waits until the app has received the response. */
  async release(kind: string, outcome: Outcome): Promise<boolean> {
    const oldest = this.getPending(kind)[0];
    oldest?.resume(outcome);
    const status = await oldest?.ended;
    // The token has expired meanwhile: the app refreshes it and repeats the call, which is not held a second time.
    if (outcome.kind === 'answer' && status === 401 && oldest?.bearer) this.expect(kind, outcome);
    return oldest !== undefined;
  }

  handle(message: PageMessage): Promise<Outcome> | undefined {
    switch (message.type) {
      case 'opened':
        for (const { resume } of this.pending.values()) resume({ kind: 'unreachable' });
        this.pending.clear();
        this.answering.clear();
        return undefined;
      case 'call':
        return this.#decideOutcome(message);
      case 'aborted':
        this.pending.delete(message.id);
        this.answering.delete(message.id);
        return undefined;
      case 'ended':
        this.answering.delete(message.id);
        this.#capture(message.call, message.responseBody);
        this.#ended.get(message.id)?.(message.status);
        return undefined;
      case 'toast':
        this.toasts.push(message.toast);
        return undefined;
    }
  }

  async #decideOutcome({ id, ...sent }: SentCall & { readonly id: number }): Promise<Outcome> {
    const { call, bearer } = sent;
    this.sent.push(sent);
    const index = this.#expected.findIndex(({ kind }) => matchesPath(call, kind));
    const [expected] = index < 0 ? [] : this.#expected.splice(index, 1);
    if (expected?.outcome) return expected.outcome;
    if (!expected && !this.heldCalls.some((kind) => matchesPath(call, kind))) {
      this.answering.add(id);
      return { kind: 'answer' };
    }

    const ended = new Promise<number>((resolve) => this.#ended.set(id, resolve));
    return new Promise((resolve) => {
      const resume = (outcome: Outcome) => {
        this.pending.delete(id);
        resolve(outcome);
      };
      this.pending.set(id, { call, bearer, resume, ended });
    });
  }

  #capture(call: string, responseBody: string): void {
    const captured = responseBody === '' ? undefined : captureResponse(call, JSON.parse(responseBody));
    if (captured) this.#captured.set(...captured);
  }
}
