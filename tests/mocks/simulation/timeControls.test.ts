import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Controls, createControls, getMemberByKey } from '#mocks/controls.ts';
import { dump } from '#mocks/database/database.ts';
import { ROOT_MEMBER_ID } from '#mocks/database/ids.ts';
import { readSnapshot, toStored } from '#mocks/database/snapshot.ts';
import { recordUncreditedDeposit } from '#mocks/operations/deposit.ts';
import { withdraw } from '#mocks/operations/withdrawal.ts';
import { createInMemoryProvider, type Transactions } from '#mocks/provider.ts';
import { balanceAccount, depositAccount } from '#mocks/rules/ledger.ts';
import { COMPLETED, PENDING } from '#mocks/rules/settlement.ts';
import { MIN_MEMBERS } from '#mocks/seed/members.ts';
import { findPersona, type PersonaId } from '#mocks/seed/personas.ts';
import { headerCookies, worldCookies } from '#mocks/server/cookies.ts';
import { findTokenOwner, issueToken, openSession, REFRESH_COOKIE } from '#mocks/server/sessions.ts';
import { MomentTooFarError } from '#mocks/simulation/simulateWorld.ts';
import { type Interruptible, runInSlices } from '#mocks/slices.ts';
import { World } from '#mocks/world/world.ts';
import { LATEST_MOMENT } from '#mocks/world/worldDefinition.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/durations.ts';
import { toUnits } from '#src/domain/money.ts';

const START = Date.UTC(2026, 2, 5, 10);

function start({ members = 300, seed = 7, at = START } = {}) {
  let real = at;
  const world = new World({ seed, members, now: () => real });
  world.generate();
  const controls = createControls(createInMemoryProvider(world, headerCookies));
  const pass = (milliseconds: number) => {
    real += milliseconds;
  };
  return { world, controls, pass };
}

const keyOf = (id: PersonaId) => findPersona(id).identifier;
const memberOf = (world: World, id: PersonaId) => getMemberByKey(world, keyOf(id));

const count = ({ database }: World) => ({
  members: database.member.count(),
  donations: database.donation.count(),
});

async function expectSoundBooks(controls: Controls) {
  const { sum } = await controls.audit();
  expect(sum).toBe(0);
}

describe('the clock', () => {
  test('passes faster by its rate, and goes on from there at its usual one', async () => {
    const { controls, pass } = start();
    await controls.setRate(60);
    pass(1000);
    expect(controls.now()).toBe(START + 60_000);
    await controls.setRate(3600);
    pass(1000);
    expect(controls.now()).toBe(START + 60_000 + 3_600_000);
    await controls.setRate(1);
    pass(1000);
    expect(controls.now()).toBe(START + 61_000 + 3_600_000);
    await expect(controls.setRate(0)).rejects.toBeInstanceOf(RangeError);
  });

  test('that passes faster leaves a token a minute of real time, and at its usual pace its usual lifetime', async () => {
    const { world, controls, pass } = start();
    const isValidAfter = (milliseconds: number) => {
      const token = issueToken(world, ROOT_MEMBER_ID, 'access');
      pass(milliseconds);
      return findTokenOwner(world, token, 'access') !== undefined;
    };
    expect(isValidAfter(15 * MINUTE_MS - 1)).toBe(true);
    expect(isValidAfter(15 * MINUTE_MS)).toBe(false);
    for (const rate of [60, 3600]) {
      await controls.setRate(rate);
      expect(isValidAfter(MINUTE_MS - 1)).toBe(true);
      expect(isValidAfter(MINUTE_MS)).toBe(false);
    }
  });

  test('that passes faster does so in a stored world', async () => {
    const { world, controls, pass } = start();
    await controls.setRate(60);
    pass(5000);
    const snapshot = await readSnapshot(structuredClone(toStored(world.snapshot())), () => world.base);
    const other = start();
    if (snapshot) other.world.restore(snapshot);
    other.pass(7000);
    expect(other.controls.now()).toBe(START + 7 * 60_000);
  });

  test('that passes faster does so while a page looks on: a night without one is no year', async () => {
    const { world, controls, pass } = start();
    pass(20 * DAY_MS);
    await controls.setRate(3600);
    const { members } = count(world);
    pass(10_000);
    await controls.catchUp();
    const seen = controls.now();
    expect(seen).toBe(START + 20 * DAY_MS + 10 * HOUR_MS);
    const snapshot = await readSnapshot(structuredClone(toStored(world.snapshot())), () => world.base);
    // A hidden tab, and one that is opened after the night.
    const other = start();
    for (const tab of [{ world, controls, pass }, other]) tab.pass(8 * HOUR_MS);
    other.pass(20 * DAY_MS + 10_000);
    if (snapshot) other.world.restore(snapshot);
    expect(other.controls.now()).toBe(seen);
    await controls.catchUp();
    expect(controls.now()).toBe(seen);
    expect(count(world).members).toBeLessThan(members * 1.1);
    pass(1000);
    expect(controls.now()).toBe(seen + HOUR_MS);
  });

  test('moves to a later moment only', async () => {
    const { controls } = start();
    await controls.moveTo(START + DAY_MS);
    expect(controls.now()).toBe(START + DAY_MS);
    await expect(controls.moveTo(START)).rejects.toBeInstanceOf(RangeError);
  });
});

