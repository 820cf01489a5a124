import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createControls, getMemberByKey } from '#mocks/controls.ts';
import { dump } from '#mocks/database/database.ts';
import { donate } from '#mocks/operations/donation.ts';
import { processTransfer } from '#mocks/operations/transfer.ts';
import { createInMemoryProvider } from '#mocks/provider.ts';
import { depositAccount } from '#mocks/rules/ledger.ts';
import { findPersona, personas } from '#mocks/seed/personas.ts';
import { worldCookies } from '#mocks/server/cookies.ts';
import { issueToken } from '#mocks/server/sessions.ts';
import type { DownlineEvent } from '#mocks/simulation/timeControls.ts';
import { fromBase64, toBase64 } from '#mocks/world/base64.ts';
import { createMemoryCheckpoints } from '#mocks/world/checkpointStore.ts';
import { World } from '#mocks/world/world.ts';
import { decodeWorld } from '#mocks/world/worldCode.ts';
import { createWorldControls } from '#mocks/world/worldControls.ts';
import { WorldFileError } from '#mocks/world/worldFile.ts';
import { DAY_MS, HOUR_MS } from '#src/domain/durations.ts';

const NOW = Date.UTC(2026, 2, 5, 10);
const KEYS = personas.map(({ identifier }) => identifier);
const MEMBER = findPersona('member').identifier;

function start(seed = 5, members = 40, checkpoints = createMemoryCheckpoints()) {
  let realNow = NOW;
  const pass = (milliseconds: number) => {
    realNow += milliseconds;
  };
  const world = new World({ seed, members, now: () => realNow });
  world.generate();
  const provider = createInMemoryProvider(
    world,
    worldCookies(world, () => undefined),
  );
  const { write, ...others } = provider.transactions;
  const transactions = { ...others, write: <T>(work: () => T) => write(() => world.record(work)) };
  const worlds = createWorldControls({
    world,
    transactions: provider.transactions,
    checkpoints,
    reset: async () => world.generate(),
  });
  const { replaceWorld } = worlds;
  const controls = createControls({ ...provider, transactions, replaceWorld });
  const remember = (id: string) =>
    transactions.write(() => {
      const row = { id, body_digest: '', status: 404, reply: '{}', created_at: NOW };
      world.database.idempotencyKey.create(row);
    });
  const expectStep = async (step: 'undo' | 'redo', led: string, state: string | undefined) => {
    expect(await worlds[step]()).toBe(led);
    expect(serialize(world)).toBe(state);
  };
  return { world, worlds, transactions, controls, pass, remember, expectStep };
}

/** Everything but the sessions, to the byte. */
function serialize(world: World): string {
  const { clock, definition } = world.snapshot();
  return JSON.stringify([definition, clock, { ...dump(world.database), token: [] }]);
}

type Started = ReturnType<typeof start>;
interface Change {
  readonly name: string;
  readonly run: (started: Started) => Promise<unknown>;
}

const key = fc.constantFrom(...KEYS);
const find = (world: World, member: string) => getMemberByKey(world, member).id;
const write =
  (work: (world: World) => void) =>
  ({ world, transactions }: Started) =>
    transactions.write(() => work(world));
