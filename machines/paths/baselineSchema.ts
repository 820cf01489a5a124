import * as z from 'zod/mini';
import type { Baseline } from './baseline';
import type { Action, Assertion, Call, ExpectedState, Outcome } from './plan';

/** A schema of exactly this type: a field that one of the two lacks does not compile. */
type SchemaOf<T> = z.ZodMiniType<T, unknown>;

const text = z.string();
const call = z.custom<Call>((value) => typeof value === 'string' && /^(GET|POST|PUT) \//.test(value));

const outcome: SchemaOf<Outcome> = z.discriminatedUnion('kind', [
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

const kind = <Name extends Action['type']>(name: Name) => z.literal(name);

const action: SchemaOf<Action> = z.discriminatedUnion('type', [
  z.strictObject({ type: kind('open'), path: text }),
  z.strictObject({ type: kind('navigate'), path: text }),
  z.strictObject({ type: kind('goBack') }),
  z.strictObject({ type: kind('click'), role: z.enum(['button', 'link', 'tab']), name: text }),
  z.strictObject({ type: kind('fill'), label: text, text }),
  z.strictObject({ type: kind('hold'), call }),
  z.strictObject({ type: kind('mockNextResponse'), call, outcome }),
  z.strictObject({ type: kind('release'), call, outcome }),
  z.strictObject({ type: kind('restoreStorage'), stored: z.enum(['session', 'nothing', 'garbage']) }),
  z.strictObject({ type: kind('stallStorage') }),
  z.strictObject({
    type: kind('otherTab'),
    operation: z.enum(['login', 'refreshToken', 'logout']),
    as: z.enum(['member', 'other']),
  }),
  z.strictObject({ type: kind('advanceTimers'), milliseconds: z.number() }),
  z.strictObject({
    type: kind('wake'),
    milliseconds: z.number(),
    at: z.enum(['tick', 'focus', 'pageshow', 'visibilitychange']),
  }),
]);

const assertion: SchemaOf<Assertion> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['heading', 'text', 'alert', 'status']), text }),
  z.strictObject({ type: z.literal('noNotice') }),
  z.strictObject({ type: z.literal('absent'), text }),
  z.strictObject({ type: z.literal('fieldValue'), label: text, value: text }),
  z.strictObject({ type: z.enum(['busy', 'notBusy']), button: text }),
  z.strictObject({ type: z.literal('loading'), text }),
  z.strictObject({ type: z.literal('selectedTab'), tab: text, tabList: text }),
  z.strictObject({ type: z.literal('link'), name: text, path: text }),
  z.strictObject({ type: z.literal('qrCode'), name: text, text }),
  z.strictObject({ type: z.literal('focused'), text }),
  z.strictObject({ type: z.literal('clipboard'), text }),
  z.strictObject({ type: z.literal('url'), path: text }),
  z.strictObject({ type: z.literal('pendingCalls'), call, count: z.number() }),
  z.strictObject({ type: z.literal('requestBody'), call, body: text }),
  z.strictObject({ type: z.literal('callCount'), call, count: z.number() }),
  z.strictObject({ type: z.literal('called'), call }),
  z.strictObject({ type: z.enum(['newestToken', 'noToken']), call }),
  z.strictObject({ type: z.enum(['stored', 'notStored']), what: z.enum(['session', 'depositWallet']) }),
  z.strictObject({ type: z.literal('machineState'), machine: text, state: text }),
]);

const actions = z.array(action);
const assertions = z.array(assertion);

const expected: SchemaOf<ExpectedState> = z.strictObject({
  state: text,
  description: text,
  observed: z.record(text, z.nullable(z.union([text, z.number(), z.boolean()]))),
  assertions,
});

const frozenPlans: SchemaOf<Baseline> = z.strictObject({
  machine: text,
  heldCalls: z.array(call),
  start: z.strictObject({ sentence: text, actions, assertions: z.exactOptional(assertions), expected: text }),
  cases: z.record(
    text,
    z.strictObject({
      by: z.enum(['member', 'provider', 'clock', 'browser', 'otherTab']),
      event: text,
      before: z.exactOptional(actions),
      actions,
      toasts: z.exactOptional(z.array(text)),
      assertions: z.exactOptional(assertions),
    }),
  ),
  expectedStates: z.record(text, expected),
  transitions: z.record(
    text,
    z.record(
      text,
      z.strictObject({
        case: z.exactOptional(text),
        expected: z.exactOptional(text),
        took: z.exactOptional(z.array(text)),
      }),
    ),
  ),
  plans: z.array(
    z.strictObject({ id: text, title: text, smoke: z.exactOptional(z.literal(true)), steps: z.array(text) }),
  ),
});

/** What a file of frozen plans holds. Throws when it is something else. */
export function parseBaseline(value: unknown): Baseline {
  const read = frozenPlans.safeParse(value);
  if (!read.success) throw new Error('this is not a file of frozen plans', { cause: read.error });
  return read.data;
}
