import { formatUnits } from '#src/domain/money.ts';
import { formatPeriod } from '#src/domain/periodNames.ts';
import type { Granularity } from '#src/domain/periods.ts';
import { reports } from '#src/messages/reports.ts';
import { sortLabels } from '#src/messages/tables.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { Money } from '#src/ui/StatValue.tsx';
import { formatPercent } from './chartFormats';

interface ColumnOf<Row, Value> {
  readonly id: string;
  readonly header: string;
  readonly of: (row: Row) => Value;
}

/** Periods by their first day, which is what stands in a file. */
export const periodColumn = <Row extends { readonly start: string }>(
  granularity: Granularity,
): DataColumn<Row> => ({
  id: 'period',
  header: reports.chart.period[granularity],
  align: 'whole',
  value: ({ start }) => start,
  text: ({ start }) => formatPeriod(start, granularity),
  csv: ({ start }) => start,
  sortLabels: sortLabels.dates,
});

/** Exact sums of units, shown as `$1,234.50000`; `1234.50000` in a file. */
export const unitsColumn = <Row,>({ id, header, of }: ColumnOf<Row, bigint>): DataColumn<Row> => ({
  id,
  header,
  align: 'figure',
  value: (row) => Number(of(row)),
  text: (row) => formatUnits(of(row)),
  cell: (row) => <Money units={of(row)} />,
  csv: (row) => formatUnits(of(row)).replace(/[$,]/g, ''),
  sortLabels: sortLabels.figures,
});

/** Tenths of a percent, shown as `12.5%`. */
export const shareColumn = <Row,>({ id, header, of }: ColumnOf<Row, number>): DataColumn<Row> => ({
  id,
  header,
  align: 'figure',
  value: of,
  text: (row) => formatPercent(of(row)),
  sortLabels: sortLabels.figures,
});