/** A change that may be refused. */
const attempt =
  (work: (world: World) => void): Change['run'] =>
  (started) =>
    write(work)(started).catch(() => {});
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(key, fc.integer({ min: 1, max: 5000 })).map(([member, dollars]) => ({
    name: `deposit ${dollars}`,
    run: ({ controls }: Started) => controls.deposit(member, dollars),
  })),
  key.map((member) => ({
    name: 'reject',
    run: ({ controls }: Started) => controls.rejectWithdrawals(member),
  })),
  fc.integer({ min: 1, max: 40 }).map((days) => ({
    name: `advance ${days}`,
    run: ({ controls }: Started) => controls.advance(days * DAY_MS),
  })),
  fc.integer({ min: 1, max: 200 }).map((hours) => ({
    name: `let ${hours} hours pass`,
    run: ({ controls }: Started) => controls.moveTo(controls.now() + hours * HOUR_MS),
  })),
  fc
    .tuple(key, fc.constantFrom<DownlineEvent>('joins', 'donates', 'reachesStage'))
    .map(([member, event]) => ({
      name: `a downline ${event}`,
      run: ({ controls }: Started) => controls.happenBelow(member, event),
    })),
  key.map((member) => ({
    name: 'donate',
    run: attempt((world) => {
      const memberId = find(world, member);
      const amount = world.store.getUnits(depositAccount(memberId));
      if (amount > 0) donate(world.store, { memberId, amount, at: world.clock.now() });
    }),
  })),
  fc.tuple(key, key).map(([from, to]) => ({
    name: 'transfer',
    run: attempt((world) => {
      const [senderId, receiverId] = [find(world, from), find(world, to)];
      processTransfer(world.store, { senderId, receiverId, amount: 1, at: world.clock.now() });
    }),
  })),
  fc.tuple(key, fc.constantFrom('One', 'Two')).map(([member, name]) => ({
    name: 'profile',
    run: write((world) => world.store.updateMember(find(world, member), { name })),
  })),
  fc.integer({ min: 0, max: 3 }).map((number) => ({
    name: `key ${number}`,
    run: write(({ database: { idempotencyKey } }) => {
      const id = `k${number}`;
      const where = { where: { id: { equals: id } } };
      if (idempotencyKey.findFirst(where)) idempotencyKey.delete(where);
      else idempotencyKey.create({ id, body_digest: '', status: 200, reply: '{}', created_at: 1 });
    }),
  })),
);

