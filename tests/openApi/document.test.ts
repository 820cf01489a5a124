import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import type { oas31 } from 'zod-openapi';
import { type EndpointKey, endpointKeys } from '#mocks/endpoint.ts';
import type { ProviderServer } from '#mocks/node.ts';
import { parseJson } from '#mocks/parseJson.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { alignEnvelope } from '#src/contract/envelope.ts';
import { listFields } from '#src/demo/contract/listFields.ts';
import { openApiDocument } from '#src/demo/contract/openApiDocument.ts';
import { generateMalformedReplies } from '../contract/malformed';
import { bodies, collectReplies } from '../contract/sampleReplies';
import { sendRaw, startSmallProvider } from '../contract/testProvider';
import { WITHDRAWAL_FIELDS } from '../contract/withdrawalFields';
import { toLiteralReply } from '../literal/literalReply';
import { DATE_FORMATS, type Variants } from '../literal/variants';
import { buildDocument } from './document';
import { createDocumentValidator, type DocumentValidator } from './documentValidator';

let document: oas31.OpenAPIObject;
let server: ProviderServer;
let samples: Readonly<Record<EndpointKey, unknown>>;
let validator: DocumentValidator;

beforeAll(async () => {
  document = await buildDocument();
  validator = createDocumentValidator(document);
  server = await startSmallProvider();
  samples = await collectReplies(server);
});
afterAll(() => server.close());

const getPath = ({ path: template }: Endpoint) => template.replace(/:(\w+)/g, '{$1}');
const getEndpoint = (key: EndpointKey): Endpoint => endpoints[key];

const getOperation = (key: EndpointKey) =>
  operationSchema.parse(
    Reflect.get(document.paths?.[getPath(endpoints[key])] ?? {}, endpoints[key].method.toLowerCase()),
  );
const content = z.object({ content: z.object({ 'application/json': z.object({ example: z.unknown() }) }) });
const operationSchema = z.object({
  operationId: z.string(),
  description: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.optional(z.array(z.object({ name: z.string(), in: z.string() }))),
  requestBody: z.optional(content),
  responses: z.object({ 200: content, '4XX': z.object({ $ref: z.string() }) }),
});

test('the document is valid for a validator of somebody else, without a warning', { timeout: 30_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-openapi-'));
  try {
    writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(document));
    const redocly = path.resolve('node_modules/@redocly/cli/bin/cli.js');
    const { stdout, status } = spawnSync(
      process.execPath,
      [
        redocly,
        'lint',
        'openapi.json',
        '--config',
        path.resolve('tests/openApi/redocly.yaml'),
        '--format',
        'json',
      ],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 } });
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the document is the same each time', async () => {
  expect(JSON.stringify(await buildDocument())).toBe(JSON.stringify(document));
});

