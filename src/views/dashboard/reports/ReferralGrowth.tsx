import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '#src/actors/context.ts';
import { referralsQuery } from '#src/api/users.ts';
import { isoDay } from '#src/domain/dateRange.ts';
import { type GrowthPeriod, referralGrowth } from '#src/domain/growth.ts';
import { periodLabel, periodName } from '#src/domain/periodNames.ts';
import type { Granularity } from '#src/domain/periods.ts';
import { reports } from '#src/messages/reports.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Section } from '#src/ui/Section.tsx';
import { QueryError } from '../QueryError';
import { numberColumn } from '../tables/columns';
import { UrlStateTable } from '../tables/UrlStateTable';
import { StackedBars } from './chart/StackedBars';
import { shortCount } from './figures';
import { periodColumn } from './reportColumns';
import { TabSkeleton } from './TabSkeleton';

const messages = reports.performance;

const columnsOf = (grain: Granularity): readonly DataColumn<GrowthPeriod>[] => [
  periodColumn(grain),
  numberColumn({ id: 'joined', header: messages.joined, of: ({ joined }) => joined }),
  numberColumn({ id: 'total', header: messages.totalSoFar, of: ({ total }) => total }),
];
const COLUMNS: Readonly<Record<Granularity, readonly DataColumn<GrowthPeriod>[]>> = {
  week: columnsOf('week'),
  month: columnsOf('month'),
  year: columnsOf('year'),
};
const NEWEST = { id: 'period', desc: true };

/** Who joined with the member's code in each period: a chart and the table behind it. */
export function ReferralGrowth() {
  const { client } = useServices();
  const referrals = useQuery(referralsQuery(client));
  const today = isoDay(new Date());
  const growth = useMemo(
    () => referrals.data && referralGrowth(referrals.data, today),
    [referrals.data, today],
  );
  const failed = referrals.error && <QueryError what={messages.growth} queries={[referrals]} />;
  return (
    <Section title={messages.growth} description={messages.growthDescription}>
      {growth ? <Growth {...growth} /> : (failed ?? <TabSkeleton />)}
    </Section>
  );
}

interface GrowthProps {
  readonly grain: Granularity;
  readonly periods: readonly GrowthPeriod[];
}

function Growth({ grain, periods }: GrowthProps) {
  const last = periods.at(-1);
  if (!last) return <EmptyState message={messages.growthEmpty} />;
  return (
    <>
      <StackedBars
        title={messages.growth}
        summary={messages.growthSummary(last.total, last.joined, periodName(last.start, grain))}
        series={[messages.joined]}
        bars={periods.map(({ start, joined, total }) => ({
          key: start,
          label: periodLabel(start, grain),
          values: [joined],
          sentence: messages.growthBar(periodName(start, grain), joined, total),
        }))}
        short={shortCount}
      />
      <UrlStateTable
        title={messages.growth}
        name="growth"
        columns={COLUMNS[grain]}
        rows={periods}
        rowKey={({ start }) => start}
        empty={messages.growthEmpty}
        defaultSort={NEWEST}
      />
    </>
  );
}
