import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { EndpointKey } from '#mocks/endpoint.ts';
import { getStats } from '#src/contract/users.ts';
import { toLiteralReply } from '../../literal/literalReply';
import { expectNoFindings } from '../support/axe';
import { changeEveryReply, replaceReplies, without } from '../support/changeReplies';
import { alert, field, link, region, settled } from '../support/locators';
import { callsOf, DESKTOP, openApp, PHONE } from '../support/openApp';
import { rowsOf, terms } from '../support/readScreen';
import { followLink, openScreen } from '../support/screens';

const WALLET = 'POST /wallet/generate';
const SETTINGS = 'GET /settings/public';
/** A dash, and what screen readers say. */
const DASH = '–not available';

const alerts = () => alert().elements();

async function open(path: string, title: string) {
  await openScreen(path, title, { as: 'member' });
  await settled();
}

/** Leaves out fields of one endpoint's replies, at any depth. */
const leaveOut = (endpoint: EndpointKey, ...names: readonly string[]) =>
  changeEveryReply((reply, key) => (key === endpoint ? without(reply, ...names) : reply));

describe('with a provider that sends the specification’s fields and no others', () => {
  test('every screen is whole, and leaves out what nobody said', async () => {
    let size: number | undefined;
    changeEveryReply((reply, key) => {
      if (key === 'getStats') size = getStats.reply.parse(reply).team?.network_size;
      return toLiteralReply(key, reply);
    });
    await open('/dashboard', 'Financial Overview');
    expect(terms()).toMatchObject({
      'Total Donation': expect.stringMatching(/^\$[1-9]/),
      'Earning Threshold': expect.stringMatching(/^\$\d/),
      'Network size': `${size} Members`,
      'Active Members': expect.stringMatching(/^\d+$/),
    });
    await expect.element(region('Top Referrers')).toHaveTextContent('The provider does not list them.');
    expect(rowsOf('Recent Activity')).toHaveLength(5);
    await expectNoFindings([PHONE]);
    await page.viewport(DESKTOP, 900);

    await followLink('Network', 'Network');
    await settled();
    await expect.element(region('Your Progress')).toBeVisible();
    await expect.element(region('Your sponsors')).not.toBeInTheDocument();

    await followLink('Setting', 'Account Settings');
    await settled();
    await expect.element(region('Membership')).not.toBeInTheDocument();

    await followLink('Donate', 'Donate Funds');
    await settled();
    expect(Object.keys(terms())).toEqual(['Impact Balance']);
    await field('Amount').fill('1');
    await expect.element(field('Amount')).toHaveAccessibleDescription(/^\$1\.00000 will be donated, /);

    await link('Fund Transfer').click();
    await page.getByRole('tab', { name: 'Transfer History' }).click();
    await settled();
    const transfers = rowsOf('Transfer History');
    expect(transfers.length).toBeGreaterThan(0);
    for (const [id, name, , , amount] of transfers) {
      expect(id).not.toBe(DASH);
      expect(name).not.toMatch(/Received|Sent/);
      expect(amount).toMatch(/^\$[\d,]+\.\d{5}$/);
    }
    expect(alerts()).toEqual([]);
  });
});

describe('a figure that is left out', () => {
  test('is a dash on Home, never a zero, and the threshold says why there is none', async () => {
    leaveOut('getProfile', 'stats', 'balances', 'stage', 'referral_code', 'status');
    await open('/dashboard', 'Financial Overview');
    const {
      'Network size': size,
      'Active Members': active,
      'Earned in the last 12 months': earned,
      ...others
    } = terms();
    expect(earned).toMatch(/^\$/);
    expect(Object.keys(others)).toHaveLength(9);
    for (const [name, shown] of Object.entries(others)) expect([name, shown]).toEqual([name, DASH]);
    expect([size, active]).toEqual([expect.stringMatching(/^\d+ Members$/), expect.stringMatching(/^\d+$/)]);
    await expect
      .element(region('Earning Threshold'))
      .toHaveTextContent('The provider does not say your stage.');
    await expect.element(page.getByRole('button', { name: 'Copy Code' })).not.toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/undefined|Stage 0/);
    expect(alerts()).toEqual([]);
    await expectNoFindings([PHONE]);
    await page.viewport(DESKTOP, 900);

    await followLink('Withdraw', 'Withdraw Funds');
    await settled();
    expect(terms()).toEqual({
      'Available Balance': DASH,
      'Being Paid Out': expect.stringMatching(/^\$[1-9]/),
      'Minimum Withdrawal': '$20.00000',
    });
    await expect.element(field('Amount')).toHaveAccessibleDescription('At least $20.00000.');
    await link('Network').click();
    await expect.element(region('Your Progress')).toHaveTextContent('–not available');
    await expect.element(region('Share Your Link')).not.toBeInTheDocument();
  });

  test.each([
    ['getProfile', 'last_donation'],
    ['getStages', 'earning_multiplier'],
  ] as const)('leaves the threshold open: %s without %s', async (endpoint, name) => {
    leaveOut(endpoint, name);
    await open('/dashboard', 'Financial Overview');
    expect(terms()).toMatchObject({ 'Earning Threshold': DASH, 'Total Earn': expect.stringMatching(/^\$/) });
    await expect
      .element(region('Earning Threshold'))
      .toHaveTextContent('The provider leaves out a figure that it is worked out from.');
  });
});