describe('undo and redo', () => {
  test('lead through the same worlds, to the byte, after any changes', { timeout: 60_000 }, async () => {
    let steps = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 8 }), async (changes) => {
        const started = start(5, 12);
        const { world, worlds, expectStep } = started;
        const states = [serialize(world)];
        for (const { name, run } of changes) {
          await run(started);
          const state = serialize(world);
          if (state === states.at(-1)) continue;
          // A key alone belongs to the change before it.
          if (name.startsWith('key')) states[states.length - 1] = state;
          else states.push(state);
        }
        for (const state of states.slice(0, -1).toReversed()) {
          await expectStep('undo', 'changed', state);
          steps += 1;
        }
        expect(await worlds.undo()).toBe('nothing');
        for (const state of states.slice(1)) {
          await expectStep('redo', 'changed', state);
        }
        expect(await worlds.redo()).toBe('nothing');
      }),
      { numRuns: 25 },
    );
    expect(steps).toBeGreaterThan(60);
  });

  test('say what the change was, and a new change ends what could be redone', async () => {
    const { worlds, controls } = start();
    await controls.deposit(MEMBER, 100);
    expect((await worlds.describe()).undo).toMatchObject({
      description: 'Deposit received',
      member: 'Miguel Member',
    });
    await worlds.undo();
    expect((await worlds.describe()).redo).toMatchObject({ description: 'Deposit received' });
    await controls.advance(DAY_MS);
    expect(await worlds.describe()).toMatchObject({ redo: undefined, undo: { clock: DAY_MS } });
  });

  test('take a deposit for a donation, an e-mail, and time with stops on the way as one change each', async () => {
    const { world, worlds, controls } = start();
    const before = serialize(world);
    await controls.happenBelow(MEMBER, 'donates');
    expect((await worlds.describe()).undo?.description).toBe('Donation made');
    await controls.moveTo(NOW + HOUR_MS);
    await controls.moveTo(NOW + DAY_MS, { continues: true });
    const after = serialize(world);
    expect(await worlds.undo()).toBe('changed');
    expect(world.clock.now()).toBe(NOW);
    await worlds.undo();
    expect(serialize(world)).toBe(before);
    await worlds.redo();
    await worlds.redo();
    expect(serialize(world)).toBe(after);
    expect((await worlds.describe()).redo).toBeUndefined();
  });

  test('take time as one change, too, in whose second part so much happens that it is another world', async () => {
    const { world, worlds, controls, expectStep } = start(5, 900);
    const before = serialize(world);
    const { base } = world;
    await controls.moveTo(NOW + HOUR_MS);
    expect(world.base).toBe(base);
    await controls.moveTo(NOW + 45 * DAY_MS, { continues: true });
    expect(world.base).not.toBe(base);
    for (let count = 0; count < 2; count++) {
      await expectStep('undo', 'replaced', before);
      expect(await worlds.redo()).toBe('replaced');
      expect(world.clock.now()).toBe(NOW + 45 * DAY_MS);
    }
  });

  test('pass over a refusal, which changes nothing that is seen', async () => {
    const { world, worlds, controls, remember, expectStep } = start();
    await remember('first');
    expect((await worlds.describe()).undo).toBeUndefined();
    const before = serialize(world);
    await controls.deposit(MEMBER, 100);
    await remember('second');
    expect((await worlds.describe()).undo?.description).toBe('Deposit received');
    const after = serialize(world);
    await expectStep('undo', 'changed', before);
    await expectStep('redo', 'changed', after);
  });

  test('still lead forward, and as far back, after many refusals', async () => {
    const { worlds, controls, remember } = start();
    await controls.deposit(MEMBER, 100);
    await controls.deposit(MEMBER, 50);
    await worlds.undo();
    for (let count = 0; count < 60; count++) await remember(`refused ${count}`);
    expect(await worlds.redo()).toBe('changed');
    expect(await worlds.undo()).toBe('changed');
    expect(await worlds.undo()).toBe('changed');
    expect(await worlds.undo()).toBe('nothing');
  });

  test('take what members do as time passes faster as one change, before which others can still be taken back', async () => {
    const { world, worlds, controls, pass } = start();
    await controls.deposit(MEMBER, 100);
    await controls.setRate(3600);
    const before = serialize(world);
    const { donation } = dump(world.database);
    for (let look = 0; look < 200; look++) {
      pass(1000);
      await controls.catchUp();
    }
    expect(dump(world.database).donation.length).toBeGreaterThan(donation.length + 1);
    expect((await worlds.describe()).undo).toMatchObject({ description: null, simulated: true });
    await worlds.undo();
    expect(serialize(world)).toBe(before);
    expect((await worlds.describe()).undo?.description).toBe('Deposit received');
  });

  test('lead back to the world of last year, which has lived on until today', async () => {
    const { world, worlds, expectStep } = start();
    const before = serialize(world);
    expect(await worlds.bringUpToDate()).toBeUndefined();
    world.clock.offset += 400 * DAY_MS;
    expect(await worlds.bringUpToDate()).toBe(NOW);
    const { member, donation } = dump(world.database);
    expect(member.length).toBeGreaterThan(50);
    expect(donation.at(-1)?.created_at).toBeGreaterThan(NOW + 390 * DAY_MS);
    await expectStep('undo', 'replaced', before);
    expect(await worlds.redo()).toBe('replaced');
    expect(dump(world.database).member).toHaveLength(member.length);
  });

  test('pass over a profile that is saved as it was', async () => {
    const { world, worlds, transactions } = start();
    const save = (name: string) =>
      transactions.write(() => world.store.updateMember(getMemberByKey(world, MEMBER).id, { name }));
    await save('One');
    await save('One');
    expect(await worlds.undo()).toBe('changed');
    expect(getMemberByKey(world, MEMBER).name).toBe('Miguel Member');
    expect(await worlds.undo()).toBe('nothing');
  });

  test('leave the sessions alone', async () => {
    const { world, worlds, controls } = start();
    await controls.deposit(MEMBER, 100);
    const token = issueToken(world, 'MBR-000002', 'access');
    await worlds.undo();
    expect(world.database.token.getAll().map(({ id }) => id)).toEqual([token]);
  });

  test('and another world leave the sessions of members who are in it, too', async () => {
    const { world, worlds, controls } = start(5, 40);
    const sessionsOf = (identifier: string) =>
      world.database.token.getAll().filter((row) => row.member_id === getMemberByKey(world, identifier).id);
    const stranger = world.database.member.getAll().find(({ user_pk }) => !KEYS.includes(user_pk));
    for (const key of KEYS) issueToken(world, getMemberByKey(world, key).id, 'access');
    issueToken(world, stranger?.id ?? '', 'access');
    const lasts = () => (sessionsOf(MEMBER)[0]?.expires_at ?? 0) - controls.now();
    const left = lasts();
    await worlds.open({ seed: 6, members: 60, scenario: 'first-day', at: NOW + 400 * DAY_MS });
    for (const key of KEYS) expect(sessionsOf(key), key).toHaveLength(1);
    expect(world.database.token.count()).toBe(KEYS.length);
    expect(lasts()).toBe(left);
  });

  test('and another world leave the deposit address that a session has open', async () => {
    const { world, worlds, controls } = start();
    const open = (id: string) =>
      world.database.depositWallet.create({
        id,
        member_id: getMemberByKey(world, MEMBER).id,
        expires_at: controls.now() + HOUR_MS,
      });
    const read = () =>
      world.database.depositWallet.getAll().map(({ id, expires_at }) => [id, expires_at - controls.now()]);
    open('first');
    await worlds.open({ seed: 6, scenario: 'first-day', at: NOW + 400 * DAY_MS });
    expect(read()).toEqual([['first', HOUR_MS]]);
    open('second');
    await worlds.undo();
    expect(read()).toEqual([
      ['first', HOUR_MS],
      ['second', HOUR_MS],
    ]);
  });

  test('lead over a reset, another scenario and a checkpoint, and back', async () => {
    const { world, worlds, controls, expectStep } = start();
    const states: string[] = [];
    const note = () => states.push(serialize(world));
    await controls.deposit(MEMBER, 100);
    note();
    await worlds.keep('Before the reset');
    await worlds.reset();
    note();
    await controls.deposit(MEMBER, 7);
    note();
    await worlds.open({ scenario: 'first-day' });
    note();
    const [, , kept] = await worlds.checkpoints();
    expect(kept?.name).toBe('Before the reset');
    expect(await worlds.restore(kept?.id ?? '')).toBe(true);
    expect(serialize(world)).toBe(states[0]);

    await expectStep('undo', 'replaced', states[3]);
    await expectStep('undo', 'replaced', states[2]);
    await expectStep('undo', 'changed', states[1]);
    await expectStep('undo', 'replaced', states[0]);
    expect(await worlds.redo()).toBe('replaced');
    await expectStep('redo', 'changed', states[2]);
    await expectStep('redo', 'replaced', states[3]);
  });
});

