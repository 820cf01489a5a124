import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MatrixPlacement, type Placement, POSITIONS } from '#mocks/rules/matrix.ts';

/** Reference implementation: searches every position level by level. */
function findOpenByLevels(sponsor: number, children: readonly (readonly number[])[]): Placement {
  let level = [sponsor];
  for (;;) {
    for (const parent of level) {
      const position = POSITIONS[children[parent]?.length ?? 0];
      if (position) return { parentId: String(parent), position };
    }
    level = level.flatMap((parent) => children[parent] ?? []);
  }
}

describe('the matrix', () => {
  it('finds the same position as a search level by level, for any sponsor', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 150, size: 'max' }), (choices) => {
        const children: number[][] = [[]];
        const placement = new MatrixPlacement((id) => (children[Number(id)] ?? []).map(String));
        choices.forEach((choice, index) => {
          const sponsor = choice % (index + 1);
          const place = placement.findOpen(String(sponsor));
          expect(place).toEqual(findOpenByLevels(sponsor, children));
          children[Number(place.parentId)]?.push(index + 1);
          children.push([]);
        });
        expect(children.every((below) => below.length <= 3)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('fills left, center and right, then the next level', () => {
    const children = new Map<string, string[]>();
    const placement = new MatrixPlacement((id) => children.get(id) ?? []);
    const places = ['a', 'b', 'c', 'd', 'e'].map((id) => {
      const place = placement.findOpen('root');
      children.set(place.parentId, [...(children.get(place.parentId) ?? []), id]);
      return `${place.parentId} ${place.position}`;
    });
    expect(places).toEqual(['root left', 'root center', 'root right', 'a left', 'a center']);
  });
});
