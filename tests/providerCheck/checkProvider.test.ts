import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { BASE_PATH, type EndpointKey, matchEndpoint } from '#mocks/endpoint.ts';
import type { Middleware, ProviderServer } from '#mocks/node.ts';
import { findPersona } from '#mocks/seed/personas.ts';
import { startSmallProvider } from '../contract/testProvider';
import { startLiteralProvider } from '../literal/literalProvider';
import { type CheckOptions, readOptions } from './checkOptions';
import { checkProvider } from './checkProvider';
import { isBreach } from './finding';
import { formatReport } from './reportFormats';

const { identifier: key, passcode } = findPersona('member');
const MONEY_CALLS: readonly EndpointKey[] = ['processTransfer', 'donate', 'withdraw'];
const TIMEOUT_MS = 2000;

type Body = Record<string, unknown>;
/** What a provider does otherwise than the contract says. */
interface Breach {
  /** what it changes, as a finding names it: `data.referrals[].joined` */
  readonly field?: string;
  /** changes the body of each reply with status 200 */
  readonly body?: (body: unknown, request: Request) => unknown;
  /** answers in place of the provider; undefined leaves the answer to it */
  readonly answer?: (request: Request, response: Response) => Response | undefined;
}

let planted: { readonly call: EndpointKey; readonly breach: Breach } | undefined;
const counts = new Map<EndpointKey, number>();

const plant: Middleware = async (request, next) => {
  const call = matchEndpoint(`${request.method} ${new URL(request.url).pathname.slice(BASE_PATH.length)}`);
  if (call) counts.set(call, (counts.get(call) ?? 0) + 1);
  const response = await next(request);
  if (!planted || call !== planted.call) return response;
  const { answer, body } = planted.breach;
  if (answer) return answer(request, response) ?? response;
  if (!body || !response.ok) return response;
  const changed = JSON.stringify(body(await response.json(), request));
  return new Response(changed, { status: response.status, headers: response.headers });
};

let server: ProviderServer;
beforeAll(async () => {
  server = await startSmallProvider({ middleware: plant });
});
afterAll(() => server.close());
beforeEach(() => {
  planted = undefined;
  counts.clear();
});

const check = ({ origin }: ProviderServer, options: Partial<CheckOptions> = {}) =>
  checkProvider({ url: `${origin}/api`, key, passcode, timeoutMs: TIMEOUT_MS, ...options });

const isRecord = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy in which `change` has been applied to what the path leads to; `[]` leads to every element of a list. */
function at(path: string, change: (value: unknown, parent: Body) => unknown) {
  const apply = (value: unknown, [step, ...rest]: readonly string[], parent: Body): unknown => {
    if (step === undefined) return change(value, parent);
    if (step === '[]' && Array.isArray(value)) return value.map((row: unknown) => apply(row, rest, parent));
    return isRecord(value) ? { ...value, [step]: apply(value[step], rest, value) } : value;
  };
  return (body: unknown): unknown => apply(body, path === '' ? [] : path.split(/\.|(?=\[\])/), {});
}
const set = (field: string, value: unknown): Breach => ({ field, body: at(field, () => value) });
const remove = (field: string): Breach => set(field, undefined);
const addTo = (path: string, fields: Body): Breach => ({
  field: `${path}.${Object.keys(fields)[0]}`,
  body: at(path, (value) => ({ ...(isRecord(value) ? value : {}), ...fields })),
});
const onList = (field: string, change: (rows: readonly unknown[]) => unknown): Breach => ({
  field,
  body: at(field, (rows) => change(Array.isArray(rows) ? rows : [])),
});
const answer = (status: number, body: string, headers: Record<string, string> = {}): Breach => ({
  answer: () => new Response(status === 204 ? null : body, { status, headers }),
});
const refuseWith = (status: number, body: unknown): Breach => ({
  answer: (_request, response) => (response.ok ? undefined : new Response(JSON.stringify(body), { status })),
});
const redirect: Breach = {
  answer: ({ headers }) =>
    headers.has('authorization')
      ? new Response(null, { status: 302, headers: { location: '/' } })
      : undefined,
};
const acceptAll: Breach = { answer: () => Response.json({ message: 'Done.' }) };
const withoutToken = (status: number): Breach => ({
  answer: (request) =>
    request.headers.has('authorization') ? undefined : Response.json({ error: 'No.' }, { status }),
});
const cookie = (change: (cookie: string) => string): Breach => ({
  field: 'set-cookie',
  answer: (_request, response) => {
    const headers = new Headers(response.headers);
    const given = headers.get('set-cookie') ?? '';
    headers.delete('set-cookie');
    if (change(given) !== '') headers.set('set-cookie', change(given));
    return new Response(response.body, { status: response.status, headers });
  },
});