describe('worlds that were replaced', () => {
  test('can all be gone back to, and forth again', async () => {
    const { world, worlds } = start();
    const seeds = [1, 2, 3, 4, 6];
    for (const seed of seeds) await worlds.open({ seed, members: 10 });
    for (const seed of [4, 3, 2, 1, 5]) {
      expect(await worlds.undo()).toBe('replaced');
      expect(world.definition.seed).toBe(seed);
    }
    for (const seed of seeds) {
      expect(await worlds.redo()).toBe('replaced');
      expect(world.definition.seed).toBe(seed);
    }
  });

  test('that are no longer kept are not gone back to, and nothing of what came after is taken back', async () => {
    const { world, worlds, remember, expectStep } = start();
    await worlds.reset();
    await remember('refused');
    const before = serialize(world);
    for (const { id } of await worlds.checkpoints()) await worlds.remove(id);
    await expectStep('undo', 'nothing', before);
    expect(await worlds.describe()).toMatchObject({ undo: undefined, redo: undefined });
  });

  test('can be gone back to after the clock was set back behind the others', async () => {
    const checkpoints = createMemoryCheckpoints();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 366 * DAY_MS);
    const ahead = start(5, 12, checkpoints).worlds;
    for (const seed of [1, 2, 3, 4, 5, 6]) await ahead.open({ seed, members: 10 });
    vi.restoreAllMocks();
    const { world, worlds } = start(6, 12, checkpoints);
    await worlds.open({ seed: 7, members: 10 });
    expect(await worlds.undo()).toBe('replaced');
    expect(world.definition.seed).toBe(6);
  });
});

