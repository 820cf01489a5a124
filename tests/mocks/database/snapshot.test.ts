import { describe, expect, it } from 'vitest';
import { dump } from '#mocks/database/database.ts';
import { isJoinedTexts, readTexts } from '#mocks/database/joinedTexts.ts';
import { isNewer, readBase, readSnapshot, SNAPSHOT_VERSION, toStored } from '#mocks/database/snapshot.ts';
import { runAtOnce } from '#mocks/slices.ts';
import { World } from '#mocks/world/world.ts';

const NOW = Date.UTC(2026, 2, 5, 10);
const createWorld = (seed: number) => {
  const world = new World({ seed, members: 30, now: () => NOW });
  world.generate();
  return world;
};

/** As it is stored: the packed rows, and what has become of them. */
const store = (world: World) =>
  structuredClone({ world: toStored(world.snapshot()), base: world.snapshot().base });
const load = ({ world, base }: { readonly world: unknown; readonly base: unknown }) =>
  readSnapshot(world, () => {
    if (typeof base !== 'object' || base === null) return undefined;
    const tables: unknown = Reflect.get(base, 'tables');
    return runAtOnce(readBase(base, (name) => Reflect.get(Object(tables), name)));
  });

function change(world: World): void {
  world.clock.advance(1234);
  world.cookies = { refresh_token: { value: 'x', expires_at: NOW + 1 } };
  world.database.member.update({
    where: { email: { equals: 'member@example.com' } },
    data: { name: 'New' },
  });
  world.database.token.create({ id: 't', member_id: 'MBR-000002', kind: 'access', expires_at: 1 });
}

