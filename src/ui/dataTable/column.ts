import type { ReactNode } from 'react';

/** A column of a data table. Keep the columns in a constant: a new array sorts and filters all rows again. */
export interface DataColumn<Row> {
  /** unique in its table; used in the URL */
  readonly id: string;
  readonly header: string;
  /** numbers are aligned at the end; dates and codes do not wrap */
  readonly align?: 'start' | 'nowrap' | 'number';
  /** the value to sort by; rows without one come last in either direction */
  readonly value: (row: Row) => string | number | undefined;
  /** text to show and search */
  readonly text: (row: Row) => string;
  /** content to show, the text by default */
  readonly cell?: (row: Row) => ReactNode;
  /** text in a downloaded file, also searched; the text by default */
  readonly csv?: (row: Row) => string;
  /** false excludes the column from the text filter */
  readonly searchable?: boolean;
  /** CSS length of what stands in for a value that is loading: about as long as most values */
  readonly skeletonWidth?: string;
  /** CSS length, in a virtualized table; columns without one share the remaining width */
  readonly width?: string;
  /** labels of the sort directions in the narrow layout's select */
  readonly sortLabels?: readonly [ascending: string, descending: string];
  /** where the value stands in the two lines of a row in the narrow layout; without one it is in the details only */
  readonly place?: Place;
  /** its header stands before its value in the narrow layout */
  readonly labelled?: boolean;
  /** its content begins with an icon, which stands before both lines in the narrow layout */
  readonly hasIcon?: boolean;
  /** content in a row's details, the cell's content by default */
  readonly details?: (row: Row) => ReactNode;
  /** its name in a row's details, the header by default */
  readonly detailsHeader?: (row: Row) => string;
  /** its text can be copied in a row's details */
  readonly copyable?: boolean;
}

/** A column of a file. */
export type FileColumn<Row> = Pick<DataColumn<Row>, 'header' | 'text' | 'csv'>;

/**
 * `lead` and `end` are the ends of the first line, `note` and `tail` those of the second, `both` is the start of both
 * lines, `icon` shows only the icon before them.
 */
export type Place = 'lead' | 'end' | 'note' | 'tail' | 'both' | 'icon';
