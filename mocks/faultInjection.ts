import type { endpoints } from '#src/contract/endpoints.ts';

export type EndpointKey = keyof typeof endpoints;

/**
 * How a call can be made to go wrong:
 * - `networkError`: the call never arrives;
 * - `responseLost`: it is carried out, but its answer never arrives;
 * - `responseTruncated`: it is carried out, and the connection breaks in the middle of its answer;
 * - `serverError`, `serverErrorWithoutText`: a 500 with a sentence, and one without any;
 * - `malformed`: a 200 whose body is not what the contract says;
 * - `unauthorized`: a 401, as for an expired token;
 * - `{ refuse }`: a 422 with this sentence; `{ unsuccessful }`: a 200 that says `success: false`, with this sentence;
 * - `{ hold }`: carried out once the promise has resolved.
 */
export type Fault =
  | 'networkError'
  | 'responseLost'
  | 'responseTruncated'
  | 'serverError'
  | 'serverErrorWithoutText'
  | 'malformed'
  | 'unauthorized'
  | { readonly refuse: string }
  | { readonly unsuccessful: string }
  | { readonly hold: Promise<unknown> };

export interface FaultOptions {
  /** stays until it is cleared, instead of being used up by one call */
  readonly sticky?: boolean;
}

/** What the provider has been told about its next answers. One tab's: it is not kept with the world. */
export class FaultInjection {
  /** How long each answer takes, in milliseconds. */
  latency = 0;
  readonly #failures = new Map<EndpointKey, { failure: Fault; sticky: boolean }[]>();

  answerNext(endpoint: EndpointKey, failure: Fault, { sticky = false }: FaultOptions = {}): void {
    const queue = this.#failures.get(endpoint) ?? [];
    queue.push({ failure, sticky });
    this.#failures.set(endpoint, queue);
  }

  clear(): void {
    this.#failures.clear();
    this.latency = 0;
  }

  /** What the call that has just arrived is in for. */
  take(endpoint: EndpointKey): Fault | undefined {
    const queue = this.#failures.get(endpoint);
    const next = queue?.[0];
    if (next && !next.sticky) queue.shift();
    return next?.failure;
  }
}
