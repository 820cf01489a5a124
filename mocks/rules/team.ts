import type { Member } from '../database/models';
import { POSITIONS } from './matrix';

/** Members by matrix parent, grouped in one pass. */
function groupByParent(members: readonly Readonly<Member>[]): ReadonlyMap<string, Readonly<Member>[]> {
  const groups = new Map<string, Readonly<Member>[]>();
  for (const member of members) {
    if (member.parent_id === null) continue;
    const group = groups.get(member.parent_id);
    if (group) group.push(member);
    else groups.set(member.parent_id, [member]);
  }
  return groups;
}

export interface TeamMember {
  readonly member: Readonly<Member>;
  /** 0 for the member at the top */
  readonly level: number;
}

const POSITION_ORDER = new Map<string | null, number>(POSITIONS.map((position, index) => [position, index]));
const getOrder = ({ position }: Readonly<Member>): number => POSITION_ORDER.get(position) ?? POSITIONS.length;

/** A member and the whole team below, level by level: parents before children, left before center before right. */
export function collectTeam(members: readonly Readonly<Member>[], top: Readonly<Member>): TeamMember[] {
  const children = groupByParent(members);
  const team: TeamMember[] = [{ member: top, level: 0 }];
  // Grows while it is iterated: a breadth-first search.
  for (const { member, level } of team) {
    const below = [...(children.get(member.id) ?? [])].sort((a, b) => getOrder(a) - getOrder(b));
    for (const child of below) team.push({ member: child, level: level + 1 });
  }
  return team;
}

/** The number of members placed below a member, at any depth. */
export function countTeam(members: readonly Readonly<Member>[], memberId: string): number {
  const children = groupByParent(members);
  let level = children.get(memberId) ?? [];
  let count = 0;
  while (level.length > 0) {
    count += level.length;
    level = level.flatMap(({ id }) => children.get(id) ?? []);
  }
  return count;
}
