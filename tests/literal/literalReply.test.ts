import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { type EndpointKey, endpointKeys } from '#mocks/endpoint.ts';
import type { ProviderServer } from '#mocks/node.ts';
import { collectReplies } from '../contract/sampleReplies';
import { startSmallProvider } from '../contract/testProvider';
import { toLiteralRefusal, toLiteralReply } from './literalReply';
import { DATE_FORMATS, formatDate, type Variants } from './variants';

const PROFILE = 'name email user_pk wallet_address stage status last_donation referral_code';
const MEMBER =
  'name email status referral_code stage level position referred_by referred_by.name referred_by.email';

/** The paths below a prefix; `[]` is any element of a list. */
const below = (prefix: string, names: string): string[] => [
  prefix,
  ...names.split(' ').map((name) => `${prefix}.${name}`),
];

/** Every field that the specification shows of a reply, as paths. Written by hand: not from the table that is tested. */
const SHOWN: Readonly<Record<EndpointKey, readonly string[]>> = {
  login: ['message', 'token', ...below('user', `${PROFILE} role`)],
  register: ['message', 'error', ...below('user', 'user_pk')],
  forgotPassword: ['message'],
  resetPassword: ['message'],
  refreshToken: below('data', 'accessToken'),
  getProfile: [
    'data',
    ...below('data.profile', PROFILE),
    ...below('data.stats', 'total_donation total_earn total_deposit total_withdraw'),
    ...below('data.balances', 'balance deposit_balance stage_balance'),
  ],
  updateProfile: ['message'],
  getDetails: [],
  getReferrals: [
    ...below('data', 'referrals'),
    ...below('data.referrals[]', 'name email team_tree team_tree.position status referral_code stage joined'),
  ],
  getActivityStats: [],
  getActivityHistory: [
    ...below('data', 'activities'),
    ...below('data.activities[]', 'icon created_at description type metadata metadata.amount'),
  ],
  getTransactionHistory: [
    ...below('data', 'transactions'),
    ...below('data.transactions[]', '_id type created_at amount status icon'),
  ],
  getDonationHistory: [
    ...below('data', 'donations'),
    ...below('data.donations[]', '_id icon type created_at amount status'),
  ],
  getTeamTree: ['data', ...below('data[]', MEMBER)],
  getTeamTreeChain: [],
  getTransferHistory: [
    ...below('data', 'transfers'),
    ...below(
      'data.transfers[]',
      'counterpart counterpart.id counterpart.name counterpart.email created_at amount status',
    ),
  ],
  getStats: [...below('stats', 'active_members'), ...below('team', 'total_referrals')],
  getPublicSettings: [],
  getStages: below('[]', 'stage_number donation_requirement earning_multiplier'),
  processTransfer: ['success', 'message', ...below('data', 'transfer_id amount recipient recipient.name')],
  donate: ['success', 'message'],
  withdraw: ['message'],
  setWallet: [],
  generateWallet: ['success', ...below('data', 'wallet_address expires_in limits limits.min_withdrawal')],
};

function listValues(value: unknown, path = ''): [path: string, value: unknown][] {
  const self: [string, unknown][] = path === '' ? [] : [[path, value]];
  if (Array.isArray(value)) return [...self, ...value.flatMap((entry) => listValues(entry, `${path}[]`))];
  if (typeof value !== 'object' || value === null) return self;
  const entries = Object.entries(value);
  return [
    ...self,
    ...entries.flatMap(([name, entry]) => listValues(entry, path === '' ? name : `${path}.${name}`)),
  ];
}
const listPaths = (value: unknown) => [...new Set(listValues(value).map(([path]) => path))].toSorted();

const isMoney = (path: string): boolean =>
  /(amount|balance|total_(donation|earn|deposit|withdraw)|last_donation|min_withdrawal|requirement)$/.test(
    path,
  );
