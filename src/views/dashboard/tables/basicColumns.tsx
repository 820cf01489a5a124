import { toIsoDay } from '#src/domain/dateRange.ts';
import { formatDate } from '#src/domain/dates.ts';
import { formatDollars } from '#src/domain/money.ts';
import { sortLabels } from '#src/messages/tables.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { Money } from '#src/ui/StatValue.tsx';

interface ColumnOptions<Row, Value> {
  readonly id: string;
  readonly header: string;
  readonly getValue: (row: Row) => Value;
}

/** Words as they are. */
export const textColumn = <Row,>({ id, header, getValue }: ColumnOptions<Row, string>): DataColumn<Row> => ({
  id,
  header,
  value: getValue,
});

/** Codes and single words, which never break. */
export const nowrapColumn = <Row,>(column: ColumnOptions<Row, string>): DataColumn<Row> => ({
  ...textColumn(column),
  align: 'whole',
});

/** An address, which may break before its domain. */
export const emailColumn = <Row,>({ id, header, getValue }: ColumnOptions<Row, string>): DataColumn<Row> => ({
  id,
  header,
  value: getValue,
  cell: (row) => {
    const [name, ...domain] = getValue(row).split(/(?=@)/);
    return (
      <span>
        {name}
        <wbr />
        {domain}
      </span>
    );
  },
});

/** A moment, shown as `5th March, 2025`; `2025-03-05` in a file. */
export const dateColumn = <Row,>({ id, header, getValue }: ColumnOptions<Row, string>): DataColumn<Row> => ({
  id,
  header,
  align: 'whole',
  value: (row) => Date.parse(getValue(row)),
  text: (row) => formatDate(getValue(row)),
  csv: (row) => toIsoDay(getValue(row)),
  sortLabels: sortLabels.dates,
});

/** Dollars, shown as `$1,234.50000`; `1234.50000` in a file. */
export const amountColumn = <Row,>({
  id,
  header,
  getValue,
}: ColumnOptions<Row, number>): DataColumn<Row> => ({
  id,
  header,
  align: 'figure',
  value: getValue,
  text: (row) => formatDollars(getValue(row)),
  cell: (row) => <Money dollars={getValue(row)} />,
  csv: (row) => formatDollars(getValue(row)).replace(/[$,]/g, ''),
  sortLabels: sortLabels.figures,
});

/** Whole numbers. */
export const numberColumn = <Row,>({
  id,
  header,
  getValue,
}: ColumnOptions<Row, number>): DataColumn<Row> => ({
  id,
  header,
  align: 'whole',
  value: getValue,
  sortLabels: sortLabels.figures,
});
