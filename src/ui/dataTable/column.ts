import type { ReactNode } from 'react';

/** One column of a data table. Keep a table's columns in a constant: a new list sorts and filters everything anew. */
export interface DataColumn<Row> {
  /** unique in its table; stands in the URL */
  readonly id: string;
  readonly header: string;
  /** figures stand at the end, so that they align on the point; dates and codes stay on one line */
  readonly align?: 'start' | 'nowrap' | 'number';
  /** what the column sorts by */
  readonly value: (row: Row) => string | number;
  /** what is shown and searched; the value unless given */
  readonly text?: (row: Row) => string;
  /** for what is more than text */
  readonly cell?: (row: Row) => ReactNode;
  /** in a downloaded file, and searched too; the text unless given */
  readonly csv?: (row: Row) => string;
  /** false where the text filter does not look */
  readonly searchable?: boolean;
  /** in a table that scrolls, a CSS length; the columns without one share what is left */
  readonly width?: string;
  /** names of both directions where headers give way to a choice: ascending, descending */
  readonly sortLabels?: readonly [ascending: string, descending: string];
}

export const getText = <Row>(column: DataColumn<Row>, row: Row): string =>
  column.text?.(row) ?? String(column.value(row));

export const getCsv = <Row>(column: DataColumn<Row>, row: Row): string =>
  column.csv?.(row) ?? getText(column, row);
