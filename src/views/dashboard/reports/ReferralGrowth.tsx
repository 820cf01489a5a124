import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../../actors/context';
import { referralsQuery } from '../../../api/users';
import { isoDay } from '../../../domain/dateRange';
import { type GrowthPeriod, referralGrowth } from '../../../domain/growth';
import { periodLabel, periodName } from '../../../domain/periodNames';
import type { Grain } from '../../../domain/periods';
import { Card } from '../../../ui/Card';
import type { DataColumn } from '../../../ui/dataTable/column';
import { EmptyState } from '../../../ui/EmptyState';
import { Section } from '../../../ui/Section';
import { reports } from '../../../wording/reports';
import { numberColumn } from '../tables/columns';
import { StackedBars } from './chart/StackedBars';
import { shortCount } from './figures';
import { ReportFailure } from './ReportFailure';
import { ReportTable } from './ReportTable';
import { periodColumn } from './reportColumns';
import { TabSkeleton } from './TabSkeleton';

const sentences = reports.performance;

const columnsOf = (grain: Grain): readonly DataColumn<GrowthPeriod>[] => [
  periodColumn(grain),
  numberColumn({ id: 'joined', header: sentences.joined, of: ({ joined }) => joined }),
  numberColumn({ id: 'total', header: sentences.totalSoFar, of: ({ total }) => total }),
];
const COLUMNS: Readonly<Record<Grain, readonly DataColumn<GrowthPeriod>[]>> = {
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
  const failed = referrals.error && <ReportFailure title={sentences.growth} queries={[referrals]} />;
  return (
    <Section title={sentences.growth} description={sentences.growthDescription}>
      {growth ? <Growth {...growth} /> : (failed ?? <TabSkeleton />)}
    </Section>
  );
}

interface GrowthProps {
  readonly grain: Grain;
  readonly periods: readonly GrowthPeriod[];
}

function Growth({ grain, periods }: GrowthProps) {
  const last = periods.at(-1);
  if (!last) return <EmptyState message={sentences.growthEmpty} />;
  return (
    <>
      <Card>
        <StackedBars
          title={sentences.growth}
          summary={sentences.growthSummary(last.total, last.joined, periodName(last.start, grain))}
          series={[sentences.joined]}
          bars={periods.map(({ start, joined, total }) => ({
            key: start,
            label: periodLabel(start, grain),
            values: [joined],
            sentence: sentences.growthBar(periodName(start, grain), joined, total),
          }))}
          short={shortCount}
        />
      </Card>
      <ReportTable
        title={sentences.growth}
        name="growth"
        columns={COLUMNS[grain]}
        rows={periods}
        rowKey={({ start }) => start}
        empty={sentences.growthEmpty}
        defaultSort={NEWEST}
      />
    </>
  );
}