const isDate = (path: string): boolean => /\.(created_at|joined)$/.test(path);
const isCount = (path: string): boolean =>
  /(stage|level|stage_number|multiplier|expires_in|active_members|total_referrals|transactions\[\]\.status)$/.test(
    path,
  );
const isWord = (path: string): boolean =>
  /\.(status|type)$/.test(path) && !path.includes('transactions[].status');
const mayBeAbsent = (path: string): boolean =>
  /(wallet_address|last_donation|referral_code|icon|metadata|referred_by|message|position|error)$/.test(path);

let server: ProviderServer;
let replies: Readonly<Record<EndpointKey, unknown>>;
beforeAll(async () => {
  server = await startSmallProvider();
  replies = await collectReplies(server);
});
afterAll(() => server.close());

const literal = (key: EndpointKey, variants: Variants = {}) => toLiteralReply(key, replies[key], variants);

/** Each value of the plain reply, with what stands in its place in the variant's. */
function pairValues(
  key: EndpointKey,
  variants: Variants,
): [path: string, plain: unknown, changed: unknown][] {
  const changed = listValues(literal(key, variants));
  return listValues(literal(key)).map(([path, plain], index) => {
    const [changedPath, value] = changed[index] ?? ['', undefined];
    expect(changedPath).toBe(path);
    return [path, plain, value];
  });
}

describe('the plain reply', () => {
  test.each(endpointKeys)('of %s has no field outside the specification', (key) => {
    expect(listPaths(literal(key)).filter((path) => !SHOWN[key].includes(path))).toEqual([]);
  });

  test.each(endpointKeys)(
    'of %s has every field of the specification that the sample provider sends',
    (key) => {
      const missing = SHOWN[key].filter((path) => !listPaths(literal(key)).includes(path));
      expect(missing.filter((path) => !mayBeAbsent(path))).toEqual([]);
    },
  );

  test.each(endpointKeys)('of %s changes no value', (key) => {
    const source = listValues(replies[key]);
    for (const [path, value] of listValues(literal(key))) {
      if (typeof value !== 'object') expect(source).toContainEqual([path, value]);
    }
  });

  test('lacks what only the sample provider sends', () => {
    const gone = endpointKeys.flatMap((key) =>
      listPaths(replies[key])
        .filter((path) => !listPaths(literal(key)).includes(path))
        .map((path) => `${key}: ${path}`),
    );
    expect(gone).toEqual(
      expect.arrayContaining([
        'getActivityHistory: data.activities[]._id',
        'getActivityStats: data.top_referrers[].name',
        'getDetails: data.joined',
        'getPublicSettings: data.limits.min_withdrawal',
        'getStages: [].minimum_donation',
        'getStats: team.network_size',
        'getTeamTree: data[]._id',
        'getTeamTree: data[].parent_id',
        'getTransferHistory: data.transfers[].direction',
        'getTransferHistory: data.transfers[].transfer_id',
      ]),
    );
  });
});

const EVERY_VARIANT: readonly Variants[] = [
  { money: 'text' },
  ...DATE_FORMATS.map((dates) => ({ dates })),
  { nulls: true },
  { stages: 'text' },
  { case: 'upper' },
  { case: 'lower' },
  { success: 'text' },
  { levels: '1' },
  { withoutSelf: true },
  { role: 'Team Leader' },
  { role: 'absent' },
  { money: 'text', dates: 'epoch', nulls: true, stages: 'text', case: 'upper', success: 'text', levels: '1' },
];

describe.each(EVERY_VARIANT)('with %o', (variants) => {
  test.each(endpointKeys)('the reply of %s has no field outside the specification', (key) => {
    expect(listPaths(literal(key, variants)).filter((path) => !SHOWN[key].includes(path))).toEqual([]);
  });

  test.each(endpointKeys)('the reply of %s has the same amounts', (key) => {
    const amounts = (reply: unknown) =>
      listValues(reply).flatMap(([path, value]) =>
        isMoney(path) && value !== null && value !== undefined && !isAbsentBy(path, variants)
          ? [[path, Number(value)]]
          : [],
      );
    expect(amounts(literal(key, variants))).toEqual(
      amounts(literal(key, pickShape(variants))).filter(([path]) => !isAbsentBy(String(path), variants)),
    );
  });
});

