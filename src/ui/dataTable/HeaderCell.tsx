import type { DataColumn } from './column';
import { SortIcon } from './SortIcon';
import * as styles from './TableFrame.css';
import type { Sort } from './tableView';

interface HeaderCellProps<Row> {
  readonly column: DataColumn<Row>;
  readonly className: string;
  readonly sort: Sort;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

/**
 * A header that sorts by its column, and reverses the order if it does already. In the narrow layout, where headers are
 * for screen readers only, it is plain text.
 */
export function HeaderCell<Row>({ column, className, sort, onSort }: HeaderCellProps<Row>) {
  const { id, header } = column;
  if (!onSort) {
    return (
      <th scope="col" className={className}>
        <span className={styles.plainHeader}>{header}</span>
      </th>
    );
  }
  const direction = sort.id !== id ? 'none' : sort.desc ? 'descending' : 'ascending';
  return (
    <th scope="col" className={className} aria-sort={direction === 'none' ? undefined : direction}>
      <button
        type="button"
        className={styles.sortButton}
        onClick={() => onSort({ id, desc: direction === 'ascending' })}
      >
        {header}
        <SortIcon direction={direction} />
      </button>
      <span className={styles.cardHeader}>{header}</span>
    </th>
  );
}
