import type { TeamMember } from '#src/contract/team.ts';
import { teamGraph as messages } from '#src/messages/teamGraph.ts';

/** Specification section 2: Unknown when the name is missing. */
export const displayName = ({ name }: TeamMember): string => name?.trim() || messages.unknownName;

/** The first letter of the name, or ? */
export function initialOf({ name }: TeamMember): string {
  const [first] = name?.trim() ?? '';
  return first?.toLocaleUpperCase('en') ?? messages.unknownInitial;
}

const LONGEST = 16;
/** Short enough to stand below a square. */
export function shortNameOf(member: TeamMember): string {
  const name = displayName(member);
  return name.length <= LONGEST
    ? name
    : `${[...name]
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`;
}
