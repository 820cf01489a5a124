import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MatrixPlacement, type Place, POSITIONS } from '#mocks/rules/matrix.ts';

/** The rule as one would say it: look at every place level by level, take the first that is open. */
function firstOpenByLevels(sponsor: number, children: readonly (readonly number[])[]): Place {
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
  it('places each member where a search level by level would, whoever sponsors', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 150, size: 'max' }), (choices) => {
        const children: number[][] = [[]];
        const placement = new MatrixPlacement((id) => (children[Number(id)] ?? []).map(String));
        choices.forEach((choice, index) => {
          const sponsor = choice % (index + 1);
          const place = placement.firstOpen(String(sponsor));
          expect(place).toEqual(firstOpenByLevels(sponsor, children));
          children[Number(place.parentId)]?.push(index + 1);
          children.push([]);
        });
        expect(children.every((below) => below.length <= 3)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('fills left, center and right, then spills over to the next level', () => {
    const children = new Map<string, string[]>();
    const placement = new MatrixPlacement((id) => children.get(id) ?? []);
    const places = ['a', 'b', 'c', 'd', 'e'].map((id) => {
      const place = placement.firstOpen('root');
      children.set(place.parentId, [...(children.get(place.parentId) ?? []), id]);
      return `${place.parentId} ${place.position}`;
    });
    expect(places).toEqual(['root left', 'root center', 'root right', 'a left', 'a center']);
  });
});
