import type { TeamMember } from '#src/contract/team.ts';
import { teamGraph as messages } from '#src/messages/teamGraph.ts';

/** Control and direction characters and line breaks: a picture cannot hold them, or they mirror what is beside them. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu;
const MAX_DISPLAYED_LENGTH = 80;
const MAX_NAME_LENGTH = 16;

const shorten = (name: string, most: number): string =>
  name.length <= most
    ? name
    : `${[...name]
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;

const toPlainName = ({ name = '' }: TeamMember): string =>
  name.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();

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
