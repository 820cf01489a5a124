import { useMemo } from 'react';
import { referralsQuery } from '#src/api/users.ts';
import { formatCount } from '#src/domain/counts.ts';
import { type ActiveShare, getActiveShare, getTeamLevels, type LevelShare } from '#src/domain/growth.ts';
import { formatPercent } from '#src/domain/percent.ts';
import type { TeamList } from '#src/domain/team.ts';
import { reports } from '#src/messages/reports.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { StatList } from '#src/ui/StatCard.tsx';
import { orNotAvailable } from '../../NotAvailable';
import { barCountFormats } from '../chart/barFormats';
import { formatShortCount } from '../chart/chartFormats';
import { StackedBars } from '../chart/StackedBars';
import { countColumn, numberColumn } from '../tables/basicColumns';
import { ChartTable } from '../tables/ChartTable';
import { useMemberQuery } from '../useMemberQuery';
import { useTeam } from '../useTeam';
import { shareColumn } from './reportColumns';
import { ChartSkeleton, ReportFallback } from './TabSkeleton';

const messages = reports.performance;

const COLUMNS: readonly DataColumn<LevelShare>[] = [
  numberColumn({ id: 'level', header: messages.level, value: ({ level }) => level }),
  countColumn({ id: 'members', header: messages.members, value: ({ members }) => members }),
  countColumn({ id: 'active', header: messages.activeMembers, value: ({ active }) => active }),
  shareColumn({ id: 'share', header: messages.share, value: ({ permille }) => permille }),
];
const getLevelKey = ({ level }: LevelShare) => String(level);
const NEAREST_FIRST = { id: 'level', desc: false };

/** Share of active members in the team, among direct referrals and by level. */
export function TeamActivity() {
  const { query, team } = useTeam();
  const referrals = useMemberQuery(referralsQuery);
  const teamShare = useMemo(() => team && getActiveShare(team.downlines), [team]);
  const referralShare = referrals.data && getActiveShare(referrals.data);

  return (
    <>
      <Section title={messages.active}>
        {teamShare && referralShare ? (
          <StatList
            columns={2}
            cards={[
              getShareCard(messages.activeTeam, teamShare),
              getShareCard(messages.activeReferrals, referralShare),
            ]}
          />
        ) : (
          <ReportFallback what={messages.active} queries={[query, referrals]}>
            <StatList
              columns={2}
              busy
              cards={[messages.activeTeam, messages.activeReferrals].map((title) => ({
                title,
                value: undefined,
                description: <Skeleton width="14ch" />,
              }))}
            />
          </ReportFallback>
        )}
      </Section>
      <Section title={messages.levels}>
        {team && teamShare ? (
          <Levels team={team} share={teamShare} />
        ) : (
          <ReportFallback what={messages.levels} queries={[query]}>
            <ChartSkeleton />
          </ReportFallback>
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

const getParts = (series: readonly string[], values: readonly number[]) =>
  values.map((value, index) => ({ name: series[index] ?? '', value: formatCount(value), series: index }));

interface LevelsProps {
  readonly team: TeamList;
  readonly share: ActiveShare;
}

function Levels({ team, share }: LevelsProps) {
  const levels = useMemo(() => getTeamLevels(team.downlines), [team]);
  if (levels.length === 0) return <EmptyState message={messages.levelsEmpty} />;
  if (levels[0]?.level === undefined) return <p>{messages.levelsUnknown}</p>;
  const known = levels.filter(({ level }) => level !== undefined).length;
  const getValues = ({ active, members }: LevelShare) =>
    share.active === undefined || active === undefined ? [members] : [active, members - active];
  const series =
    share.active === undefined ? [messages.members] : [messages.activeMembers, messages.notActive];
  return (
    <ChartTable
      chart={
        <StackedBars
          title={messages.levels}
          summary={messages.levelsSummary(share.active, share.members, known)}
          series={series}
          bars={levels.map((level) => ({
            key: getLevelKey(level),
            label: messages.levelName(level.level),
            values: getValues(level),
            details: {
              title: messages.levelName(level.level),
              value: messages.levelMembers(level.members),
              parts: series.length > 1 ? getParts(series, getValues(level)) : [],
            },
            description: messages.levelBar(level.level, level.active, level.members),
          }))}
          formatValue={formatShortCount}
          barFormats={barCountFormats}
        />
      }
      title={messages.levels}
      name="levels"
      columns={COLUMNS}
      rows={levels}
      rowKey={getLevelKey}
      empty={messages.levelsEmpty}
      defaultSort={NEAREST_FIRST}
    />
  );
}
