import { expect, test } from 'vitest';
import { createClient } from '#src/api/client.ts';
import { getActivityStats } from '#src/contract/activities.ts';
import { login, refreshToken, register } from '#src/contract/auth.ts';
import { donate } from '#src/contract/donations.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { getStages } from '#src/contract/stages.ts';
import { getTeamTree } from '#src/contract/team.ts';
import { getTransactionHistory } from '#src/contract/transactions.ts';
import { getTransferHistory, processTransfer } from '#src/contract/transfers.ts';
import { getProfile, getStats } from '#src/contract/users.ts';

async function read(endpoint: Endpoint, body: unknown): Promise<object> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const client = createClient({ baseUrl: '/api', fetch: async () => new Response(text) });
  const reply: unknown = await client.call(endpoint, {
    idempotencyKey: 'key',
    params: {},
    query: {},
    body: {},
  });
  return Object(reply);
}

const created_at = '2025-03-05T12:00:00.000Z';
const profile = { user_pk: 'pk-1', name: 'Ada', email: 'ada@example.com', stage: 3, referral_code: 'A1' };
const rows = [
  { _id: 'a', type: 'Deposit', created_at, amount: 5.5, status: 1 },
  { _id: 'b', type: 'Withdrawal', created_at, amount: 7, status: 3 },
];
const team = [
  { _id: 'a', name: 'Ada', level: 0, status: 'active' },
  { _id: 'b', parent_id: 'a', name: 'Bob', level: 1, status: 'inactive' },
];
const figures = {
  stats: { total_donation: 100, total_earn: 20.5 },
  balances: { balance: 20.5, deposit_balance: 7 },
};
const donated = { _id: 'D-1', amount: 5, created_at };
/** As the specification shows them. */
const replies: readonly (readonly [Endpoint, object])[] = [
  [login, { message: 'Welcome', token: 'token-1', user: profile }],
  [register, { message: 'Created.', user: { user_pk: 'pk-9' } }],
  [refreshToken, { data: { accessToken: 'token-2' } }],
  [getProfile, { data: { profile, ...figures } }],
  [getTransactionHistory, { data: { transactions: rows } }],
  [getTeamTree, { data: team }],
  [getStats, { stats: { active_members: 3 }, team: { total_referrals: 2 } }],
  [getStages, [{ stage_number: 1, donation_requirement: 50, earning_multiplier: 2 }]],
  [donate, { success: true, message: 'Donated.' }],
  [processTransfer, { success: true, data: { transfer_id: 'T-1', recipient: { name: 'Bob' } } }],
];

const renamed = (toName: (name: string) => string) => (body: object) =>
  JSON.stringify(body).replace(/"(\w+)":/g, (_, name: string) => `"${toName(name)}":`);
const toCamelCase = (name: string) =>
  name.replace('_id', 'Id').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const open = (body: object): unknown => ('data' in body ? body.data : body);
const toText = (change: (text: string) => string) => (body: object) => change(JSON.stringify(body));

test.each<[string, (body: object) => unknown]>([
  ['camel case', renamed((name) => (name === '_id' ? 'id' : toCamelCase(name)))],
  ['Pascal case', renamed((name) => toCamelCase(name).replace(/^_?./, (letter) => letter.toUpperCase()))],
  ['kebab case', renamed((name) => (name === '_id' ? 'id' : name.replaceAll('_', '-')))],
  ['the prefix of Hydra', renamed((name) => (name === '_id' ? name : `hydra:${name}`))],
  ['result of tRPC', (body) => ({ result: { data: open(body) } })],
  ['result of tRPC with superjson', (body) => ({ result: { data: { json: open(body), meta: {} } } })],
  ['result beside success', (body) => ({ ...body, result: open(body), success: true, error: null })],
  ['data within data', (body) => ({ data: body })],
  ['the body of a function as text', (body) => ({ statusCode: 200, body: JSON.stringify(body) })],
  ['JSON behind a guard', toText((text) => `)]}',\n${text}`)],
  ['JSON behind an endless loop', toText((text) => `for (;;);${text}`)],
  [
    'JSON behind a warning without tags',
    toText((text) => `\nWarning: Undefined [x] in /a.php on line 3\r\n${text}`),
  ],
  [
    'JSON behind warnings',
    toText((text) => `<br />\n<b>Notice</b>: Undefined [x] in <b>/a.php</b><br />\n${text}`),
  ],
  ['a comma before each end', toText((text) => text.replace(/(?=[\]}])/g, ','))],
  ['NaN, and a line break in a text', toText((text) => text.replace(/(?<=\{)/, '"x":NaN,"y":"a\nb",'))],
])('replies with %s are read as those of the specification', async (_, write) => {
  for (const [endpoint, body] of replies)
    expect(await read(endpoint, write(body))).toMatchObject(await read(endpoint, body));
});

