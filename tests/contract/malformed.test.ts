import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { type EndpointKey, endpointKeys } from '#mocks/endpoint.ts';
import type { ProviderServer } from '#mocks/node.ts';
import { varyValues } from '#mocks/server/variedValues.ts';
import { type Client, createClient } from '#src/api/client.ts';
import { ApiError, ConnectionError, MalformedReplyError, SessionEndedError } from '#src/api/errors.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { alignEnvelope } from '#src/contract/envelope.ts';
import { readMovementVerdict } from '#src/contract/movementVerdict.ts';
import { generateMalformedReplies, type MalformedReply } from './malformed';
import { collectReplies } from './sampleReplies';
import { sendRaw, startSmallProvider } from './testProvider';

const MIN_CASES = 60;
/** Their answers need not have any field, but without one of some they say nothing (D32). */
const MOVEMENTS: readonly EndpointKey[] = ['processTransfer', 'donate', 'withdraw'];

let server: ProviderServer;
let samples: Readonly<Record<EndpointKey, unknown>>;
beforeAll(async () => {
  server = await startSmallProvider();
  samples = await collectReplies(server);
});
afterAll(() => server.close());

const generate = (key: EndpointKey): readonly MalformedReply[] =>
  generateMalformedReplies(endpoints[key].reply, samples[key]);

describe.each(endpointKeys)('the malformed replies of %s', (key) => {
  it(`are at least ${MIN_CASES}, each with its own name and body of its own`, () => {
    const names = generate(key).map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(MIN_CASES);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are the same each time, and leave the sample as it was', () => {
    const before = JSON.stringify(samples[key]);
    expect(generate(key)).toEqual(generate(key));
    expect(JSON.stringify(samples[key])).toBe(before);
  });

  it('are what the fault of this name answers with: no reply of the contract, nor one that money was moved', async () => {
    const { method, path, reply } = endpoints[key];
    server.controls.failNext(key, 'malformed');
    const body: unknown = await (await sendRaw(server, method, path)).json();
    const isTaken = MOVEMENTS.includes(key)
      ? readMovementVerdict(body) === true
      : reply.safeParse(alignEnvelope(reply, body)).success;
    expect(isTaken).toBe(false);
  });
});

describe('of a small reply', () => {
  const schema = z.object({
    success: z.boolean(),
    message: z.optional(z.string()),
    data: z.nullish(z.object({ rows: z.array(z.object({ _id: z.string() })) })),
  });
  const replies = new Map(
    generateMalformedReplies(schema, { success: true, data: { rows: [{ _id: 'a' }, { _id: 'b' }] } }).map(
      ({ name, body }) => [name, body],
    ),
  );

  test.each([
    ['body: empty', ''],
    ['body: null', 'null'],
    ['body: JSON without its last character', '{"success":true,"data":{"rows":[{"_id":"a"},{"_id":"b"}]}'],
    ['success: absent', '{"data":{"rows":[{"_id":"a"},{"_id":"b"}]}}'],
    ['success: a number past all numbers', '{"success":1e999,"data":{"rows":[{"_id":"a"},{"_id":"b"}]}}'],
    ['message: null', '{"success":true,"data":{"rows":[{"_id":"a"},{"_id":"b"}]},"message":null}'],
    ['data: null', '{"success":true,"data":null}'],
    ['data.rows: an empty list', '{"success":true,"data":{"rows":[]}}'],
    [
      'data.rows: twice the same elements',
      '{"success":true,"data":{"rows":[{"_id":"a"},{"_id":"b"},{"_id":"a"},{"_id":"b"}]}}',
    ],
    ['data.rows: one more element, null', '{"success":true,"data":{"rows":[{"_id":"a"},{"_id":"b"},null]}}'],
    ['data.rows[*]._id: absent', '{"success":true,"data":{"rows":[{},{}]}}'],
    ['data.rows[*]._id: zero', '{"success":true,"data":{"rows":[{"_id":0},{"_id":0}]}}'],
    ['data.rows[0]._id: absent', '{"success":true,"data":{"rows":[{},{"_id":"b"}]}}'],
    [
      'data.rows[0]._id: the year 9999',
      '{"success":true,"data":{"rows":[{"_id":"9999-12-31T23:59:59.999Z"},{"_id":"b"}]}}',
    ],
    [
      'data.rows[0]: with a field __proto__',
      '{"success":true,"data":{"rows":[{"_id":"a","__proto__":{"polluted":true}},{"_id":"b"}]}}',
    ],
  ])('%s', (name, body) => {
    expect(replies.get(name)).toBe(body);
  });
});

const TYPED = [ApiError, ConnectionError, MalformedReplyError, SessionEndedError];

const inheritedNames = (): string => Reflect.ownKeys(Object.prototype).map(String).toSorted().join(' ');

describe.each([200, 422, 500])('with status %i, the client', (status) => {
  it.each(endpointKeys)(
    'resolves or rejects with a typed error for each malformed reply of %s',
    async (key) => {
      const inherited = inheritedNames();
      const endpoint = endpoints[key];
      const failures: string[] = [];
      // An account that comes with its private key was made.
      const maySucceed = status === 200 || (status === 500 && key === 'register');
      // Of a refusal only the outermost fields are read.
      const replies = generate(key).filter(({ name }) => status === 200 || !/[.[]/.test(name));
      for (const { name, body } of replies) {
        const client = createClient({
          baseUrl: '/api',
          fetch: async () => new Response(body, { status, headers: { 'content-type': 'application/json' } }),
          session: { getToken: () => 'token', onUnauthorized: async () => null },
        });
        const outcome = await call(client, endpoint);
        if (!maySucceed && outcome === undefined) failures.push(`${name}: resolved`);
        if (outcome !== undefined && !TYPED.some((type) => outcome instanceof type)) {
          failures.push(`${name}: ${String(outcome)}`);
        }
        if (inheritedNames() !== inherited || 'polluted' in {}) failures.push(`${name}: pollutes`);
      }
      expect(failures).toEqual([]);
    },
  );
});

/** What the client rejects with; undefined when it resolves. What is sent does not matter here. */
async function call(client: Client, endpoint: Endpoint): Promise<unknown> {
  try {
    await client.call(endpoint, { params: { token: 'token' }, query: {}, body: {}, idempotencyKey: 'key' });
    return undefined;
  } catch (error) {
    return error ?? new Error('rejected without an error');
  }
}

test('answers whose values are varied are those that the contract allows', () => {
  const reads = endpointKeys.filter((key) => endpoints[key].method === 'GET');
  const problems = reads.flatMap((key) =>
    Array.from({ length: 50 }, (_, seed) => {
      const call = `GET ${endpoints[key].path}`;
      const variation = {
        seed,
        lists: seed % 2 === 0 ? 'cut' : 'whole',
        amounts: seed % 3 === 0 ? 'any' : 'limits',
        hasGaps: seed % 5 === 0,
      } as const;
      const varied = varyValues(call, samples[key], variation, Date.now());
      const parsed = z.safeParse(endpoints[key].reply, alignEnvelope(endpoints[key].reply, varied));
      return parsed.success ? [] : [`${call} ${seed}: ${z.prettifyError(parsed.error)}`];
    }).flat(),
  );
  expect(problems).toEqual([]);
});
