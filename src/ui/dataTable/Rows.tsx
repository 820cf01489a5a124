import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import { Skeleton } from '../Skeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import { crowdedContainer } from './cards';
import type { DataColumn } from './column';
import { HeaderCell } from './HeaderCell';
import * as styles from './Rows.css';
import type { Sort } from './tableView';

interface RowsProps<Row> {
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  /** its bodies; absent while rows are on their way */
  readonly children: ReactNode;
  readonly sort: Sort;
  /** absent where there is nothing to sort */
  readonly onSort: ((sort: Sort) => void) | undefined;
  /** rows of the skeleton */
  readonly expectedRows: number;
  /** other rows are on their way */
  readonly busy: boolean;
  /** how many rows there are, where only those in sight are drawn */
  readonly scrolled: number | undefined;
}

/** The table itself. On a phone each row becomes a card. */
export function Rows<Row>(props: RowsProps<Row>) {
  const { caption, columns, children, sort, onSort, expectedRows, busy, scrolled } = props;
  const scrolls = scrolled !== undefined;
  const awaited = Array.from({ length: expectedRows }, (_, index) => index);
  return (
    <table
      className={classNames(
        crowdedContainer(columns.length) ? styles.crowdedTable : styles.table,
        scrolls && styles.scrolledTable,
      )}
      aria-busy={busy || undefined}
      aria-rowcount={scrolls ? scrolled + 1 : undefined}
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
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      {children ?? (
        <tbody>
          {awaited.map((key) => (
            <tr key={key}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  data-label={column.header}
                  className={styles.cells[column.align ?? 'start']}
                >
                  <Skeleton />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
}
