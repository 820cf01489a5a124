import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderServer } from '#mocks/node.ts';
import { ApiError, ConnectionError, MalformedReplyError } from '#src/api/errors.ts';
import { getActivityHistory } from '#src/contract/activities.ts';
import { login, register } from '#src/contract/auth.ts';
import { donate, getDonationHistory } from '#src/contract/donations.ts';
import { getTransactionHistory, withdraw } from '#src/contract/transactions.ts';
import { getTransferHistory, processTransfer } from '#src/contract/transfers.ts';
import { getProfile } from '#src/contract/users.ts';
import { generateWallet } from '#src/contract/wallet.ts';
import { clientWith, persona, raw, type SignedIn, signIn, startSmallProvider } from './provider';

let server: ProviderServer;
let member: SignedIn;
beforeEach(async () => {
  server = await startSmallProvider();
  member = await signIn(server, 'member');
});
afterEach(() => server.close());

const MINUTE = 60_000;
const keyOf = (id: Parameters<typeof persona>[0]) => persona(id).identifier;
const profileOf = async (who: SignedIn) => (await who.call(getProfile, {})).data;
const balances = async (who: SignedIn) => (await profileOf(who)).balances;
const fixed = { network: 'BSC', payment_method: 'blockchain', type: 'Withdrawal' } as const;
const withdrawing = (amount: number) =>
  member.call(withdraw, { body: { amount, withdrawal_address: '0xabc', ...fixed } });
const transactions = async () => (await member.call(getTransactionHistory, {})).data.transactions;
const ledgerSum = () => server.world.database.account.getAll().reduce((sum, { units }) => sum + units, 0);

afterEach(() => {
  expect(ledgerSum()).toBe(0);
});

describe('a transfer', () => {
  it('moves impact balance to the member with that private key, to the unit', async () => {
    const leader = await signIn(server, 'leader');
    await server.controls.deposit(keyOf('member'), 100);
    const before = [await balances(member), await balances(leader)] as const;
    const { data } = await member.call(processTransfer, {
      body: { amount: 10.12345, recipient_id: keyOf('leader') },
    });
    expect(data).toMatchObject({ amount: 10.12345, recipient: { name: persona('leader').name } });
    const after = [await balances(member), await balances(leader)] as const;
    expect(after[0].deposit_balance).toBeCloseTo(before[0].deposit_balance - 10.12345, 9);
    expect(after[1].deposit_balance).toBeCloseTo(before[1].deposit_balance + 10.12345, 9);

    const sent = (await member.call(getTransferHistory, {})).data.transfers[0];
    const received = (await leader.call(getTransferHistory, {})).data.transfers[0];
    expect(sent).toMatchObject({ transfer_id: data?.transfer_id, direction: 'sent', amount: 10.12345 });
    expect(received).toMatchObject({ transfer_id: data?.transfer_id, direction: 'received' });
  });

  it('never shows a private key to the other side', async () => {
    const { transfers } = (await member.call(getTransferHistory, {})).data;
    expect(transfers.length).toBeGreaterThan(0);
    expect(JSON.stringify(transfers)).not.toContain('trl-');
  });

  it('refuses more than there is, and moves nothing', async () => {
    const before = await balances(member);
    const body = { amount: before.deposit_balance + 0.00001, recipient_id: keyOf('leader') };
    await expect(member.call(processTransfer, { body })).rejects.toMatchObject({
      status: 422,
      message: 'Insufficient balance',
    });
    expect(await balances(member)).toEqual(before);
  });
});

