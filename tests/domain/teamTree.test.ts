import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expandTo, initialExpansion, isOpen, toggleNode } from '#src/domain/teamExpansion.ts';
import { buildTeam, getInitialDepth, getPath, type Team, type TeamNode } from '#src/domain/teamTree.ts';
import { member, randomTeam, ternaryTeam } from './teamMembers';

const built = (...list: Parameters<typeof buildTeam>): Team => {
  const team = buildTeam(...list);
  if (!team) throw new Error('there is no team');
  return team;
};
const preorder = (root: TeamNode): TeamNode[] => [root, ...root.children.flatMap(preorder)];
const openBelow = (root: TeamNode, expansion: ReturnType<typeof initialExpansion>): TeamNode[] => [
  root,
  ...(isOpen(expansion, root) ? root.children.flatMap((child) => openBelow(child, expansion)) : []),
];

describe('the tree of a team', () => {
  test('is undefined for an empty list', () => {
    expect(buildTeam([])).toBeUndefined();
  });

  test('has every member exactly once, below their parent, whatever the order of the list', () => {
    fc.assert(
      fc.property(randomTeam(), fc.infiniteStream(fc.nat()), (members, dice) => {
        const shuffled = members
          .map((one) => ({ one, at: dice.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one);
        const nodes = preorder(built(shuffled).root);
        expect(nodes.map(({ id }) => id).sort()).toEqual(members.map(({ _id }) => _id).sort());
        for (const { member, parent, level } of nodes) {
          expect(parent?.id).toBe(member.parent_id);
          expect(level).toBe(parent ? parent.level + 1 : 0);
        }
      }),
    );
  });

  test('keeps members with missing or cyclic parents', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(20), fc.nat(25)), { minLength: 1 }), (pairs) => {
        const members = pairs.map(([id, parent]) => member(`m${id}`, `m${parent}`));
        const ids = [...new Set(members.map(({ _id }) => _id))];
        const found = preorder(built(members).root).map(({ id }) => id);
        expect(found.sort()).toEqual(ids.sort());
      }),
    );
  });

  test('stands below a given member, wherever that one is in the list', () => {
    const top = member('top', 'elsewhere');
    const { root } = built([member('a', undefined), member('b', 'top'), top], top);
    expect([root.id, ...root.children.map(({ id }) => id)]).toEqual(['top', 'a', 'b']);
  });

  test('of a chain of 20,000 is built, and so is one of 3,000 that closes to a ring', () => {
    const chain = Array.from({ length: 20_000 }, (_, index) =>
      member(`m${index}`, index === 0 ? undefined : `m${index - 1}`),
    );
    expect(built(chain).nodes.get('m19999')?.level).toBe(19_999);
    const ring = chain
      .slice(0, 3000)
      .map((one, index) => (index === 0 ? { ...one, parent_id: 'm2999' } : one));
    expect(built(ring).nodes.size).toBe(3000);
  });

  test('has left, center and right in this order', () => {
    const { root } = built([
      member('root', undefined),
      member('r', 'root', 'right'),
      member('x', 'root'),
      member('c', 'root', 'center'),
      member('l', 'root', 'left'),
    ]);
    expect(root.children.map(({ id }) => id)).toEqual(['l', 'c', 'r', 'x']);
  });
});

describe('what is open at first', () => {
  test('is everything in a small team', () => {
    expect(getInitialDepth(built(ternaryTeam(40)).root, 120)).toBe(Number.POSITIVE_INFINITY);
  });

  test('is the deepest level with no more members than can be taken in', () => {
    fc.assert(
      fc.property(randomTeam(), fc.integer({ min: 1, max: 40 }), (members, most) => {
        const { root } = built(members);
        const nodes = preorder(root);
        const within = (depth: number) => nodes.filter(({ level }) => level <= depth).length;
        const depth = getInitialDepth(root, most);
        if (depth === Number.POSITIVE_INFINITY) expect(nodes.length).toBeLessThanOrEqual(most);
        else {
          expect(within(depth)).toBeLessThanOrEqual(most);
          expect(within(depth + 1)).toBeGreaterThan(most);
        }
      }),
    );
  });

  test('has the given depth', () => {
    const { root } = built(ternaryTeam(40));
    expect(openBelow(root, initialExpansion(root, 1))).toHaveLength(4);
    expect(openBelow(root, initialExpansion(root, 0))).toHaveLength(1);
  });
});

describe('a branch', () => {
  const { root, nodes } = built(ternaryTeam(1093));
  const [child] = root.children;
  if (!child) throw new Error('the root has nobody below');

  test('closes and opens again', () => {
    const all = initialExpansion(root, Number.POSITIVE_INFINITY);
    const closed = toggleNode(all, child);
    expect(isOpen(closed, child)).toBe(false);
    expect(openBelow(root, closed)).toHaveLength(1093 - preorder(child).length + 1);
    expect(openBelow(root, toggleNode(closed, child))).toHaveLength(1093);
  });

  test('without members opens nothing', () => {
    const leaf = [...nodes.values()].find(({ children }) => children.length === 0);
    if (!leaf) throw new Error('everybody has somebody below');
    const first = initialExpansion(root);
    expect(toggleNode(first, leaf)).toBe(first);
  });

  test('opens the ancestors of a searched member, and nothing else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...nodes.values()), (sought) => {
        const closed = initialExpansion(root, 0);
        const open = openBelow(root, expandTo(closed, sought));
        expect(open).toContain(sought);
        expect(open).toHaveLength(1 + 3 * (getPath(sought).length - 1));
      }),
    );
  });
});
