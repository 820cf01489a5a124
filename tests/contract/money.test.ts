import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderServer } from '#mocks/node.ts';
import { findPersona } from '#mocks/seed/personas.ts';
import { ApiError, ConnectionError, MalformedReplyError } from '#src/api/errors.ts';
import { getActivityHistory } from '#src/contract/activities.ts';
import { login, register } from '#src/contract/auth.ts';
import { donate, getDonationHistory } from '#src/contract/donations.ts';
import { getTransactionHistory, withdraw } from '#src/contract/transactions.ts';
import { getTransferHistory, processTransfer } from '#src/contract/transfers.ts';
import { getProfile } from '#src/contract/users.ts';
import { generateWallet } from '#src/contract/wallet.ts';
import { MINUTE_MS } from '#src/domain/durations.ts';
import { toDollars } from '#src/domain/money.ts';
import { callSample } from './callSample';
import { createClientWith, type SignedIn, sendRaw, signIn, startSmallProvider } from './testProvider';
import { WITHDRAWAL_FIELDS } from './withdrawalFields';

let server: ProviderServer;
let member: SignedIn;
beforeEach(async () => {
  server = await startSmallProvider();
  member = await signIn(server, 'member');
});
afterEach(() => server.close());

const getKey = (id: Parameters<typeof findPersona>[0]) => findPersona(id).identifier;
const fetchProfile = async (client: SignedIn) => (await callSample(client, getProfile, {})).data;
const fetchBalances = async (client: SignedIn) => (await fetchProfile(client)).balances;
const requestWithdrawal = (amount: number) =>
  member.call(withdraw, { body: { amount, withdrawal_address: '0xabc', ...WITHDRAWAL_FIELDS } });
const fetchTransactions = async () => (await callSample(member, getTransactionHistory, {})).data.transactions;
const sumLedger = () => server.world.database.account.getAll().reduce((sum, { units }) => sum + units, 0);

afterEach(() => {
  expect(sumLedger()).toBe(0);
});

describe('a transfer', () => {
  it('moves impact balance to the member with that private key, exactly', async () => {
    const leader = await signIn(server, 'leader');
    await server.controls.deposit(getKey('member'), 100);
    const before = [await fetchBalances(member), await fetchBalances(leader)] as const;
    const { data } = await callSample(member, processTransfer, {
      body: { amount: 10.12345, recipient_id: getKey('leader') },
    });
    expect(data).toMatchObject({ amount: 10.12345, recipient: { name: findPersona('leader').name } });
    const after = [await fetchBalances(member), await fetchBalances(leader)] as const;
    expect(after[0].deposit_balance).toBeCloseTo(before[0].deposit_balance - 10.12345, 9);
    expect(after[1].deposit_balance).toBeCloseTo(before[1].deposit_balance + 10.12345, 9);

    const sent = (await callSample(member, getTransferHistory, {})).data.transfers[0];
    const received = (await callSample(leader, getTransferHistory, {})).data.transfers[0];
    expect(sent).toMatchObject({ transfer_id: data?.transfer_id, direction: 'sent', amount: 10.12345 });
    expect(received).toMatchObject({ transfer_id: data?.transfer_id, direction: 'received' });
  });

  it('is confirmed with the stored transfer', async () => {
    await server.controls.deposit(getKey('member'), 100);
    const body = { amount: 10.12345, recipient_id: getKey('leader') };
    const { data } = await callSample(member, processTransfer, { body });
    const stored = server.world.database.transfer.getAll().at(-1);
    expect(data).toEqual({
      transfer_id: stored?.id,
      amount: toDollars(stored?.amount ?? 0),
      recipient: { name: server.world.store.getMember(stored?.receiver_id ?? '').name },
    });
  });

  it('does not show private keys in the history', async () => {
    const { transfers } = (await callSample(member, getTransferHistory, {})).data;
    expect(transfers.length).toBeGreaterThan(0);
    expect(JSON.stringify(transfers)).not.toContain('trl-');
  });

  it('of more than the impact balance is refused and moves nothing', async () => {
    const before = await fetchBalances(member);
    const body = { amount: before.deposit_balance + 0.00001, recipient_id: getKey('leader') };
    await expect(callSample(member, processTransfer, { body })).rejects.toMatchObject({
      status: 422,
      message: 'Insufficient balance',
    });
    expect(await fetchBalances(member)).toEqual(before);
  });
});