describe('a donation', () => {
  it('activates a newcomer and makes stage 1 of stage 0', async () => {
    const newcomer = await signIn(server, 'newcomer');
    await server.controls.deposit(keyOf('newcomer'), 50);
    await newcomer.call(donate, { body: { amount: 20 } });
    const { profile, balances: left, stats } = await profileOf(newcomer);
    expect(profile).toMatchObject({ stage: 1, status: 'active', last_donation: 20 });
    expect(left).toEqual({ balance: 0, deposit_balance: 30, stage_balance: 0 });
    expect(stats).toMatchObject({ total_donation: 20, total_deposit: 50 });
    const { donations } = (await newcomer.call(getDonationHistory, {})).data;
    expect(donations).toMatchObject([{ amount: 20, status: 'Completed', type: 'Donation' }]);
  });

  it('leads to the next stage when the requirement is met', async () => {
    const newcomer = await signIn(server, 'newcomer');
    await server.controls.deposit(keyOf('newcomer'), 200);
    await newcomer.call(donate, { body: { amount: 99.99999 } });
    expect((await profileOf(newcomer)).profile.stage).toBe(1);
    await newcomer.call(donate, { body: { amount: 10 } });
    expect((await profileOf(newcomer)).profile.stage).toBe(2);
  });

  it('below the minimum of the stage is refused in a sentence', async () => {
    await server.controls.deposit(keyOf('member'), 100);
    await expect(member.call(donate, { body: { amount: 49.99999 } })).rejects.toMatchObject({
      status: 422,
      message: 'The minimum donation for your stage is $50.00000.',
    });
  });

  it('earns the sponsor a share, which the activity log explains', async () => {
    const before = await profileOf(member);
    const body = { name: 'Ada', email: 'ada@example.com', password: 'x' };
    const { user } = await clientWith(server, null).call(register, {
      body: { ...body, referral_code: before.profile.referral_code },
    });
    await server.controls.deposit(user.user_pk, 100);
    const entered = { body: { identifier: user.user_pk, password: 'x' } };
    const { token } = await clientWith(server, null).call(login, entered);
    await clientWith(server, token).call(donate, { body: { amount: 80.00001 } });

    const after = await profileOf(member);
    const [latest] = (await member.call(getActivityHistory, {})).data.activities;
    const earned = latest?.metadata?.amount ?? 0;
    expect(latest).toMatchObject({ type: 'Earning', description: 'Earned from the donation of Ada' });
    expect(earned).toBeGreaterThanOrEqual(16);
    expect(after.stats.total_earn).toBeCloseTo(before.stats.total_earn + earned, 9);
    expect(after.balances.balance).toBeCloseTo(before.balances.balance + earned, 9);
    expect(after.balances.stage_balance).toBeCloseTo(before.balances.stage_balance + earned, 9);
  });
});

describe('a withdrawal', () => {
  it('leaves the balance at once, and settles as time passes', async () => {
    const before = await profileOf(member);
    await withdrawing(20);
    expect((await balances(member)).balance).toBeCloseTo(before.balances.balance - 20, 9);
    expect((await transactions())[0]).toMatchObject({ type: 'Withdrawal', amount: 20, status: 2 });
    expect((await profileOf(member)).stats.total_withdraw).toBe(before.stats.total_withdraw);
    await server.controls.advance(10 * MINUTE);
    expect((await transactions())[0]?.status).toBe(4);
    await server.controls.expireAccessTokens();
    await server.controls.advance(50 * MINUTE);
    member = await signIn(server, 'member');
    expect((await transactions())[0]?.status).toBe(1);
    expect((await profileOf(member)).stats.total_withdraw).toBeGreaterThanOrEqual(
      before.stats.total_withdraw + 20,
    );
  });

  it('that is rejected comes back to the balance', async () => {
    const before = await balances(member);
    await withdrawing(20);
    const open = (await transactions()).filter(({ status }) => status === 2 || status === 4);
    expect(await server.controls.rejectWithdrawals(keyOf('member'))).toBe(open.length);
    const refunded = open.reduce((sum, { amount }) => sum + amount, 0);
    expect((await balances(member)).balance).toBeCloseTo(before.balance - 20 + refunded, 9);
    expect((await transactions())[0]?.status).toBe(3);
  });

  it('below the minimum, or above the balance, is refused in a sentence', async () => {
    await expect(withdrawing(19.99999)).rejects.toMatchObject({
      status: 422,
      message: 'The minimum withdrawal is $20.00000.',
    });
    const { balance } = await balances(member);
    await expect(withdrawing(balance + 1)).rejects.toMatchObject({
      status: 422,
      message: 'Insufficient balance',
    });
  });
});

describe('a deposit wallet', () => {
  const wallet = async () => (await member.call(generateWallet, {})).data;

  it('stays the same for an hour, and is another one after that', async () => {
    const first = await wallet();
    expect(first).toMatchObject({ expires_in: 3600, limits: { min_withdrawal: 20 } });
    await server.controls.advance(14 * MINUTE);
    expect(await wallet()).toMatchObject({
      wallet_address: first?.wallet_address,
      expires_in: 46 * 60,
    });
    await server.controls.advance(46 * MINUTE);
    member = await signIn(server, 'member');
    const next = await wallet();
    expect(next?.expires_in).toBe(3600);
    expect(next?.wallet_address).not.toBe(first?.wallet_address);
  });

  it('receives money, which becomes impact balance', async () => {
    const before = await profileOf(member);
    await server.controls.deposit(keyOf('member'), 12.34567);
    const after = await profileOf(member);
    expect(after.balances.deposit_balance).toBeCloseTo(before.balances.deposit_balance + 12.34567, 9);
    expect(after.stats.total_deposit).toBeCloseTo(before.stats.total_deposit + 12.34567, 9);
    expect((await transactions())[0]).toMatchObject({ type: 'Deposit', amount: 12.34567, status: 1 });
    const [latest] = (await member.call(getActivityHistory, {})).data.activities;
    expect(latest).toMatchObject({ type: 'Deposit', metadata: { amount: 12.34567 } });
  });
});

