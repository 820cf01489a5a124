import { useMemo } from 'react';
import { teamQuery } from '#src/api/team.ts';
import { referralsQuery } from '#src/api/users.ts';
import { type ActiveShare, getActiveShare, getTeamLevels, type LevelShare } from '#src/domain/growth.ts';
import { reports } from '#src/messages/reports.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Section } from '#src/ui/Section.tsx';
import { StatList } from '#src/ui/StatCard.tsx';
import { orNotAvailable } from '../../NotAvailable';
import { numberColumn } from '../tables/basicColumns';
import { UrlStateTable } from '../tables/UrlStateTable';
import { useMemberQuery } from '../useMemberQuery';
import { StackedBars } from './chart/StackedBars';
import { formatPercent, formatShortCount } from './chartFormats';
import { shareColumn } from './reportColumns';
import { ReportFallback } from './TabSkeleton';

const messages = reports.performance;

const COLUMNS: readonly DataColumn<LevelShare>[] = [
  numberColumn({ id: 'level', header: messages.level, value: ({ level }) => level }),
  numberColumn({ id: 'members', header: messages.members, value: ({ members }) => members }),
  numberColumn({ id: 'active', header: messages.activeMembers, value: ({ active }) => active }),
  shareColumn({ id: 'share', header: messages.share, value: ({ permille }) => permille }),
];
const NEAREST_FIRST = { id: 'level', desc: false };

/** Share of active members in the team, among direct referrals and by level. */
export function TeamActivity() {
  const team = useMemberQuery(teamQuery);
  const referrals = useMemberQuery(referralsQuery);
  const levels = useMemo(() => team.data && getTeamLevels(team.data), [team.data]);
  const teamShare = useMemo(
    () => team.data && getActiveShare(team.data.filter(({ level }) => level > 0)),
    [team.data],
  );
  const referralShare = referrals.data && getActiveShare(referrals.data);

  if (!levels || !teamShare || !referralShare) {
    return (
      <Section title={messages.active}>
        <ReportFallback what={messages.active} queries={[team, referrals]} />
      </Section>
    );
  }
  return (
    <>
      <Section title={messages.active}>
        <StatList
          columns={2}
          cards={[
            getShareCard(messages.activeTeam, teamShare),
            getShareCard(messages.activeReferrals, referralShare),
          ]}
        />
      </Section>
      <Section title={messages.levels}>
        {levels.length === 0 ? (
          <EmptyState message={messages.levelsEmpty} />
        ) : (
          <>
            <StackedBars
              title={messages.levels}
              summary={messages.levelsSummary(teamShare.active, teamShare.members, levels.length)}
              series={[messages.activeMembers, messages.notActive]}
              bars={levels.map(({ level, active, members }) => ({
                key: String(level),
                label: messages.levelName(level),
                values: [active, members - active],
                description: messages.levelBar(level, active, members),
              }))}
              formatValue={formatShortCount}
            />
            <UrlStateTable
              title={messages.levels}
              name="levels"
              columns={COLUMNS}
              rows={levels}
              rowKey={({ level }) => String(level)}
              empty={messages.levelsEmpty}
              defaultSort={NEAREST_FIRST}
            />
          </>
        )}
      </Section>
    </>
  );
}

const getShareCard = (title: string, { permille, active, members }: ActiveShare) => ({
  title,
  value: orNotAvailable(permille, formatPercent),
  description: messages.of(active, members),
});
