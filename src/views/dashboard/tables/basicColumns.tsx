import { formatDate, toIsoDay } from '#src/domain/dates.ts';
import { formatUnits, toUnits } from '#src/domain/money.ts';
import { sortLabels } from '#src/messages/tables.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { EmailAddress } from '#src/ui/EmailAddress.tsx';
import { Money } from '#src/ui/StatValue.tsx';

export type ColumnOptions<Row, Value> = Pick<DataColumn<Row>, 'id' | 'header'> & {
  readonly value: (row: Row) => Value;
};

/** Text that may wrap. */
export const textColumn = <Row,>(column: ColumnOptions<Row, string>): DataColumn<Row> => column;

/** Codes and single words, which never break. */
export const nowrapColumn = <Row,>(column: ColumnOptions<Row, string>): DataColumn<Row> => ({
  ...column,
  align: 'nowrap',
});

/** An address, which may break before its domain. */
export const emailColumn = <Row,>(column: ColumnOptions<Row, string>): DataColumn<Row> => ({
  ...column,
  cell: (row) => (
    <span>
      <EmailAddress>{column.value(row)}</EmailAddress>
    </span>
  ),
});

/** A date, shown as `5th March, 2025`; `2025-03-05` in a file. */
export const dateColumn = <Row,>({ value, ...column }: ColumnOptions<Row, string>): DataColumn<Row> => ({
  ...column,
  align: 'nowrap',
  value: (row) => Date.parse(value(row)),
  text: (row) => formatDate(value(row)),
  csv: (row) => toIsoDay(value(row)),
  sortLabels: sortLabels.dates,
});

/** Dollars, shown as `$1,234.50000`; `1234.50000` in a file. */
export const amountColumn = <Row,>(column: ColumnOptions<Row, number>): DataColumn<Row> => ({
  ...unitsColumn({ ...column, value: (row) => BigInt(toUnits(column.value(row))) }),
  value: column.value,
});

/** Exact sums in units of 0.00001 dollars, shown as `$1,234.50000`; `1234.50000` in a file. */
export const unitsColumn = <Row,>({ value, ...column }: ColumnOptions<Row, bigint>): DataColumn<Row> => ({
  ...column,
  align: 'number',
  value: (row) => Number(value(row)),
  text: (row) => formatUnits(value(row)),
  cell: (row) => <Money units={value(row)} />,
  csv: (row) => formatUnits(value(row)).replace(/[$,]/g, ''),
  sortLabels: sortLabels.figures,
});

/** Whole numbers. */
export const numberColumn = <Row,>(column: ColumnOptions<Row, number>): DataColumn<Row> => ({
  ...column,
  align: 'nowrap',
  sortLabels: sortLabels.figures,
});
