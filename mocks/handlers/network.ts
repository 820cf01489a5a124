import type { Member } from '../database/models';
import { POSITIONS } from '../rules/matrix';

/** Members by the one they are placed under, grouped in one pass over all of them. */
function byParent(members: readonly Readonly<Member>[]): ReadonlyMap<string, Readonly<Member>[]> {
  const groups = new Map<string, Readonly<Member>[]>();
  for (const member of members) {
    if (member.parent_id === null) continue;
    const group = groups.get(member.parent_id);
    if (group) group.push(member);
    else groups.set(member.parent_id, [member]);
  }
  return groups;
}

export interface TeamEntry {
  readonly member: Readonly<Member>;
  /** 0 for the member at the top */
  readonly level: number;
}

const ORDER = new Map<string | null, number>(POSITIONS.map((position, index) => [position, index]));
const place = ({ position }: Readonly<Member>): number => ORDER.get(position) ?? POSITIONS.length;

/** A member and everybody below, level by level: parents before children, left before center before right. */
export function collectTeam(members: readonly Readonly<Member>[], top: Readonly<Member>): TeamEntry[] {
  const children = byParent(members);
  const team: TeamEntry[] = [{ member: top, level: 0 }];
  for (let index = 0; index < team.length; index++) {
    const { member, level } = team[index] ?? { member: top, level: 0 };
    const below = [...(children.get(member.id) ?? [])].sort((a, b) => place(a) - place(b));
    for (const child of below) team.push({ member: child, level: level + 1 });
  }
  return team;
}

/** How many are placed below a member, at any depth. */
export function countBelow(members: readonly Readonly<Member>[], memberId: string): number {
  const children = byParent(members);
  let frontier = children.get(memberId) ?? [];
  let count = 0;
  while (frontier.length > 0) {
    count += frontier.length;
    frontier = frontier.flatMap(({ id }) => children.get(id) ?? []);
  }
  return count;
}
