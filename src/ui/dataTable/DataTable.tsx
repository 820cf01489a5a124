import { type ComponentProps, useDeferredValue, useRef } from 'react';
import { ErrorState } from '../ErrorState';
import { crowdedContainer } from './cards';
import type { DataColumn } from './column';
import * as styles from './DataTable.css';
import { NoMatch } from './NoMatch';
import { pageOf } from './pageOf';
import { Rows } from './Rows';
import { TableFooter } from './TableFooter';
import { Toolbar } from './Toolbar';
import { isFiltered, NO_FILTER, type TableView, type TableViewChange } from './tableView';
import { useSortedRows } from './useSortedRows';
import type { DataTableWords } from './words';

export interface DataTableProps<Row extends object> {
  /** names the table; it is read, not seen: the section's heading is what one sees */
  readonly caption: string;
  /** a constant */
  readonly columns: readonly DataColumn<Row>[];
  /** absent while they are on their way; rows that are there are shown while others are fetched */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** when a row happened, ISO 8601: gives the table a range of days. A constant */
  readonly moment?: ((row: Row) => string) | undefined;
  /** the sentence for no rows at all */
  readonly empty: string;
  /** shown instead of rows that never came */
  readonly failure?: ComponentProps<typeof ErrorState> | undefined;
  readonly view: TableView;
  readonly onViewChange: (change: TableViewChange) => void;
  /** receives every row that matches the filters, in their order */
  readonly onDownload: (rows: readonly Row[]) => void;
  readonly words: DataTableWords;
}

const NONE: readonly never[] = [];

/**
 * Rows to sort, filter, page through and download. Headers sort; on a phone rows are cards and a choice sorts them.
 * Four states: rows on their way, none at all, a failure, rows.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, moment, empty, failure, view, onViewChange, onDownload, words } =
    props;
  const frame = useRef<HTMLDivElement>(null);
  // What is typed appears at once; the rows follow.
  const followed = useDeferredValue(view);
  const matching = useSortedRows({ columns, rows: rows ?? NONE, rowKey, moment, view: followed });
  const page = pageOf(matching, followed.page, followed.size);

  if (failure && !rows) {
    return (
      <div className={styles.frame}>
        <ErrorState {...failure} />
      </div>
    );
  }
  const container = crowdedContainer(columns.length);
  const isEmpty = rows?.length === 0;
  const noMatch = !isEmpty && rows !== undefined && matching.length === 0;

  // The buttons are below the rows: who turns the page wants to begin with its first row.
  const turnPage = (to: number) => {
    onViewChange({ page: to });
    if (frame.current && frame.current.getBoundingClientRect().top < 0) {
      frame.current.scrollIntoView({ block: 'start' });
    }
  };

  // The button that was pressed goes with the filters; the keyboard goes on from the rows.
  const clearFilters = () => {
    onViewChange({ ...NO_FILTER, page: 1 });
    frame.current?.focus();
  };

  return (
    <div className={container ? styles.crowded[container] : styles.stack}>
      {!isEmpty && (
        <Toolbar
          caption={caption}
          columns={columns}
          dated={moment !== undefined}
          view={view}
          onViewChange={onViewChange}
          onDownload={matching.length > 0 ? () => onDownload(matching) : undefined}
          words={words}
        />
      )}
      <div ref={frame} tabIndex={-1} className={styles.frame}>
        <Rows
          caption={caption}
          columns={columns}
          rows={rows && page.rows}
          rowKey={rowKey}
          sort={followed.sort}
          onSort={isEmpty ? undefined : (sort) => onViewChange({ sort, page: 1 })}
          expectedRows={view.size}
        />
        {isEmpty && <p className={styles.nothing}>{empty}</p>}
        {noMatch && (
          <NoMatch
            sentence={words.noMatch}
            clear={words.clearFilters}
            onClear={isFiltered(view) ? clearFilters : undefined}
          />
        )}
        {!isEmpty && !noMatch && (
          <TableFooter
            caption={caption}
            page={rows && page}
            size={view.size}
            onPage={turnPage}
            onSize={(size) => onViewChange({ size, page: 1 })}
            words={words}
          />
        )}
      </div>
    </div>
  );
}