const firstRow = (path: string): Breach => onList(path, (rows) => rows.slice(0, 1));
const without = (type: string): Breach =>
  onList('data.transactions', (rows) => rows.filter((row) => !isRecord(row) || row.type !== type));
const bigIds: Breach = {
  field: 'data.transactions[]._id',
  body: at('data.transactions[]._id', (_, { created_at }) => 1e17 + Date.parse(String(created_at))),
};
const openToAll: Breach = {
  answer: (_request, response) => (response.ok ? undefined : Response.json({ data: [] })),
};

const inCapitals = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replace(/"\w+":/g, (name) => name.toUpperCase()));

type Case = readonly [call: EndpointKey, breach: Breach, kind: string, text: string, field?: string];

/** Each with what the check has to say of it, and nothing else: of the field that it changes, unless another is named. */
const BREACHES: readonly Case[] = [
  ['login', remove('user.role'), 'missing', ''],
  ['login', set('user.name', {}), 'falls back', 'counts as absent'],
  ['login', cookie(() => ''), 'breaks', 'is absent'],
  ['login', cookie((given) => given.replace(/;\s*httponly/i, '')), 'breaks', 'not http-only'],
  ['login', refuseWith(401, {}), 'missing', 'no sentence', 'error'],
  ['login', refuseWith(500, { error: 'No.' }), 'breaks', 'answers 500'],
  ['register', acceptAll, 'breaks', 'accepts a sign-up'],
  ['forgotPassword', answer(200, 'OK'), 'breaks', 'something else than JSON'],
  ['resetPassword', acceptAll, 'breaks', 'accepts a reset link'],
  ['refreshToken', set('data.accessToken', 'unknown'), 'breaks', 'not accepted'],
  ['refreshToken', remove('data.accessToken'), 'breaks', ''],
  ['refreshToken', refuseWith(403, { error: 'No.' }), 'breaks', 'not 401'],
  ['getProfile', remove('data.balances.balance'), 'missing', 'the app shows –'],
  ['getProfile', remove('data.profile.stage'), 'missing', ''],
  ['getProfile', set('data.stats.total_earn', 'a lot'), 'falls back', ''],
  ['getProfile', set('data.stats.total_earn', '440.00'), 'falls back', 'texts of digits'],
  ['getProfile', set('data.balances.balance', 1.000001), 'breaks', '5 decimals'],
  ['getProfile', set('data.profile.user_pk', 'another'), 'breaks', 'not that of'],
  ['getProfile', addTo('data.profile', { password: 'x' }), 'extra', 'not read'],
  ['getProfile', withoutToken(200), 'breaks', 'answers 200 to a request without an access token, not 401'],
  ['getTeamTreeChain', openToAll, 'breaks', 'accepts a request without an access token'],
  ['getProfile', withoutToken(403), 'breaks', 'not 401'],
  ['updateProfile', answer(500, '{}'), 'breaks', 'answers 500'],
  ['updateProfile', set('message', 7), 'falls back', 'the app’s own'],
  ['getDetails', set('data.joined', 'yesterday'), 'falls back', 'counts as absent'],
  ['getReferrals', set('data.referrals[].joined', 'yesterday'), 'falls back', 'counts as absent'],
  ['getReferrals', remove('data.referrals[].name'), 'missing', ''],
  ['getActivityStats', remove('data.top_referrers'), 'falls back', 'may be part of'],
  ['getActivityHistory', onList('data.activities', (rows) => rows.toReversed()), 'breaks', 'newest first'],
  ['getActivityHistory', remove('data.activities[]._id'), 'falls back', 'may have an _id'],
  [
    'getTransactionHistory',
    onList('data.transactions', ([first, ...rest]) => [{ ...Object(first), icon: 'copy' }, first, ...rest]),
    'breaks',
    'two rows',
  ],
  ['getTransactionHistory', set('data.transactions[].amount', 'a lot'), 'breaks', ''],
  ['getDonationHistory', set('data.donations', {}), 'breaks', ''],
  ['getDonationHistory', redirect, 'breaks', 'a redirect'],
  ['getTransferHistory', remove('data.transfers[].counterpart'), 'missing', ''],
  ['getTransferHistory', remove('data.transfers[].direction'), 'falls back', 'told apart by direction'],
  [
    'getTransferHistory',
    set('data.transfers[].counterpart', 'Bob Marsh'),
    'falls back',
    'in place of an object',
  ],
  ['getTransferHistory', set('data.transfers', null), 'falls back', 'null or an empty text stands'],
  ['getTeamTree', set('data[].parent_id', 'nobody'), 'breaks', 'names no row'],
  ['getTeamTree', remove('data[].status'), 'missing', ''],
  ['getTeamTree', addTo('data[]', { user_pk: 'x' }), 'extra', 'not read'],
  ['getStats', { body: (body) => ({ data: body }) }, 'falls back', '{data: …}'],
  ['getProfile', { body: (body) => ({ result: isRecord(body) && body.data }) }, 'falls back', 'in result'],
  ['getStats', { body: inCapitals }, 'falls back', 'names may be in camel'],
  ['getStats', set('team.total_referrals', -1), 'falls back', 'counts as absent'],
  ['getPublicSettings', answer(404, '<html>'), 'breaks', 'answers 404'],
  ['getStages', onList('', (rows) => rows.slice(0, 1)), 'breaks', 'the member’s', '[].stage_number'],
  ['getStages', remove('[].donation_requirement'), 'missing', ''],
  [
    'setWallet',
    answer(200, '{"message":"Saved."}', { 'content-type': 'text/html' }),
    'falls back',
    'content-type',
  ],
  ['generateWallet', set('data.expires_in', 0), 'breaks', 'not in the future'],
  ['generateWallet', set('data.wallet_address', ''), 'breaks', ''],
  ['generateWallet', set('success', false), 'breaks', 'refuses a good request with status 200', ''],
  ['setWallet', set('', { error: 'No.' }), 'breaks', 'refuses a good request with status 200: No.'],
  ['getStats', { body: (body) => ({ data: body, status: 'failed' }) }, 'breaks', 'refuses a good request'],
  ['login', refuseWith(200, { errors: ['No.'], success: false }), 'falls back', 'is a refusal'],
  ['setWallet', answer(204, ''), 'breaks', 'something else than JSON'],
  ['login', cookie((given) => `${given}; Path=/api/users`), 'breaks', 'leaves out /v1/auth'],
  ['login', cookie((given) => given.replace(/;\s*path=[^;]*/i, '')), 'breaks', 'leaves out'],
  ['login', cookie((given) => `${given}; Max-Age=0`), 'breaks', 'has expired'],
  ['login', set('token', 'unknown'), 'breaks', 'not accepted'],
  ['getReferrals', firstRow('data.referrals'), 'breaks', 'has 1 rows, and total_referrals is '],
  ['getDonationHistory', firstRow('data.donations'), 'breaks', 'not all rows are there'],
  ['getTransactionHistory', without('Deposit'), 'breaks', 'total_deposit'],
  ['getTransactionHistory', without('Withdrawal'), 'breaks', 'total_withdraw'],
  ['getTeamTree', firstRow('data'), 'breaks', 'has 1 rows, and network_size is '],
  ['getProfile', set('data.balances.deposit_balance', -5), 'breaks', 'below zero'],
  ['getProfile', set('data.profile.email', 'undefined'), 'breaks', 'the text “undefined”'],
  ['getReferrals', set('data.referrals[].name', 'null'), 'breaks', 'the text “null”'],
  ['getReferrals', set('data.referrals[].name', 'J\uFFFDrg'), 'breaks', 'no UTF-8'],
  ['getReferrals', set('data.referrals[].status', 'barred'), 'falls back', 'any other text'],
  ['getActivityHistory', set('data.activities[].type', 'Gift'), 'falls back', 'an unknown one'],
  [
    'getActivityHistory',
    set('data.activities[].created_at', '2999-01-01T00:00:00.000Z'),
    'breaks',
    'in the future',
  ],
  ['getTransactionHistory', set('data.transactions[].status', 9), 'breaks', 'none of the four'],
  [
    'getTransactionHistory',
    onList('data.transactions', (rows) =>
      rows.map((row) => (isRecord(row) && row.status !== 1 ? { ...row, created_at: null } : row)),
    ),
    'falls back',
    'is not shown',
    'data.transactions[].created_at',
  ],
  ['getTransactionHistory', bigIds, 'breaks', 'past 2^53'],
  [
    'getStages',
    onList('', ([first, ...rest]) => [first, first, ...rest]),
    'breaks',
    'in two rows',
    '[].stage_number',
  ],
  ['generateWallet', set('data.expires_in', 1_800_000), 'falls back', 'in seconds'],
  ['generateWallet', remove('data.expires_in'), 'missing', ''],
];