const pickShape = ({ withoutSelf }: Variants): Variants => (withoutSelf ? { withoutSelf } : {});
const isAbsentBy = (path: string, { nulls }: Variants): boolean =>
  Boolean(nulls) && (path.endsWith('last_donation') || path.includes('metadata'));

describe('money as text', () => {
  test.each(endpointKeys)('%s: every amount has five decimals, nothing else changes', (key) => {
    for (const [path, plain, changed] of pairValues(key, { money: 'text' })) {
      if (typeof plain === 'object') continue;
      if (!isMoney(path)) expect([path, changed]).toEqual([path, plain]);
      else expect([path, changed]).toEqual([path, expect.stringMatching(/^-?\d+\.\d{5}$/)]);
    }
  });

  it('is what a provider with decimals would send', () => {
    const reply = { success: true, data: { transfer_id: 'T', amount: 1234.5, recipient: { name: 'N' } } };
    expect(toLiteralReply('processTransfer', reply, { money: 'text' })).toMatchObject({
      data: { amount: '1234.50000' },
    });
  });
});

describe('dates', () => {
  const DAY = '2026-03-05T10:07:08.090Z';
  test.each([
    ['epoch', 1_772_705_228],
    ['epoch-ms', 1_772_705_228_090],
    ['offset', '2026-03-05T12:07:08+02:00'],
    ['local', '2026-03-05T10:07:08'],
    ['date', '2026-03-05'],
    ['rfc', 'Thu, 05 Mar 2026 10:07:08 GMT'],
    ['spaced', '2026-03-05 10:07:08'],
  ] as const)('as %s', (format, expected) => {
    expect(formatDate(DAY, format)).toBe(expected);
  });

  describe.each(DATE_FORMATS)('as %s', (dates) => {
    test.each(endpointKeys)('%s: every date changes, nothing else does', (key) => {
      for (const [path, plain, changed] of pairValues(key, { dates })) {
        if (typeof plain === 'object') continue;
        expect([path, changed]).toEqual([path, isDate(path) ? formatDate(String(plain), dates) : plain]);
      }
    });
  });
});

test.each(endpointKeys)('nulls: every field of %s that may be absent is null, no other one', (key) => {
  const values = listValues(literal(key, { nulls: true }));
  for (const [path, value] of values) expect([path, value === null]).toEqual([path, mayBeNull(key, path)]);
  const expected = SHOWN[key].filter((path) => mayBeNull(key, path));
  expect(values.map(([path]) => path)).toEqual(expect.arrayContaining(expected.filter(isOutermost)));
});

/** The address of the deposit wallet is not one that may be absent. */
const mayBeNull = (key: EndpointKey, path: string): boolean => key !== 'generateWallet' && mayBeAbsent(path);
const isOutermost = (path: string): boolean => !/(metadata|referred_by)\./.test(path);

test.each(endpointKeys)('stages as text: every number of %s but money is a text', (key) => {
  for (const [path, plain, changed] of pairValues(key, { stages: 'text' })) {
    if (typeof plain === 'object') continue;
    expect([path, changed]).toEqual([path, isCount(path) ? String(plain) : plain]);
  }
});

describe.each([
  ['upper', (text: string) => text.toUpperCase()],
  ['lower', (text: string) => text.toLowerCase()],
] as const)('case %s', (to, change) => {
  test.each(endpointKeys)('%s: every status and type', (key) => {
    for (const [path, plain, changed] of pairValues(key, { case: to })) {
      if (typeof plain === 'object') continue;
      expect([path, changed]).toEqual([path, isWord(path) ? change(String(plain)) : plain]);
    }
  });
});

test.each(endpointKeys)('success as text: %s', (key) => {
  for (const [path, plain, changed] of pairValues(key, { success: 'text' })) {
    if (typeof plain !== 'object') expect(changed).toBe(path === 'success' ? 'true' : plain);
  }
});

