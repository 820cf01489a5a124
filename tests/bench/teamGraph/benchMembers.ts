import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { TeamMember } from '#src/contract/team.ts';

const POSITIONS = ['left', 'center', 'right'];

/** A ternary matrix, filled level by level, a third of its places left to a later level: the same for each size. */
export function benchMembers(count: number): TeamMember[] {
  const random = xoroshiro128plus(7);
  const members: TeamMember[] = [];
  const free: { readonly parent: string; readonly level: number; readonly position: string }[] = [];
  const join = (parent: string | undefined, level: number, position: string | undefined) => {
    const id = `m${members.length}`;
    members.push({
      _id: id,
      parent_id: parent,
      name: `Member ${id}`,
      email: `${id}@bench.example`,
      status: members.length % 4 === 0 ? 'inactive' : 'active',
      referral_code: `CODE${id}`,
      stage: 1 + (members.length % 10),
      level,
      position,
    });
    for (const place of POSITIONS) free.push({ parent: id, level: level + 1, position: place });
  };
  join(undefined, 0, undefined);
  for (let next = 0; members.length < count; next++) {
    const place = free[next];
    if (!place) break;
    if ((random.next() >>> 0) % 3 === 0) free.push(place);
    else join(place.parent, place.level, place.position);
  }
  return members;
}
