import { beforeAll, describe, expect, it } from 'vitest';
import { dump } from '#mocks/database/database.ts';
import type { Member, Tables } from '#mocks/database/models.ts';
import { getRemainingEarnings } from '#mocks/rules/donation.ts';
import {
  type Account,
  balanceAccount,
  depositAccount,
  getAccountId,
  isSystemAccount,
  readAccount,
} from '#mocks/rules/ledger.ts';
import { digestPasscode } from '#mocks/rules/secrets.ts';
import { getStatusAt } from '#mocks/rules/settlement.ts';
import { advanceStage } from '#mocks/rules/stages.ts';
import { buildMembers, planMembers } from '#mocks/seed/members.ts';
import { type PersonaId, personas } from '#mocks/seed/personas.ts';
import { planEvents } from '#mocks/seed/planEvents.ts';
import { Random } from '#mocks/seed/random.ts';
import { runAtOnce } from '#mocks/slices.ts';
import { World } from '#mocks/world/world.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import { toUnits } from '#src/domain/money.ts';

const NOW = Date.UTC(2026, 2, 5, 10);
const MONTH_MS = 30 * DAY_MS;

function buildWorld({ now, ...options }: { seed: number; members?: number; now: number }): Tables {
  const built = new World({ ...options, now: () => now });
  built.generate();
  return dump(built.database);
}

let world: Tables;
beforeAll(() => {
  world = buildWorld({ seed: 7, now: NOW });
});

function findPersona(id: PersonaId, tables = world): Member {
  const identifier = personas.find((candidate) => candidate.id === id)?.identifier;
  const found = tables.member.find(({ user_pk }) => user_pk === identifier);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}
const getUnits = (account: Account, tables = world) =>
  tables.account.find(({ id }) => id === getAccountId(account))?.units ?? 0;
const filterByMember = <R extends { member_id: string }>(rows: readonly R[], { id }: Member): R[] =>
  rows.filter(({ member_id }) => member_id === id);

function groupByMember<R extends { member_id: string }>(rows: readonly R[]): ReadonlyMap<string, R[]> {
  const groups = new Map<string, R[]>();
  for (const row of rows) groups.set(row.member_id, [...(groups.get(row.member_id) ?? []), row]);
  return groups;
}

