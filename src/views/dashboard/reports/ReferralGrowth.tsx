import { useMemo } from 'react';
import { referralsQuery } from '#src/api/users.ts';
import { formatCount } from '#src/domain/counts.ts';
import { toIsoDay } from '#src/domain/dates.ts';
import { type GrowthPeriod, getReferralGrowth, type ReferralGrowth as Report } from '#src/domain/growth.ts';
import type { Granularity } from '#src/domain/periods.ts';
import { formatPeriod, formatShortPeriod } from '#src/domain/periods.ts';
import { reports } from '#src/messages/reports.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Section } from '#src/ui/Section.tsx';
import { barCountFormats } from '../chart/barFormats';
import { formatShortCount } from '../chart/chartFormats';
import { StackedBars } from '../chart/StackedBars';
import { NetworkLink } from '../share/NetworkLink';
import { countColumn } from '../tables/basicColumns';
import { ChartTable } from '../tables/ChartTable';
import { useMemberQuery } from '../useMemberQuery';
import { periodColumn } from './reportColumns';
import { ChartSkeleton, ReportFallback } from './TabSkeleton';

const messages = reports.performance;

const getColumns = (granularity: Granularity): readonly DataColumn<GrowthPeriod>[] => [
  periodColumn(granularity),
  countColumn({ id: 'joined', header: messages.joined, value: ({ joined }) => joined }),
  countColumn({ id: 'total', header: messages.totalSoFar, value: ({ total }) => total }),
];
const NEWEST_FIRST = { id: 'period', desc: true };

/** Direct referrals by period, as a chart and as a table. */
export function ReferralGrowth() {
  const referrals = useMemberQuery(referralsQuery);
  const today = toIsoDay(new Date());
  const growth = useMemo(
    () => referrals.data && getReferralGrowth(referrals.data, today),
    [referrals.data, today],
  );
  return (
    <Section title={messages.growth} description={messages.growthDescription}>
      {growth ? (
        <Growth {...growth} />
      ) : (
        <ReportFallback what={messages.growth} queries={[referrals]}>
          <ChartSkeleton />
        </ReportFallback>
      )}
    </Section>
  );
}

function Growth({ granularity, periods, undated }: Report) {
  const columns = useMemo(() => getColumns(granularity), [granularity]);
  const last = periods.at(-1);
  if (!last && undated === 0) {
    return (
      <EmptyState message={messages.growthEmpty}>
        <NetworkLink />
      </EmptyState>
    );
  }
  const leftOut = undated > 0 && <p>{messages.growthUndated(undated)}</p>;
  if (!last) return leftOut;
  return (
    <>
      <ChartTable
        chart={
          <StackedBars
            title={messages.growth}
            summary={messages.growthSummary(last.total, last.joined, formatPeriod(last.start, granularity))}
            series={[messages.joined]}
            bars={periods.map(({ start, joined, total }) => ({
              key: start,
              label: formatShortPeriod(start, granularity),
              values: [joined],
              details: {
                title: formatPeriod(start, granularity),
                value: messages.periodJoined(joined),
                parts: [{ name: messages.totalSoFar, value: formatCount(total) }],
              },
              description: messages.growthBar(formatPeriod(start, granularity), joined, total),
            }))}
            formatValue={formatShortCount}
            barFormats={barCountFormats}
          />
        }
        title={messages.growth}
        name="growth"
        columns={columns}
        rows={periods}
        rowKey={({ start }) => start}
        empty={messages.growthEmpty}
        defaultSort={NEWEST_FIRST}
      />
      {leftOut}
    </>
  );
}
