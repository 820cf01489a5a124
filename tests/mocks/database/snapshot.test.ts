import { describe, expect, it } from 'vitest';
import { readSnapshot } from '#mocks/database/snapshot.ts';
import { World } from '#mocks/world.ts';

const NOW = Date.UTC(2026, 2, 5, 10);
const createWorld = (seed: number) => {
  const world = new World({ seed, members: 30, now: () => NOW });
  world.generate();
  return world;
};

describe('a snapshot', () => {
  it('restores rows, time and cookies', () => {
    const world = createWorld(5);
    world.clock.advance(1234);
    world.cookies = { refresh_token: { value: 'x', expires_at: NOW + 1 } };
    world.database.member.update({
      where: { email: { equals: 'member@example.com' } },
      data: { name: 'New' },
    });
    const stored: unknown = structuredClone(world.snapshot());

    const other = createWorld(6);
    const snapshot = readSnapshot(stored);
    expect(snapshot).toBeDefined();
    if (snapshot) other.restore(snapshot);
    expect(structuredClone(other.snapshot())).toEqual(stored);
    expect(other.clock.now()).toBe(NOW + 1234);
    const found = other.database.member.findFirst({ where: { name: { equals: 'New' } } });
    expect(found?.email).toBe('member@example.com');
  });

  it('is not changed by later changes of the world, once copied', () => {
    const world = createWorld(5);
    const stored = structuredClone(world.snapshot());
    world.database.token.create({ id: 't', member_id: 'm', kind: 'access', expires_at: 1 });
    expect(stored.models.token).toEqual([]);
  });

  it('of another format or version, or a damaged one, is not read', () => {
    const good = structuredClone(createWorld(5).snapshot());
    const { member, ...others } = good.models;
    const [first, ...rest] = member;
    const damaged: unknown[] = [
      undefined,
      null,
      'a text',
      [],
      {},
      { ...good, version: 0 },
      { ...good, version: 5 },
      { ...good, definition: { ...good.definition, seed: 'one' } },
      { ...good, history: { undo: [1], redo: [] } },
      { ...good, clock: null },
      { ...good, cookies: { refresh_token: 'x' } },
      { ...good, models: others },
      { ...good, models: { ...good.models, member: {} } },
      { ...good, models: { ...good.models, member: [{ ...first, stage: '3' }, ...rest] } },
      { ...good, models: { ...good.models, member: [{ ...first, name: null }, ...rest] } },
      { ...good, models: { ...good.models, member: [{ ...first, email: undefined }, ...rest] } },
      { ...good, models: { ...good.models, posting: [null] } },
    ];
    expect(readSnapshot(good)).toEqual(good);
    for (const stored of damaged) expect(readSnapshot(stored)).toBeUndefined();
  });
});
