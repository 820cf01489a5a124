import type { ReactNode } from 'react';
import { classNames } from './classNames';
import type { Place } from './dataTable/column';
import * as lines from './dataTable/TableFrame.css';
import { createUniqueKeys } from './dataTable/uniqueKeys';
import * as styles from './SimpleTable.css';
import { Skeleton } from './Skeleton';
import { VisuallyHidden } from './VisuallyHidden';

export interface TableColumn<Row> {
  /** unique in its table */
  readonly header: string;
  /** numbers are aligned at the end; dates and codes do not wrap */
  readonly align?: 'start' | 'nowrap' | 'number';
  readonly cell: (row: Row) => ReactNode;
  /** CSS width that its content may widen, so that the columns stay where they are when the rows come */
  readonly width?: string;
  /** in the two lines of a row on a phone; if no column has one, each row is a list of cells by their names */
  readonly place?: Place;
  /** its header stands before its value in the two lines of a row */
  readonly labelled?: boolean;
  /** its content begins with an icon, which stands before both lines on a phone */
  readonly hasIcon?: boolean;
}

interface SimpleTableProps<Row> {
  /** accessible name; not visible */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  /** undefined while loading */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** shown if there are no rows */
  readonly empty: string;
  /** rows of the skeleton */
  readonly expectedRows?: number;
}

/** A short table without sorting and pages. Where its columns have no room rows have two lines, or on a phone a line for each cell. */
export function SimpleTable<Row extends object>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  expectedRows = 4,
}: SimpleTableProps<Row>) {
  const hasPlaces = columns.some(({ place }) => place !== undefined);
  const getClass = (column: TableColumn<Row>) => {
    const { align = 'start', place, labelled } = column;
    return hasPlaces
      ? classNames(lines.cells[align], lines.places[place ?? 'none'], labelled && lines.labelled)
      : styles.cells[align];
  };
  const hasIcons = columns.some(({ hasIcon }) => hasIcon);
  const tableClass = hasPlaces ? classNames(lines.table, hasIcons && lines.iconTable) : styles.table;
  const getKey = createUniqueKeys(rows ?? [], rowKey);
  const shown = rows?.map((row) => ({
    key: getKey(row),
    cell: (column: TableColumn<Row>) => {
      const content = column.cell(row);
      // Whole, as nothing opens the row. A long word in it takes no other cell its place (D722).
      const wraps = hasPlaces && (column.align ?? 'start') === 'start';
      return wraps ? <span className={lines.wholeText}>{content}</span> : content;
    },
  }));
  const skeletonRows = Array.from({ length: expectedRows }, (_, index) => ({
    key: `${index}`,
    cell: () => <Skeleton />,
  }));
  return (
    <div className={hasPlaces ? styles.sizedFrame : styles.frame}>
      <table className={tableClass} aria-busy={rows === undefined || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {columns.some(({ width }) => width !== undefined) && (
          <colgroup>
            {columns.map(({ header, width }) => (
              <col key={header} style={width === undefined ? undefined : { width }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr>
            {columns.map(({ header, align }) => (
              <th
                key={header}
                scope="col"
                className={align === 'number' ? styles.numberHeader : styles.header}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(shown ?? skeletonRows).map(({ key, cell }) => (
            <tr key={key}>
              {columns.map((column) => (
                <td
                  key={column.header}
                  data-label={column.header}
                  data-icon={column.hasIcon ? '' : undefined}
                  className={getClass(column)}
                >
                  {cell(column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows?.length === 0 && <p className={styles.nothing}>{empty}</p>}
    </div>
  );
}
