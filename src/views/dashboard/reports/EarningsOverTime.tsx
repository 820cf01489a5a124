import { useMemo } from 'react';
import type { EarningsReport, PeriodEarnings } from '#src/domain/earningsReport.ts';
import { formatUnits } from '#src/domain/money.ts';
import { formatPeriod, formatShortPeriod } from '#src/domain/periods.ts';
import { earnings } from '#src/messages/earnings.ts';
import { reports } from '#src/messages/reports.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { barMoneyFormats } from '../chart/barFormats';
import { formatShortMoney } from '../chart/chartFormats';
import { describePeriod } from '../chart/describePeriod';
import { StackedBars } from '../chart/StackedBars';
import { countColumn, unitsColumn } from '../tables/basicColumns';
import { ChartTable } from '../tables/ChartTable';
import { periodColumn } from './reportColumns';

const messages = reports.earning;

const nameSource = (source: string | null): string =>
  source === null ? messages.others : source || earnings.noSource;

/** Earnings by period and source, as a chart and as a table. */
export function EarningsOverTime({ report }: { readonly report: EarningsReport }) {
  const { granularity, periods, series, sources, total, count } = report;
  const names = series.map(nameSource);
  const columns = useMemo((): readonly DataColumn<PeriodEarnings>[] => {
    const bySeries = series.map((source, index) =>
      unitsColumn<PeriodEarnings>({
        id: `source${index + 1}`,
        header: nameSource(source),
        value: (period) => period.bySeries[index] ?? 0n,
      }),
    );
    return [
      periodColumn<PeriodEarnings>(granularity),
      countColumn<PeriodEarnings>({
        id: 'count',
        header: messages.count,
        value: (period) => period.count,
      }),
      ...bySeries,
      unitsColumn<PeriodEarnings>({ id: 'total', header: messages.total, value: ({ units }) => units }),
    ];
  }, [granularity, series]);
  const bars = periods.map(({ start, units, bySeries }) => ({
    key: start,
    label: formatShortPeriod(start, granularity),
    // A correction may be negative, which a bar cannot show; table and description do.
    values: bySeries.map((part) => Math.max(0, Number(part))),
    ...describePeriod(
      formatPeriod(start, granularity),
      units,
      bySeries.flatMap((part, index) =>
        part !== 0n ? [{ name: names[index] ?? '', units: part, series: index }] : [],
      ),
    ),
  }));
  return (
    <ChartTable
      chart={
        <StackedBars
          title={messages.overTime}
          summary={messages.summary(formatUnits(total), count, sources[0]?.source || earnings.noSource)}
          series={names}
          bars={bars}
          formatValue={formatShortMoney}
          barFormats={barMoneyFormats}
        />
      }
      title={messages.overTime}
      name="periods"
      columns={columns}
      rows={periods}
      rowKey={({ start }) => start}
      empty={messages.emptyRange}
      defaultSort={NEWEST_FIRST}
    />
  );
}

const NEWEST_FIRST = { id: 'period', desc: true };