describe('a snapshot', () => {
  it('restores rows, time and cookies', async () => {
    const world = createWorld(5);
    change(world);
    const stored = store(world);

    const other = createWorld(6);
    const snapshot = await load(stored);
    expect(snapshot).toBeDefined();
    if (snapshot) other.restore(snapshot);
    expect(dump(other.database)).toEqual(dump(world.database));
    expect(store(other)).toEqual(stored);
    expect(other.clock.now()).toBe(NOW + 1234);
    const found = other.database.member.findFirst({ where: { name: { equals: 'New' } } });
    expect(found?.email).toBe('member@example.com');
  });

  it('is not changed by later changes of the world, once copied', () => {
    const world = createWorld(5);
    const stored = store(world);
    change(world);
    expect(stored.world.changes).toEqual({});
  });

  it('holds of a large world only what has changed, beside the rows it has begun with', () => {
    const world = createWorld(5);
    change(world);
    const { changes, base } = world.snapshot();
    expect(Object.entries(changes).map(([name, { rows }]) => [name, rows.length])).toEqual([
      ['member', 1],
      ['token', 1],
    ]);
    expect(base.tables.member.length).toBe(30);
  });

  it.each([
    ['5, whose numbers are of the widest types, and whose texts are in lists', 5],
    ['6, whose texts are in lists', 6],
  ])('of version %s, is the same world', async (_, version) => {
    const world = createWorld(5);
    change(world);
    const stored = store(world);
    const toOlder = (part: unknown): unknown => {
      if (version === 5 && (part instanceof Uint8Array || part instanceof Uint16Array)) {
        return new Uint32Array(part);
      }
      if (isJoinedTexts(part)) {
        return Array.from(part.lengths, (_length, place) => readTexts(part).get(place));
      }
      if (Array.isArray(part) || ArrayBuffer.isView(part) || typeof part !== 'object' || part === null)
        return part;
      const widened = Object.entries(part).map(([name, value]): [string, unknown] => [name, toOlder(value)]);
      const { kind, values } = Object.fromEntries(widened);
      if (version === 5 && kind === 'number' && values instanceof Uint32Array)
        return { kind, values: new Float64Array(values) };
      return Object.fromEntries(widened);
    };
    const other = createWorld(6);
    const snapshot = await load({ world: { ...stored.world, version }, base: toOlder(stored.base) });
    if (snapshot) other.restore(snapshot);
    expect(dump(other.database)).toEqual(dump(world.database));
  });

  it('of another format or version, or a damaged one, is not read', async () => {
    const world = createWorld(5);
    change(world);
    const good = store(world);
    const { base } = good;
    const { member } = base.tables;
    const withMember = (columns: object) => ({
      ...base,
      tables: { ...base.tables, member: { ...member, columns: { ...member.columns, ...columns } } },
    });
    const { stage, name, sponsor_id } = member.columns;
    const [changed] = good.world.changes.member?.rows ?? [];
    const withRow = (row: object | null) => ({
      ...good.world,
      changes: { ...good.world.changes, member: { rows: [row], removed: [] } },
    });
    const joined = (values: object) => ({ kind: 'text', codes: new Uint8Array(30), values });
    const damagedWorlds: unknown[] = [
      undefined,
      null,
      'a text',
      [],
      {},
      { ...good.world, version: 0 },
      { ...good.world, version: SNAPSHOT_VERSION + 1 },
      { ...good.world, definition: { ...good.world.definition, seed: 'one' } },
      { ...good.world, history: { undo: [1], redo: [] } },
      { ...good.world, clock: null },
      { ...good.world, cookies: { refresh_token: 'x' } },
      withRow(null),
      withRow({ ...changed, stage: '3' }),
      withRow({ ...changed, name: null }),
      withRow({ ...changed, email: undefined }),
    ];
    const damagedBases: unknown[] = [
      undefined,
      { ...base, startsAt: 'now' },
      { ...base, tables: { ...base.tables, posting: undefined } },
      { ...base, tables: { ...base.tables, member: { ...member, length: 31 } } },
      withMember({ stage: undefined }),
      withMember({ stage: name }),
      withMember({ name: sponsor_id }),
      withMember({ name: { kind: 'text', codes: new Uint32Array(30).fill(99), values: ['A'] } }),
      withMember({ stage: { kind: 'number', values: new Float64Array(30).fill(Number.NaN) } }),
      withMember({ name: { kind: 'text', codes: new Float64Array(30), values: ['A'] } }),
      withMember({ name: { kind: 'text', codes: new Uint8Array(30), values: [1] } }),
      withMember({ sponsor_id: { kind: 'text', codes: new Uint8Array(30), values: [null, null] } }),
      withMember({ name: joined({ text: 'Anna', lengths: new Uint8Array([3]), nullAt: -1 }) }),
      withMember({ name: joined({ text: 'Anna', lengths: [4], nullAt: -1 }) }),
      withMember({ name: joined({ text: 4, lengths: new Uint8Array([4]), nullAt: -1 }) }),
      withMember({ name: joined({ text: 'Anna', lengths: new Uint8Array([4]) }) }),
      withMember({ name: joined({ text: 'Anna', lengths: new Uint8Array([4]), nullAt: 0 }) }),
      withMember({ name: joined({ text: 'Anna', lengths: new Uint8Array([4, 0]), nullAt: 1 }) }),
      withMember({ sponsor_id: joined({ text: 'Anna', lengths: new Uint8Array([4]), nullAt: 1 }) }),
      withMember({ joined_at: { kind: 'id' } }),
      withMember({ stage: { ...stage, values: [1, 2, 3] } }),
    ];
    expect(await load(good)).toBeDefined();
    for (const stored of damagedWorlds) expect(await load({ world: stored, base })).toBeUndefined();
    for (const stored of damagedBases)
      expect(await load({ world: good.world, base: stored })).toBeUndefined();
  });

  it('of a newer version is told from a damaged one', () => {
    expect(isNewer({ version: SNAPSHOT_VERSION + 1, whatever: true })).toBe(true);
    for (const stored of [undefined, {}, 'text', { version: '9' }, { version: SNAPSHOT_VERSION }])
      expect(isNewer(stored)).toBe(false);
  });
});
