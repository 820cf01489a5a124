import type { FrozenPlans } from './frozen';
import type { Check, Deed, Outcome } from './plan';

type Test = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text: Test = (value) => typeof value === 'string';
const number: Test = (value) => typeof value === 'number' && Number.isFinite(value);
const flag: Test = (value) => value === true;
const call: Test = (value) => typeof value === 'string' && /^(GET|POST|PUT) \//.test(value);
const oneOf =
  (...values: readonly string[]): Test =>
  (value) =>
    typeof value === 'string' && values.includes(value);
const list =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);
const record =
  (test: Test): Test =>
  (value) =>
    isRecord(value) && Object.values(value).every(test);
const optional =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);
const shape =
  (fields: Readonly<Record<string, Test>>): Test =>
  (value) =>
    isRecord(value) &&
    Object.entries(fields).every(([name, test]) => test(value[name])) &&
    Object.keys(value).every((name) => Object.hasOwn(fields, name));
/** One of several shapes; which one, a field tells. */
const variant =
  (field: string, shapes: Readonly<Record<string, Readonly<Record<string, Test>>>>): Test =>
  (value) => {
    const name = isRecord(value) ? value[field] : undefined;
    const fields = typeof name === 'string' && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    return fields !== undefined && shape({ ...fields, [field]: text })(value);
  };

const outcomes: Record<Outcome['kind'], Readonly<Record<string, Test>>> = {
  answer: {},
  unauthorized: {},
  silentRefusal: {},
  nonsense: {},
  lostAnswer: {},
  unreachable: {},
  refusal: { sentence: text },
  unsuccessful: { sentence: text },
};
const outcome = variant('kind', outcomes);

const deeds: Record<Deed['verb'], Readonly<Record<string, Test>>> = {
  open: { path: text },
  visit: { path: text },
  press: { role: oneOf('button', 'link', 'tab'), name: text },
  fill: { label: text, text },
  hold: { call },
  foretell: { call, outcome },
  release: { call, outcome },
  restore: { stored: oneOf('session', 'nothing', 'garbage') },
  stall: {},
  otherTab: { does: oneOf('signIn', 'renew', 'signOut'), as: oneOf('member', 'other') },
  wait: { milliseconds: number },
  wake: { milliseconds: number },
};
const what = oneOf('session', 'depositWallet');
const sights: Record<Check['see'], Readonly<Record<string, Test>>> = {
  heading: { text },
  text: { text },
  alert: { text },
  nothing: { text },
  field: { label: text, value: text },
  busy: { button: text },
  ready: { button: text },
  chosen: { tab: text },
  address: { path: text },
  waiting: { call, count: number },
  sent: { call, body: text },
  calls: { call, count: number },
  called: { call },
  fresh: { call },
  kept: { what },
  notKept: { what },
  state: { machine: text, state: text },
};
const done = list(variant('verb', deeds));
const seen = list(variant('see', sights));
const noticed = record((value) => value === null || ['string', 'number', 'boolean'].includes(typeof value));

const frozen = shape({
  machine: text,
  held: list(call),
  start: shape({ sentence: text, deeds: done, checks: optional(seen), look: text }),
  cases: record(
    shape({
      by: oneOf('member', 'provider', 'clock', 'browser', 'otherTab'),
      event: text,
      before: optional(done),
      deeds: done,
      says: optional(list(text)),
      checks: optional(seen),
    }),
  ),
  looks: record(shape({ state: text, description: text, noticed, checks: seen })),
  moves: record(record(shape({ case: optional(text), look: optional(text), took: optional(list(text)) }))),
  plans: list(shape({ id: text, title: text, smoke: optional(flag), steps: list(text) })),
});

const isFrozen = (value: unknown): value is FrozenPlans => frozen(value);

/** What a file of frozen plans holds. Throws when it is something else. */
export function readFrozen(value: unknown): FrozenPlans {
  if (!isFrozen(value)) throw new Error('this is not a file of frozen plans');
  return value;
}