test('a row of a table shows dashes for what it lacks, and sorts last', async () => {
  replaceReplies({
    getTransactionHistory: {
      data: {
        transactions: [
          { type: 'DEPOSIT', created_at: 1_741_176_000, amount: '2', status: '1' },
          { type: null, created_at: '2025-03-06', amount: 1, status: null },
          { type: 'Gift', created_at: '2025-03-07T12:00:00', amount: 3, status: 'On hold' },
        ],
      },
    },
    getReferrals: {
      data: { referrals: [{ name: 'B', email: null }, { name: 'A' }, { email: 'c@d.example' }] },
    },
  });
  await open('/dashboard/transactions', 'Activity Details');
  expect(rowsOf('Recent Transaction')).toEqual([
    ['Gift', '7th March, 2025', '$3.00000', ''],
    [DASH, '6th March, 2025', '$1.00000', DASH],
    ['Deposit', '5th March, 2025', '+$2.00000', 'Completed'],
  ]);
  expect(rowsOf('Referral Activity')[0]).toEqual(['1', 'B', ...Array.from({ length: 6 }, () => DASH)]);
  const byName = page
    .getByRole('table', { name: 'Referral Activity' })
    .getByRole('button', { name: 'Name', exact: true });
  const names = () => rowsOf('Referral Activity').map(([, name]) => name);
  await byName.click();
  await expect.poll(names).toEqual(['A', 'B', DASH]);
  await byName.click();
  await expect.poll(names).toEqual(['B', 'A', DASH]);
});

describe('the minimum withdrawal', () => {
  const wallet = (data: object) => ({
    success: true,
    data: { wallet_address: '0xabc', expires_in: 3600, ...data },
  });

  test('comes with the wallet, which is fetched once for Withdraw and Deposit', async () => {
    replaceReplies({ generateWallet: wallet({ limits: { min_withdrawal: '35' } }) });
    await open('/dashboard/withdraw', 'Withdraw Funds');
    expect(terms()['Minimum Withdrawal']).toBe('$35.00000');
    await followLink('Deposit', 'Deposit Funds');
    await link('Withdraw').click();
    await expect.poll(() => terms()['Minimum Withdrawal']).toBe('$35.00000');
    expect([callsOf(WALLET), callsOf(SETTINGS)]).toEqual([1, 0]);
  });

  test.each([
    ['without limits', wallet({})],
    ['that is refused', { success: false, message: 'No wallets today.' }],
  ])('comes from the public settings with a wallet %s', async (_, reply) => {
    replaceReplies({ generateWallet: reply });
    await open('/dashboard/withdraw', 'Withdraw Funds');
    await expect.poll(() => terms()['Minimum Withdrawal']).toBe('$20.00000');
    await expect.element(field('Amount')).toHaveAccessibleDescription('At least $20.00000.');
    expect(alerts()).toEqual([]);
  });

  test('is neither shown nor checked where the provider has none', async () => {
    replaceReplies({ generateWallet: wallet({ limits: null }), getPublicSettings: {} });
    await open('/dashboard/withdraw', 'Withdraw Funds');
    await expect.poll(() => Object.keys(terms())).toEqual(['Available Balance', 'Being Paid Out']);
    await field('Amount').fill('0.00001');
    await expect.element(field('Amount')).toHaveAccessibleDescription(/^\$0\.00001 will be withdrawn, /);
    expect(alerts()).toEqual([]);
  });

  test('that cannot be loaded costs its own figure, and Retry brings it', async () => {
    replaceReplies({ generateWallet: { success: false }, getPublicSettings: { data: { limits: 7 } } });
    await openApp('/dashboard/withdraw', { as: 'member' });
    await expect.element(alert()).toHaveTextContent('Your withdrawal figures could not be loaded.');
    await settled();
    expect(terms()).toMatchObject({
      'Minimum Withdrawal': DASH,
      'Available Balance': expect.stringMatching(/^\$[1-9]/),
    });
    await field('Amount').fill('1');
    await expect.element(field('Amount')).toHaveAccessibleDescription(/^\$1\.00000 will be withdrawn, /);
    replaceReplies({ generateWallet: wallet({ limits: { min_withdrawal: 25 } }) });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => terms()['Minimum Withdrawal']).toBe('$25.00000');
    await expect.element(alert()).not.toBeInTheDocument();
  });
});