describe('a donation', () => {
  it('activates a newcomer and raises stage 0 to 1', async () => {
    const newcomer = await signIn(server, 'newcomer');
    await server.controls.deposit(getKey('newcomer'), 50);
    await newcomer.call(donate, { body: { amount: 20 } });
    const { profile, balances, stats } = await fetchProfile(newcomer);
    expect(profile).toMatchObject({ stage: 1, status: 'active', last_donation: 20 });
    expect(balances).toEqual({ balance: 0, deposit_balance: 30, stage_balance: 0 });
    expect(stats).toMatchObject({ total_donation: 20, total_deposit: 50 });
    const { donations } = (await callSample(newcomer, getDonationHistory, {})).data;
    expect(donations).toMatchObject([{ amount: 20, status: 'Completed', type: 'Donation' }]);
  });

  it('raises the stage when the requirement is met', async () => {
    const newcomer = await signIn(server, 'newcomer');
    await server.controls.deposit(getKey('newcomer'), 200);
    await newcomer.call(donate, { body: { amount: 99.99999 } });
    expect((await fetchProfile(newcomer)).profile.stage).toBe(1);
    await newcomer.call(donate, { body: { amount: 10 } });
    expect((await fetchProfile(newcomer)).profile.stage).toBe(2);
  });

  it('below the minimum of the stage is refused with a message', async () => {
    await server.controls.deposit(getKey('member'), 100);
    await expect(member.call(donate, { body: { amount: 49.99999 } })).rejects.toMatchObject({
      status: 422,
      message: 'The minimum donation for your stage is $50.00000.',
    });
  });

  it('credits the sponsor with a share and logs the earning', async () => {
    const before = await fetchProfile(member);
    const body = { name: 'Ada', email: 'ada@example.com', password: 'x' };
    const { user } = await createClientWith(server, null).call(register, {
      body: { ...body, referral_code: before.profile.referral_code },
    });
    await server.controls.deposit(user.user_pk, 100);
    const credentials = { body: { identifier: user.user_pk, password: 'x' } };
    const { token } = await createClientWith(server, null).call(login, credentials);
    await createClientWith(server, token).call(donate, { body: { amount: 80.00001 } });

    const after = await fetchProfile(member);
    const [latest] = (await callSample(member, getActivityHistory, {})).data.activities;
    const earned = latest?.metadata?.amount ?? 0;
    expect(latest).toMatchObject({ type: 'Earning', description: 'Earned from the donation of Ada' });
    expect(earned).toBeGreaterThanOrEqual(16);
    expect(after.stats.total_earn).toBeCloseTo(before.stats.total_earn + earned, 9);
    expect(after.balances.balance).toBeCloseTo(before.balances.balance + earned, 9);
    expect(after.balances.stage_balance).toBeCloseTo(before.balances.stage_balance + earned, 9);
  });
});

