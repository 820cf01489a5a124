import * as z from 'zod/mini';
import { quote } from '../paths/describe';
import { kindsFor } from '../paths/kinds';
import { type AppDriver, call, OPTIONAL_PARTS, type Outcome, outcome, variation } from './appDriver';

const { action } = kindsFor<AppDriver>();

const OUTCOMES: Readonly<Record<Outcome['kind'], (call: string, sentences: string) => string>> = {
  answer: (name) => `answers ${name}`,
  unauthorized: (name) => `answers ${name} with 401, as for a token that has expired`,
  refusal: (name, sentences) => `refuses ${name} with 422, ${sentences}`,
  serverError: (name) => `answers ${name} with 500 and no message`,
  unsuccessful: (name, sentences) => `answers ${name} with success: false, ${sentences}`,
  malformed: (name) => `answers ${name} with a malformed body`,
  responseLost: (name) => `carries out ${name}, but the connection breaks before the answer`,
  responseTruncated: (name) => `carries out ${name}, but the connection breaks in the middle of the answer`,
  unreachable: (name) => `does not receive ${name}`,
  reply: (name, content) => `answers ${name} with ${content}`,
  changedAnswer: (name, changes) => `answers ${name} with ${changes}`,
};
const describeContent = (ended: Outcome): string => {
  if ('error' in ended) return `error ${quote(ended.error)} and message ${quote(ended.message)}`;
  if ('body' in ended) return `${ended.status} and ${ended.body}`;
  if (!('changes' in ended)) return '';
  return Object.entries(ended.changes)
    .map(([path, value]) => `${path} ${value}`)
    .join(' and ');
};
const describeOutcome = (ended: Outcome, name: string): string =>
  OUTCOMES[ended.kind](name, describeContent(ended));

export const providerActions = {
  hold: action({
    fields: { call },
    describe: (value) => `the next ${value.call} is held`,
    run: (driver, value) => driver.hold(value.call, 'next'),
  }),
  holdAll: action({
    fields: { call },
    describe: (value) => `each ${value.call} is held`,
    run: (driver, value) => driver.hold(value.call, 'all'),
  }),
  mockNextResponse: action({
    fields: { call, outcome },
    describe: (value) => `the provider ${describeOutcome(value.outcome, `the next ${value.call}`)}, at once`,
    run: (driver, value) => driver.mockNextResponse(value.call, value.outcome),
  }),
  /** from now on answers are without what the contract does not require */
  leaveOut: action({
    fields: { what: z.enum(OPTIONAL_PARTS) },
    insideOnly: 'answers are not compared with the contract outside the page',
    describe: ({ what }) =>
      what === 'fieldsOfSome'
        ? 'the provider leaves all fields that it need not send out of each third row'
        : `the provider leaves out all ${what} that it need not send`,
    run: (driver, { what }) => driver.leaveOut(what),
  }),
  /** from now on answers have the same content in other forms, as words in capitals and ids as long numbers */
  useOtherForms: action({
    fields: {},
    insideOnly: 'answers are not rewritten outside the page',
    describe: () =>
      'the provider writes words in capitals, ids as long numbers, numbers as texts, moments of another zone, and no errors beside them',
    run: (driver) => driver.useOtherForms(),
  }),
  /** from now on what is read has other values, at the limits of what a provider may send */
  varyValues: action({
    fields: variation.shape,
    insideOnly: 'answers are not rewritten outside the page',
    describe: ({ seed, lists, hasGaps }) => {
      const others = `other amounts, counts, dates, names${lists === 'cut' ? ' and lengths of lists' : ''}`;
      return `the provider answers with ${others}${hasGaps ? ', and without some of them' : ''} (${seed})`;
    },
    run: (driver, how) => driver.varyValues(how),
  }),
  /** the oldest held call of this kind goes on, and ends like this */
  release: action({
    fields: { call, outcome },
    describe: (value) => `the provider ${describeOutcome(value.outcome, value.call)}`,
    run: (driver, value) => driver.release(value.call, value.outcome),
  }),
};
