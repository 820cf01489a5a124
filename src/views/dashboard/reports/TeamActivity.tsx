import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../../actors/context';
import { teamQuery } from '../../../api/team';
import { referralsQuery } from '../../../api/users';
import { type ActiveShare, activeShare, type LevelShare, teamLevels } from '../../../domain/growth';
import { Card } from '../../../ui/Card';
import type { DataColumn } from '../../../ui/dataTable/column';
import { EmptyState } from '../../../ui/EmptyState';
import { Section } from '../../../ui/Section';
import { StatCard, StatList } from '../../../ui/StatCard';
import { reports } from '../../../wording/reports';
import { numberColumn } from '../tables/columns';
import { StackedBars } from './chart/StackedBars';
import { percent, shortCount } from './figures';
import { ReportFailure } from './ReportFailure';
import { ReportTable } from './ReportTable';
import { shareColumn } from './reportColumns';
import { TabSkeleton } from './TabSkeleton';

const sentences = reports.performance;

const COLUMNS: readonly DataColumn<LevelShare>[] = [
  numberColumn({ id: 'level', header: sentences.level, of: ({ level }) => level }),
  numberColumn({ id: 'members', header: sentences.members, of: ({ members }) => members }),
  numberColumn({ id: 'active', header: sentences.activeMembers, of: ({ active }) => active }),
  shareColumn({ id: 'share', header: sentences.share, of: ({ permille }) => permille ?? 0 }),
];
const NEAREST = { id: 'level', desc: false };

/** The share of active members: of the team, of the direct referrals and on each level. */
export function TeamActivity() {
  const { client } = useServices();
  const team = useQuery(teamQuery(client));
  const referrals = useQuery(referralsQuery(client));
  const levels = useMemo(() => team.data && teamLevels(team.data), [team.data]);
  const whole = useMemo(
    () => team.data && activeShare(team.data.filter(({ level }) => level > 0)),
    [team.data],
  );
  const direct = referrals.data && activeShare(referrals.data);

  if (!levels || !whole || !direct) {
    const queries = [team, referrals];
    const failed = queries.some(({ error }) => error);
    return (
      <Section title={sentences.active}>
        {failed ? <ReportFailure title={sentences.active} queries={queries} /> : <TabSkeleton />}
      </Section>
    );
  }
  return (
    <>
      <Section title={sentences.active}>
        <StatList columns={2}>
          <StatCard title={sentences.activeTeam} {...shareCard(whole)} />
          <StatCard title={sentences.activeReferrals} {...shareCard(direct)} />
        </StatList>
      </Section>
      <Section title={sentences.levels}>
        {levels.length === 0 ? (
          <EmptyState message={sentences.levelsEmpty} />
        ) : (
          <>
            <Card>
              <StackedBars
                title={sentences.levels}
                summary={sentences.levelsSummary(whole.active, whole.members, levels.length)}
                series={[sentences.activeMembers, sentences.notActive]}
                bars={levels.map(({ level, active, members }) => ({
                  key: String(level),
                  label: sentences.levelName(level),
                  values: [active, members - active],
                  sentence: sentences.levelBar(level, active, members),
                }))}
                short={shortCount}
              />
            </Card>
            <ReportTable
              title={sentences.levels}
              name="levels"
              columns={COLUMNS}
              rows={levels}
              rowKey={({ level }) => String(level)}
              empty={sentences.levelsEmpty}
              defaultSort={NEAREST}
            />
          </>
        )}
      </Section>
    </>
  );
}

const shareCard = ({ permille, active, members }: ActiveShare) => ({
  value: permille === undefined ? sentences.nobody : percent(permille),
  description: sentences.of(active, members),
});