test.each<[string, (rows: readonly object[]) => unknown]>([
  ['OData', (value) => ({ '@odata.context': '$metadata', value })],
  ['OData 2', (results) => ({ d: { results } })],
  ['HAL', (list) => ({ _embedded: { rowDtoList: list }, _links: {}, page: { totalElements: 2 } })],
  ['Hydra', (list) => ({ '@type': 'hydra:Collection', 'hydra:member': list, 'hydra:totalItems': 2 })],
  ['GraphQL', (nodes) => ({ data: { nodes, totalCount: 2 } })],
  ['GraphQL, as edges', (list) => ({ data: { edges: list.map((node) => ({ node, cursor: 'x' })) } })],
  [
    'JSON:API',
    (list) => ({ data: list.map((attributes, index) => ({ type: 'rows', id: 'ab'[index], attributes })) }),
  ],
])('the rows of a list as %s writes it are its rows', async (_, write) => {
  expect(await read(getTransactionHistory, write(rows))).toEqual({ data: { transactions: rows } });
  expect(await read(getTeamTree, write(team))).toMatchObject({ data: team });
});

test.each(['creationTime', 'create_time', 'date_created'])(
  'the date of a row may be named %s',
  async (name) => {
    const named = rows.map(({ created_at, ...row }) => ({ ...row, [name]: created_at }));
    expect(await read(getTransactionHistory, named)).toEqual({ data: { transactions: rows } });
  },
);

test.each<[object, readonly object[]]>([
  [{ data: { transactions: { transaction: rows } } }, rows],
  [{ response: { transactions: { transaction: rows[0] } } }, rows.slice(0, 1)],
  [{ data: { transactions: { item: rows } } }, rows],
  [{ data: { transactions: { '@attributes': { type: 'array' }, transaction: rows } } }, rows],
  [{ data: { transactions: rows[0] } }, rows.slice(0, 1)],
  [{ data: { transactions: '' } }, []],
  [{ _links: { self: { href: '/' } }, page: { size: 20, totalElements: 0, totalPages: 0 } }, []],
])(
  'the rows of %j are read, as of XML, in which one row is no list, or of HAL, which leaves out none',
  async (body, expected) => {
    expect(await read(getTransactionHistory, body)).toEqual({ data: { transactions: expected } });
  },
);

test.each([
  ...[{ error: 'Low' }, { errors: [] }, { pagination: { total: 0 } }, 'Low'].map((transactions) => ({
    data: { transactions },
  })),
  { data: { transactions: { total: 3, latest: rows[0] } } },
  { data: { transactions: { count: 3, last: rows.slice(0, 1) } } },
  { data: { transactions: { total: 3, transaction: rows[0] } } },
  { data: { transactions: { has_more: true, recent: rows.slice(0, 1) } } },
  { page: { totalElements: 2 } },
  {},
])('%j is no history', async (body) => {
  await expect(read(getTransactionHistory, body)).rejects.toThrow();
});

test.each([{ error: { message: 'Down.' } }, { pagination: { total: 0 } }, { meta: { page: 1 } }])(
  '%j is no list of members',
  async (top_referrers) => {
    await expect(read(getActivityStats, { data: { top_referrers } })).rejects.toThrow();
  },
);

test.each([
  { data: { ...profile, ...figures } },
  { data: { ...profile, ...figures.stats, ...figures.balances } },
  { data: { user: profile, ...figures } },
  { user: { ...profile, ...figures.stats, ...figures.balances } },
  { data: { id: '1', type: 'users', attributes: { ...profile, ...figures } } },
])('the profile of %j is the member’s', async (body) => {
  expect(await read(getProfile, body)).toMatchObject({ data: { profile, ...figures } });
});

const toData = (id: string) => ({ data: { type: 'users', id } });

