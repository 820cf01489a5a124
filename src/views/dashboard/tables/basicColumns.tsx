import type { ReactNode } from 'react';
import { formatDate, formatMoment, toIsoDay } from '#src/domain/dates.ts';
import {
  type Direction,
  formatSigned,
  formatUnits,
  toOptionalUnits,
  toPlainFigure,
} from '#src/domain/money.ts';
import { sortLabels, tables } from '#src/messages/tables.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { EmailAddress } from '#src/ui/EmailAddress.tsx';
import { Money } from '#src/ui/StatValue.tsx';
import { orNotAvailable } from '../../NotAvailable';

type Appearance<Row> = Pick<DataColumn<Row>, 'place' | 'labelled' | 'hasIcon' | 'copyable' | 'detailsHeader'>;

export type ColumnOptions<Row, Value> = Pick<DataColumn<Row>, 'id' | 'header'> &
  Appearance<Row> & {
    /** undefined where the provider left it out */
    readonly value: (row: Row) => Value | undefined;
  };

interface OptionalColumn<Row, Value>
  extends ColumnOptions<Row, Value>,
    Pick<DataColumn<Row>, 'align' | 'skeletonWidth' | 'sortLabels' | 'details'> {
  /** by default the value itself, a bigint as a number */
  readonly toSortValue?: (value: Value) => string | number;
  readonly text?: (value: Value) => string;
  readonly cell?: (value: Value) => ReactNode;
  readonly csv?: (value: Value) => string;
}

const toComparable = (value: string | number | bigint): string | number =>
  typeof value === 'bigint' ? Number(value) : value;

/** A column that shows a dash in rows without a value. Its file has an empty cell there. */
export function optionalColumn<Row, Value extends string | number | bigint>(
  options: OptionalColumn<Row, Value>,
): DataColumn<Row> {
  const { value, toSortValue = toComparable, text = String, cell = text, csv = text, ...column } = options;
  const withValue =
    <Result,>(read: (value: Value) => Result) =>
    (row: Row): Result | undefined => {
      const found = value(row);
      return found === undefined ? undefined : read(found);
    };
  return {
    ...column,
    value: withValue(toSortValue),
    text: (row) => withValue(text)(row) ?? '',
    cell: (row) => orNotAvailable(value(row), cell),
    csv: (row) => withValue(csv)(row) ?? '',
  };
}

/** Text that may wrap. */
export const textColumn = <Row,>(
  column: ColumnOptions<Row, string> & Pick<DataColumn<Row>, 'details' | 'skeletonWidth'>,
): DataColumn<Row> => optionalColumn(column);

/** Characters; a longer id may break at its hyphens. */
const MAX_UNBROKEN_ID = 16;

export const idColumn = <Row,>(
  value: ColumnOptions<Row, string>['value'],
  header: string = tables.donations.id,
): DataColumn<Row> =>
  optionalColumn({
    id: 'id',
    header,
    value,
    copyable: true,
    cell: (id) => (id.length > MAX_UNBROKEN_ID ? id : <span style={{ whiteSpace: 'nowrap' }}>{id}</span>),
  });

/** Codes and single words, which never break. */
export const nowrapColumn = <Row,>(column: ColumnOptions<Row, string>): DataColumn<Row> =>
  optionalColumn({ ...column, align: 'nowrap' });

/** An address, which may break before its domain. */
export const emailColumn = <Row,>(column: ColumnOptions<Row, string>): DataColumn<Row> =>
  optionalColumn({
    ...column,
    skeletonWidth: '28ch',
    cell: (email) => <EmailAddress>{email}</EmailAddress>,
  });

/** A date, shown as `5th March, 2025`; `2025-03-05` in a file. */
export const dateColumn = <Row,>(column: ColumnOptions<Row, string>): DataColumn<Row> =>
  optionalColumn({
    ...column,
    align: 'nowrap',
    skeletonWidth: '17ch',
    toSortValue: Date.parse,
    text: formatDate,
    details: (row) => orNotAvailable(column.value(row), (moment) => formatMoment(Date.parse(moment))),
    csv: toIsoDay,
    sortLabels: sortLabels.dates,
  });

interface AmountOptions<Row> extends Pick<ColumnOptions<Row, number>, 'value'> {
  readonly header: string;
  /** undefined where it is not known */
  readonly direction?: (row: Row) => Direction | undefined;
  /** no money was moved in the end */
  readonly isVoid?: (row: Row) => boolean;
  /** it has not arrived yet */
  readonly isIncoming?: (row: Row) => boolean;
}

/**
 * Dollars, shown as `+$1,234.50000` or `−$1,234.50000`; `1234.50000` or `-1234.50000` in a file. Sorted by their size,
 * whatever their direction.
 */
export function amountColumn<Row>({
  direction,
  isVoid,
  isIncoming,
  ...column
}: AmountOptions<Row>): DataColumn<Row> {
  const getUnits = (row: Row) => toOptionalUnits(column.value(row));
  const getText = (row: Row) => {
    const units = getUnits(row);
    return units === undefined ? '' : formatSigned(units, direction?.(row));
  };
  return {
    ...unitsColumn<Row>({ ...column, id: 'amount', value: getUnits, place: 'end' }),
    text: getText,
    csv: (row) => toPlainFigure(getText(row)),
    cell: (row) =>
      orNotAvailable(getUnits(row), (units) => (
        <Money
          units={units}
          direction={direction?.(row)}
          isVoid={isVoid?.(row) ?? false}
          isIncoming={isIncoming?.(row) ?? false}
        />
      )),
  };
}

/** Exact sums in units of 0.00001 dollars, shown as `$1,234.50000`; `1234.50000` in a file. */
export const unitsColumn = <Row,>(column: ColumnOptions<Row, number | bigint>): DataColumn<Row> =>
  optionalColumn({
    ...column,
    align: 'number',
    skeletonWidth: '10ch',
    text: formatUnits,
    cell: (units) => <Money units={units} />,
    csv: (units) => toPlainFigure(formatUnits(units)),
    sortLabels: sortLabels.figures,
  });

/** Whole numbers that name or rank: a stage, a level. */
export const numberColumn = <Row,>(column: ColumnOptions<Row, number>): DataColumn<Row> =>
  optionalColumn({
    labelled: true,
    ...column,
    align: 'nowrap',
    skeletonWidth: '4ch',
    sortLabels: sortLabels.figures,
  });

/** Whole numbers that are compared. */
export const countColumn = <Row,>(column: ColumnOptions<Row, number>): DataColumn<Row> => ({
  ...numberColumn(column),
  align: 'number',
});
