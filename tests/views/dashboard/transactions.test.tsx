import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PersonaId } from '#mocks/seed/personas.ts';
import type { Services } from '#src/actors/services.ts';
import { createIdempotencyKey } from '#src/api/idempotencyKey.ts';
import { getActivityHistory } from '#src/contract/activities.ts';
import { register } from '#src/contract/auth.ts';
import { getReferrals } from '#src/contract/referrals.ts';
import { getTransactionHistory } from '#src/contract/transactions.ts';
import { getProfile } from '#src/contract/users.ts';
import { callSample } from '../../contract/callSample';
import { expectNoFindings } from '../support/axe';
import { catchDownloads } from '../support/catchDownloads';
import { changeReplies, replaceReplies } from '../support/changeReplies';
import { day, dollars } from '../support/formats';
import { alert, columnHeaders, region, settled, table } from '../support/locators';
import { closeApp, DESKTOP, NARROW, openApp, PHONE, persona, provider } from '../support/openApp';
import { rowsOf } from '../support/readScreen';
import { openScreen } from '../support/screens';

const PATH = '/dashboard/transactions';

const INCOMING: Readonly<Record<string, boolean>> = {
  Deposit: true,
  Earning: true,
  Withdrawal: false,
  Donation: false,
};
const signed = (value: number, isIncoming: boolean | undefined) =>
  `${isIncoming === undefined || value === 0 ? '' : isIncoming ? '+' : '\u2212'}${dollars(value)}`;
/** By what the provider in the browser writes of an activity. */
const isIncomingActivity = (type: string, description: string) =>
  type === 'Transfer' ? description.includes('received') : description.includes('refunded') || INCOMING[type];

/** `2025-03-05`, likewise. */
const isoDay = (moment: string) => new Date(moment).toLocaleDateString('sv');

const WORDS: Readonly<Record<number, string>> = {
  1: 'Completed',
  2: 'Pending',
  3: 'Rejected',
  4: 'Processing',
};
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

async function open(as: PersonaId, search = ''): Promise<Services> {
  const services = await openScreen(`${PATH}${search}`, 'Activity Details', { as });
  return services;
}

const filterOf = (name: string) => region(name).getByLabelText('Filter', { exact: true });

const transactionsOf = async ({ client }: Services) =>
  (await callSample(client, getTransactionHistory, {})).data.transactions;
const activitiesOf = async ({ client }: Services) =>
  (await callSample(client, getActivityHistory, {})).data.activities;
const referralsOf = async ({ client }: Services) =>
  (await callSample(client, getReferrals, {})).data.referrals;

describe('the screen shows the provider’s data', () => {
  test.each(['member', 'leader', 'unlucky'] as const)('to %s', async (id) => {
    const services = await open(id, '?transactions.size=50&referrals.size=50&activities.size=50');
    const transactions = await transactionsOf(services);
    const referrals = await referralsOf(services);
    const activities = await activitiesOf(services);
    await settled();

    expect(columnHeaders('Recent Transaction')).toEqual(['Type', 'Date', 'Amount', 'Status']);
    expect(rowsOf('Recent Transaction')).toEqual(
      transactions
        .slice(0, 50)
        .map((one) => [
          one.type,
          day(one.created_at),
          signed(one.amount, INCOMING[one.type]),
          WORDS[one.status],
        ]),
    );
    expect(columnHeaders('Referral Activity')).toEqual([
      'Serial No',
      'Name',
      'Email',
      'Position',
      'Status',
      'Referral Code',
      'Stage',
      'Joined',
    ]);
    expect(rowsOf('Referral Activity')).toEqual(
      referrals
        .slice(0, 50)
        .map((one, index) => [
          String(index + 1),
          one.name,
          one.email,
          capitalised(one.team_tree.position ?? ''),
          capitalised(one.status),
          one.referral_code,
          String(one.stage),
          day(one.joined),
        ]),
    );
    expect(columnHeaders('Activity Log')).toEqual(['Date', 'Description', 'Type', 'Amount']);
    expect(rowsOf('Activity Log')).toEqual(
      activities
        .slice(0, 50)
        .map((one) => [
          day(one.created_at),
          one.description,
          one.type,
          signed(one.metadata?.amount ?? 0, isIncomingActivity(one.type, one.description)),
        ]),
    );
  });
});

test('a newcomer reads that there is nothing, in the words for each table', async () => {
  await open('newcomer');
  await settled();
  await expect.element(region('Recent Transaction').getByText('No transactions found.')).toBeVisible();
  await expect.element(region('Referral Activity').getByText('No data found')).toBeVisible();
  await expect.element(filterOf('Recent Transaction')).not.toBeInTheDocument();
});