describe('a seeded world', () => {
  it('is the same for the same seed and time, and different for another seed', () => {
    const plan = { seed: 3, members: 120, now: NOW };
    expect(buildWorld(plan)).toEqual(buildWorld(plan));
    expect(buildWorld({ ...plan, seed: 4 }).member).not.toEqual(buildWorld(plan).member);
  });

  it('shifts every date with the given time', () => {
    const [early, late] = [NOW, NOW + 98 * DAY_MS].map((now) => buildWorld({ seed: 3, members: 50, now }));
    const dates = (tables?: Tables) => tables?.donation.map(({ created_at }) => created_at) ?? [];
    expect(dates(late)).toEqual(dates(early).map((date) => date + 98 * DAY_MS));
  });

  it('has a thousand members with unique keys, e-mail addresses and referral codes', () => {
    expect(world.member).toHaveLength(1000);
    for (const field of ['id', 'user_pk', 'email', 'referral_code'] as const) {
      expect(new Set(world.member.map((member) => member[field])).size).toBe(1000);
    }
  });

  it('has a minimum size, at which all personas exist', () => {
    expect(() => buildWorld({ seed: 1, members: 9, now: NOW })).toThrow(RangeError);
    const smallest = buildWorld({ seed: 1, members: 10, now: NOW });
    for (const { id } of personas) expect(findPersona(id, smallest)).toBeDefined();
  });

  it('has a ledger that sums to zero, without negative members, and accounts that equal their postings', () => {
    const sums = new Map<string, number>();
    for (const { from, to, units } of world.posting) {
      units.forEach((amount, index) => {
        const [debit = '', credit = ''] = [from[index], to[index]];
        sums.set(debit, (sums.get(debit) ?? 0) - amount);
        sums.set(credit, (sums.get(credit) ?? 0) + amount);
      });
    }
    expect(Object.fromEntries(world.account.map(({ id, units }) => [id, units]))).toEqual(
      Object.fromEntries(sums),
    );
    expect(world.account.reduce((sum, { units }) => sum + units, 0)).toBe(0);
    const members = world.account.filter(({ id }) => !isSystemAccount(readAccount(id)));
    expect(members.every(({ units }) => Number.isSafeInteger(units) && units >= 0)).toBe(true);
  });

  it('has totals and stages that match the histories', () => {
    const donationsOf = groupByMember(world.donation);
    const depositsOf = groupByMember(
      world.transaction.filter(({ type, status }) => type === 'Deposit' && status === 1),
    );
    const earningsOf = groupByMember(world.activity.filter(({ type }) => type === 'Earning'));
    for (const member of world.member) {
      const donations = donationsOf.get(member.id) ?? [];
      const deposits = depositsOf.get(member.id) ?? [];
      const earnings = earningsOf.get(member.id) ?? [];
      const sum = (amounts: readonly (number | null)[]) =>
        amounts.reduce((total: number, amount) => total + (amount ?? 0), 0);
      const { stage } = donations.reduce((progress, { amount }) => advanceStage(progress, amount), {
        stage: 0,
        stage_donated: 0,
      });
      expect(member).toMatchObject({
        stage,
        total_donation: sum(donations.map(({ amount }) => amount)),
        total_deposit: sum(deposits.map(({ amount }) => amount)),
        total_earn: sum(earnings.map(({ amount }) => amount)),
        last_donation: donations.at(-1)?.amount ?? 0,
      });
    }
  });

  it('has members of all eleven stages and transactions of every status', () => {
    const stages = new Set(world.member.map(({ stage }) => stage));
    expect([...stages].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const statuses = new Set(world.transaction.map((transaction) => getStatusAt(transaction, NOW)));
    expect([...statuses].sort()).toEqual([1, 2, 3, 4]);
  });

  it('has entries in each of the last twelve months and none in the future', () => {
    for (const rows of [world.transaction, world.donation, world.transfer, world.activity]) {
      const months = new Set(rows.map(({ created_at }) => Math.floor((NOW - created_at) / MONTH_MS)));
      for (let month = 0; month < 12; month++) expect(months).toContain(month);
      expect(rows.every(({ created_at }) => created_at <= NOW)).toBe(true);
    }
  });

  it('has donations of many amounts', () => {
    const counts = new Map<number, number>();
    for (const { amount } of world.donation) counts.set(amount, (counts.get(amount) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(150);
    expect(Math.max(...counts.values()) / world.donation.length).toBeLessThan(0.12);
  });

  it('is busy by day and quiet at night and on Sundays', () => {
    const count = (matches: (date: Date) => boolean) =>
      world.donation.filter(({ created_at }) => matches(new Date(created_at))).length / world.donation.length;
    expect(count((date) => date.getUTCHours() < 6)).toBeLessThan(0.1);
    expect(count((date) => date.getUTCHours() >= 9 && date.getUTCHours() < 21)).toBeGreaterThan(0.6);
    expect(count((date) => date.getUTCDay() === 0)).toBeLessThan(0.12);
  });

  it('has life-like shares of statuses', () => {
    const share = <Item>(items: readonly Item[], matches: (item: Item) => boolean) =>
      items.filter(matches).length / items.length;
    const active = share(world.member, ({ status }) => status === 'active');
    expect(active).toBeGreaterThan(0.55);
    expect(active).toBeLessThan(0.8);
    for (const type of ['Deposit', 'Withdrawal']) {
      const rows = world.transaction.filter((row) => row.type === type);
      expect(share(rows, (row) => getStatusAt(row, NOW) === 1)).toBeGreaterThan(0.8);
      expect(share(rows, (row) => getStatusAt(row, NOW) === 3)).toBeLessThan(0.1);
    }
  });

  it('has something in the last week of every active member', () => {
    const recent = new Set(
      world.activity.filter(({ created_at }) => created_at > NOW - 7 * DAY_MS).map((row) => row.member_id),
    );
    for (const { id, status } of world.member) if (status === 'active') expect(recent).toContain(id);
  });

  it('is a matrix: one member in each position, all below the leader', () => {
    const places = world.member.map(({ parent_id, position }) => `${parent_id} ${position}`);
    expect(new Set(places).size).toBe(1000);
    const parents = new Map(world.member.map(({ id, parent_id }) => [id, parent_id]));
    const top = (id: string): string => {
      const parent = parents.get(id);
      return parent ? top(parent) : id;
    };
    expect(new Set(world.member.map(({ id }) => top(id)))).toEqual(new Set([findPersona('leader').id]));
  });
});

describe('the events of a new world', () => {
  it('are put in order a day at a time, so that no world is large enough to hold up the page', () => {
    const random = new Random(1);
    const plans = planMembers(200, NOW);
    const members = runAtOnce(buildMembers(plans, random));
    const work = planEvents(plans, members, NOW, random);
    let steps = 0;
    let step = work.next();
    for (; !step.done; step = work.next()) steps++;
    const times = step.value.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(steps).toBeGreaterThan(new Set(times.map((at) => Math.floor(at / DAY_MS))).size);
  });
});

describe('the personas', () => {
  it.each([1, 2, 7, 42, 1234])('are the same with seed %i', (seed) => {
    const tables = buildWorld({ seed, members: 300, now: NOW });
    for (const { id, name, passcode } of personas) {
      const { passcode_salt, passcode_digest, ...member } = findPersona(id, tables);
      expect(member.name).toBe(name);
      expect(digestPasscode(passcode, passcode_salt)).toBe(passcode_digest);
    }

    const newcomer = findPersona('newcomer', tables);
    expect(newcomer).toMatchObject({ stage: 0, total_donation: 0, total_earn: 0, total_deposit: 0 });
    expect(getUnits(balanceAccount(newcomer.id), tables)).toBe(0);
    expect(getUnits(depositAccount(newcomer.id), tables)).toBe(0);

    const member = findPersona('member', tables);
    expect(member).toMatchObject({ stage: 3, status: 'active' });
    const statuses = filterByMember(tables.transaction, member)
      .filter(({ type }) => type === 'Withdrawal')
      .map((transaction) => getStatusAt(transaction, NOW));
    expect(new Set(statuses)).toEqual(new Set([1, 2, 3, 4]));
    expect(tables.transfer.some(({ sender_id }) => sender_id === member.id)).toBe(true);
    expect(tables.transfer.some(({ receiver_id }) => receiver_id === member.id)).toBe(true);
    expect(tables.member.filter(({ sponsor_id }) => sponsor_id === member.id).length).toBeGreaterThan(2);
    const activities = new Set(filterByMember(tables.activity, member).map(({ type }) => type));
    for (const type of ['Deposit', 'Withdrawal', 'Donation', 'Earning', 'Transfer', 'Referral', 'Stage']) {
      expect(activities).toContain(type);
    }
    expect(getUnits(balanceAccount(member.id), tables)).toBeGreaterThan(toUnits(60));
    expect(getUnits(depositAccount(member.id), tables)).toBeGreaterThan(toUnits(200));

    const leader = findPersona('leader', tables);
    expect(leader).toMatchObject({ parent_id: null, sponsor_id: null, status: 'active', stage: 8 });
    expect(findPersona('inactive', tables)).toMatchObject({ status: 'inactive', stage: 2 });
    expect(getUnits(depositAccount(findPersona('unlucky', tables).id), tables)).toBeGreaterThan(0);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('tell a story at first sight, with seed %i', (seed) => {
    // A month with few days so far is left out: the twelve before it are whole.
    const now = Date.UTC(2026, seed, 2 + 2 * seed, seed);
    const tables = buildWorld({ seed, now });
    const months = Array.from({ length: 12 }, (_, ago) =>
      new Date(Date.UTC(2026, seed - 1 - ago)).toISOString().slice(0, 7),
    );
    for (const id of ['member', 'leader', 'unlucky'] as const) {
      const { id: memberId, stage, status, stage_balance, last_donation } = findPersona(id, tables);
      const earned = new Map<string, number>();
      for (const { type, amount, created_at, member_id } of tables.activity) {
        if (type !== 'Earning' || member_id !== memberId) continue;
        const month = new Date(created_at).toISOString().slice(0, 7);
        earned.set(month, (earned.get(month) ?? 0) + (amount ?? 0));
      }
      for (const month of months) expect(earned.get(month), `${id} in ${month}`).toBeGreaterThan(0);
      const sum = (from: number, to: number) =>
        months.slice(from, to).reduce((total, month) => total + (earned.get(month) ?? 0), 0);
      expect(sum(0, 6), `${id}, the last half year`).toBeGreaterThan(sum(6, 12));
      expect(status).toBe('active');
      if (id === 'member')
        expect(getRemainingEarnings({ stage, stage_balance, last_donation })).toBeGreaterThan(0);
    }
  });
});
