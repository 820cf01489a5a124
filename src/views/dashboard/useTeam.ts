import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices, useSession } from '#src/actors/context.ts';
import { teamQuery } from '#src/api/team.ts';
import { profileQuery } from '#src/api/users.ts';
import { joinIdentity } from '#src/contract/users.ts';
import { type Identity, readTeam } from '#src/domain/team.ts';
import { useMemberQuery } from './useMemberQuery';

/** The signed-in member, by whom a team is read. What the sign-in did not say of them is what a profile said (D1136). */
export function useIdentity(): Identity {
  const { client } = useServices();
  const user = useSession(({ context }) => context.auth?.user);
  const stored = useSession(({ context }) => context.auth?.identity);
  // The app has asked for it; each team that is read asks for no other.
  const { data } = useQuery({ ...profileQuery(client), enabled: false });
  const said = joinIdentity(stored ?? {}, data?.profile ?? {});
  const name = user?.name ?? data?.profile.name;
  const email = user?.email ?? said.email;
  const referral_code = user?.referral_code ?? said.referral_code;
  return useMemo(() => ({ name, email, referral_code }), [name, email, referral_code]);
}

/** The signed-in member's whole team; undefined before the query has brought it. */
export function useTeam() {
  const identity = useIdentity();
  const query = useMemberQuery(teamQuery);
  const { data } = query;
  const team = useMemo(() => data && readTeam(data, identity), [data, identity]);
  return { query, team };
}
