import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { alignEnvelope } from '#src/contract/envelope.ts';
import { getTeamTree, type TeamMember } from '#src/contract/team.ts';

const readBody = (body: unknown): TeamMember[] =>
  z.parse(getTeamTree.reply, alignEnvelope(getTeamTree.reply, body)).data;
const read = (data: unknown): TeamMember[] => readBody({ data });
const summary = (members: readonly TeamMember[]) =>
  members.map(({ _id, parent_id, level, position }) => [_id, parent_id, level, position]);

const named = (name: string, rest: object = {}) => ({ name, email: `${name}@example.com`, ...rest });

describe('the team of a reply', () => {
  test('is a flat list with the fields of the specification only, each row with an id of its own', () => {
    const row = {
      ...named('ann'),
      status: 'active',
      referral_code: 'A1',
      stage: 3,
      level: 1,
      position: 'left',
      referred_by: { name: 'bob', email: 'bob@example.com' },
    };
    expect(read([row, named('cid', { level: 1 }), { name: 'dee' }, { name: 'dee' }])).toEqual([
      { ...row, _id: 'A1', parent_id: undefined },
      expect.objectContaining({ _id: 'cid@example.com', level: 1 }),
      expect.objectContaining({ _id: 'row 2', name: 'dee' }),
      expect.objectContaining({ _id: 'row 3', name: 'dee' }),
    ]);
  });

  test('has null and empty texts for absent fields, and numbers for ids', () => {
    const fields = [
      'status',
      'referral_code',
      'stage',
      'level',
      'position',
      'referred_by',
      'parent_id',
      '_id',
    ];
    for (const nothing of [null, '']) {
      const row = Object.fromEntries(fields.map((field) => [field, nothing]));
      const [member] = read([{ ...row, name: 'ann' }]);
      expect(member).toMatchObject({ _id: 'row 0', name: 'ann' });
      for (const field of fields.slice(0, -1)) expect(member).toHaveProperty(field, undefined);
    }
    expect(summary(read([named('a', { _id: 7 }), named('b', { _id: 8, parent_id: 7 })]))).toEqual([
      ['7', undefined, undefined, undefined],
      ['8', '7', undefined, undefined],
    ]);
  });

  const node = named('root', {
    children: {
      left: named('left', { children: { center: named('deep', { children: {} }), right: null } }),
      center: null,
      right: named('right', { children: [] }),
    },
  });
  const nested = [
    ['root@example.com', undefined, 0, undefined],
    ['left@example.com', 'root@example.com', 1, 'left'],
    ['right@example.com', 'root@example.com', 1, 'right'],
    ['deep@example.com', 'left@example.com', 2, 'center'],
  ];

  test('is the same where a node has left, center and right in place of children', () => {
    const node = (name: string, rest: object = {}) =>
      named(name, { left: null, center: null, right: null, ...rest });
    const left = node('left', { center: node('deep') });
    for (const data of [node('me', { left }), [node('me', { left })]])
      expect(summary(read(data))).toEqual([
        ['me@example.com', undefined, 0, undefined],
        ['left@example.com', 'me@example.com', 1, 'left'],
        ['deep@example.com', 'left@example.com', 2, 'center'],
      ]);
  });

  test('has who stands on the only side of a root below it, and not in its place', () => {
    for (const root of [{ left: named('ann'), center: null, right: null }, { left: named('ann') }])
      expect(summary(read(root))).toEqual([
        ['row 0', undefined, 0, undefined],
        ['ann@example.com', 'row 0', 1, 'left'],
      ]);
  });

  test('counts nobody twice where a flat list names in each row who stands below it', () => {
    const rows = [named('me', { left: { name: 'Ann' }, right: '65f0' }), named('ann')];
    expect(read(rows)).toHaveLength(2);
  });

  test('is the same of a node, of a list of it, and of children as a list', () => {
    expect(summary(read(node))).toEqual(nested);
    expect(summary(read([node]))).toEqual(nested);
    expect(summary(readBody(node))).toEqual(nested);
    expect(summary(readBody([node]))).toEqual(nested);
    const listed = named('root', {
      children: [
        named('left', { position: 'left', children: [named('deep', { position: 'center' })] }),
        named('right', { position: 'right' }),
      ],
    });
    expect(summary(read(listed))).toEqual(nested);
  });

  test('has the name and e-mail address of a member of the team who is given by an id', () => {
    const rows = [
      named('ann', { _id: 'A', referred_by: 'Z' }),
      named('bob', { _id: 'B', parent_id: 'A', referred_by: 'A' }),
    ];
    expect(read(rows).map(({ referred_by }) => referred_by)).toEqual([{ name: 'Z' }, named('ann')]);
  });

  test('keeps levels and positions that nodes have themselves', () => {
    const root = named('root', {
      level: 4,
      children: { left: named('one', { level: 5, position: 'right' }) },
    });
    expect(summary(read(root)).map(([, , ...rest]) => rest)).toEqual([
      [4, undefined],
      [5, 'right'],
    ]);
  });

  test('has two members of one id both, and a member that comes twice once', () => {
    const list = [
      named('ann', { _id: '1' }),
      named('bob', { _id: '1' }),
      named('ann', { _id: '1' }),
      named('cid', { _id: '2', parent_id: '1' }),
      named('dee', { _id: 'bob@example.com' }),
    ];
    expect(read(list).map(({ _id, name }) => [_id, name])).toEqual([
      ['1', 'ann'],
      ['row 1', 'bob'],
      ['2', 'cid'],
      ['bob@example.com', 'dee'],
    ]);
  });

  test('may be null or an empty object, which is an empty one', () => {
    expect(read(null)).toEqual([]);
    expect(read({})).toEqual([]);
  });

  test('of which a row is odd has all others, and of that one what can be read', () => {
    const odd = named('b', { stage: 'high', status: [], referred_by: true, level: -1, parent_id: {} });
    const rows = read([named('a', { stage: 2 }), odd, null, { _id: 7 }, { name: { first: 'Ann' } }]);
    expect(rows.map(({ _id, name, stage }) => [_id, name, stage])).toEqual([
      ['a@example.com', 'a', 2],
      ['b@example.com', 'b', undefined],
      ['7', undefined, undefined],
      ['row 3', undefined, undefined],
    ]);
  });

  test('parses to itself', () => {
    for (const data of [node, [named('a'), named('b', { parent_id: 'a@example.com' })]]) {
      expect(read(JSON.parse(JSON.stringify(read(data))))).toEqual(read(data));
    }
  });

  test('can be a chain of any depth', () => {
    let chain: object = named('last');
    for (let index = 1; index < 20_000; index += 1) chain = named(`m${index}`, { children: { left: chain } });
    const members = read(chain);
    expect(members).toHaveLength(20_000);
    expect(members.at(-1)).toMatchObject({ name: 'last', level: 19_999, parent_id: 'm1@example.com' });
  });

  test.each([
    ['rows that say nobody', [{ _id: 1 }, {}]],
    ['a row that is no object', [named('a'), 7]],
    ['a list within a list', [[named('a')]]],
    ['a text', 'unexpected'],
    ['nothing', undefined],
    ['an object of something else', { members: [] }],
    ['children that are no members', named('a', { children: { left: 12 } })],
    ['children of an unknown shape', named('a', { children: 'many' })],
  ])('cannot be %s', (_, data) => {
    expect(z.safeParse(getTeamTree.reply, { data }).success).toBe(false);
  });
});