test('a part of a list is not taken for all there is without a word, until the rest comes', async () => {
  changeReplies({
    getTransactionHistory: (reply) => ({
      data: {
        transactions: getTransactionHistory.reply.parse(reply).data.transactions.slice(0, 3),
        pagination: { total: 40 },
      },
    }),
  });
  const services = await open('member');
  const partial = page.getByText(/^The provider has sent only a part of your records\./);
  await expect.element(partial).toBeVisible();
  vi.restoreAllMocks();
  await transactionsOf(services);
  await expect.element(partial).not.toBeInTheDocument();
});

test('a row without a date or an amount is left out with a word, and takes no other with it', async () => {
  const row = { type: 'Deposit', amount: 1, status: 1 };
  const transactions = [
    { ...row, _id: 'a', created_at: null },
    { ...row, _id: 'c', created_at: '2025-03-05T12:00:00.000Z', amount: null },
    { ...row, _id: 'b', created_at: '2025-03-05T12:00:00.000Z' },
  ];
  replaceReplies({ getTransactionHistory: { data: { transactions } } });
  await open('member');
  await expect
    .element(page.getByText(/^Some of your records came without a date or an amount\./))
    .toBeVisible();
  await settled();
  expect(rowsOf('Recent Transaction')).toEqual([['Deposit', '5th March, 2025', '+$1.00000', 'Completed']]);
});

test('a status that has no word is blank', async () => {
  // A provider that is ahead of the app: the one in the browser knows only the four codes.
  const moment = '2025-03-05T12:00:00.000Z';
  const transactions = [
    { _id: 'a', type: 'Deposit', created_at: moment, amount: 1, status: 9 },
    { _id: 'b', type: 'Gift', created_at: moment, amount: 2, status: 1 },
  ];
  replaceReplies({ getTransactionHistory: { data: { transactions } } });
  await open('member');
  await settled();
  expect(rowsOf('Recent Transaction')).toEqual([
    ['Deposit', '5th March, 2025', '+$1.00000', ''],
    ['Gift', '5th March, 2025', '$2.00000', 'Completed'],
  ]);
});

test('ids that repeat, endless texts and broken characters cost nothing', async () => {
  const long = 'x'.repeat(10_000);
  const transaction = { _id: 'a', type: long, amount: 1, status: 1 };
  const referral = {
    name: '\ud800',
    email: long,
    status: long,
    referral_code: long,
    team_tree: { position: long },
  };
  const activity = { _id: 'a', description: long, type: 'Stage' };
  const many = (row: object) =>
    Array.from({ length: 23 }, (_, index) => ({ ...row, created_at: `2025-03-05T12:00:${index + 10}Z` }));
  replaceReplies({
    getTransactionHistory: { data: { transactions: many(transaction) } },
    getReferrals: { data: { referrals: many(referral) } },
    getActivityHistory: { data: { activities: many(activity) } },
  });
  await open('member');
  await settled();
  for (const [width, title] of [
    [DESKTOP, 'Activity Log'],
    [NARROW, 'Recent Transaction'],
  ] as const) {
    await page.viewport(width, 900);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const next = region(title).getByRole('button', { name: 'Next page' });
    await next.click();
    await next.click();
    await expect.poll(() => rowsOf(title)).toHaveLength(3);
    for (const cell of document.querySelectorAll('td')) {
      expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(width);
    }
  }
});

describe('each table', () => {
  test('fails by itself, and Retry brings it', async () => {
    provider.controls.failNext('getTransactionHistory', 'serverError');
    await open('member');
    await expect.element(alert()).toHaveTextContent('Recent Transaction could not be loaded.');
    await expect.element(table('Activity Log')).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(table('Recent Transaction')).toBeVisible();
    await settled();
    expect(rowsOf('Recent Transaction').length).toBeGreaterThan(0);
  });

  test('keeps its rows while they are refetched', async () => {
    await open('member');
    await settled();
    const before = rowsOf('Recent Transaction').length;
    await provider.controls.deposit(persona('member').identifier, 12.5);
    const release = provider.controls.hold('getTransactionHistory');
    window.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(rowsOf('Recent Transaction')).toHaveLength(before);
    expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0);
    release();
    await expect.poll(() => rowsOf('Recent Transaction')[0]?.[2]).toBe('+$12.50000');
  });

  test('keeps its own view in the URL, without a history entry for every keystroke', async () => {
    await open('leader');
    await settled();
    const before = history.length;
    await filterOf('Activity Log').fill('');
    await userEvent.type(filterOf('Activity Log'), 'donation');
    await expect.poll(() => location.search).toBe('?activities.q=donation');
    expect(history.length).toBe(before);
    await region('Activity Log').getByRole('button', { name: 'Next page' }).click();
    expect(location.search).toBe('?activities.q=donation&activities.page=2');
    await region('Referral Activity').getByRole('button', { name: 'Name', exact: true }).click();
    expect(location.search).toBe('?activities.q=donation&activities.page=2&referrals.sort=name');
    await userEvent.type(filterOf('Activity Log'), 's');
    expect(location.search).toBe('?activities.q=donations&referrals.sort=name');
    history.back();
    await expect.poll(() => location.search).toBe('?activities.q=donation&activities.page=2');
    await expect.element(filterOf('Activity Log')).toHaveValue('donation');
    await expect.element(region('Activity Log').getByText(/^Rows 11–20 of /)).toBeVisible();
  });

  test('is as it was after a reload, and as by default where the URL is nonsense', async () => {
    const services = await open(
      'leader',
      '?activities.q=earning&activities.page=2&activities.size=25&activities.sort=amount&transactions.page=x&transactions.sort=1',
    );
    const earned = (await activitiesOf(services))
      .filter((one) => one.type === 'Earning' || /earning/i.test(one.description))
      .toSorted((one, other) => (one.metadata?.amount ?? 0) - (other.metadata?.amount ?? 0));
    await settled();
    expect(earned.length).toBeGreaterThan(25);
    await expect.element(filterOf('Activity Log')).toHaveValue('earning');
    expect(rowsOf('Activity Log').map(([, description]) => description)).toEqual(
      earned.slice(25, 50).map(({ description }) => description),
    );
    expect(rowsOf('Recent Transaction').map(([, date]) => date)).toEqual(
      (await transactionsOf(services)).slice(0, 10).map(({ created_at }) => day(created_at)),
    );
  });
});

