import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { activity, getActivityHistory } from '#src/contract/activities.ts';
import { dollars } from '#src/contract/dollars.ts';
import { donation } from '#src/contract/donations.ts';
import { duration } from '#src/contract/duration.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { alignEnvelope } from '#src/contract/envelope.ts';
import { moment } from '#src/contract/moment.ts';
import { referral } from '#src/contract/referrals.ts';
import { absent, count, message, text } from '#src/contract/scalars.ts';
import { transfer } from '#src/contract/transfers.ts';
import { profile } from '#src/contract/users.ts';
import { direction, flag, rowStatus, status, statusCode, type } from '#src/contract/vocabulary.ts';
import { depositWallet, generateWallet } from '#src/contract/wallet.ts';

/** What a value parses to; `unreadable` if it does not. What it parses to must parse to itself. */
function read(schema: z.ZodMiniType, value: unknown): unknown {
  const first = schema.safeParse(value);
  if (!first.success) return 'unreadable';
  expect(schema.safeParse(first.data)).toEqual(first);
  return first.data;
}

const NOT_TEXTS = [{}, [], true, Number.NaN, Number.POSITIVE_INFINITY];

describe('an amount of dollars', () => {
  test.each([
    [1234.5, 1234.5],
    ['1234.50000', 1234.5],
    [' 0.00001 ', 0.00001],
    ['1E-5', 0.00001],
    ['0E-8', 0],
    [{ $numberDecimal: '120.5' }, 120.5],
    [{ $numberLong: '7' }, 7],
    ['-2', -2],
    ['$5', 5],
    ['1e3', 1000],
    ['1.5E+3', 1500],
    ['1,500.00', 1500],
    ['-$1,234,567.5', -1_234_567.5],
    ['1,234,567', 1_234_567],
    ['0', 0],
    ['$1,250.50', 1250.5],
    ['1.250,50', 1250.5],
    ['-1.234.567,5', -1_234_567.5],
    ['1,250.50 USD', 1250.5],
    ['US$ 12.5', 12.5],
    ['0.125', 0.125],
    ['12.345', 12.345],
    ['1250.500', 1250.5],
    [{ $numberDecimal: '1.250' }, 1.25],
    [{ amount: '12.50', currency: 'USD' }, 12.5],
    [{ currency_code: 'usd', value: 12.5 }, 12.5],
    [{ amount: 0, currency: 'USD' }, 0],
    [{ amount: '12.50', currency: { code: 'BUSD' }, scale: 2 }, 12.5],
    [{ amount: '1,250.00', currency: 'USD' }, 1250],
    [{ amount: '1.250,00', currency: 'USD' }, 1250],
    [{ amount: '$12.50', currency: 'USD' }, 12.5],
    [{ amount: { $numberDecimal: '12.50' }, value: 12.5, currency: 'USD' }, 12.5],
    [{ amount: null, value: '12.50', currency: 'USD' }, 12.5],
    [{ amount: '12.50', value: '', currency: 'USD' }, 12.5],
    [{ amount: '12.50', currency_code: 'USD', currency: null }, 12.5],
    [{ amount: '12.00', currency: 'USD', precision: 2 }, 12],
    [{ amount: '0.00', currency: 'USD', scale: '2' }, 0],
    [{ currency_code: 'USD', units: '412', nanos: 333_330_000 }, 412.33333],
    [{ currency_code: 'USD', nanos: -500_000_000 }, -0.5],
    [{ currency_code: 'USD', units: '-5', nanos: -500_000_000 }, -5.5],
    [{ currency_code: 'USD' }, 0],
  ])('%j is read as %d', (value, dollarsRead) => {
    expect(read(dollars, value)).toBe(dollarsRead);
  });

  test.each([
    ...NOT_TEXTS,
    '',
    ' ',
    '1,5',
    '1,500',
    '1,50,000.00',
    { $numberDecimal: '1', more: 2 },
    { amount: 5 },
    { amount: 1250, currency: 'USD' },
    { amount: '12.50', currency: 'EUR' },
    { amount: '12.50' },
    { amount: '1250.0', currency: 'USD', scale: 2 },
    { amount: '12.50', value: '1250.0', currency: 'USD' },
    { amount: 'twelve', value: '12.50', currency: 'USD' },
    { amount: '1250', currency: 'USD', scale: '0' },
    ...[{ nanos: 5_000_000_000 }, { units: '1.5' }, { units: 1, nanos: 1e-7 }, { units: '5', nanos: -5 }].map(
      (money) => ({ currency_code: 'USD', ...money }),
    ),
    { currency_code: 'USD', units: { toString: 1, valueOf: 1 } },
    { amount: '12.50', currency: '', currency_code: 'EUR' },
    ...['1.250', '-10.000', '1.250.000', '€5', '12.50 EUR', '1,250.50,00', 'USD', '(5.00)'],
    '0x12',
    '12 34',
    '1.2.3',
    1e300,
    '99999999999',
    null,
  ])('%j cannot be read, and is not taken for zero', (value) => {
    expect(read(dollars, value)).toBe('unreadable');
  });
});