describe('checkpoints', () => {
  test('that are made by themselves are the last five; named ones stay', async () => {
    const { worlds } = start();
    await worlds.keep('Mine');
    for (let count = 0; count < 8; count += 1) await worlds.reset();
    const names = (await worlds.checkpoints()).map(({ name }) => name);
    expect(names.filter((name) => name === null)).toHaveLength(5);
    expect(names).toContain('Mine');
    const [first] = await worlds.checkpoints();
    await worlds.remove(first?.id ?? '');
    expect(await worlds.checkpoints()).toHaveLength(5);
    expect(await worlds.restore('no-such')).toBe(false);
  });
});

const NUMBERS = /^(\["(\w+)","(\w+)","[a-z ]+","(\w+)"),"(\w+)","(.*)"\]$/gm;
const readNumbers: Readonly<Record<string, (bytes: ArrayBuffer) => Iterable<number>>> = {
  uint8: (bytes) => new Uint8Array(bytes),
  uint16: (bytes) => new Uint16Array(bytes),
  uint32: (bytes) => new Uint32Array(bytes),
  float64: (bytes) => new Float64Array(bytes),
};

const withoutDigest = (text: string): string => text.replace(/,"sha256":"\w+"/, '');

/** The file with other numbers in its columns, written as in version 5, and without its checksum. */
const changeNumbers = (text: string, change: (numbers: readonly number[], list: string) => unknown): string =>
  withoutDigest(text).replace(
    NUMBERS,
    (line, start: string, table: string, field: string, list: string, type: string, encoded: string) => {
      const numbers = [...(readNumbers[type]?.(fromBase64(encoded).buffer) ?? [])];
      const items = change(numbers, `${table}.${field}.${list}`);
      if (items === numbers) return line;
      if (!Array.isArray(items) || items.some((item) => typeof item !== 'number')) {
        return `${start},${JSON.stringify(items)}]`;
      }
      const widest = list === 'values' ? new Float64Array(items) : new Uint32Array(items);
      return `${start},"${toBase64(new Uint8Array(widest.buffer))}"]`;
    },
  );
/** The file with its texts in lists, as before version 7. */
function listTexts(text: string): string {
  const [head = '', about = '', ...lines] = withoutDigest(text).trimEnd().split('\n');
  const columns = new Map<string, { text: string; lengths: number[]; nullAt: number }>();
  const others: string[] = [];
  for (const line of lines) {
    const [table, field, kind, list, ...rest] = z.array(z.unknown()).parse(JSON.parse(line));
    const start = JSON.stringify([table, field, kind, 'values']);
    const column = columns.get(start) ?? { text: '', lengths: [], nullAt: -1 };
    if (list === 'text') column.text += z.array(z.string()).parse(rest[0]).join('');
    else if (list === 'null') column.nullAt = Number(z.array(z.string()).parse(rest[0])[0]);
    else if (list === 'lengths') {
      const [type = '', encoded = ''] = z.array(z.string()).parse(rest);
      column.lengths.push(...(readNumbers[type]?.(fromBase64(encoded).buffer) ?? []));
    } else {
      others.push(line);
      continue;
    }
    columns.set(start, column);
  }
  const lists = [...columns].map(([start, { text: joined, lengths, nullAt }]) => {
    let at = 0;
    const values = lengths.map((length, place) => {
      at += length;
      return place === nullAt ? null : joined.slice(at - length, at);
    });
    return `${start.slice(0, -1)},${JSON.stringify(values)}]`;
  });
  return [head, about, ...others, ...lists].join('\n');
}

const changeList =
  (wanted: string) =>
  (text: string, change: (numbers: readonly number[]) => unknown): string =>
    changeNumbers(text, (numbers, list) => (list === wanted ? change(numbers) : numbers));
const changeUnits = changeList('account.units.values');
const changeAmounts = changeList('donation.amount.values');
const changeStatuses = changeList('member.status.codes');

/** At a time that no date can be. */
const atAnotherTime = (text: string, field: 'now' | 'at'): string =>
  withoutDigest(text).replace(new RegExp(`"${field}":\\d+`), `"${field}":9000000000000000`);

