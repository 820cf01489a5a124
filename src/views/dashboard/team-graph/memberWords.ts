import type { TeamMember } from '../../../contract/team';
import { teamGraph as sentences } from '../../../wording/teamGraph';

/** Specification section 2: Unknown when the name is missing. */
export const nameOf = ({ name }: TeamMember): string => name?.trim() || sentences.unknownName;

/** The first letter of the name, or ? */
export function initialOf({ name }: TeamMember): string {
  const [first] = name?.trim() ?? '';
  return first?.toLocaleUpperCase('en') ?? sentences.unknownInitial;
}

const LONGEST = 16;
/** Short enough to stand below a square. */
export function shortNameOf(member: TeamMember): string {
  const name = nameOf(member);
  return name.length <= LONGEST
    ? name
    : `${[...name]
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`;
}