test.each([
  [3, 3],
  ['3', 3],
  ['0', 0],
  [2.5, 'unreadable'],
  ['-1', 'unreadable'],
  [1e21, 'unreadable'],
])('the count %j is read as %j', (value, expected) => {
  expect(read(count, value)).toBe(expected);
});

test.each([
  ['Ada', 'Ada'],
  [' Ada ', 'Ada'],
  [42, '42'],
  ['  ', 'unreadable'],
  [null, 'unreadable'],
  [['Ada'], 'unreadable'],
  ['null', 'unreadable'],
  ['undefined', 'unreadable'],
  ['[object Object]', 'unreadable'],
  ['Null', 'Null'],
])('the text %j is read as %j', (value, expected) => {
  expect(read(text, value)).toBe(expected);
});

test.each([
  [true, true],
  [1, true],
  ['TRUE', true],
  ['1', true],
  [false, false],
  [0, false],
  ['false', false],
  ['maybe', 'unreadable'],
  [2, 'unreadable'],
  [{}, 'unreadable'],
])('success %j is read as %j', (value, expected) => {
  expect(read(flag, value)).toBe(expected);
});

test.each([
  [3600, 3600],
  ['3600', 3600],
  ['3600s', 3600],
  ['15m', 900],
  ['1h', 3600],
  ['60 minutes', 3600],
  ['-1', -1],
  ['an hour', 'unreadable'],
  ['1 d', 86_400],
  ['48h', 86_400],
  ['90 mins', 5400],
  [86_400, 86_400],
  [600_000, 600],
  [1e12, 1000],
  [3.6e12, 3600],
  [6e8, 600],
  ['1h0m0s', 3600],
  ['1:00:00', 3600],
  ['P0DT01H00M00S', 3600],
  [{ seconds: '3600', nanos: 0 }, 3600],
  ['1 week', 'unreadable'],
  ['01:00:00', 3600],
  ['00:59:30.5000000', 3570],
  ['PT1H', 3600],
  ['PT59M30S', 3570],
  ['PT', 'unreadable'],
  ['10:30', 'unreadable'],
])('the length of time %j is read as %j', (value, expected) => {
  expect(read(duration, value)).toBe(expected);
});

test('the time of a deposit address as the date of its end is the length of time until it', () => {
  const date = new Date(Date.now() + 600_000).toISOString();
  expect(read(depositWallet.shape.expires_in, date)).toBeCloseTo(600, -1);
});

test.each([1, 1000])(
  'the time of a deposit address as a date in units of %d ms is the length of time until it',
  (unit) => {
    const date = Math.round((Date.now() + 600_000) / unit);
    expect(read(depositWallet.shape.expires_in, date)).toBeCloseTo(600, -1);
  },
);

test.each([
  ['SUCCESS', true],
  ['1', true],
  [false, false],
  ['', undefined],
  ['FAILED', 'unreadable'],
  ['Wallet could not be created', 'unreadable'],
])('success %j beside a deposit address is read as %j', (value, expected) => {
  expect(read(generateWallet.reply.shape.success, value)).toBe(expected);
});