describe('a withdrawal', () => {
  it('debits the balance at once and settles as time passes', async () => {
    const before = await fetchProfile(member);
    await requestWithdrawal(20);
    expect((await fetchBalances(member)).balance).toBeCloseTo(before.balances.balance - 20, 9);
    expect((await fetchTransactions())[0]).toMatchObject({ type: 'Withdrawal', amount: 20, status: 2 });
    expect((await fetchProfile(member)).stats.total_withdraw).toBe(before.stats.total_withdraw);
    await server.controls.advance(10 * MINUTE_MS);
    expect((await fetchTransactions())[0]?.status).toBe(4);
    await server.controls.expireAccessTokens();
    await server.controls.advance(50 * MINUTE_MS);
    member = await signIn(server, 'member');
    expect((await fetchTransactions())[0]?.status).toBe(1);
    expect((await fetchProfile(member)).stats.total_withdraw).toBeGreaterThanOrEqual(
      before.stats.total_withdraw + 20,
    );
  });

  it('that is rejected is refunded to the balance', async () => {
    const before = await fetchBalances(member);
    await requestWithdrawal(20);
    const open = (await fetchTransactions()).filter(({ status }) => status === 2 || status === 4);
    expect(await server.controls.rejectWithdrawals(getKey('member'))).toBe(open.length);
    const refunded = open.reduce((sum, { amount }) => sum + amount, 0);
    expect((await fetchBalances(member)).balance).toBeCloseTo(before.balance - 20 + refunded, 9);
    expect((await fetchTransactions())[0]?.status).toBe(3);
  });

  it('below the minimum, or above the balance, is refused with a message', async () => {
    await expect(requestWithdrawal(19.99999)).rejects.toMatchObject({
      status: 422,
      message: 'The minimum withdrawal is $20.00000.',
    });
    const { balance } = await fetchBalances(member);
    await expect(requestWithdrawal(balance + 1)).rejects.toMatchObject({
      status: 422,
      message: 'Insufficient balance',
    });
  });
});

describe('a deposit wallet', () => {
  const generate = async () => (await callSample(member, generateWallet, {})).data;

  it('stays the same for an hour and is replaced after that', async () => {
    const first = await generate();
    expect(first).toMatchObject({ expires_in: 3600, limits: { min_withdrawal: 20 } });
    await server.controls.advance(14 * MINUTE_MS);
    expect(await generate()).toMatchObject({
      wallet_address: first?.wallet_address,
      expires_in: 46 * 60,
    });
    await server.controls.advance(46 * MINUTE_MS);
    member = await signIn(server, 'member');
    const next = await generate();
    expect(next?.expires_in).toBe(3600);
    expect(next?.wallet_address).not.toBe(first?.wallet_address);
  });

  it('credits received money to the impact balance', async () => {
    const before = await fetchProfile(member);
    await server.controls.deposit(getKey('member'), 12.34567);
    const after = await fetchProfile(member);
    expect(after.balances.deposit_balance).toBeCloseTo(before.balances.deposit_balance + 12.34567, 9);
    expect(after.stats.total_deposit).toBeCloseTo(before.stats.total_deposit + 12.34567, 9);
    expect((await fetchTransactions())[0]).toMatchObject({ type: 'Deposit', amount: 12.34567, status: 1 });
    const [latest] = (await callSample(member, getActivityHistory, {})).data.activities;
    expect(latest).toMatchObject({ type: 'Deposit', metadata: { amount: 12.34567 } });
  });
});

describe('a member reads and changes only their own data', () => {
  it('cannot spend from another account, whatever the body says', async () => {
    await server.controls.deposit(getKey('member'), 100);
    const leader = await signIn(server, 'leader');
    const before = await fetchBalances(leader);
    const sender = server.world.database.member.findFirst({
      where: { user_pk: { equals: getKey('leader') } },
      strict: true,
    });
    const body = {
      amount: 5,
      recipient_id: getKey('inactive'),
      sender_id: sender.id,
      member_id: sender.id,
      user_pk: sender.user_pk,
    };
    const reply = await sendRaw(server, 'POST', '/transfers/process', {
      body,
      headers: { authorization: `Bearer ${member.token}` },
    });
    expect(reply.status).toBe(200);
    expect(await fetchBalances(leader)).toEqual(before);
  });

  it('reads only their own histories', async () => {
    const { database } = server.world;
    const self = database.member.findFirst({
      where: { user_pk: { equals: getKey('member') } },
      strict: true,
    });
    const owned = (rows: readonly { id: string; member_id: string }[]) =>
      rows.filter(({ member_id }) => member_id === self.id).map(({ id }) => id);
    const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);
    expect(ids(await fetchTransactions()).sort()).toEqual(owned(database.transaction.getAll()).sort());
    const { donations } = (await callSample(member, getDonationHistory, {})).data;
    expect(ids(donations).sort()).toEqual(owned(database.donation.getAll()).sort());
    const { activities } = (await callSample(member, getActivityHistory, {})).data;
    expect(ids(activities).sort()).toEqual(owned(database.activity.getAll()).sort());
    const { transfers } = (await callSample(member, getTransferHistory, {})).data;
    const mine = database.transfer
      .getAll()
      .filter(({ sender_id, receiver_id }) => sender_id === self.id || receiver_id === self.id);
    expect(transfers.map(({ transfer_id }) => transfer_id).sort()).toEqual(mine.map(({ id }) => id).sort());
  });
});

