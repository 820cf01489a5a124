import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cull, layoutTree, spaceLevels } from '#src/domain/teamLayout.ts';
import { buildTeam, type TeamNode } from '#src/domain/teamTree.ts';
import { randomTeam, ternaryTeam } from './teamMembers';

const layoutOf = (members: Parameters<typeof buildTeam>[0]) => {
  const team = buildTeam(members);
  if (!team) throw new Error('there is no team');
  return layoutTree<TeamNode>(
    team.root,
    ({ id }) => id,
    ({ children }) => children,
  );
};

const span = (from: fc.Arbitrary<number>, size: fc.Arbitrary<number>) =>
  fc.tuple(from, size).map(([start, length]) => [start, start + length] as const);
const areas = fc
  .tuple(
    span(fc.integer({ min: -6000, max: 6000 }), fc.nat(4000)),
    span(fc.integer({ min: -500, max: 6000 }), fc.nat(3000)),
  )
  .map(([[left, right], [top, bottom]]) => ({ left, right, top, bottom }));

describe('a layout', () => {
  test('has every member exactly once, parents a level of 140 above their children', () => {
    fc.assert(
      fc.property(randomTeam(), (members) => {
        const { rows, nodesByKey } = layoutOf(members);
        const nodes = rows.flat();
        expect(nodes).toHaveLength(members.length);
        expect(nodesByKey.size).toBe(members.length);
        for (const node of nodes) expect(node.y).toBe(node.parent ? node.parent.y + 140 : 0);
      }),
    );
  });

  test('keeps siblings one and a half cells apart, and others two', () => {
    fc.assert(
      fc.property(randomTeam(), (members) => {
        for (const row of layoutOf(members).rows) {
          for (const [index, node] of row.entries()) {
            const before = row[index - 1];
            if (!before) continue;
            const apart = before.parent === node.parent ? 210 : 280;
            expect(node.x - before.x).toBeGreaterThanOrEqual(apart - 1e-6);
          }
        }
      }),
    );
  });

  test('has the bounds of its nodes', () => {
    // Three fans of three: 210 to each side of a fan's middle, and 280 between fans.
    const { left, right, bottom } = layoutOf(ternaryTeam(13));
    expect([left, right, bottom]).toEqual([-910, 910, 280]);
  });
});

describe('what is drawn for a part of the layout', () => {
  const levelHeights = fc.integer({ min: 140, max: 420 });

  test('has all squares that reach into it', () => {
    fc.assert(
      fc.property(randomTeam(), areas, levelHeights, (members, area, levelHeight) => {
        const layout = spaceLevels(layoutOf(members), levelHeight);
        const drawn = new Set(cull(layout, area).nodes);
        for (const node of layout.rows.flat()) {
          const across = node.x + 60 >= area.left && node.x - 60 <= area.right;
          const along = node.y + 60 >= area.top && node.y - 60 <= area.bottom;
          if (across && along) expect(drawn).toContain(node);
        }
      }),
    );
  });

  test('has all links that cross it', () => {
    fc.assert(
      fc.property(randomTeam(), areas, levelHeights, (members, area, levelHeight) => {
        const layout = spaceLevels(layoutOf(members), levelHeight);
        const drawn = new Set(cull(layout, area).links.map(({ target }) => target));
        for (const { parent, x, y, ...node } of layout.rows.flat()) {
          if (!parent) continue;
          const across = Math.max(x, parent.x) >= area.left && Math.min(x, parent.x) <= area.right;
          const along = y >= area.top && parent.y <= area.bottom;
          if (across && along) expect([...drawn].map(({ data }) => data.id)).toContain(node.data.id);
        }
      }),
    );
  });

  test('has no duplicates, and no distant members', () => {
    fc.assert(
      fc.property(randomTeam(), areas, levelHeights, (members, area, levelHeight) => {
        const { nodes } = cull(spaceLevels(layoutOf(members), levelHeight), area);
        expect(new Set(nodes).size).toBe(nodes.length);
        for (const { x, y } of nodes) {
          expect(x).toBeGreaterThanOrEqual(area.left - 140);
          expect(x).toBeLessThanOrEqual(area.right + 140);
          expect(y).toBeGreaterThanOrEqual(area.top - 140);
          expect(y).toBeLessThanOrEqual(area.bottom + 140);
        }
      }),
    );
  });
});
