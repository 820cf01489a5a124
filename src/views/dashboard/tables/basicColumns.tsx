import { formatDate, toIsoDay } from '#src/domain/dates.ts';
import { formatUnits, toOptionalUnits } from '#src/domain/money.ts';
import { sortLabels } from '#src/messages/tables.ts';
import { type DataColumn, getText } from '#src/ui/dataTable/column.ts';
import { EmailAddress } from '#src/ui/EmailAddress.tsx';
import { Money } from '#src/ui/StatValue.tsx';
import { orNotAvailable } from '../../NotAvailable';

export type ColumnOptions<Row, Value> = Pick<DataColumn<Row>, 'id' | 'header'> & {
  /** undefined where the provider left it out */
  readonly value: (row: Row) => Value | undefined;
};

/** A column that shows a dash in rows without a value. Its file has an empty cell there. */
export const optionalColumn = <Row,>(column: DataColumn<Row>): DataColumn<Row> => ({
  ...column,
  cell: (row) => orNotAvailable(column.value(row), () => column.cell?.(row) ?? getText(column, row)),
});

/** Text that may wrap. */
export const textColumn = <Row,>(column: ColumnOptions<Row, string>): DataColumn<Row> =>
  optionalColumn(column);

/** Codes and single words, which never break. */
export const nowrapColumn = <Row,>(column: ColumnOptions<Row, string>): DataColumn<Row> =>
  optionalColumn({ ...column, align: 'nowrap' });

/** An address, which may break before its domain. */
export const emailColumn = <Row,>(column: ColumnOptions<Row, string>): DataColumn<Row> =>
  optionalColumn({
    ...column,
    cell: (row) => (
      <span>
        <EmailAddress>{column.value(row) ?? ''}</EmailAddress>
      </span>
    ),
  });

/** A date, shown as `5th March, 2025`; `2025-03-05` in a file. */
export const dateColumn = <Row,>({ value, ...column }: ColumnOptions<Row, string>): DataColumn<Row> => {
  const show = (row: Row, format: (moment: string) => string) => {
    const moment = value(row);
    return moment === undefined ? '' : format(moment);
  };
  return optionalColumn({
    ...column,
    align: 'nowrap',
    value: (row) => {
      const moment = value(row);
      return moment === undefined ? undefined : Date.parse(moment);
    },
    text: (row) => show(row, formatDate),
    csv: (row) => show(row, toIsoDay),
    sortLabels: sortLabels.dates,
  });
};

/** Dollars, shown as `$1,234.50000`; `1234.50000` in a file. */
export const amountColumn = <Row,>(column: ColumnOptions<Row, number>): DataColumn<Row> =>
  unitsColumn({ ...column, value: (row) => toOptionalUnits(column.value(row)) });

/** Exact sums in units of 0.00001 dollars, shown as `$1,234.50000`; `1234.50000` in a file. */
export const unitsColumn = <Row,>({
  value,
  ...column
}: ColumnOptions<Row, number | bigint>): DataColumn<Row> => {
  const show = (row: Row) => {
    const units = value(row);
    return units === undefined ? '' : formatUnits(units);
  };
  return optionalColumn({
    ...column,
    align: 'number',
    value: (row) => {
      const units = value(row);
      return units === undefined ? undefined : Number(units);
    },
    text: show,
    cell: (row) => <Money units={value(row) ?? 0} />,
    csv: (row) => show(row).replace(/[$,]/g, ''),
    sortLabels: sortLabels.figures,
  });
};

/** Whole numbers. */
export const numberColumn = <Row,>(column: ColumnOptions<Row, number>): DataColumn<Row> =>
  optionalColumn({ ...column, align: 'nowrap', sortLabels: sortLabels.figures });
