import type { ReactNode } from 'react';
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

/** A short table without sorting and pages. On a phone each row is a card. */
export function SimpleTable<Row extends object>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  expectedRows = 4,
}: SimpleTableProps<Row>) {
  const getKey = createUniqueKeys(rows ?? [], rowKey);
  const shown = rows?.map((row) => ({
    key: getKey(row),
    cell: (column: TableColumn<Row>) => column.cell(row),
  }));
  const skeletonRows = Array.from({ length: expectedRows }, (_, index) => ({
    key: `${index}`,
    cell: () => <Skeleton />,
  }));
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-busy={rows === undefined || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
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
                  className={styles.cells[column.align ?? 'start']}
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
