import { useMemo } from 'react';
import type { EarningsReport, PeriodEarnings } from '../../../domain/earnings';
import { formatUnits } from '../../../domain/money';
import { periodLabel, periodName } from '../../../domain/periodNames';
import { Card } from '../../../ui/Card';
import type { DataColumn } from '../../../ui/dataTable/column';
import { reports } from '../../../wording/reports';
import { numberColumn } from '../tables/columns';
import { StackedBars } from './chart/StackedBars';
import { shortMoney } from './figures';
import { ReportTable } from './ReportTable';
import { periodColumn, unitsColumn } from './reportColumns';

const sentences = reports.earning;

/** The chart by period and source, and the table behind it: the same figures, all of them. */
export function EarningsOverTime({ report }: { readonly report: EarningsReport }) {
  const { grain, periods, series, sources, total, count } = report;
  const names = series.map((source) => (source === null ? sentences.others : source || sentences.noSource));
  const named = names.join('\n');
  const columns = useMemo((): readonly DataColumn<PeriodEarnings>[] => {
    const bySeries = named.split('\n').map((header, index) =>
      unitsColumn<PeriodEarnings>({
        id: `source${index + 1}`,
        header,
        of: (period) => period.bySeries[index] ?? 0n,
      }),
    );
    return [
      periodColumn<PeriodEarnings>(grain),
      numberColumn<PeriodEarnings>({ id: 'count', header: sentences.count, of: (period) => period.count }),
      ...bySeries,
      unitsColumn<PeriodEarnings>({ id: 'total', header: sentences.total, of: ({ units }) => units }),
    ];
  }, [grain, named]);
  const bars = periods.map(({ start, units, bySeries }) => ({
    key: start,
    label: periodLabel(start, grain),
    values: bySeries.map(Number),
    sentence: sentences.bar(
      periodName(start, grain),
      formatUnits(units),
      bySeries.flatMap((part, index) =>
        part > 0n ? [sentences.part(names[index] ?? '', formatUnits(part))] : [],
      ),
    ),
  }));
  return (
    <>
      <Card>
        <StackedBars
          title={sentences.overTime}
          summary={sentences.summary(formatUnits(total), count, sources[0]?.source || sentences.noSource)}
          series={names}
          bars={bars}
          short={shortMoney}
        />
      </Card>
      <ReportTable
        title={sentences.overTime}
        name="periods"
        columns={columns}
        rows={periods}
        rowKey={({ start }) => start}
        empty={sentences.emptyRange}
        defaultSort={NEWEST}
      />
    </>
  );
}

const NEWEST = { id: 'period', desc: true };
