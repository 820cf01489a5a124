import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { TeamMember } from '#src/contract/team.ts';
import { commands as messages } from '#src/messages/commands.ts';
import { useTextSearch } from '#src/ui/dataTable/useTextSearch.ts';
import { TransactionsIcon as TableIcon } from '#src/ui/icons/navigation.tsx';
import { urls } from '#src/urls.ts';
import { getDetail, getDisplayName, getInitial, getSearchTexts } from '../team-graph/memberLabels';
import { useTeam } from '../useTeam';
import * as styles from './CommandDialog.css';
import type { CommandItem } from './useActions';

const MAX_MEMBERS = 6;
const NOBODY: readonly TeamMember[] = [];

/** The Team Tree with only the members who are found by a text. */
const getTeamAddress = (query: string) =>
  `${urls.reports}?${new URLSearchParams({ tab: 'team', 'team.q': query })}`;

/** The first members of the team whom a query finds, and what is to be said of those who are not listed. */
export function useMemberItems(query: string): {
  readonly items: readonly CommandItem[];
  readonly status: string | undefined;
} {
  const [, navigate] = useLocation();
  const { team, query: request } = useTeam();
  const found = useTextSearch(team?.downlines ?? NOBODY, getSearchTexts, query);
  const items = useMemo(() => {
    const shown = found.slice(0, MAX_MEMBERS).map(
      (member, index): CommandItem => ({
        // A provider may repeat an id.
        id: `member ${index} ${member._id}`,
        label: getDisplayName(member),
        detail: getDetail(member),
        icon: <span className={styles.initial}>{getInitial(member)}</span>,
        run: () => navigate(getTeamAddress(member.email ?? member.name ?? member.referral_code ?? '')),
      }),
    );
    if (found.length <= MAX_MEMBERS) return shown;
    const all = {
      id: 'members',
      label: messages.more(found.length),
      icon: <TableIcon />,
      run: () => navigate(getTeamAddress(query)),
    };
    return [...shown, all];
  }, [found, query, navigate]);
  if (team) return { items, status: undefined };
  return { items, status: request.error ? messages.teamFailed : messages.loading };
}