test('there are 40 breaches at least, of every call that is asked', () => {
  expect(BREACHES.length).toBeGreaterThanOrEqual(40);
});

it.for(BREACHES)('%s: names the breach %#: %o', async ([call, breach, kind, text, named]) => {
  planted = { call, breach };
  const field = named ?? breach.field ?? '';
  const { findings } = await check(server);
  expect(findings).toEqual([
    expect.objectContaining({ call, kind, field, text: expect.stringContaining(text) }),
  ]);
});

test('a provider that does not obey the filter of the team is named', async () => {
  let whole: unknown;
  const body: Breach['body'] = (team, { url }) => {
    if (!url.includes('stage=')) whole = team;
    return whole;
  };
  planted = { call: 'getTeamTree', breach: { body } };
  expect((await check(server)).findings).toEqual([
    expect.objectContaining({ call: 'getTeamTree', kind: 'breaks', field: 'data' }),
  ]);
});

test('a name that is written back without the address must not remove the address', async () => {
  const forget = at('data.profile.wallet_address', (address) => (counts.has('updateProfile') ? '' : address));
  planted = { call: 'getProfile', breach: { body: forget } };
  expect((await check(server)).findings).toEqual([
    expect.objectContaining({ call: 'updateProfile', kind: 'breaks', field: 'wallet_address' }),
  ]);
});

