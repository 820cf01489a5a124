import { toPlainFigure } from '#src/domain/money.ts';
import { formatPercent } from '#src/domain/percent.ts';
import type { Granularity } from '#src/domain/periods.ts';
import { formatPeriod } from '#src/domain/periods.ts';
import { reports } from '#src/messages/reports.ts';
import { sortLabels } from '#src/messages/tables.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { type ColumnOptions, optionalColumn } from '../tables/basicColumns';

/** Periods; in a file their first day. */
export const periodColumn = <Row extends { readonly start: string }>(
  granularity: Granularity,
): DataColumn<Row> => ({
  id: 'period',
  header: reports.chart.period[granularity],
  align: 'nowrap',
  value: ({ start }) => start,
  text: ({ start }) => formatPeriod(start, granularity),
  csv: ({ start }) => start,
  sortLabels: sortLabels.dates,
});

/** Tenths of a percent, shown as `12.5%`. */
export const shareColumn = <Row,>(column: ColumnOptions<Row, number>): DataColumn<Row> =>
  optionalColumn({
    ...column,
    align: 'number',
    text: formatPercent,
    csv: (permille) => toPlainFigure(formatPercent(permille)),
    sortLabels: sortLabels.figures,
  });
