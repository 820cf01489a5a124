import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '#src/actors/context.ts';
import { teamQuery } from '#src/api/team.ts';
import { referralsQuery } from '#src/api/users.ts';
import { type ActiveShare, activeShare, type LevelShare, teamLevels } from '#src/domain/growth.ts';
import { reports } from '#src/messages/reports.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Section } from '#src/ui/Section.tsx';
import { StatCard, StatList } from '#src/ui/StatCard.tsx';
import { QueryError } from '../QueryError';
import { numberColumn } from '../tables/columns';
import { UrlStateTable } from '../tables/UrlStateTable';
import { StackedBars } from './chart/StackedBars';
import { percent, shortCount } from './figures';
import { shareColumn } from './reportColumns';
import { TabSkeleton } from './TabSkeleton';

const messages = reports.performance;

const COLUMNS: readonly DataColumn<LevelShare>[] = [
  numberColumn({ id: 'level', header: messages.level, of: ({ level }) => level }),
  numberColumn({ id: 'members', header: messages.members, of: ({ members }) => members }),
  numberColumn({ id: 'active', header: messages.activeMembers, of: ({ active }) => active }),
  shareColumn({ id: 'share', header: messages.share, of: ({ permille }) => permille ?? 0 }),
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
      <Section title={messages.active}>
        {failed ? <QueryError what={messages.active} queries={queries} /> : <TabSkeleton />}
      </Section>
    );
  }
  return (
    <>
      <Section title={messages.active}>
        <StatList columns={2}>
          <StatCard title={messages.activeTeam} {...shareCard(whole)} />
          <StatCard title={messages.activeReferrals} {...shareCard(direct)} />
        </StatList>
      </Section>
      <Section title={messages.levels}>
        {levels.length === 0 ? (
          <EmptyState message={messages.levelsEmpty} />
        ) : (
          <>
            <StackedBars
              title={messages.levels}
              summary={messages.levelsSummary(whole.active, whole.members, levels.length)}
              series={[messages.activeMembers, messages.notActive]}
              bars={levels.map(({ level, active, members }) => ({
                key: String(level),
                label: messages.levelName(level),
                values: [active, members - active],
                sentence: messages.levelBar(level, active, members),
              }))}
              short={shortCount}
            />
            <UrlStateTable
              title={messages.levels}
              name="levels"
              columns={COLUMNS}
              rows={levels}
              rowKey={({ level }) => String(level)}
              empty={messages.levelsEmpty}
              defaultSort={NEAREST}
            />
          </>
        )}
      </Section>
    </>
  );
}

const shareCard = ({ permille, active, members }: ActiveShare) => ({
  value: permille === undefined ? messages.nobody : percent(permille),
  description: messages.of(active, members),
});