describe('a download', () => {
  test('has all rows that match, in the order of the table, with plain figures and days', async () => {
    const files = catchDownloads();
    const services = await open('leader', '?activities.q=donation&activities.sort=amount');
    const found = (await activitiesOf(services))
      .filter((one) => /donation/i.test(`${one.type} ${one.description}`))
      .toSorted((one, other) => (one.metadata?.amount ?? 0) - (other.metadata?.amount ?? 0));
    await settled();
    expect(found.length).toBeGreaterThan(10);
    await region('Activity Log').getByRole('button', { name: 'Download CSV' }).click();
    await expect.poll(() => files.length).toBe(1);
    const [file] = files;
    expect(file?.name).toBe(`activity-log-${isoDay(new Date().toISOString())}.csv`);
    const bytes = new Uint8Array((await file?.file?.arrayBuffer()) ?? new ArrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      'Date,Description,Type,Amount',
      ...found.map(({ created_at, description, type, metadata }) =>
        [
          isoDay(created_at),
          description,
          type,
          ((metadata?.amount ?? 0) * (type === 'Donation' ? -1 : 1)).toFixed(5),
        ].join(','),
      ),
    ]);
  });

  test('never contains a formula, whatever the members’ names', async () => {
    const files = catchDownloads();
    const services = await open('member');
    const { referral_code } = (await callSample(services.client, getProfile, {})).data.profile;
    const body = {
      name: `=cmd|' /C calc'!A0`,
      email: '+1@example.com',
      password: 'correct horse',
      referral_code,
    };
    await callSample(services.client, register, { body, idempotencyKey: createIdempotencyKey() });
    closeApp();
    await openApp(`${PATH}?referrals.q=calc`);
    await expect.element(table('Referral Activity')).toBeVisible();
    await expect.poll(() => rowsOf('Referral Activity')[0]?.[1]).toBe(body.name);
    await region('Referral Activity').getByRole('button', { name: 'Download CSV' }).click();
    await expect.poll(() => files.length).toBe(1);
    const [, row] = (await files[0]?.file?.text())?.split('\r\n') ?? [];
    expect(row).toContain(`,'=cmd|' /C calc'!A0,'+1@example.com,`);
  });
});

describe('axe finds nothing, and nothing is cut off,', () => {
  test.each(['member', 'newcomer'] as const)('for %s at every width', { timeout: 40_000 }, async (id) => {
    await open(id);
    await settled();
    await expectNoFindings([DESKTOP, 1024, 768, PHONE]);
  });

  test('with a filter without matches, and reversed days', async () => {
    await open('member', '?transactions.q=nothing&activities.from=2025-03-06&activities.to=2025-03-05');
    await settled();
    await expect
      .element(region('Recent Transaction').getByText('Nothing matches your filter.'))
      .toBeVisible();
    await expect.element(region('Activity Log').getByText(/^The first day is after the last/)).toBeVisible();
    await expectNoFindings();
  });

  test('while loading, and after a failure', async () => {
    const release = provider.controls.hold('getReferrals');
    provider.controls.failNext('getTransactionHistory', 'unreachable');
    await open('member');
    await expect.element(alert()).toBeVisible();
    await expect.element(table('Referral Activity')).toHaveAttribute('aria-busy', 'true');
    // A skeleton breathes as long as it is there; for axe it holds its breath.
    const holdBreath = document.createElement('style');
    holdBreath.textContent = '* { animation: none !important; }';
    document.head.append(holdBreath);
    await expectNoFindings();
    holdBreath.remove();
    release();
    await settled();
  });
});
