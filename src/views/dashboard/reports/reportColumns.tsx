import { formatUnits } from '#src/domain/money.ts';
import { periodName } from '#src/domain/periodNames.ts';
import type { Granularity } from '#src/domain/periods.ts';
import { reports } from '#src/messages/reports.ts';
import { orders } from '#src/messages/tables.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { Money } from '#src/ui/Figure.tsx';
import { percent } from './figures';

interface ColumnOf<Row, Value> {
  readonly id: string;
  readonly header: string;
  readonly of: (row: Row) => Value;
}

/** Periods by their first day, which is what stands in a file. */
export const periodColumn = <Row extends { readonly start: string }>(
  grain: Granularity,
): DataColumn<Row> => ({
  id: 'period',
  header: reports.chart.period[grain],
  align: 'whole',
  value: ({ start }) => start,
  text: ({ start }) => periodName(start, grain),
  csv: ({ start }) => start,
  orders: orders.dates,
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
  orders: orders.figures,
});

/** Tenths of a percent, shown as `12.5%`. */
export const shareColumn = <Row,>({ id, header, of }: ColumnOf<Row, number>): DataColumn<Row> => ({
  id,
  header,
  align: 'figure',
  value: of,
  text: (row) => percent(of(row)),
  orders: orders.figures,
});