test.each<[Endpoint, object, string]>([
  [
    getTransferHistory,
    [{ transfer_id: '1', amount: 5, created_at, counterpart: { data: { name: 'Bob' } } }],
    'data.transfers.0.counterpart',
  ],
  [
    getTeamTree,
    [
      { _id: '1', name: 'Bob' },
      { _id: '2', name: 'Ada', parent: toData('1'), referred_by: toData('1') },
    ],
    'data.1.referred_by',
  ],
])('another record in data is read in the answer to %j', async (endpoint, data, path) => {
  expect(await read(endpoint, { data })).toHaveProperty(path, { name: 'Bob' });
});

test('a row of a team may name the one above it as parent', async () => {
  for (const parent of ['1', { id: '1' }, toData('1')])
    expect(
      await read(getTeamTree, {
        data: [
          { ...team[0], _id: '1' },
          { _id: '2', name: 'Bob', parent },
        ],
      }),
    ).toHaveProperty('data.1.parent_id', '1');
});

test('what a record of JSON:API is related to takes no place of what it says itself', async () => {
  const toRecord = (attributes: object, relationships: object) => ({ id: '1', attributes, relationships });
  const related = { user: toData('7'), profile: toData('8'), stats: toData('9'), balances: toData('9') };
  const own = { ...profile, ...figures.stats, ...figures.balances };
  expect(await read(getProfile, { data: toRecord(own, related) })).toMatchObject({
    data: { profile, ...figures },
  });
  expect(await read(login, { data: toRecord({ token: 'token-1', ...profile }, related) })).toMatchObject({
    token: 'token-1',
    user: { user_pk: 'pk-1', email: profile.email },
  });
  const children = { links: { related: '/users/1/children' } };
  const members = [toRecord({ name: 'Ada' }, { children }), toRecord({ name: 'Bob' }, { children })];
  expect(await read(getTeamTree, { data: members })).toMatchObject({
    data: [{ name: 'Ada' }, { name: 'Bob' }],
  });
  const donation = toRecord({ amount: 5 }, { error: children });
  expect(await read(donate, { success: true, data: donation })).toHaveProperty('success', true);
});

test('one record may come in a list of one, but says nothing of money there', async () => {
  expect(await read(getProfile, [{ profile, ...figures }])).toMatchObject({ data: { profile, ...figures } });
  expect(await read(getStats, [{ stats: { active_members: 3 } }])).toHaveProperty('stats.active_members', 3);
  await expect(read(donate, [{ success: true }])).rejects.toMatchObject({ name: 'MalformedReplyError' });
});

test('a number says whose a profile is, too', async () => {
  const body = { data: { user_pk: 12345, name: 'Ada' } };
  expect(await read(getProfile, body)).toMatchObject({ data: { profile: { user_pk: '12345' } } });
});

test('a whole number that is too large for JavaScript is read to its last digit in a text of JSON, too', async () => {
  const key = '12345678901234567890';
  const body = { statusCode: 201, body: `{"user":{"user_pk":${key}}}` };
  expect(await read(register, body)).toMatchObject({ user: { user_pk: key } });
});

test('the key of a new member is found beside a user that is null', async () => {
  const body = { user: null, result: { user: { user_pk: 'pk-9' } } };
  expect(await read(register, body)).toMatchObject({ user: { user_pk: 'pk-9' } });
});

test('what stands before the colon of a name is no part of it only where it is a namespace', async () => {
  const written = {
    'bnb:balance': 0.5,
    'usd:balance': 12,
    'pending:depositBalance': 7,
    'hydra:stageBalance': 3,
  };
  const reply = await read(getProfile, { data: { profile, balances: written } });
  expect(reply).toMatchObject({ data: { balances: { stage_balance: 3 } } });
  expect(reply).not.toHaveProperty('data.balances.balance');
  expect(reply).not.toHaveProperty('data.balances.deposit_balance');
});

test('the rows of a history are found in an envelope that has an id, a date or an amount', async () => {
  for (const said of [{ id: 'q-1' }, { date: '2025-03-05' }, { amount: 50 }])
    expect(await read(getTransactionHistory, { result: { ...said, data: { transactions: rows } } })).toEqual({
      data: { transactions: rows },
    });
});

test.each([
  { role: 'guest' },
  { message: 'Please upgrade', role: 'guest' },
  { data: { email: null } },
  { data: { user_pk: null, name: 'Ada' } },
  { data: { referral_code: ' ' } },
  { user: { role: 'admin' } },
])('%j is no profile, as it does not say whose it is', async (body) => {
  await expect(read(getProfile, body)).rejects.toMatchObject({ name: 'MalformedReplyError' });
});

