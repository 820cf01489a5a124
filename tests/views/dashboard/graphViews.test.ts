import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NODE_SIZE } from '#src/domain/teamLayout.ts';
import { buildTeam } from '#src/domain/teamTree.ts';
import { createLayout, getFittingDepth, layoutGraph } from '#src/views/dashboard/team-graph/graphLayout.ts';
import {
  CANVAS_HEIGHT,
  fitView,
  getDetailLevel,
  getFirstView,
  isLegible,
  isWholeInView,
  ZOOM,
} from '#src/views/dashboard/team-graph/viewport.ts';
import { randomTeam, ternaryTeam } from '../../domain/teamMembers';

type Members = Parameters<typeof buildTeam>[0];
const rootOf = (members: Members) => {
  const team = buildTeam(members);
  if (!team) throw new Error('there is no team');
  return team.root;
};
const layoutOf = (members: Members, frame: number, depth = Number.POSITIVE_INFINITY) =>
  layoutGraph(rootOf(members), ({ level }) => level < depth, frame);
const width = fc.integer({ min: 280, max: 2400 });

describe('fitting the tree', () => {
  test('shows every member, in the middle of the frame, unless that takes less than the least zoom', () => {
    let fitted = 0;
    fc.assert(
      fc.property(randomTeam(), width, (members, frame) => {
        const layout = layoutOf(members, frame);
        const view = fitView(layout, frame);
        expect(view.k).toBeGreaterThanOrEqual(ZOOM.min);
        expect(view.k).toBeLessThanOrEqual(ZOOM.max);
        if (view.k === ZOOM.min) return;
        fitted++;
        expect(isWholeInView(layout, view, frame)).toBe(true);
        expect(view.x + (view.k * (layout.left + layout.right)) / 2).toBeCloseTo(frame / 2);
        expect(view.y + (view.k * layout.bottom) / 2).toBeCloseTo(CANVAS_HEIGHT / 2);
      }),
    );
    expect(fitted).toBeGreaterThan(20);
  });

  test('of a tree that is too wide has the root in its middle, and all levels that it has room for', () => {
    const layout = layoutOf(ternaryTeam(1093), 1080);
    const view = fitView(layout, 1080);
    expect(view).toMatchObject({ x: 540, k: ZOOM.min });
    expect(view.y + (view.k * layout.bottom) / 2).toBeCloseTo(CANVAS_HEIGHT / 2);
    expect(view.k * layout.bottom, 'more than a strip').toBeGreaterThan(CANVAS_HEIGHT / 3);
    const high = { ...layout, bottom: 10 * CANVAS_HEIGHT };
    expect(fitView(high, 1080)).toEqual({ x: 540, y: 50, k: ZOOM.min });
  });
});

describe('levels of a tree', () => {
  test('are 140 pixels apart once it fits, unless the frame is too low for that, and at most 420 units', () => {
    const measure = (members: Members, frame: number) => {
      const { levelHeight } = layoutOf(members, frame);
      return { levelHeight, onScreen: levelHeight * fitView(layoutOf(members, frame), frame).k };
    };
    expect(measure(ternaryTeam(4), 1080)).toEqual({ levelHeight: 140, onScreen: 140 });
    expect(measure(ternaryTeam(4), 358).onScreen).toBeCloseTo(140, 0);
    expect(measure(ternaryTeam(13), 1080).onScreen).toBeCloseTo(140, 0);
    expect(measure(ternaryTeam(1093), 1080).levelHeight).toBe(420);
    // A chain is higher than the frame at any distance.
    const chain = ternaryTeam(40).map((one, index) => ({
      ...one,
      parent_id: index ? `m${index - 1}` : undefined,
    }));
    expect(measure(chain, 1080).levelHeight).toBe(140);
  });

  test('are laid out again for another width only where their distance is another', () => {
    const layOut = createLayout(rootOf(ternaryTeam(1093)), () => true);
    const wide = layOut(1080);
    expect(layOut(1081)).toBe(wide);
    expect(layOut(358)).toBe(wide);
    const small = createLayout(rootOf(ternaryTeam(4)), () => true);
    const narrow = small(358);
    expect(small(359).levelHeight).toBe(narrow.levelHeight);
    expect(small(359)).toBe(narrow);
    expect(small(1080)).not.toBe(narrow);
    expect([narrow.levelHeight, small(1080).levelHeight]).toEqual([234, 140]);
  });
});

describe('the first view', () => {
  test('has the root at 400, 50 where that shows the whole tree, and fits the tree where it does not', () => {
    expect(getFirstView(layoutOf(ternaryTeam(4), 1080), 1080)).toMatchObject({ x: 400, y: 50 });
    expect(getFirstView(layoutOf(ternaryTeam(4), 358), 358)).toEqual(
      fitView(layoutOf(ternaryTeam(4), 358), 358),
    );
    expect(getFirstView(layoutOf(ternaryTeam(13), 1080), 1080)).toEqual(
      fitView(layoutOf(ternaryTeam(13), 1080), 1080),
    );
  });

  test('leaves no name at the edge of the frame', () => {
    fc.assert(
      fc.property(randomTeam(), width, (members, frame) => {
        const layout = layoutOf(members, frame, getFittingDepth(rootOf(members), frame));
        if (!isLegible(layout, frame)) return;
        const { x, k } = getFirstView(layout, frame);
        const room = (NODE_SIZE / 2) * k;
        expect(x + k * layout.left - room).toBeGreaterThan(5);
        expect(x + k * layout.right + room).toBeLessThan(frame - 5);
      }),
    );
    // The frame of a window of 1,024 pixels.
    expect(getFirstView(layoutOf(ternaryTeam(4), 664), 664)).toEqual(
      fitView(layoutOf(ternaryTeam(4), 664), 664),
    );
  });

  test('is open as deep as the frame holds with legible names, and at least one level', () => {
    fc.assert(
      fc.property(randomTeam(), width, (members, frame) => {
        const depth = getFittingDepth(rootOf(members), frame);
        expect(depth).toBeGreaterThanOrEqual(1);
        const isAll = depth === Number.POSITIVE_INFINITY;
        if (depth > 1) expect(isLegible(layoutOf(members, frame, depth), frame)).toBe(true);
        if (!isAll) expect(isLegible(layoutOf(members, frame, depth + 1), frame)).toBe(false);
      }),
    );
    expect(getFittingDepth(rootOf(ternaryTeam(9841)), 1080)).toBe(2);
    expect(getFittingDepth(rootOf(ternaryTeam(9841)), 358)).toBe(1);
    expect(getFittingDepth(rootOf(ternaryTeam(13)), 1080)).toBe(Number.POSITIVE_INFINITY);
  });

  test('of a full team on a tablet has two levels, across the whole frame, with names', () => {
    const frame = 688;
    expect(getFittingDepth(rootOf(ternaryTeam(9841)), frame)).toBe(2);
    const view = getFirstView(layoutOf(ternaryTeam(9841), frame, 2), frame);
    expect(view.x).toBe(frame / 2);
    expect(getDetailLevel(view)).toBe('distant');
  });
});
