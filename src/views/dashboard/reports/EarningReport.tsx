import { useMemo } from 'react';
import { formatCount } from '#src/domain/counts.ts';
import { toIsoDay } from '#src/domain/dates.ts';
import { summarizeEarnings } from '#src/domain/earningsReport.ts';
import { formatUnits } from '#src/domain/money.ts';
import { earnings } from '#src/messages/earnings.ts';
import { reports } from '#src/messages/reports.ts';
import { table } from '#src/messages/tables.ts';
import { DayRangeField } from '#src/ui/dataTable/DayRangeField.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Page, Section } from '#src/ui/Section.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { StatList } from '#src/ui/StatCard.tsx';
import { NetworkLink } from '../share/NetworkLink';
import { useListedEarnings } from '../useListedEarnings';
import { EarningsBySource } from './EarningsBySource';
import { EarningsOverTime } from './EarningsOverTime';
import * as styles from './Reports.css';
import { ChartSkeleton, ReportFallback } from './TabSkeleton';
import { useDayRange } from './useDayRange';

const messages = reports.earning;

/** Earnings over time and by source. One range of days applies to the totals, the chart and both tables. */
export default function EarningReport() {
  const { query, listed, missing } = useListedEarnings();
  const [range, changeRange] = useDayRange();
  const today = toIsoDay(new Date());
  const report = useMemo(
    () => listed && summarizeEarnings(listed.earnings, range, today),
    [listed, range, today],
  );

  if (!report || !listed) {
    return (
      <ReportFallback what={messages.tab} queries={[query]}>
        <EarningSkeleton />
      </ReportFallback>
    );
  }
  if (listed.earnings.length === 0) {
    return <EmptyState message={missing ?? earnings.empty}>{!missing && <NetworkLink />}</EmptyState>;
  }
  const [largest] = report.sources;
  return (
    <Page>
      <DayRangeField className={styles.range} range={range} onChange={changeRange} messages={table.days} />
      {missing && <p>{missing}</p>}
      <StatList
        columns={3}
        cards={[
          { title: messages.total, value: formatUnits(report.total) },
          { title: messages.count, value: formatCount(report.count) },
          {
            title: messages.best,
            value: formatUnits(largest?.units ?? 0),
            description: largest && (largest.source || earnings.noSource),
          },
        ]}
      />
      {report.count === 0 ? (
        <EmptyState message={messages.emptyRange} />
      ) : (
        <>
          <Section title={messages.overTime}>
            <EarningsOverTime report={report} />
          </Section>
          <Section title={messages.bySource} description={messages.bySourceDescription}>
            <EarningsBySource sources={report.sources} />
          </Section>
        </>
      )}
    </Page>
  );
}

/** The places of the range, the totals and the chart. */
const EarningSkeleton = () => (
  <Page>
    <div className={styles.rangePlace}>
      <Skeleton width="100%" />
    </div>
    <StatList
      columns={3}
      busy
      cards={[messages.total, messages.count, messages.best].map((title) => ({
        title,
        value: undefined,
        description: title === messages.best && <Skeleton width="12ch" />,
      }))}
    />
    <Section title={messages.overTime}>
      <ChartSkeleton />
    </Section>
  </Page>
);
