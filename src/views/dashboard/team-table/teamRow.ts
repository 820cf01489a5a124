import type { TeamFilter } from '#src/api/team.ts';
import type { TeamMember } from '#src/contract/team.ts';

/** A member of the team with their place in the provider's list, from 1; they keep it however the table is sorted. */
export interface TeamRow {
  readonly serial: number;
  readonly member: TeamMember;
}

/** Everybody but the member who asks, who comes first in every reply whatever the filter. */
export const toTeamRows = (members: readonly TeamMember[]): readonly TeamRow[] =>
  members.filter(({ level }) => level > 0).map((member, index) => ({ serial: index + 1, member }));

/** Those of a whole team that the provider will answer with for a filter. */
export const filterTeam = (members: readonly TeamMember[], { stage, status }: TeamFilter): TeamMember[] =>
  members.filter(
    (member) =>
      (stage === undefined || member.stage === Number(stage)) &&
      (status === undefined || member.status === status),
  );
