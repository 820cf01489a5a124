import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../../actors/context';
import { activityHistoryQuery } from '../../../api/activities';
import { formatCount } from '../../../domain/counts';
import { isoDay } from '../../../domain/dateRange';
import { earningsOf, reportEarnings } from '../../../domain/earnings';
import { formatUnits } from '../../../domain/money';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { Page, Section } from '../../../ui/Section';
import { StatCard, StatList } from '../../../ui/StatCard';
import { reading } from '../../../wording/common';
import { reports } from '../../../wording/reports';
import { failureText } from '../failureText';
import { DayRange } from './DayRange';
import { EarningsBySource } from './EarningsBySource';
import { EarningsOverTime } from './EarningsOverTime';
import { TabSkeleton } from './TabSkeleton';
import { useDayRange } from './useDayRange';

const sentences = reports.earning;

/** What the member earned, when, and from whom: one range of days for the figures, the chart and both tables. */
export default function EarningReport() {
  const { client } = useServices();
  const { data, error, refetch, isFetching } = useQuery(activityHistoryQuery(client));
  const [range, changeRange] = useDayRange();
  const today = isoDay(new Date());
  const earnings = useMemo(() => data && earningsOf(data), [data]);
  const report = useMemo(() => earnings && reportEarnings(earnings, range, today), [earnings, range, today]);

  if (!report || !earnings) {
    if (!error) return <TabSkeleton />;
    return (
      <ErrorState
        title={reading.failed(sentences.overTime)}
        detail={failureText(error)}
        retryLabel={reading.retry}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (earnings.length === 0) return <EmptyState message={sentences.empty} />;
  const [largest] = report.sources;
  return (
    <Page>
      <DayRange range={range} onChange={changeRange} />
      <StatList columns={3}>
        <StatCard title={sentences.total} value={formatUnits(report.total)} />
        <StatCard title={sentences.count} value={formatCount(report.count)} />
        <StatCard
          title={sentences.best}
          value={largest ? formatUnits(largest.units) : formatUnits(0)}
          description={largest && (largest.source || sentences.noSource)}
        />
      </StatList>
      {report.count === 0 ? (
        <EmptyState message={sentences.emptyRange} />
      ) : (
        <>
          <Section title={sentences.overTime}>
            <EarningsOverTime report={report} />
          </Section>
          <Section title={sentences.bySource} description={sentences.bySourceDescription}>
            <EarningsBySource sources={report.sources} />
          </Section>
        </>
      )}
    </Page>
  );
}
