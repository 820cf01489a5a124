import * as z from 'zod/mini';
import type { FrozenPlans } from './frozen';
import type { Call, Check, Deed, Look, Outcome } from './plan';

/** A schema of exactly this type: a field that one of the two lacks does not compile. */
type SchemaOf<T> = z.ZodMiniType<T, unknown>;

const text = z.string();
const call = z.custom<Call>((value) => typeof value === 'string' && /^(GET|POST|PUT) \//.test(value));

const outcome: SchemaOf<Outcome> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum([
      'answer',
      'unauthorized',
      'silentRefusal',
      'nonsense',
      'lostAnswer',
      'brokenAnswer',
      'unreachable',
    ]),
  }),
  z.strictObject({ kind: z.enum(['refusal', 'unsuccessful']), sentence: text }),
]);

const verb = <Name extends Deed['verb']>(name: Name) => z.literal(name);

const deed: SchemaOf<Deed> = z.discriminatedUnion('verb', [
  z.strictObject({ verb: verb('open'), path: text }),
  z.strictObject({ verb: verb('visit'), path: text }),
  z.strictObject({ verb: verb('back') }),
  z.strictObject({ verb: verb('press'), role: z.enum(['button', 'link', 'tab']), name: text }),
  z.strictObject({ verb: verb('fill'), label: text, text }),
  z.strictObject({ verb: verb('hold'), call }),
  z.strictObject({ verb: verb('foretell'), call, outcome }),
  z.strictObject({ verb: verb('release'), call, outcome }),
  z.strictObject({ verb: verb('restore'), stored: z.enum(['session', 'nothing', 'garbage']) }),
  z.strictObject({ verb: verb('stall') }),
  z.strictObject({
    verb: verb('otherTab'),
    does: z.enum(['signIn', 'renew', 'signOut']),
    as: z.enum(['member', 'other']),
  }),
  z.strictObject({ verb: verb('wait'), milliseconds: z.number() }),
  z.strictObject({
    verb: verb('wake'),
    milliseconds: z.number(),
    at: z.enum(['tick', 'focus', 'pageshow', 'visibilitychange']),
  }),
]);

const check: SchemaOf<Check> = z.discriminatedUnion('see', [
  z.strictObject({ see: z.enum(['heading', 'text', 'alert', 'status']), text }),
  z.strictObject({ see: z.literal('quiet') }),
  z.strictObject({ see: z.literal('nothing'), text }),
  z.strictObject({ see: z.literal('field'), label: text, value: text }),
  z.strictObject({ see: z.enum(['busy', 'ready']), button: text }),
  z.strictObject({ see: z.literal('loading'), text }),
  z.strictObject({ see: z.literal('chosen'), tab: text, among: text }),
  z.strictObject({ see: z.literal('link'), name: text, path: text }),
  z.strictObject({ see: z.literal('qrCode'), name: text, text }),
  z.strictObject({ see: z.literal('focused'), text }),
  z.strictObject({ see: z.literal('copied'), text }),
  z.strictObject({ see: z.literal('address'), path: text }),
  z.strictObject({ see: z.literal('waiting'), call, count: z.number() }),
  z.strictObject({ see: z.literal('sent'), call, body: text }),
  z.strictObject({ see: z.literal('calls'), call, count: z.number() }),
  z.strictObject({ see: z.literal('called'), call }),
  z.strictObject({ see: z.enum(['fresh', 'anonymous']), call }),
  z.strictObject({ see: z.enum(['kept', 'notKept']), what: z.enum(['session', 'depositWallet']) }),
  z.strictObject({ see: z.literal('state'), machine: text, state: text }),
]);

const deeds = z.array(deed);
const checks = z.array(check);

const look: SchemaOf<Look> = z.strictObject({
  state: text,
  description: text,
  noticed: z.record(text, z.nullable(z.union([text, z.number(), z.boolean()]))),
  checks,
});

const frozenPlans: SchemaOf<FrozenPlans> = z.strictObject({
  machine: text,
  held: z.array(call),
  start: z.strictObject({ sentence: text, deeds, checks: z.exactOptional(checks), look: text }),
  cases: z.record(
    text,
    z.strictObject({
      by: z.enum(['member', 'provider', 'clock', 'browser', 'otherTab']),
      event: text,
      before: z.exactOptional(deeds),
      deeds,
      says: z.exactOptional(z.array(text)),
      checks: z.exactOptional(checks),
    }),
  ),
  looks: z.record(text, look),
  moves: z.record(
    text,
    z.record(
      text,
      z.strictObject({
        case: z.exactOptional(text),
        look: z.exactOptional(text),
        took: z.exactOptional(z.array(text)),
      }),
    ),
  ),
  plans: z.array(
    z.strictObject({ id: text, title: text, smoke: z.exactOptional(z.literal(true)), steps: z.array(text) }),
  ),
});

/** What a file of frozen plans holds. Throws when it is something else. */
export function readFrozen(value: unknown): FrozenPlans {
  const read = frozenPlans.safeParse(value);
  if (!read.success) throw new Error('this is not a file of frozen plans', { cause: read.error });
  return read.data;
}
