import * as z from 'zod/mini';
import { endpointKeys } from './endpoint';

const MAX_DELAY_MS = 120_000;
const milliseconds = z.int().check(z.gte(0), z.lte(MAX_DELAY_MS));
const sentence = z.string().check(z.maxLength(300));
const sentences = { message: sentence, error: z.optional(sentence) };
const plain = <Kind extends string>(kind: Kind) => z.object({ kind: z.literal(kind) });

/**
 * How a call ends other than by the provider's own answer. The kinds are those of the outcomes of path tests, and more:
 * - `refusal`: a 422 with this sentence; `unsuccessful`: a 200 with `success: false` and it. Without an `error`, its text
 *   is that of `message`: which of them is read first depends on the call (R8.1 to R8.8);
 * - `unauthorized`: a 401, as for an expired token; `tooManyRequests`: a 429;
 * - `serverError`: a 500, or another status of 5xx, without a sentence unless there is one;
 * - `malformed`: a 200 whose body does not match the contract;
 * - `responseLost`: processed, and the response never arrives; `responseTruncated`: it breaks off in the middle;
 * - `unreachable`: it never reaches the provider;
 * - `unanswered`: it is not processed, and the connection stays open without a response;
 * - `slow`: the provider's own answer after so many milliseconds, or up to `spread` of them more.
 */
const faultOutcome = z.discriminatedUnion('kind', [
  plain('unauthorized'),
  plain('tooManyRequests'),
  plain('malformed'),
  plain('responseLost'),
  plain('responseTruncated'),
  plain('unreachable'),
  plain('unanswered'),
  z.object({
    kind: z.literal('serverError'),
    status: z.optional(z.int().check(z.gte(500), z.lte(599))),
    message: z.optional(sentence),
  }),
  z.object({ kind: z.literal('refusal'), ...sentences }),
  z.object({ kind: z.literal('unsuccessful'), ...sentences }),
  z.object({ kind: z.literal('slow'), milliseconds, spread: z.optional(milliseconds) }),
]);
export type FaultOutcome = z.output<typeof faultOutcome>;
export type FaultKind = FaultOutcome['kind'];

/** A fault of the next such call, of every one, or of so many in a hundred; `*` stands for all calls. */
const faultRule = z.object({
  call: z.union([z.literal('*'), z.enum(endpointKeys)]),
  when: z.union([z.enum(['next', 'always']), z.object({ percent: z.int().check(z.gte(1), z.lte(100)) })]),
  outcome: faultOutcome,
});
export type FaultRule = z.output<typeof faultRule>;

export const networkPresetName = z.enum(['offline', 'slow3G', 'flaky', 'providerDown', 'shortTokens']);
export type NetworkPresetName = z.output<typeof networkPresetName>;

/** What the demo does to the calls of a tab: its faults, how long responses take, and a preset beside them. */
export const networkConditions = z.object({
  faults: z.array(faultRule).check(z.maxLength(100)),
  /** of each response, in milliseconds */
  latency: milliseconds,
  preset: z.nullable(networkPresetName),
});
export type NetworkConditions = z.output<typeof networkConditions>;

export const NO_CONDITIONS: NetworkConditions = { faults: [], latency: 0, preset: null };

interface NetworkPreset {
  readonly faults: readonly FaultRule[];
  /** after so many milliseconds each access token expires */
  readonly tokenLifetimeMs?: number;
}

const all = (when: FaultRule['when'], outcome: FaultOutcome): FaultRule => ({ call: '*', when, outcome });

export const networkPresets: Readonly<Record<NetworkPresetName, NetworkPreset>> = {
  offline: { faults: [all('always', { kind: 'unreachable' })] },
  // Chrome's “Slow 3G” has a round trip of two seconds.
  slow3G: { faults: [all('always', { kind: 'slow', milliseconds: 2000, spread: 500 })] },
  flaky: {
    faults: [
      all({ percent: 10 }, { kind: 'unreachable' }),
      all({ percent: 10 }, { kind: 'responseLost' }),
      all({ percent: 30 }, { kind: 'slow', milliseconds: 1000, spread: 2000 }),
    ],
  },
  providerDown: { faults: [all('always', { kind: 'serverError', status: 503 })] },
  shortTokens: { faults: [], tokenLifetimeMs: 60_000 },
};