describe('with the app on another host', () => {
  const origin = 'https://app.example';
  const allowed = {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT',
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
  };
  /** What is found with these headers, each once for all calls: `header text`. */
  const checkWith = async (
    headers: Readonly<Record<string, string>>,
    getHeaders: (answer: Response) => Readonly<Record<string, string>> = () => allowed,
  ) => {
    const provider = await startSmallProvider({
      middleware: async (request, next) => {
        if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
        const answer = await next(request);
        for (const [name, value] of Object.entries(getHeaders(answer))) answer.headers.set(name, value);
        return answer;
      },
    });
    try {
      const { findings } = await check(provider, { origin });
      const texts = findings.map(({ kind, field, text }) => `${kind} ${field} ${text}`);
      return { calls: findings.map(({ call }) => call), texts: [...new Set(texts)] };
    } finally {
      await provider.close();
    }
  };

  it('finds nothing where its pages may send every call', async () => {
    expect((await checkWith(allowed)).texts).toEqual([]);
  });

  it('names calls whose refusals its pages cannot read, as of a server that allows it with success only', async () => {
    const found = await checkWith(allowed, ({ ok }) => (ok ? allowed : {}));
    expect(found.texts).toContain('breaks access-control-allow-origin is absent where the status is 401');
    expect(found.texts.filter((text) => / 200$/.test(text))).toEqual([]);
  });

  it('names header fields of lists that its pages cannot read', async () => {
    const total = { ...allowed, 'x-total-count': '57' };
    const text = 'breaks access-control-expose-headers leaves out x-total-count';
    expect((await checkWith(allowed, () => total)).texts).toEqual([text]);
    const exposed = { ...total, 'access-control-expose-headers': 'X-Total-Count' };
    expect((await checkWith(allowed, () => exposed)).texts).not.toContain(text);
  });

  it.each([
    [
      { 'access-control-allow-origin': '*' },
      24,
      ['breaks access-control-allow-origin is *, not https://app.example'],
    ],
    [
      { 'access-control-allow-credentials': '' },
      24,
      ['breaks access-control-allow-credentials is not true, and the app sends cookies'],
    ],
    [
      { 'access-control-allow-headers': 'authorization, content-type' },
      4,
      ['breaks access-control-allow-headers leaves out idempotency-key'],
    ],
    [
      { 'access-control-allow-methods': 'GET, POST' },
      2,
      ['breaks access-control-allow-methods leaves out PUT'],
    ],
  ])('names %o, for each call that it keeps out', async (headers, calls, texts) => {
    const found = await checkWith({ ...allowed, ...headers });
    expect(found.texts).toEqual(texts);
    expect(found.calls).toHaveLength(calls);
  });
});

describe('the sample provider', () => {
  it('breaches nothing in 21 calls', async () => {
    const { asked, notAsked, findings } = await check(server);
    expect(findings).toEqual([]);
    expect(asked).toHaveLength(21);
    expect(notAsked.map(([call]) => call)).toEqual(MONEY_CALLS);
  });

  it('breaches nothing in 24 calls, each of which moves money once', async () => {
    await server.controls.deposit(key, 1000);
    const { asked, findings } = await check(server, {
      moveMoney: 60,
      recipient: findPersona('leader').identifier,
      withdrawalAddress: '0xabc',
    });
    expect(findings).toEqual([]);
    expect(asked).toHaveLength(24);
    expect(MONEY_CALLS.map((call) => counts.get(call))).toEqual([1, 1, 1]);
  });

  it('is asked for no movement of money without the option, and keeps all its data', async () => {
    const { database } = server.world;
    const before = JSON.stringify([database.posting.getAll(), database.member.getAll()]);
    await check(server);
    expect(MONEY_CALLS.filter((call) => counts.has(call))).toEqual([]);
    expect(JSON.stringify([database.posting.getAll(), database.member.getAll()])).toBe(before);
  });

  it('is asked fewer calls without a session, and says so', async () => {
    const { notAsked, findings } = await checkProvider({
      url: `${server.origin}/api`,
      timeoutMs: TIMEOUT_MS,
    });
    expect(findings).toEqual([]);
    expect(notAsked.length).toBeGreaterThan(5);
  });
});