describe('a world in a file', () => {
  test('is the same in another browser, and the member stays signed in', async () => {
    const { world, worlds, controls } = start();
    await controls.deposit(MEMBER, 123.45);
    await controls.advance(DAY_MS);
    const file = await worlds.exportFile();
    const hash = await worlds.hash();

    const other = start(6, 30);
    expect(await other.worlds.hash()).not.toBe(hash);
    const shared = other.world.database.member.findFirst({ where: { user_pk: { equals: MEMBER } } });
    const token = issueToken(other.world, shared?.id ?? '', 'access');
    await other.worlds.importFile(file);
    expect(await other.worlds.hash()).toBe(hash);
    expect(other.world.clock.now()).toBe(world.clock.now());
    const isSame = shared?.user_pk === other.world.store.getMember(shared?.id ?? '').user_pk;
    expect(other.world.database.token.getAll().map(({ id }) => id)).toEqual(isSame ? [token] : []);
    expect(await other.worlds.undo()).toBe('replaced');
    expect(other.world.definition).toMatchObject({ seed: 6, members: 30 });
  });

  const toVersion6 = (text: string) => listTexts(text).replace(/"version":\d+/, '"version":6');
  test.each([
    ['version 6, whose texts are in lists', toVersion6],
    [
      'version 5, whose numbers are all of the widest type, too',
      (text: string) =>
        changeNumbers(toVersion6(text), (numbers) => [...numbers]).replace('"version":6', '"version":5'),
    ],
  ])('of %s, is read', async (_, toOlder) => {
    const { worlds } = start();
    const text = await (await worlds.exportFile()).text();
    const file = toOlder(text);
    expect(text).toMatch(/"(lengths|null)",/);
    expect(file).not.toMatch(/"(lengths|null)",/);
    const other = start(6, 30);
    await other.worlds.importFile(new Blob([file]));
    expect(await other.worlds.hash()).toBe(await worlds.hash());
  });

  test.each([
    ['foreign', () => 'a letter to nobody'],
    ['foreign', () => '{"format":"another","version":4}\n{}'],
    ['foreign', () => ''],
    ['newer', (text: string) => text.replace(/"version":\d+/, '"version":99')],
    ['older', (text: string) => text.replace(/"version":\d+/, '"version":1')],
    ['damaged', (text: string) => text.slice(0, -100)],
    ['damaged', (text: string) => text.slice(0, text.lastIndexOf('\n'))],
    ['damaged', (text: string) => `${text}\n`],
    ['damaged', (text: string) => text.replaceAll('\n', '\r\n')],
    ['damaged', (text: string) => withoutDigest(text).slice(0, -100)],
    ['foreign', (text: string) => text.slice(0, 20)],
    ['damaged', (text: string) => text.replace('Miguel', 'Manuel')],
    ['damaged', (text: string) => atAnotherTime(text, 'now')],
    ['damaged', (text: string) => atAnotherTime(text, 'at')],
    ['damaged', (text: string) => text.slice(0, text.indexOf('\n'))],
    ['damaged', (text: string) => withoutDigest(text).replace('"seed":5', '"seed":"x"')],
    ['damaged', (text: string) => changeUnits(text, (units) => [1e9, ...units])],
    ['damaged', (text: string) => changeUnits(text, ([, ...units]) => [1, ...units])],
    ['damaged', (text: string) => changeUnits(text, ([a = 0, b = 0, ...units]) => [a + 1, b - 1, ...units])],
    ['damaged', (text: string) => changeAmounts(text, ([amount = 0, ...more]) => [amount + 1, ...more])],
    ['damaged', (text: string) => changeUnits(text, (units) => units.map(() => 'much'))],
    ['damaged', (text: string) => changeUnits(text, () => 'AAAA')],
    ['damaged', (text: string) => changeUnits(text, () => 'no letters of Base64')],
    ['damaged', (text: string) => changeStatuses(text, (codes) => codes.map(() => null))],
    ['damaged', (text: string) => changeStatuses(text, (codes) => codes.map(() => 99))],
    ['damaged', (text: string) => withoutDigest(text).replaceAll('"float64"', '"uint16"')],
    ['damaged', (text: string) => withoutDigest(text).replace('"float64"', '"int8"')],
    ['damaged', (text: string) => withoutDigest(text).replace('"codes","uint8"', '"codes","float64"')],
  ])('that is %s is refused, and nothing changes', async (problem, corrupt) => {
    const { world, worlds } = start();
    const text = await (await worlds.exportFile()).text();
    const before = serialize(world);
    const failure = await worlds.importFile(new Blob([corrupt(text)])).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(WorldFileError);
    expect(failure).toMatchObject({ problem });
    expect(serialize(world)).toBe(before);
  });
});

