import type { TeamMember } from '#src/contract/team.ts';
import { toSingleLine } from '#src/domain/singleLine.ts';
import { teamGraph as messages } from '#src/messages/teamGraph.ts';

/** Code points. */
const MAX_DISPLAYED_LENGTH = 80;
const MAX_NAME_LENGTH = 16;

const shorten = (name: string, most: number): string =>
  name.length <= most
    ? name
    : `${[...name]
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;

const toPlainName = ({ name = '' }: TeamMember): string => toSingleLine(name);

/** R2.57: Unknown when the name is missing. One line, without marks that change its direction. */
export const getDisplayName = (member: TeamMember): string =>
  shorten(toPlainName(member), MAX_DISPLAYED_LENGTH) || messages.unknownName;

/** The first letter of the name, or ? */
export function getInitial(member: TeamMember): string {
  const [first] = toPlainName(member);
  return first?.toLocaleUpperCase('en') ?? messages.unknownInitial;
}

/** Short enough for the label below a square. */
export const getShortName = (member: TeamMember): string => shorten(getDisplayName(member), MAX_NAME_LENGTH);