describe('faults can be injected', () => {
  it('by signing in as the unlucky persona, without controls', async () => {
    const unlucky = await signIn(server, 'unlucky');
    const before = await fetchBalances(unlucky);
    expect(before.deposit_balance).toBeGreaterThan(100);
    await expect(unlucky.call(donate, { body: { amount: 50 } })).rejects.toMatchObject({
      status: 422,
      message: 'The payment system is not available. Please try again later.',
    });
    expect(await fetchBalances(unlucky)).toEqual(before);
  });

  it('once, or until they are cleared', async () => {
    const request = () => callSample(member, getProfile, {});
    server.controls.failNext('getProfile', 'serverError');
    await expect(request()).rejects.toMatchObject({ status: 500 });
    await expect(request()).resolves.toBeDefined();
    server.controls.failNext('getProfile', 'malformed', { sticky: true });
    await expect(request()).rejects.toBeInstanceOf(MalformedReplyError);
    await expect(request()).rejects.toBeInstanceOf(MalformedReplyError);
    server.controls.clear();
    await expect(request()).resolves.toBeDefined();
  });

  it('as an error without a message, as a 401, or as a network error', async () => {
    const request = () => callSample(member, getProfile, {});
    server.controls.failNext('getProfile', 'serverError');
    await expect(request()).rejects.toMatchObject({ status: 500, body: {} });
    server.controls.failNext('getProfile', 'unauthorized', { sticky: true });
    await expect(request()).rejects.toMatchObject({ status: 401 });
    server.controls.clear();
    server.controls.failNext('getProfile', 'unreachable', { sticky: true });
    await expect(request()).rejects.toBeInstanceOf(ConnectionError);
  });

  it('as a lost response: the donation is processed', async () => {
    await server.controls.deposit(getKey('member'), 100);
    const before = await fetchProfile(member);
    server.controls.failNext('donate', 'responseLost');
    await expect(member.call(donate, { body: { amount: 60 } })).rejects.toBeInstanceOf(ConnectionError);
    expect((await fetchProfile(member)).stats.total_donation).toBe(before.stats.total_donation + 60);
  });

  it('as a truncated response: the donation is processed', async () => {
    await server.controls.deposit(getKey('member'), 100);
    const before = await fetchProfile(member);
    server.controls.failNext('donate', 'responseTruncated');
    await expect(member.call(donate, { body: { amount: 60 } })).rejects.toBeInstanceOf(ConnectionError);
    expect((await fetchProfile(member)).stats.total_donation).toBe(before.stats.total_donation + 60);
  });

  it('as a response that is held until it is released', async () => {
    const release = server.controls.hold('getProfile');
    const order: string[] = [];
    const held = callSample(member, getProfile, {}).then(() => order.push('held'));
    await callSample(member, getDonationHistory, {});
    order.push('other');
    release();
    await held;
    expect(order).toEqual(['other', 'held']);
  });
});

it('a request without a session rejects with an ApiError', async () => {
  await expect(createClientWith(server, null).call(getProfile, {})).rejects.toBeInstanceOf(ApiError);
});