describe('a session', () => {
  function signIn(world: World) {
    const cookies = worldCookies(world, () => undefined);
    const member = memberOf(world, 'member');
    const { token } = openSession(world, member, (cookie) => cookies.write(new Headers(), cookie));
    return {
      hasToken: () => findTokenOwner(world, token, 'access') !== undefined,
      canBeRenewed: () => {
        const stored = cookies.read(new Request('https://provider.example'), REFRESH_COOKIE);
        return stored !== undefined && findTokenOwner(world, stored, 'refresh')?.id === member.id;
      },
    };
  }

  test.each([
    ['by 30 days', 30],
    ['to where so much has happened that the world is packed anew', 400],
  ])('can be renewed, though its token has expired, after time was moved %s', async (_, days) => {
    const { world, controls, pass } = start({ members: 150 });
    const session = signIn(world);
    await controls.moveTo(START + days * DAY_MS);
    expect(session.hasToken()).toBe(false);
    expect(session.canBeRenewed()).toBe(true);
    pass(7 * DAY_MS);
    expect(session.canBeRenewed()).toBe(false);
  });

  test.each([
    ['', 150, 9],
    [', also of a world that is packed anew at each look', 20_000, 4],
  ])(
    'can be renewed as long as a page looks on while time passes faster%s',
    {
      timeout: 30_000,
    },
    async (_, members, looks) => {
      const { world, controls, pass } = start({ members });
      const session = signIn(world);
      await controls.setRate(3600);
      for (let look = 0; look < looks; look++) {
        pass((9 * 24_000) / looks);
        await controls.catchUp();
      }
      expect(controls.now()).toBe(START + 9 * DAY_MS);
      expect(session.canBeRenewed()).toBe(true);
    },
  );

  test('ends after a week that has passed at its usual pace, and no move of time brings it back', async () => {
    const { world, controls, pass } = start({ members: 150 });
    const session = signIn(world);
    pass(7 * DAY_MS);
    await controls.moveTo(controls.now() + DAY_MS);
    expect(session.canBeRenewed()).toBe(false);
  });
});