describe.each(endpointKeys)('%s', (key) => {
  it('has its access, its parameters, its refusals and a valid example', () => {
    const { operationId, security, parameters = [], requestBody, responses } = getOperation(key);
    const { access, path: template, body, needsIdempotencyKey } = getEndpoint(key);
    expect(operationId).toBe(key);
    const schemes = {
      anonymous: [],
      public: [],
      member: [{ bearer: [] }],
      'refresh-cookie': [{ refreshCookie: [] }],
    };
    expect(security).toEqual(schemes[access]);
    expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(
      [...template.matchAll(/:(\w+)/g)].map(([, name]) => name),
    );
    expect(parameters.some(({ name }) => name === 'Idempotency-Key')).toBe(needsIdempotencyKey ?? false);
    expect(responses['4XX'].$ref).toBe('#/components/responses/Refusal');
    const { example } = responses[200].content['application/json'];
    expect(validator.findReplyErrors(key, example)).toEqual([]);
    expect(requestBody !== undefined).toBe(body !== undefined);
    if (requestBody)
      expect(validator.findRequestErrors(key, requestBody.content['application/json'].example)).toEqual([]);
  });

  it('is listed with each field of its example on the page of the demo', () => {
    const { paths, components } = openApiDocument.parse(JSON.parse(JSON.stringify(document)));
    const reply = paths[getPath(endpoints[key])]?.[endpoints[key].method.toLowerCase()]?.responses[200];
    const { schema = {}, example } = reply?.content['application/json'] ?? {};
    const listed = listFields(schema, components.schemas).map((field) => field.path);
    expect(listLeaves(example).filter((leaf) => !listed.includes(leaf))).toEqual([]);
    expect(listed.length).toBe(new Set(listed).size);
  });

  it('has a schema that the sample provider’s reply obeys', () => {
    expect(validator.findReplyErrors(key, samples[key])).toEqual([]);
  });

  it('has a refusal that the document describes', async () => {
    const { method, path: template, access } = getEndpoint(key);
    const response = await sendRaw(server, method, template, method === 'GET' ? {} : { body: {} });
    expect(response.ok).toBe(access === 'public');
    if (!response.ok) expect(validator.findRefusalErrors(await response.json())).toEqual([]);
  });

  it('has a schema that refuses each malformed reply that the app cannot read', () => {
    const endpoint: Endpoint = endpoints[key];
    const unreadable = generateMalformedReplies(endpoint.reply, samples[key]).flatMap(({ name, body }) => {
      const value = parseJson(body);
      // JSON Schema has no word for a number that a reader takes for infinite.
      if (value === undefined || name.endsWith('a number past all numbers')) return [];
      const aligned = alignEnvelope(endpoint.reply, value);
      return endpoint.reply.safeParse(aligned).success ? [] : [{ name, aligned }];
    });
    expect(unreadable.length).toBeGreaterThan(3);
    const accepted = unreadable.filter(({ aligned }) => validator.findReplyErrors(key, aligned).length === 0);
    expect(accepted.map(({ name }) => name)).toEqual([]);
  });
});

/** The paths of all values that hold no others: `data.activities[].amount`. */
function listLeaves(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((row: unknown) => listLeaves(row, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([name, inner]) =>
    listLeaves(inner, at === '' ? name : `${at}.${name}`),
  );
}

const FORMS: readonly Variants[] = [
  {},
  ...DATE_FORMATS.map((dates) => ({ dates })),
  { money: 'text' },
  { nulls: true },
  { stages: 'text' },
  { case: 'upper' },
  { success: 'text' },
  { nestedTree: 'root' },
  { nestedTree: 'list', nulls: true },
];

test.each(FORMS)('the replies with %o obey the document wherever the app reads them', (variants) => {
  for (const key of endpointKeys) {
    const endpoint: Endpoint = endpoints[key];
    const reply = alignEnvelope(endpoint.reply, toLiteralReply(key, samples[key], variants));
    const isReadable = endpoint.reply.safeParse(reply).success;
    expect([key, validator.findReplyErrors(key, reply).length === 0]).toEqual([key, isReadable]);
  }
});

describe('of requests', () => {
  const WRONG: readonly (readonly [EndpointKey, unknown])[] = [
    ['login', { identifier: '  ', password: 'x' }],
    ['login', []],
    ['register', { name: 'A', email: 'nonsense', password: 'x', referral_code: null }],
    ['register', { name: 'A', email: 'a@example.com', password: 'x' }],
    ['resetPassword', { password: '', confirm_password: '' }],
    ['updateProfile', {}],
    ['updateProfile', { new_password: 'x' }],
    ['updateProfile', { current_password: 'x' }],
    ['processTransfer', { amount: '5', recipient_id: 'x' }],
    ['processTransfer', { amount: 0, recipient_id: 'x' }],
    ['donate', { amount: 10_000_000_000 }],
    ['withdraw', { amount: 20, withdrawal_address: 'x', ...WITHDRAWAL_FIELDS, network: 'ETH' }],
    ['setWallet', { wallet_address: 'x'.repeat(129) }],
  ];

  it.each(WRONG)('the document refuses %s with %o', (key, body) => {
    expect(validator.findRequestErrors(key, body)).not.toEqual([]);
  });

  it('it accepts every good one', () => {
    for (const [key, body] of Object.entries(bodies)) {
      const endpointKey = endpointKeys.find((one) => one === key);
      if (endpointKey) expect([key, validator.findRequestErrors(endpointKey, body)]).toEqual([key, []]);
    }
  });

  it('a rule that JSON Schema cannot say is in the description', () => {
    expect(getOperation('resetPassword').description).toContain('`confirm_password` must equal password');
  });
});
