import * as z from 'zod/mini';

const text = z.string();

/** A call of the provider, by method and path of its contract: `POST /users/login`. */
export type Call = `${'GET' | 'POST' | 'PUT'} /${string}`;

export const callSchema = z.custom<Call>(
  (value) => typeof value === 'string' && /^(GET|POST|PUT) \//.test(value),
);

/**
 * How the provider ends a call:
 * - `answer`: the provider's own answer;
 * - `unauthorized`: 401, as for a token that has expired;
 * - `refusal`: 422 with a sentence; `serverError`: 500 without one;
 * - `unsuccessful`: 200 with `success: false` and a sentence;
 * - `malformed`: 200 with a body that does not fit the contract;
 * - `responseLost`: carried out, and the connection breaks before the answer; `responseTruncated`: in the middle of it;
 * - `unreachable`: the call never arrives.
 */
const outcomeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum([
      'answer',
      'unauthorized',
      'serverError',
      'malformed',
      'responseLost',
      'responseTruncated',
      'unreachable',
    ]),
  }),
  z.strictObject({ kind: z.enum(['refusal', 'unsuccessful']), sentence: text }),
]);
export type Outcome = Readonly<z.infer<typeof outcomeSchema>>;

/**
 * One thing that is done to the app, by the member or by its environment. Plain data. Texts, paths and names may hold
 * placeholders: `{member.key}`, `{recipient.name}`, and for what the provider last answered `{provider.address}`
 * (deposit wallet), `{provider.balance}` (formatted impact balance), `{provider.transferId}`.
 */
export const actionSchema = z.discriminatedUnion('type', [
  /** loads the app at a path, with what is stored */
  z.strictObject({ type: z.literal('open'), path: text }),
  /** goes to an address of the app without a reload */
  z.strictObject({ type: z.literal('navigate'), path: text }),
  /** presses the browser's Back button */
  z.strictObject({ type: z.literal('goBack') }),
  z.strictObject({ type: z.literal('click'), role: z.enum(['button', 'link', 'tab']), name: text }),
  z.strictObject({ type: z.literal('fill'), label: text, text }),
  /** the next such call is held until it is released, besides those that the plan always holds */
  z.strictObject({ type: z.literal('hold'), call: callSchema }),
  /** the next such call ends like this, at once */
  z.strictObject({ type: z.literal('mockNextResponse'), call: callSchema, outcome: outcomeSchema }),
  /** the oldest held call of this kind goes on, and ends like this */
  z.strictObject({ type: z.literal('release'), call: callSchema, outcome: outcomeSchema }),
  /** puts this into the browser's storage, and lets the app read it */
  z.strictObject({ type: z.literal('restoreStorage'), stored: z.enum(['session', 'nothing', 'garbage']) }),
  /** the browser's storage does not answer */
  z.strictObject({ type: z.literal('stallStorage') }),
  /** another tab of the same browser does this, for one of two members */
  z.strictObject({
    type: z.literal('otherTab'),
    operation: z.enum(['login', 'refreshToken', 'logout', 'expire']),
    as: z.enum(['member', 'other']),
  }),
  /** the app's timers move on */
  z.strictObject({ type: z.literal('advanceTimers'), milliseconds: z.number() }),
  /** the system clock has moved by so many milliseconds, as after sleep, when this event occurs; the timers stood still */
  z.strictObject({
    type: z.literal('wake'),
    milliseconds: z.number(),
    at: z.enum(['tick', 'focus', 'pageshow', 'visibilitychange']),
  }),
]);
export type Action = Readonly<z.infer<typeof actionSchema>>;
