import type { TeamMember } from '#src/contract/team.ts';
import { teamGraph as messages } from '#src/messages/teamGraph.ts';

/** R2.57: Unknown when the name is missing. */
export const getDisplayName = ({ name }: TeamMember): string => name?.trim() || messages.unknownName;

/** The first letter of the name, or ? */
export function getInitial({ name }: TeamMember): string {
  const [first] = name?.trim() ?? '';
  return first?.toLocaleUpperCase('en') ?? messages.unknownInitial;
}

const MAX_NAME_LENGTH = 16;
/** Short enough for the label below a square. */
export function getShortName(member: TeamMember): string {
  const name = getDisplayName(member);
  return name.length <= MAX_NAME_LENGTH
    ? name
    : `${[...name]
        .slice(0, MAX_NAME_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
}