/** The other opens what the code of a world says. */
async function expectSameByCode(worlds: Started['worlds'], other: Started) {
  const { code } = await worlds.code();
  expect(code?.length).toBeLessThan(1500);
  const content = await decodeWorld(code ?? '');
  if (content) await other.worlds.open(content);
  expect(await other.worlds.hash()).toBe(await worlds.hash());
}

describe('a world in an address', () => {
  test('is the same in another browser', async () => {
    const { world, worlds, controls } = start();
    await worlds.open({ seed: 9, members: 60, at: NOW, scenario: 'rejected-withdrawal' });
    expect(await worlds.code()).toMatchObject({ code: undefined, now: undefined, definition: { seed: 9 } });
    const other = start(6, 30);
    const expectSame = async () => {
      await expectSameByCode(worlds, other);
      expect(other.world.clock.now()).toBe(world.clock.now());
    };
    // In which its members have not acted.
    await controls.advance(DAY_MS);
    await expectSame();
    await controls.deposit(MEMBER, 50);
    await expectSame();
  });

  test.each([
    ['a month', 30, {}],
    ['so long that it is packed anew', 400, {}],
    ['a month from the end of a scenario', 30, { scenario: 'stage-reached', members: 60 }],
  ])('that has lived on by itself for %s is its definition and the time', async (_, days, definition) => {
    const { world, worlds, controls } = start();
    await worlds.open({ at: NOW, ...definition });
    const until = controls.now() + days * DAY_MS;
    await controls.moveTo(until);
    expect(await worlds.code()).toMatchObject({ code: undefined, now: until, definition: world.definition });
    const other = start(6, 30);
    await other.worlds.open(world.definition);
    await other.controls.moveTo(until);
    expect(await other.worlds.hash()).toBe(await worlds.hash());

    await controls.deposit(MEMBER, 50);
    await expectSameByCode(worlds, other);
    expect(other.controls.now()).toBe(until);
  });

  test('that is said to have lived on for longer than it can is none', async () => {
    const { worlds, controls } = start();
    await controls.moveTo(NOW + 400 * DAY_MS);
    await controls.deposit(MEMBER, 50);
    const { code } = await worlds.code();
    const packed = new Blob([fromBase64((code ?? '').slice(3).replaceAll('-', '+').replaceAll('_', '/'))]);
    const inflate = new DecompressionStream('deflate-raw');
    const text = await new Response(packed.stream().pipeThrough(inflate)).text();
    expect(text).toContain(`"livedUntil":${NOW + 400 * DAY_MS}`);
    const later = text.replace(/"livedUntil":\d+/, `"livedUntil":${Date.UTC(2199, 0, 1)}`);
    const deflate = new CompressionStream('deflate-raw');
    const bytes = await new Response(new Blob([later]).stream().pipeThrough(deflate)).bytes();
    expect(await decodeWorld(`w1.${Buffer.from(bytes).toString('base64url')}`)).toBeUndefined();
  });

  test('that cannot be read is none', async () => {
    for (const code of ['', 'w1.', 'w1.AAAA', 'w1.%%%', 'first-day'])
      expect(await decodeWorld(code)).toBeUndefined();
  });

  test('that has changed too much says so', async () => {
    const { worlds, controls } = start();
    for (let count = 0; count < 700; count += 1) await controls.deposit(MEMBER, 10 + count / 7);
    expect(await worlds.code()).toMatchObject({ code: 'tooLong' });
  });
});
