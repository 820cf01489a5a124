import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import { Skeleton } from '../Skeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import { getLooks } from './cellClasses';
import type { DataColumn } from './column';
import { getContainerName } from './containerName';
import { HeaderCell } from './HeaderCell';
import * as styles from './TableFrame.css';
import type { Sort } from './tableView';

interface TableFrameProps<Row> {
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  /** the table's bodies; undefined while loading */
  readonly children: ReactNode;
  readonly sort: Sort;
  /** undefined if there is nothing to sort */
  readonly onSort: ((sort: Sort) => void) | undefined;
  /** rows of the skeleton */
  readonly expectedRows: number;
  readonly busy: boolean;
  /** the number of all rows, if the table is virtualized */
  readonly virtualRowCount: number | undefined;
}

/** The table element with its headers. On a phone each row has two lines. */
export function TableFrame<Row>(props: TableFrameProps<Row>) {
  const { caption, columns, children, sort, onSort, expectedRows, busy, virtualRowCount } = props;
  const scrolls = virtualRowCount !== undefined;
  const looks = getLooks(columns);
  const skeletonRows = Array.from({ length: expectedRows }, (_, index) => index);
  return (
    <table
      className={classNames(
        getContainerName(columns.length) ? styles.denseTable : styles.table,
        columns.some(({ hasIcon }) => hasIcon) && styles.iconTable,
        scrolls && styles.virtualTable,
      )}
      aria-busy={busy || undefined}
      aria-rowcount={scrolls ? virtualRowCount + 1 : undefined}
    >
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      {scrolls && (
        <colgroup>
          {columns.map(({ id, width }) => (
            <col key={id} style={width === undefined ? undefined : { width }} />
          ))}
        </colgroup>
      )}
      <thead>
        <tr aria-rowindex={scrolls ? 1 : undefined}>
          {columns.map((column, index) => (
            <HeaderCell
              key={column.id}
              column={column}
              className={looks[index]?.header ?? ''}
              sort={sort}
              onSort={onSort}
            />
          ))}
        </tr>
      </thead>
      {children ?? (
        <tbody>
          {skeletonRows.map((key) => (
            <tr key={key}>
              {columns.map((column, index) => (
                <td key={column.id} className={looks[index]?.cell}>
                  <Skeleton {...(column.skeletonWidth ? { width: column.skeletonWidth } : {})} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
}
