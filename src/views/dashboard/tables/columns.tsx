import { isoDay } from '#src/domain/dateRange.ts';
import { formatDate } from '#src/domain/dates.ts';
import { formatDollars } from '#src/domain/money.ts';
import { orders } from '#src/messages/tables.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { Money } from '#src/ui/Figure.tsx';

interface ColumnOf<Row, Value> {
  readonly id: string;
  readonly header: string;
  readonly of: (row: Row) => Value;
}

/** Words as they are. */
export const textColumn = <Row,>({ id, header, of }: ColumnOf<Row, string>): DataColumn<Row> => ({
  id,
  header,
  value: of,
});

/** Codes and single words, which never break. */
export const wholeColumn = <Row,>(column: ColumnOf<Row, string>): DataColumn<Row> => ({
  ...textColumn(column),
  align: 'whole',
});

/** An address, which may break before its domain. */
export const emailColumn = <Row,>({ id, header, of }: ColumnOf<Row, string>): DataColumn<Row> => ({
  id,
  header,
  value: of,
  cell: (row) => {
    const [name, ...domain] = of(row).split(/(?=@)/);
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
export const dateColumn = <Row,>({ id, header, of }: ColumnOf<Row, string>): DataColumn<Row> => ({
  id,
  header,
  align: 'whole',
  value: (row) => Date.parse(of(row)),
  text: (row) => formatDate(of(row)),
  csv: (row) => isoDay(of(row)),
  orders: orders.dates,
});

/** Dollars, shown as `$1,234.50000`; `1234.50000` in a file. */
export const amountColumn = <Row,>({ id, header, of }: ColumnOf<Row, number>): DataColumn<Row> => ({
  id,
  header,
  align: 'figure',
  value: of,
  text: (row) => formatDollars(of(row)),
  cell: (row) => <Money dollars={of(row)} />,
  csv: (row) => formatDollars(of(row)).replace(/[$,]/g, ''),
  orders: orders.figures,
});

/** Whole numbers. */
export const numberColumn = <Row,>({ id, header, of }: ColumnOf<Row, number>): DataColumn<Row> => ({
  id,
  header,
  align: 'whole',
  value: of,
  orders: orders.figures,
});