describe('a date', () => {
  const NOON = '2025-03-05T12:00:00.000Z';

  test.each([
    NOON,
    '2025-03-05T12:00:00Z',
    '2025-03-05T14:00:00+02:00',
    '2025-03-05T14:00:00+0200',
    '2025-03-05 12:00:00',
    '2025-03-05T12:00',
    '2025-03-05T12:00:00,000Z',
    '2025-03-05 12:00:00 UTC',
    '2025-03-05 12:00:00 +0000 UTC',
    '2025-03-05T13:00:00+01:00[Europe/Berlin]',
    { $date: '2025-03-05T12:00:00Z' },
    { $date: { $numberLong: '1741176000000' } },
    [2025, 3, 5, 12, 0],
    { date: '2025-03-05 12:00:00.000000', timezone_type: 3, timezone: 'UTC' },
    { date: '2025-03-05 13:00:00.000000', timezone_type: 1, timezone: '+01:00' },
    { date: '2025-03-05 20:00:00.000000', timezone_type: 3, timezone: 'Asia/Manila' },
    '/Date(1741176000000)/',
    '/Date(1741176000000+0200)/',
    '2025/03/05 12:00:00',
    '20250305T120000Z',
    { _seconds: 1_741_176_000, _nanoseconds: 0 },
    { seconds: 1_741_176_000, nanos: 0 },
    '1741176000000000',
    '1741176000000000000',
    'Wed Mar 05 2025 12:00:00 GMT+0000 (Coordinated Universal Time)',
    'Mar 5, 2025, 12:00:00\u202FPM',
    'March 5th, 2025 at 12:00',
    '05-Mar-2025 12:00',
    'Wed, 05 Mar 2025 12:00:00 GMT',
    '5 Mar 2025 13:00 +0100',
    'Wed 5 Mar 2025 12:00',
    'Wednesday 05 March 2025 12:00:00 GMT',
    'Wed Mar 05 12:00:00 UTC 2025',
    'Wed Mar  5 12:00:00 2025',
    'Wed Mar 05 13:00:00 GMT+01:00 2025',
    202503051200,
    1_741_176_000,
    '1741176000',
    1_741_176_000_000,
    '1741176000000',
  ])('%j is read as the same point in time', (value) => {
    expect(read(moment, value)).toBe(NOON);
  });

  it.each([
    ...['2025-03-05', [2025, 3, 5], 20250305, '20250305', '5th March, 2025', 'Mar 5, 2025'],
    'Wed 05 Mar 2025',
    ...['2025-03-05T00:00:00', '2025-03-05 00:00:00.000', [2025, 3, 5, 0, 0]],
  ])('without a time, %j, is that day in the time zone of the reader', (value) => {
    const day = new Date(String(read(moment, value)));
    expect([day.getFullYear(), day.getMonth() + 1, day.getDate(), day.getHours()]).toEqual([2025, 3, 5, 0]);
  });

  test.each([
    ['1970-01-02T00:00:00Z', '1970-01-02T00:00:00.000Z'],
    ['Sat, 31 Dec 2016 23:59:60 GMT', '2016-12-31T23:59:59.000Z'],
    ['2016-12-31T23:59:60Z', '2016-12-31T23:59:59.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('at the end of the calendar, %j, is read', (value, expected) => {
    expect(read(moment, value)).toBe(expected);
  });

  test.each([
    ...[0, '0', -62_135_596_800, '0001-01-01', '0001-01-01T00:00:00Z', '0000-00-00 00:00:00'],
    ...['1970-01-01T00:00:00Z', '1970-01-01', '1969-12-31T16:00:00-08:00', '1970-01-01T01:00:00'],
    ...['1900-01-01T00:00:00', '1899-12-30', { $date: 0 }, { seconds: 0, nanos: 0 }],
  ])('that was never set, %j, is none', (value) => {
    expect(read(moment, value)).toBe('unreadable');
  });

  test.each([
    ...NOT_TEXTS,
    '',
    'yesterday',
    '05/03/2025',
    '31 Feb 2025',
    '5 Mai 2025',
    'Marshall 5 2025',
    'Decoy 12 2025',
    '2025030512000000',
    '2025-02-31',
    '2025-02-31T12:00:00Z',
    '2025-13-01T00:00:00Z',
    '2025-03-05T25:00:00Z',
    '2025-03-05T12:60Z',
    '2025-03-05 12:00:00 EST',
    'Wed Mar 05 12:00:00 EST 2025',
    '2025',
    [2025],
    [2025, 13, 5],
    [2025, 2, 31, 12, 0],
    { date: '2025-03-05 12:00:00.000000', timezone_type: 3, timezone: 'Mars/Olympus' },
    { nanos: 0 },
    '+012025-03-05T12:00:00Z',
    1e18,
    -1e15,
  ])('%j cannot be read', (value) => {
    expect(read(moment, value)).toBe('unreadable');
  });
});

test.each([
  ['Active', 'active'],
  ['MEMBER_STATUS_INACTIVE', 'inactive'],
  ['INACTIVE', 'inactive'],
  ['Suspended', 'Suspended'],
  ['ON_HOLD', 'On hold'],
  ['Y', 'active'],
  [1, 'active'],
  ['0', 'inactive'],
  ['Enabled', 'active'],
  [true, 'active'],
  [false, 'inactive'],
])('the status %s of a member is read as %s', (value, expected) => {
  expect(read(status, value)).toBe(expected);
});

test.each([
  ['6565f0c2a1b2c3d4e5f60718', { id: '6565f0c2a1b2c3d4e5f60718' }],
  [' 8C2B1A3E-9f10-4a5b-8c6d-7e8f90a1b2c3 ', { id: '8C2B1A3E-9f10-4a5b-8c6d-7e8f90a1b2c3' }],
  [42, { id: '42' }],
  ['bob@example.com', { email: 'bob@example.com' }],
  ['Bob Marsh', { name: 'Bob Marsh' }],
  [
    { name: 'Bob', email: null },
    { name: 'Bob', email: undefined },
  ],
  [' ', undefined],
  [[], undefined],
  [true, undefined],
])('another member given as %j is read as %j', (value, expected) => {
  expect(read(transfer.shape.counterpart, value)).toEqual(expected);
});

test.each([
  ['left', { position: 'left' }],
  ['POSITION_LEFT', { position: 'left' }],
  [[{ position: 'RIGHT' }], { position: 'right' }],
  [{ data: { id: 7, attributes: { position: 'center' } } }, { position: 'center' }],
  [{ data: null }, undefined],
  ['6565f0c2a1b2c3d4e5f60718', undefined],
])('a place in the team given as %j is read as %j', (value, expected) => {
  expect(read(referral.shape.team_tree, value)).toEqual(expected);
});

test.each([
  ['DEPOSIT', 'Deposit'],
  ['earning', 'Earning'],
  ['Earnings', 'Earning'],
  ['earned', 'Earning'],
  ['withdraw', 'Withdrawal'],
  ['DONATIONS', 'Donation'],
  ['Bonus', 'Bonus'],
  ['REFERRAL_BONUS', 'Referral bonus'],
  ['TRANSACTION_TYPE_EARNING', 'Earning'],
  ['App\\Models\\Deposit', 'Deposit'],
  ['App\\Models\\Bonus', 'Bonus'],
  ['ACTIVITY_TYPE_PROFILE', 'Profile'],
  ['ActivityType.STAGE_BONUS', 'Stage bonus'],
  ['position_bonus', 'Position bonus'],
])('the type %s is read as %s', (value, expected) => {
  expect(read(type, value)).toBe(expected);
});

test.each([
  [1, 1],
  ['2', 2],
  ['REJECTED', 3],
  [99, 99],
  ['unheard of', 0],
  ['SUCCESS', 1],
  ['Cancelled', 3],
  ['approved', 4],
  ['failed', 3],
  ['in_progress', 4],
  ['TRANSACTION_STATUS_IN_PROGRESS', 4],
  ['Status.REJECTED', 3],
  ['NOT_COMPLETED', 0],
])('the status code %j is read as %j', (value, expected) => {
  expect(statusCode.parse(value)).toBe(expected);
});

test('a text much longer than a constant is none, and is read within a second', {
  timeout: 1000,
}, () => {
  expect(statusCode.parse('status_'.repeat(50_000))).toBe(0);
});

test.each([
  [{ id: 7, label: 'Completed' }, 1, 'Completed', 'Completed'],
  [{ code: 3, name: 'Rejected', color: 'red' }, 3, 'Rejected', 'Rejected'],
  [{ code: 'pending' }, 2, 'pending', 'pending'],
  [{ id: 2, label: 'Unheard of' }, 0, 'Unheard of', 'Unheard of'],
  ['PENDING_CONFIRMATION', 2, 'Pending confirmation', 'Pending confirmation'],
  ['PARTIALLY_COMPLETED', 0, 'Partially completed', 'Partially completed'],
  [{ color: 'red' }, 0, undefined, undefined],
  [{ id: 1, description: 'Pending' }, 0, undefined, undefined],
  [{ $numberInt: '3' }, 3, '3', '3'],
])('the status %j is read as the code %j, and as the text %j', (value, code, ofDonation, ofMember) => {
  expect(rowStatus.parse(value)).toBe(code);
  expect(donation.shape.status.parse(value)).toBe(ofDonation);
  expect(referral.shape.status.parse(value)).toBe(ofMember);
});

test.each([
  [2, 2],
  ['STAGE_2', 2],
  ['Stage 2', 2],
  [{ id: 7, stage_number: '2' }, 2],
  [{ $numberInt: '4' }, 4],
  [[{ toString: 1, valueOf: 1 }], undefined],
  [{ id: 7 }, undefined],
  ['Gold', undefined],
])('the stage %j of a member is read as %j', (value, stage) => {
  expect(profile.shape.stage.parse(value)).toBe(stage);
});

test.each([
  [{ id: 3, amount: '150.00', created_at: '2025-03-05' }, 150],
  [{ amount: '150.00', currency: 'USD', created_at: '2025-03-05' }, 150],
  [{ amount: 550, currency: 'USD', scale: 2, created_at: '2025-03-05' }, undefined],
  [{ amount: 15000 }, undefined],
])('the last donation %j is read as %j', (value, amount) => {
  expect(profile.shape.last_donation.parse(value)).toBe(amount);
});

test.each([
  ['0xabc', '0xabc'],
  [{ address: '0xabc', network: 'BSC' }, '0xabc'],
  [{ id: 7, wallet_address: '0xabc' }, '0xabc'],
  [{ address: null }, undefined],
  [{}, undefined],
])('the wallet address %j of a member is read as %j', (value, address) => {
  expect(profile.shape.wallet_address.parse(value)).toBe(address);
});

test.each(['{"amount":"2.50"}', { amount: 2.5, note: null }])(
  'the metadata %j of an activity has its amount',
  (metadata) => {
    expect(activity.shape.metadata.parse(metadata)).toEqual({ amount: 2.5 });
  },
);

test.each(['Bonus', '{"amount":', '[]', [1], 7])(
  'the metadata %j of an activity takes no other field with it',
  (metadata) => {
    const read = activity.parse({ created_at: '2025-03-05', description: 'Bonus', metadata });
    expect([read.description, read.metadata]).toEqual(['Bonus', undefined]);
  },
);

test('a balance that cannot be read is absent, and takes no other with it', () => {
  const balances = {
    balance: '1.250',
    deposit_balance: '$1,250.50',
    stage_balance: { amount: 1250, currency: 'USD' },
  };
  const { data } = endpoints.getProfile.reply.parse({ data: { profile: { name: ['Ann'] }, balances } });
  expect(data.balances).toEqual({ deposit_balance: 1250.5 });
});

test.each([null, '', undefined])('%j is an absent field', (value) => {
  expect(absent(dollars).parse(value)).toBeUndefined();
  expect(absent(text).parse(value)).toBeUndefined();
});

test('an empty list in place of an object is an absent object', () => {
  const { activities } = getActivityHistory.reply.parse({
    data: { activities: [{ created_at: '2025-03-05', metadata: [] }] },
  }).data;
  expect(activities.map(({ metadata }) => metadata)).toEqual([undefined]);
  expect(read(absent(z.object({})), [1])).toBe('unreadable');
  expect(absent(z.array(text)).parse([])).toEqual([]);
  expect(read(absent(dollars), [])).toBe('unreadable');
});

test.each([
  ['Received', 'received'],
  [' SENT ', 'sent'],
  ['in', 'received'],
  ['debit', 'sent'],
  ['SEND', 'sent'],
  ['Outgoing', 'sent'],
  ['TRANSFER_DIRECTION_SENT', 'sent'],
  ['inwards', 'unreadable'],
])('the direction %j of a transfer is read as %s', (value, directionRead) => {
  expect(read(direction, value)).toBe(directionRead);
});

test.each([{}, 'twelve', [1]])('%j is no absent amount: it cannot be read', (value) => {
  expect(read(absent(dollars), value)).toBe('unreadable');
});

test.each([null, 7, {}, [], '', '  ', true, 'undefined', ' null ', '[object Object]'])(
  'the message %j leaves the sentence to the app',
  (value) => {
    expect(message.parse(value)).toBeUndefined();
  },
);

test.each([
  ['DONATION_CREATED', 'Donation created'],
  ['messages.donationCreated', 'Donation created'],
  ['Donation_created for Ann.', 'Donation_created for Ann.'],
  ['OK', 'OK'],
])('the message %j is shown as %j', (value, shown) => {
  expect(read(message, value)).toBe(shown);
});

describe('{data: …} around a reply', () => {
  const activities = { activities: [] };
  const parse = (endpoint: { readonly reply: z.ZodMiniType }, body: unknown) =>
    endpoint.reply.parse(alignEnvelope(endpoint.reply, body));

  it('may be absent where the specification shows it', () => {
    expect(parse(endpoints.getActivityHistory, activities)).toEqual({ data: activities });
    expect(parse(endpoints.getActivityHistory, { data: activities })).toEqual({ data: activities });
  });

  it.each([
    (rows: unknown) => ({ data: { current_page: 1, data: rows, links: [], total: 1 } }),
    (rows: unknown) => ({ count: 1, next: null, previous: null, results: rows }),
    (rows: unknown) => ({ data: { docs: rows, totalDocs: 1 } }),
    (rows: unknown) => ({ content: rows, totalElements: 1 }),
  ])('may be a page with the rows in it (%#)', (toPage) => {
    const event = { created_at: '2025-03-05T12:00:00.000Z' };
    const read = parse(endpoints.getActivityHistory, toPage([event]));
    expect(read).toMatchObject({ data: { activities: [event] } });
    expect(parse(endpoints.getStages, toPage([{ stage_number: 1 }]))).toMatchObject([{ stage_number: 1 }]);
    const team = parse(endpoints.getTeamTree, toPage([{ name: 'Ada' }, { name: 'Bob' }]));
    expect(team).toMatchObject({ data: [{ name: 'Ada' }, { name: 'Bob' }] });
    const named = { data: { activities: { $id: '3', $values: [event] } } };
    expect(parse(endpoints.getActivityHistory, named)).toEqual(read);
  });

  it('may hold a list without its name, or with numbers for its rows', () => {
    const row = { created_at: '2025-03-05T10:00:00.000Z' };
    const read = { data: { activities: [row] } };
    for (const body of [{ data: [row] }, [row], { data: { activities: { 2: row } } }])
      expect(parse(endpoints.getActivityHistory, body)).toEqual(read);
  });

  it('may be there where the specification does not show it', () => {
    const stats = { stats: { active_members: 3 }, team: { total_referrals: 2 } };
    expect(parse(endpoints.getStats, { data: stats })).toEqual(stats);
    expect(parse(endpoints.getStages, { data: [{ stage_number: 1 }] })).toEqual([{ stage_number: 1 }]);
    expect(parse(endpoints.forgotPassword, { data: { message: 'Sent.' } })).toEqual({ message: 'Sent.' });
  });

  it('holds the user of a sign-up, or has the fields of one', () => {
    const user = { user_pk: 'pk-1' };
    const created = { message: 'Created.', user };
    expect(parse(endpoints.register, created)).toEqual(created);
    expect(parse(endpoints.register, { data: { ...user, message: 'Created.' } })).toEqual(created);
    expect(parse(endpoints.login, { token: 't', ...user })).toMatchObject({ token: 't', user });
  });

  it('is not made up around the answer to a movement of money', () => {
    expect(parse(endpoints.processTransfer, { message: 'Hm.' })).toEqual({ message: 'Hm.' });
  });

  it('does not let a reply change what every object inherits', () => {
    parse(endpoints.getStats, JSON.parse('{"data":{"__proto__":{"polluted":true}}}'));
    expect('polluted' in {}).toBe(false);
  });
});