describe.each([{}, { money: 'text', dates: 'epoch', nulls: true, stages: 'text', wrapped: true }] as const)(
  'the literal provider with %o',
  (variants) => {
    it('is told what the app falls back to, and of no breach', async () => {
      const literal = await startLiteralProvider(variants, { seed: 1, members: 40 });
      try {
        const { findings } = await check(literal);
        expect(findings.filter(isBreach)).toEqual([]);
        expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['falls back']));
        expect(findings.find(({ field }) => field === 'team.network_size')?.text).toContain('network_size');
      } finally {
        await literal.close();
      }
    });
  },
);

describe('a provider that does not answer', () => {
  it('is told with the reason for each call', async () => {
    const { findings } = await checkProvider({
      url: 'http://127.0.0.1:9/api',
      token: 'token',
      timeoutMs: TIMEOUT_MS,
    });
    expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['breaks']));
    expect(findings[0]?.text).toMatch(/^is not answered/);
  });
});

describe('the report', () => {
  const report = {
    asked: ['getProfile'],
    notAsked: [['donate', 'it moves money (--move-money)']],
    findings: [
      { call: 'getProfile', kind: 'missing', field: 'data.profile.stage', text: 'is <absent> & "shown"' },
      { call: 'getProfile', kind: 'extra', field: 'data.profile.password', text: 'is not read by the app' },
    ],
  } as const;

  it('names call, field and the screens in text', () => {
    const text = formatReport(report, 'text');
    expect(text).toContain('GET /users/profile\n  missing: data.profile.stage is <absent> & "shown" [home, ');
    expect(text).toContain('not asked: POST /donations/process: it moves money');
    expect(text).toMatch(/1 of 24 calls asked: 1 breach, 1 note$/);
  });

  it('is a test case for each call in JUnit’s XML, escaped', () => {
    const xml = formatReport(report, 'junit');
    expect(xml.match(/<testcase /g)).toHaveLength(24);
    expect(xml).toContain('<testsuite name="provider check" tests="24" failures="1" errors="0">');
    expect(xml).toContain('is &#60;absent&#62; &#38; &#34;shown&#34;');
    expect(xml).toContain('<skipped message="it moves money (--move-money)"/>');
  });

  it('skips a call of which only a refusal was asked', () => {
    const reason = 'there is no access token';
    const half = {
      ...report,
      asked: [...report.asked, 'getStats'],
      notAsked: [['getStats', reason]],
    } as const;
    expect(formatReport(half, 'junit')).toContain(
      `<testcase name="GET /users/stats" classname="provider"><skipped message="${reason}"/>`,
    );
    expect(formatReport(half, 'text')).toMatch(/1 of 24 calls asked/);
  });

  it('is JSON with the screens', () => {
    expect(JSON.parse(formatReport(report, 'json'))).toMatchObject({
      findings: [{ call: 'getProfile', screens: expect.arrayContaining(['home']) }, {}],
    });
  });
});

test('a key without its passcode is a mistake of the command line, and checks nothing', () => {
  const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit code ${code}`);
  });
  onTestFinished(() => {
    error.mockRestore();
    exit.mockRestore();
  });
  expect(() => readOptions(['--url', 'http://localhost:4300/api', '--key', 'K'])).toThrow('exit code 1');
  expect(error).toHaveBeenCalledWith(expect.stringContaining('--key and --passcode'));
});

test('the options are the base URL, who asks, and what may be moved', () => {
  const { options, format } = readOptions(
    '--url http://localhost:4300/api/ --key K --passcode P --move-money 1.5 --recipient R --format junit'.split(
      ' ',
    ),
  );
  expect(options).toMatchObject({
    url: 'http://localhost:4300/api',
    key: 'K',
    passcode: 'P',
    moveMoney: 1.5,
    recipient: 'R',
    timeoutMs: 10_000,
  });
  expect(format).toBe('junit');
});