describe('a member reads and moves only what is theirs', () => {
  it('cannot spend for another, whatever the body says', async () => {
    await server.controls.deposit(keyOf('member'), 100);
    const leader = await signIn(server, 'leader');
    const before = await balances(leader);
    const sender = server.world.database.member.findFirst({
      where: { user_pk: { equals: keyOf('leader') } },
      strict: true,
    });
    const body = {
      amount: 5,
      recipient_id: keyOf('inactive'),
      sender_id: sender.id,
      member_id: sender.id,
      user_pk: sender.user_pk,
    };
    const reply = await raw(server, 'POST', '/transfers/process', {
      body,
      headers: { authorization: `Bearer ${member.token}` },
    });
    expect(reply.status).toBe(200);
    expect(await balances(leader)).toEqual(before);
  });

  it('reads histories that are all their own', async () => {
    const { database } = server.world;
    const self = database.member.findFirst({
      where: { user_pk: { equals: keyOf('member') } },
      strict: true,
    });
    const owned = (rows: readonly { id: string; member_id: string }[]) =>
      rows.filter(({ member_id }) => member_id === self.id).map(({ id }) => id);
    const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);
    expect(ids(await transactions()).sort()).toEqual(owned(database.transaction.getAll()).sort());
    const { donations } = (await member.call(getDonationHistory, {})).data;
    expect(ids(donations).sort()).toEqual(owned(database.donation.getAll()).sort());
    const { activities } = (await member.call(getActivityHistory, {})).data;
    expect(ids(activities).sort()).toEqual(owned(database.activity.getAll()).sort());
    const { transfers } = (await member.call(getTransferHistory, {})).data;
    const mine = database.transfer
      .getAll()
      .filter(({ sender_id, recipient_id }) => sender_id === self.id || recipient_id === self.id);
    expect(transfers.map(({ transfer_id }) => transfer_id).sort()).toEqual(mine.map(({ id }) => id).sort());
  });
});

describe('the provider can be made to fail', () => {
  it('by the unlucky persona, without any controls', async () => {
    const unlucky = await signIn(server, 'unlucky');
    const before = await balances(unlucky);
    expect(before.deposit_balance).toBeGreaterThan(100);
    await expect(unlucky.call(donate, { body: { amount: 50 } })).rejects.toMatchObject({
      status: 503,
      message: 'The payment system is not available. Please try again later.',
    });
    expect(await balances(unlucky)).toEqual(before);
  });

  it('once, or until it is told otherwise', async () => {
    const ask = () => member.call(getProfile, {});
    server.controls.answerNext('getProfile', 'serverError');
    await expect(ask()).rejects.toMatchObject({ status: 500 });
    await expect(ask()).resolves.toBeDefined();
    server.controls.answerNext('getProfile', 'malformed', { sticky: true });
    await expect(ask()).rejects.toBeInstanceOf(MalformedReplyError);
    await expect(ask()).rejects.toBeInstanceOf(MalformedReplyError);
    server.controls.clear();
    await expect(ask()).resolves.toBeDefined();
  });

  it('without a text, with a 401, or by not being there', async () => {
    const ask = () => member.call(getProfile, {});
    server.controls.answerNext('getProfile', 'serverErrorWithoutText');
    await expect(ask()).rejects.toMatchObject({ status: 500, body: {} });
    server.controls.answerNext('getProfile', 'unauthorized', { sticky: true });
    await expect(ask()).rejects.toMatchObject({ status: 401 });
    server.controls.clear();
    server.controls.answerNext('getProfile', 'networkError', { sticky: true });
    await expect(ask()).rejects.toBeInstanceOf(ConnectionError);
  });

  it('after the money has moved: the answer is lost, the donation is not', async () => {
    await server.controls.deposit(keyOf('member'), 100);
    const before = await profileOf(member);
    server.controls.answerNext('donate', 'responseLost');
    await expect(member.call(donate, { body: { amount: 60 } })).rejects.toBeInstanceOf(ConnectionError);
    expect((await profileOf(member)).stats.total_donation).toBe(before.stats.total_donation + 60);
  });

  it('in the middle of the answer: the donation is carried out, and nobody can read that it is', async () => {
    await server.controls.deposit(keyOf('member'), 100);
    const before = await profileOf(member);
    server.controls.answerNext('donate', 'responseTruncated');
    await expect(member.call(donate, { body: { amount: 60 } })).rejects.toBeInstanceOf(ConnectionError);
    expect((await profileOf(member)).stats.total_donation).toBe(before.stats.total_donation + 60);
  });

  it('by holding an answer back until it is released', async () => {
    const release = server.controls.hold('getProfile');
    const answers: string[] = [];
    const held = member.call(getProfile, {}).then(() => answers.push('held'));
    await member.call(getDonationHistory, {});
    answers.push('other');
    release();
    await held;
    expect(answers).toEqual(['other', 'held']);
  });
});

it('a signed-out client gets a refusal as ApiError', async () => {
  await expect(clientWith(server, null).call(getProfile, {})).rejects.toBeInstanceOf(ApiError);
});