test.each(endpointKeys)('wrapped: %s has data around it, unless it has data or success anyway', (key) => {
  const plain = literal(key);
  const shown = typeof plain === 'object' && plain && ('data' in plain || 'success' in plain);
  expect(literal(key, { wrapped: true })).toEqual(shown ? plain : { data: plain });
});

test('wrapped holds sign-in, sign-up, stages and stats', () => {
  for (const key of ['login', 'register', 'getStages', 'getStats'] as const) {
    expect(literal(key, { wrapped: true })).toEqual({ data: literal(key) });
  }
});

describe('the role', () => {
  const roleOf = (variants: Variants) =>
    listValues(literal('login', variants)).find(([path]) => path === 'user.role')?.[1];

  it('is any text, or absent', () => {
    expect(roleOf({})).toBe('member');
    expect(roleOf({ role: 'Team Leader' })).toBe('Team Leader');
    expect(JSON.stringify(literal('login', { role: 'absent' }))).not.toContain('role');
  });
});

describe('the team', () => {
  const team = z.object({ data: z.array(z.looseObject({ email: z.string(), level: z.number() })) });
  const members = (variants: Variants) => team.parse(literal('getTeamTree', variants)).data;

  interface Node {
    email: string;
    children?: { left?: Node | undefined; center?: Node | undefined; right?: Node | undefined } | undefined;
  }
  const node: z.ZodMiniType<Node> = z.looseObject({
    email: z.string(),
    get children() {
      const child = z.optional(node);
      return z.optional(z.strictObject({ left: child, center: child, right: child }));
    },
  });
  const countNodes = ({ children = {} }: Node): number =>
    1 +
    [children.left, children.center, children.right]
      .flatMap((child) => (child ? [countNodes(child)] : []))
      .reduce((sum, count) => sum + count, 0);

  it('counts its levels from 0 or 1', () => {
    const levels = members({}).map(({ level }) => level);
    expect(Math.min(...levels)).toBe(0);
    expect(members({ levels: '1' }).map(({ level }) => level)).toEqual(levels.map((level) => level + 1));
  });

  it('leaves out the member who asks', () => {
    expect(members({ withoutSelf: true })).toEqual(members({}).slice(1));
    expect(members({}).at(0)?.email).toBe('member@example.com');
  });

  it('is a tree of the same members with the same fields', () => {
    const { data } = z.object({ data: node }).parse(literal('getTeamTree', { nestedTree: 'root' }));
    expect(data.email).toBe('member@example.com');
    expect(countNodes(data)).toBe(members({}).length);
    expect(countNodes(data)).toBeGreaterThan(3);
    expect(literal('getTeamTree', { nestedTree: 'list' })).toEqual({ data: [data] });
    const names = listPaths(data).map((path) => path.replace(/(children\.(left|center|right)\.)+/, ''));
    const allowed = [...MEMBER.split(' '), 'children'];
    expect(
      [...new Set(names)].filter((name) => !allowed.includes(name) && !name.startsWith('children')),
    ).toEqual([]);
  });

  it('is changed by the other variants as a tree, too', () => {
    const tree = literal('getTeamTree', { nestedTree: 'root', stages: 'text', nulls: true, case: 'upper' });
    for (const [path, value] of listValues(tree)) {
      if (/\.(stage|level)$/.test(path)) expect(typeof value).toBe('string');
      if (path.endsWith('.position')) expect(value).toBeNull();
      if (path.endsWith('.status')) expect(value).toMatch(/^[A-Z]+$/);
    }
  });
});

test.each(endpointKeys)('a refusal of %s has the field that the error catalogue reads', (key) => {
  const refusal = { error: 'No.', message: 'No.', field: 'amount' };
  const field = ['processTransfer', 'donate'].includes(key) ? 'message' : 'error';
  expect(toLiteralRefusal(key, refusal)).toEqual({ [field]: 'No.' });
});