describe('when time is moved', () => {
  test('members join and donate on the way, as often as in the year before', async () => {
    const { world, controls } = start({ members: 1000 });
    const before = count(world);
    await controls.moveTo(START + 28 * DAY_MS);
    const after = count(world);
    expect(after.members - before.members).toBeGreaterThan(60);
    expect(after.members - before.members).toBeLessThan(160);
    expect(after.donations - before.donations).toBeGreaterThan(180);
    expect(after.donations - before.donations).toBeLessThan(450);
    const times = world.database.donation.getAll().map(({ created_at }) => created_at);
    expect(Math.max(...times)).toBeLessThan(START + 28 * DAY_MS);
    await expectSoundBooks(controls);
  });

  test('the same happens however it has come there', async () => {
    const once = start();
    const often = start();
    await once.controls.moveTo(START + 2 * DAY_MS);
    for (let hours = 1; hours <= 48; hours++) await often.controls.moveTo(START + hours * HOUR_MS);
    const read = ({ world }: typeof once) => [dump(world.database), world.livedUntil, world.clock.now()];
    expect(read(often)).toEqual(read(once));
    expect(await once.controls.catchUp()).toBe(false);
  });

  test('a persona who can earn nothing more donates again, and no month of a year is without earnings', {
    timeout: 60_000,
  }, async () => {
    const { world, controls } = start({ members: 600 });
    const { database } = world;
    const find = (id: PersonaId) => {
      const member = memberOf(world, id);
      const ofMember = { where: { member_id: { equals: member.id } } };
      return { member, ofMember, impact: world.store.getUnits(depositAccount(member.id)) };
    };
    const year = 365 * DAY_MS;
    const [before, away] = [find('member').impact, find('inactive').member];
    const lastDonation = find('member').member.last_donation;
    await controls.moveTo(START + 3 * DAY_MS);
    expect(find('member').member.last_donation).toBe(lastDonation);
    await controls.moveTo(START + year);
    for (const id of ['member', 'leader', 'unlucky'] as const) {
      const months = database.activity
        .findMany(find(id).ofMember)
        .filter(({ type, created_at }) => type === 'Earning' && created_at >= START)
        .map(({ created_at }) => Math.floor(((created_at - START) / year) * 12));
      expect(new Set(months).size, id).toBeGreaterThan(10);
    }
    expect(find('member').impact).toBe(before);
    expect(find('inactive').member).toEqual(away);
    expect(find('newcomer').member).toMatchObject({ stage: 0, total_donation: 0 });
    await expectSoundBooks(controls);
  });

  test.each([
    ['in two steps', [47 * HOUR_MS, 49 * HOUR_MS]],
    ['hour by hour', Array.from({ length: 50 }, (_, hour) => (hour + 1) * HOUR_MS)],
    ['to where so much has happened that the world is packed anew', [400 * DAY_MS]],
  ])('an announced deposit is credited two days later: time is moved %s', async (_, spans) => {
    const { world, controls } = start({ members: 150 });
    const member = memberOf(world, 'newcomer');
    const announced = { memberId: member.id, amount: toUnits(250), walletAddress: '0x', at: START };
    recordUncreditedDeposit(world.store, announced, PENDING);
    const read = () => ({
      statuses: world.database.transaction
        .findMany({ where: { member_id: { equals: member.id } } })
        .map(({ status }) => status),
      activities: world.database.activity
        .findMany({ where: { member_id: { equals: member.id }, type: { equals: 'Deposit' } } })
        .map(({ amount, created_at }) => ({ amount, created_at })),
      paidIn: world.store.getMember(member.id).total_deposit,
      impact: world.store.getUnits(depositAccount(member.id)),
    });
    const pending = { statuses: [PENDING], activities: [], paidIn: 0, impact: 0 };
    const arrived = { amount: toUnits(250), created_at: START + 2 * DAY_MS };
    const credited = {
      statuses: [COMPLETED],
      activities: [arrived],
      paidIn: toUnits(250),
      impact: toUnits(250),
    };
    for (const span of spans) {
      await controls.moveTo(START + span);
      expect(read()).toEqual(span > 2 * DAY_MS ? credited : pending);
    }
    await expectSoundBooks(controls);
  });

  // Over a 29th of February and both changes of clocks; a whole year is packed anew, its parts are not.
  test('a year is the same whichever way it is cut', { timeout: 60_000 }, async () => {
    const at = Date.UTC(2027, 8, 1, 10, 3);
    const until = at + 365 * DAY_MS;
    const live = async (cuts: readonly number[]) => {
      const { world, controls } = start({ members: 150, at });
      const { base } = world;
      for (const cut of cuts) await controls.moveTo(cut);
      expect((await controls.audit()).sum).toBe(0);
      return { isPacked: world.base !== base, rows: dump(world.database), now: controls.now() };
    };
    const once = await live([until]);
    expect(once).toMatchObject({ isPacked: true, now: until });
    const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2027, 9 + month, 1, 2, 30));
    expect(await live([...months.filter((time) => time < until), until])).toEqual({
      ...once,
      isPacked: false,
    });
    const random = fc.array(fc.integer({ min: at, max: until }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(random, async (cuts) => {
        const { rows } = await live([...cuts.toSorted((a, b) => a - b), until]);
        expect(rows).toEqual(once.rows);
      }),
      { numRuns: 4 },
    );
  });

  test('a moment until which more would happen than a page can hold is refused, and nothing changes', async () => {
    const { world, controls } = start({ members: 1000 });
    const failure = await controls.moveTo(START + 10 * 365 * DAY_MS).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MomentTooFarError);
    expect(controls.now()).toBe(START);
    expect(world.livedUntil).toBe(START);
    const latest = failure instanceof MomentTooFarError ? failure.latest : Number.NaN;
    expect(latest).toBeGreaterThan(START + 2 * 365 * DAY_MS);
    expect(latest).toBeLessThan(START + 4 * 365 * DAY_MS);
    // However few the members are, there is no date after the end.
    const last = start({ members: MIN_MEMBERS });
    await expect(last.controls.moveTo(LATEST_MOMENT + 1)).rejects.toBeInstanceOf(MomentTooFarError);
    await expect(last.controls.moveTo(9e15)).rejects.toBeInstanceOf(MomentTooFarError);
    expect(last.controls.now()).toBe(START);
    // The smallest world can live for long.
    const few = start({ members: MIN_MEMBERS });
    await few.controls.moveTo(START + 3 * 365 * DAY_MS);
    await expectSoundBooks(few.controls);
  });

  test('the page has its turns meanwhile, and says how far it is', async () => {
    const { world, pass } = start({ members: 150 });
    const provider = createInMemoryProvider(world, headerCookies);
    const steps: number[] = [];
    function* record<Result>(work: Interruptible<Result>): Interruptible<Result> {
      for (let step = work.next(); ; step = work.next()) {
        if (step.done) return step.value;
        steps.push(step.value);
        yield step.value;
      }
    }
    const writeInSlices: Transactions['writeInSlices'] = (work, onProgress) =>
      runInSlices(record(work()), onProgress);
    const controls = createControls({
      ...provider,
      transactions: { ...provider.transactions, writeInSlices },
    });
    const shares: number[] = [];
    let turns = 0;
    const timer = setInterval(() => {
      turns++;
      // It is no later in the world than where it has come.
      expect(controls.now()).toBeLessThan(START + DAY_MS);
      pass(100);
    }, 1);
    await controls.moveTo(START + 400 * DAY_MS, { onProgress: (share) => shares.push(share) });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
    expect(controls.now()).toBe(START + 400 * DAY_MS);
    // How many of the steps are told depends on how long they take.
    expect(shares).not.toHaveLength(0);
    expect(steps).toEqual(expect.arrayContaining(shares));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBeGreaterThan(0.9);
    expect(steps.at(-1)).toBeLessThanOrEqual(1);
  });

  test('a withdrawal that completes meanwhile can be seen as Processing on the way', async () => {
    const { world, controls } = start();
    const member = memberOf(world, 'newcomer');
    world.store.setUnits(balanceAccount(member.id), toUnits(100));
    const at = controls.now();
    withdraw(world.store, { memberId: member.id, amount: toUnits(30), walletAddress: '0x', at });
    const find = (until: number) => controls.findSettlements(keyOf('newcomer'), until);
    expect(await find(START + DAY_MS)).toEqual([START + 55 * MINUTE_MS]);
    expect(await find(START + 30 * MINUTE_MS)).toEqual([]);
    await expect(find(LATEST_MOMENT)).rejects.toBeInstanceOf(MomentTooFarError);
    withdraw(world.store, { memberId: member.id, amount: toUnits(30), walletAddress: '0x', at: at + 5 });
    expect(await find(START + DAY_MS)).toEqual([START + 55 * MINUTE_MS]);
  });
});

describe('in the team of a member', () => {
  test('somebody joins, donates and reaches a stage', async () => {
    const { world, controls } = start();
    const before = count(world).members;
    const joined = await controls.happenBelow(keyOf('newcomer'), 'joins');
    expect(count(world).members).toBe(before + 1);
    const news = await controls.happenBelow(keyOf('newcomer'), 'reachesStage');
    expect(news).toEqual({ name: joined?.name, dollars: 100, stage: 2 });
    const donation = await controls.happenBelow(keyOf('newcomer'), 'donates');
    expect(donation).toMatchObject({ name: joined?.name, stage: 2 });
    expect(donation?.dollars).toBeGreaterThanOrEqual(25);
    await expectSoundBooks(controls);
  });

  test('nobody can donate where nobody is', async () => {
    const { controls } = start();
    expect(await controls.happenBelow(keyOf('newcomer'), 'donates')).toBeUndefined();
  });
});

test('an e-mail comes with a link', async () => {
  const { controls } = start();
  await controls.sendMail(keyOf('member'));
  const [mail] = await controls.outbox();
  expect(mail).toMatchObject({ recipient: 'member@example.com' });
  expect(mail?.path).toMatch(/^\/reset-password\/.+/);
});
