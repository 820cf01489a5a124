import { describe, expect, test } from 'vitest';
import type { TeamMember } from '#src/contract/team.ts';
import { filterDownlines, hasStructure, readPart, readTeam } from '#src/domain/team.ts';
import { member } from './teamMembers';

const ME = { name: 'Me', email: 'Me@example.com', referral_code: 'CODE-me' };
const STRANGER = { name: 'Me', email: undefined, referral_code: undefined };

/** The member with two directly below, one of them with one below. */
const tree = [member('me', 'up'), member('a', 'me'), member('b', 'me'), member('c', 'a')];
const DEPTHS = [0, 1, 1, 2];

interface Shape {
  /** of the member; undefined leaves out all levels */
  readonly first: number | undefined;
  readonly withSelf: boolean;
  readonly withParents: boolean;
}

/** The same team as another provider lists it. */
const listAs = ({ first, withSelf, withParents }: Shape): TeamMember[] =>
  tree
    .map((row, index) => ({
      ...row,
      parent_id: withParents ? row.parent_id : undefined,
      level: first === undefined ? undefined : first + (DEPTHS[index] ?? 0),
    }))
    .slice(withSelf ? 0 : 1);
const levelsOf = (downlines: readonly TeamMember[]) => downlines.map(({ _id, level }) => [_id, level]);
const LEVELS = [
  ['a', 1],
  ['b', 1],
  ['c', 2],
];

describe('a whole team', () => {
  const shapes = [-1, 0, 1, 5, undefined].flatMap((first) =>
    [true, false].flatMap((withSelf) =>
      [true, false].map((withParents): Shape => ({ first, withSelf, withParents })),
    ),
  );
  const possible = shapes.filter(({ first, withSelf }) => first !== -1 || !withSelf);

  test.each(possible)('is everybody below the member, direct downlines on level 1: %o', (shape) => {
    const { self, isSelfListed, downlines } = readTeam(listAs(shape), ME);
    expect(isSelfListed).toBe(shape.withSelf);
    expect(self).toMatchObject({ referral_code: 'CODE-me' });
    const isKnown = shape.first !== undefined || shape.withParents;
    expect(levelsOf(downlines)).toEqual(isKnown ? LEVELS : LEVELS.map(([id]) => [id, undefined]));
  });

  test('has the member without address and code as the only row of level 0, and nobody else', () => {
    const nameless = listAs({ first: 0, withSelf: true, withParents: true }).map((row) => ({
      ...row,
      email: undefined,
      referral_code: undefined,
    }));
    expect(readTeam(nameless, ME)).toMatchObject({ self: { _id: 'me' }, isSelfListed: true });
    expect(readTeam(nameless.slice(1), ME)).toMatchObject({ self: { name: 'Me' }, isSelfListed: false });
    const others = listAs({ first: -1, withSelf: false, withParents: false }).slice(1);
    expect(readTeam(others, ME).isSelfListed).toBe(false);
    expect(readTeam(listAs({ first: 0, withSelf: true, withParents: false }), STRANGER).isSelfListed).toBe(
      true,
    );
  });

  test('that lists the member on the level of the direct downlines counts them from 1', () => {
    const list = [member('me', undefined), member('a', undefined)].map((row) => ({ ...row, level: 0 }));
    expect(levelsOf(readTeam(list, ME).downlines)).toEqual([['a', 1]]);
  });

  test('without the member has them by name, under an id of their own', () => {
    const { self } = readTeam([member('self', undefined)], ME);
    expect(self).toEqual({ _id: 'self+', ...ME });
  });

  test('has a structure where parents are listed, or where all are directly below', () => {
    const structure = (list: readonly TeamMember[]) => hasStructure(readTeam(list, ME));
    for (const withSelf of [true, false]) {
      expect(structure(listAs({ first: 0, withSelf, withParents: true }))).toBe(true);
      expect(structure(listAs({ first: 0, withSelf, withParents: false }))).toBe(false);
      expect(structure(listAs({ first: undefined, withSelf, withParents: false }))).toBe(false);
      expect(structure(listAs({ first: 0, withSelf, withParents: false }).slice(0, withSelf ? 3 : 2))).toBe(
        true,
      );
    }
    expect(structure(tree.map((row) => ({ ...row, level: 1, parent_id: row._id })).slice(0, 2))).toBe(true);
    const looped = tree.slice(1).map((row, index) => ({ ...row, level: index, parent_id: row._id }));
    expect(structure(looped)).toBe(false);
  });
});

describe('a part of a team', () => {
  const whole = readTeam(listAs({ first: 1, withSelf: false, withParents: false }), ME);
  const deepest = listAs({ first: 1, withSelf: false, withParents: false }).slice(2);

  test('has the levels of the member’s own row', () => {
    const list = listAs({ first: 1, withSelf: true, withParents: false });
    const part = readPart(
      [list[0], list[3]].flatMap((row) => row ?? []),
      ME,
      undefined,
    );
    expect(part.isComplete).toBe(true);
    expect(levelsOf(part.downlines)).toEqual([['c', 2]]);
  });

  test('without it has the levels of the whole team, and none before that is there', () => {
    expect(readPart(deepest, ME, undefined)).toMatchObject({
      isComplete: false,
      downlines: [{ _id: 'c', level: undefined }],
    });
    expect(readPart(deepest, ME, whole)).toMatchObject({
      isComplete: true,
      downlines: [{ _id: 'c', level: 2 }],
    });
    expect(readPart([], ME, undefined).isComplete).toBe(true);
  });

  test('has nobody who contradicts the filter', () => {
    const row = (name: string, stage: number | undefined, status: string | undefined) => ({
      ...member(name, undefined),
      stage,
      status,
    });
    const list = [
      row('fits', 3, 'active'),
      row('other stage', 4, 'active'),
      row('other status', 3, 'suspended'),
      row('unknown', undefined, undefined),
    ];
    const ids = (filter: Parameters<typeof filterDownlines>[1]) =>
      filterDownlines(list, filter).map(({ _id }) => _id);
    expect(ids({ stage: '3', status: 'active' })).toEqual(['fits', 'unknown']);
    expect(ids({ stage: '3' })).toEqual(['fits', 'other status', 'unknown']);
    expect(ids({})).toHaveLength(4);
  });
});
