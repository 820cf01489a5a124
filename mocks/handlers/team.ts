import * as contract from '#src/contract/team.ts';
import type { Member } from '../database/models';
import { collectTeam } from '../rules/team';
import { handler } from '../server/handler';

export const teamHandlers = {
  /**
   * The first row is the signed-in member, whatever the filters: it is the root of the graph. Filters leave parent_id
   * unchanged, so a row's parent can be missing from a filtered list.
   */
  getTeamTree: handler(contract.getTeamTree, ({ query, member, world: { database } }) => {
    const members = database.member.getAll();
    const byId = new Map(members.map((row) => [row.id, row]));
    const matches = ({ stage, status }: Readonly<Member>) =>
      (query.stage === undefined || stage === Number(query.stage)) &&
      (query.status === undefined || status === query.status);
    return {
      data: collectTeam(members, member)
        .filter((entry) => entry.level === 0 || matches(entry.member))
        .map(({ member: row, level }) => {
          const sponsor = row.sponsor_id === null ? undefined : byId.get(row.sponsor_id);
          return {
            _id: row.id,
            parent_id: level === 0 ? null : row.parent_id,
            name: row.name,
            email: row.email,
            status: row.status,
            referral_code: row.referral_code,
            stage: row.stage,
            level,
            position: row.position,
            referred_by: sponsor ? { name: sponsor.name, email: sponsor.email } : null,
          };
        }),
    };
  }),

  getTeamTreeChain: handler(contract.getTeamTreeChain, ({ member, world: { store } }) => {
    const chain: Readonly<Member>[] = [member];
    let sponsorId = member.sponsor_id;
    while (sponsorId !== null) {
      const sponsor = store.getMember(sponsorId);
      chain.push(sponsor);
      sponsorId = sponsor.sponsor_id;
    }
    return {
      data: chain.map(({ name, referral_code, stage, status }) => ({ name, referral_code, stage, status })),
    };
  }),
};
