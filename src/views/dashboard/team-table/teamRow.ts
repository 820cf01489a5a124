import type { TeamFilter } from '#src/api/team.ts';
import type { TeamMember } from '#src/contract/team.ts';

/** A member with their position in the provider's list, from 1, independent of the table's order. */
export interface TeamRow {
  readonly serial: number;
  readonly member: TeamMember;
}

/** All members but the signed-in one (level 0), whom every reply contains whatever the filter. */
export const toTeamRows = (members: readonly TeamMember[]): readonly TeamRow[] =>
  members.filter(({ level }) => level > 0).map((member, index) => ({ serial: index + 1, member }));

/** The members of a whole team that match a filter, as the provider applies it. */
export const filterTeam = (members: readonly TeamMember[], { stage, status }: TeamFilter): TeamMember[] =>
  members.filter(
    (member) =>
      (stage === undefined || member.stage === Number(stage)) &&
      (status === undefined || member.status === status),
  );
