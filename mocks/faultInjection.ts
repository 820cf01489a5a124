import type { EndpointKey } from './endpoint';

/** The texts of a refusal: which of them is read first depends on the call (R8.1 to R8.8). */
export interface Sentences {
  readonly error: string;
  readonly message: string;
}

/**
 * How a request can be made to fail:
 * - `networkError`: it never reaches the provider;
 * - `responseLost`: it is processed, but the response never arrives;
 * - `responseTruncated`: it is processed, and the connection breaks in the middle of the response;
 * - `serverError`, `serverErrorWithoutText`: a 500 with a message, and one without;
 * - `malformed`: a 200 whose body does not match the contract;
 * - `unauthorized`: a 401, as for an expired token;
 * - `{ refuse }`: a 422 with this sentence, or these; `{ unsuccessful }`: a 200 with `success: false` likewise;
 * - `{ hold }`: it is processed once the promise has resolved.
 */
export type Fault =
  | 'networkError'
  | 'responseLost'
  | 'responseTruncated'
  | 'serverError'
  | 'serverErrorWithoutText'
  | 'malformed'
  | 'unauthorized'
  | { readonly refuse: string | Sentences }
  | { readonly unsuccessful: string | Sentences }
  | { readonly hold: Promise<unknown> };

export interface FaultOptions {
  /** applies to every request until it is cleared, instead of to one */
  readonly sticky?: boolean;
}

/** The faults and the latency of the next responses. Per tab: not stored with the world. */
export class FaultInjection {
  /** Delay of each response, in milliseconds. */
  latency = 0;
  readonly #queues = new Map<EndpointKey, { fault: Fault; sticky: boolean }[]>();

  failNext(endpoint: EndpointKey, fault: Fault, { sticky = false }: FaultOptions = {}): void {
    const queue = this.#queues.get(endpoint) ?? [];
    queue.push({ fault, sticky });
    this.#queues.set(endpoint, queue);
  }

  clear(): void {
    this.#queues.clear();
    this.latency = 0;
  }

  /** The faults that are to come, in the order in which each endpoint gets them. */
  list(): readonly { readonly endpoint: EndpointKey; readonly fault: Fault; readonly sticky: boolean }[] {
    return [...this.#queues].flatMap(([endpoint, queue]) => queue.map((queued) => ({ endpoint, ...queued })));
  }

  /** The fault for a request that has just arrived, removed from the queue unless it is sticky. */
  consume(endpoint: EndpointKey): Fault | undefined {
    const queue = this.#queues.get(endpoint);
    const next = queue?.[0];
    if (next && !next.sticky) queue.shift();
    return next?.fault;
  }
}