test('what has the names of a reply already is read as it is, whatever else is there', async () => {
  for (const body of [
    { transactions: rows, result: { code: 0 } },
    { data: { transactions: rows, payload: [] } },
    { data: rows.map((row) => ({ ...row, attributes: { network: 'BSC' }, node: { name: 'bsc-1' } })) },
    { data: rows.map((row) => ({ ...row, createdAt: null, 'rdf:type': 'Row', Status: 2 })) },
    { data: rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at, by: { created_at } })) },
  ])
    expect(await read(getTransactionHistory, body)).toEqual({ data: { transactions: rows } });
  const roots = team.map((row) => ({ ...row, node: { depth: 1 } }));
  expect(await read(getTeamTree, { data: roots })).toMatchObject({ data: team });
  expect(await read(getProfile, { data: { profile, ...figures, node: {} } })).toMatchObject({
    data: { profile, ...figures },
  });
  const stages = [{ stage_number: 1, attributes: {} }];
  expect(await read(getStages, stages)).toEqual([{ stage_number: 1 }]);
});

test.each([
  '{"success":true}{"success":false}',
  '{"success":false}\n{"success":true}',
  '<html>\n{"success":true}\n</html>',
  '{"success":true}<b>Fatal error</b>',
  'Insufficient balance; {"success":true}',
  'Payment gateway error\n{"success":true}',
  'Warning: insufficient balance\n{"success":true}',
])('%s leaves open what became of a donation', async (body) => {
  await expect(read(donate, body)).rejects.toMatchObject({ name: 'MalformedReplyError' });
});

test('a function that failed makes no success of a donation by what is in its body', async () => {
  for (const body of [
    ...['{"success":true}', '{"ok":true}', '{"success":true,"data":{"id":"D-1","amount":5}}'],
    ...['{"data":{"success":true}}', '{"response":{"success":true}}'],
  ]) {
    for (const status of [{ statusCode: 500 }, { status: 500 }, { code: '500' }]) {
      await expect(read(donate, { ...status, body })).rejects.toMatchObject({ status: 500 });
      const response: unknown = JSON.parse(body);
      await expect(read(donate, { ...status, response })).rejects.toMatchObject({ status: 500 });
    }
  }
  for (const said of [
    ...[{ status: 'error' }, { error: 'Down.' }, { meta: { code: 500 } }, { type: 'error' }],
    ...[{ ok: false }, { error_code: 'E1' }, { error_message: 'Low.' }],
  ])
    await expect(read(donate, { ...said, response: { success: true } })).rejects.toMatchObject({
      name: 'ApiError',
    });
});

test.each([
  ...[{ status: '500 Internal Server Error' }, { code: 302 }, { status: { code: 500, message: 'OK' } }],
  ...[
    { http_status: 500 },
    { http_code: 500 },
    { meta: { success: false } },
    { header: { status: 'failed' } },
  ],
  ...[{ outcome: 'failed' }, { title: 'Too little.' }, { detail: 'Too little.' }, { error_id: 'E-1' }],
  ...[{ meta: { message: 'Too little.' } }, { warnings: ['Too little.'] }, { requires_otp: true }],
  ...[{ message: 'error' }, { message: 'Insufficient balance' }],
])('success in an envelope leaves open what became of a donation where %j stands beside it', async (said) => {
  for (const response of [{ success: true }, { message: 'success' }, { data: { success: true } }, donated])
    for (const body of [{ ...said, response }, { payload: { ...said, data: response } }])
      await expect(read(donate, body)).rejects.toMatchObject({ name: 'MalformedReplyError' });
});

test.each([
  { id: 'q-1', jsonrpc: '2.0', error: null },
  { requestId: 'q-1', timestamp: '2025-03-05', _links: { self: '/' }, '@context': '/' },
  { statusCode: 200, headers: { 'content-type': 'application/json' }, isBase64Encoded: false },
  { code: 0, msg: 'success', errorCode: 0, errors: [] },
  { status: { code: 200, message: 'OK' }, meta: { code: 200 } },
  { status: 'success', message: 'All is well.' },
  { meta: { values: { created_at: ['Date'] } } },
])('success in an envelope counts beside %j', async (said) => {
  for (const response of [{ success: true }, { data: { success: true } }, donated])
    expect(await read(donate, { ...said, response })).toHaveProperty('success', true);
});
