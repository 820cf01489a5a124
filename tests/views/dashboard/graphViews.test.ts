import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NODE_SIZE } from '#src/domain/teamLayout.ts';
import { buildTeam } from '#src/domain/teamTree.ts';
import { getFittingDepth, layoutGraph } from '#src/views/dashboard/team-graph/graphLayout.ts';
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

const rootOf = (members: Parameters<typeof buildTeam>[0]) => {
  const team = buildTeam(members);
  if (!team) throw new Error('there is no team');
  return team.root;
};
const layoutOf = (members: Parameters<typeof buildTeam>[0], depth = Number.POSITIVE_INFINITY) => {
  const root = rootOf(members);
  return layoutGraph(root, ({ level }) => level < depth);
};
const width = fc.integer({ min: 280, max: 2400 });

describe('fitting the tree', () => {
  test('shows every member, in the middle of the frame, unless that takes less than the least zoom', () => {
    let fitted = 0;
    fc.assert(
      fc.property(randomTeam(), width, (members, frame) => {
        const layout = layoutOf(members);
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
    const layout = layoutOf(ternaryTeam(1093));
    const view = fitView(layout, 1080);
    expect(view).toMatchObject({ x: 540, k: ZOOM.min });
    expect(view.y + (view.k * layout.bottom) / 2).toBeCloseTo(CANVAS_HEIGHT / 2);
    const high = { ...layout, bottom: 10 * CANVAS_HEIGHT };
    expect(fitView(high, 1080)).toEqual({ x: 540, y: 50, k: ZOOM.min });
  });
});

describe('the first view', () => {
  test('has the root at 400, 50 where that shows the whole tree, and fits the tree where it does not', () => {
    expect(getFirstView(layoutOf(ternaryTeam(4)), 1080)).toMatchObject({ x: 400, y: 50 });
    expect(getFirstView(layoutOf(ternaryTeam(4)), 358)).toEqual(fitView(layoutOf(ternaryTeam(4)), 358));
    expect(getFirstView(layoutOf(ternaryTeam(13)), 1080)).toEqual(fitView(layoutOf(ternaryTeam(13)), 1080));
  });

  test('leaves no name at the edge of the frame', () => {
    fc.assert(
      fc.property(randomTeam(), width, (members, frame) => {
        const layout = layoutOf(members, getFittingDepth(rootOf(members), frame));
        if (!isLegible(layout, frame)) return;
        const { x, k } = getFirstView(layout, frame);
        const room = (NODE_SIZE / 2) * k;
        expect(x + k * layout.left - room).toBeGreaterThan(5);
        expect(x + k * layout.right + room).toBeLessThan(frame - 5);
      }),
    );
    // The frame of a window of 1,024 pixels.
    expect(getFirstView(layoutOf(ternaryTeam(4)), 664)).toEqual(fitView(layoutOf(ternaryTeam(4)), 664));
  });

  test('is open as deep as the frame holds with legible names, and at least one level', () => {
    fc.assert(
      fc.property(randomTeam(), width, (members, frame) => {
        const depth = getFittingDepth(rootOf(members), frame);
        expect(depth).toBeGreaterThanOrEqual(1);
        const isAll = depth === Number.POSITIVE_INFINITY;
        if (depth > 1) expect(isLegible(layoutOf(members, depth), frame)).toBe(true);
        if (!isAll) expect(isLegible(layoutOf(members, depth + 1), frame)).toBe(false);
      }),
    );
    expect(getFittingDepth(rootOf(ternaryTeam(9841)), 1080)).toBe(2);
    expect(getFittingDepth(rootOf(ternaryTeam(9841)), 358)).toBe(1);
    expect(getFittingDepth(rootOf(ternaryTeam(13)), 1080)).toBe(Number.POSITIVE_INFINITY);
  });

  test('of a full team on a tablet has two levels, across the whole frame, with names', () => {
    const frame = 688;
    expect(getFittingDepth(rootOf(ternaryTeam(9841)), frame)).toBe(2);
    const view = getFirstView(layoutOf(ternaryTeam(9841), 2), frame);
    expect(view.x).toBe(frame / 2);
    expect(getDetailLevel(view)).toBe('distant');
  });
});
