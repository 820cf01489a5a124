import fc from 'fast-check';
import type { TeamMember } from '#src/contract/team.ts';

export const member = (
  id: string,
  parentId: string | undefined,
  position?: string,
  name = `Member ${id}`,
): TeamMember => ({
  _id: id,
  parent_id: parentId,
  name,
  email: `${id}@example.com`,
  status: 'active',
  referral_code: `CODE-${id}`,
  stage: 1,
  level: 0,
  position,
});

const POSITIONS = ['left', 'center', 'right'];

/** A matrix filled level by level. */
export const ternaryTeam = (count: number): TeamMember[] =>
  Array.from({ length: count }, (_, index) =>
    member(
      `m${index}`,
      index === 0 ? undefined : `m${Math.floor((index - 1) / 3)}`,
      index === 0 ? undefined : POSITIONS[(index - 1) % 3],
    ),
  );

/** Teams of any shape: each member below any of those before. */
export const randomTeam = (): fc.Arbitrary<TeamMember[]> =>
  fc
    .array(fc.nat(), { maxLength: 80 })
    .map((parents) => [
      member('m0', undefined),
      ...parents.map((parent, index) => member(`m${index + 1}`, `m${parent % (index + 1)}`)),
    ]);
