import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { crowdedContainer } from './cards';
import type { DataColumn } from './column';
import * as styles from './DataTable.css';
import type { DataTableMessages } from './dataTableMessages';
import { NoMatch } from './NoMatch';
import { paginate } from './paginate';
import { Rows } from './Rows';
import { ScrolledRows } from './ScrolledRows';
import { RowCount, TableFooter } from './TableFooter';
import { TableRow } from './TableRow';
import { Toolbar } from './Toolbar';
import { isFiltered, NO_FILTER, type OwnFilters, type TableView, type TableViewChange } from './tableView';
import { useSortedRows } from './useSortedRows';

export interface DataTableProps<Row extends object> {
  /** names the table; it is read, not seen: the section's heading is what one sees */
  readonly caption: string;
  /** a constant */
  readonly columns: readonly DataColumn<Row>[];
  /** absent while they are on their way; rows that are there are shown while others are fetched */
  readonly rows: readonly Row[] | undefined;
  /** others are on their way */
  readonly busy?: boolean;
  /** a constant */
  readonly rowKey: (row: Row) => string;
  /** when a row happened, ISO 8601: gives the table a range of days. A constant */
  readonly moment?: ((row: Row) => string) | undefined;
  /** the table's own, beside the text filter */
  readonly ownFilters?: OwnFilters | undefined;
  /** all rows in an area that scrolls, however many they are, instead of pages */
  readonly scrolls?: boolean;
  /** the sentence for no rows at all */
  readonly empty: string;
  /** shown instead of rows that never came */
  readonly failure?: ReactNode;
  readonly view: TableView;
  readonly onViewChange: (change: TableViewChange) => void;
  /** receives every row that matches the filters, in their order */
  readonly onDownload: (rows: readonly Row[]) => void;
  readonly words: DataTableMessages;
}

const NONE: readonly never[] = [];

/**
 * Rows to sort, filter, page or scroll through and download. Headers sort; on a phone rows are cards and a choice
 * sorts them. Four states: rows on their way, none at all, a failure, rows.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, busy = false, rowKey, moment, ownFilters, scrolls = false } = props;
  const { empty, failure, view, onViewChange, onDownload, words } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [area, setArea] = useState<HTMLElement | null>(null);
  // What is typed appears at once; the rows follow. Whatever is pressed or chosen waits for its rows.
  const typed = useDeferredValue(view.q);
  const followed = { ...view, q: typed };
  const matching = useSortedRows({ columns, rows: rows ?? NONE, rowKey, moment, view: followed });
  const page = paginate(matching, followed.page, followed.size);

  const container = crowdedContainer(columns.length);
  const failed = rows ? undefined : failure;
  const narrowed = Boolean(ownFilters?.value);
  const isEmpty = rows?.length === 0;
  const noMatch = rows !== undefined && matching.length === 0 && (!isEmpty || narrowed);
  const filterable = failed || isEmpty ? narrowed : true;

  // The buttons are below the rows: who turns the page wants to begin with its first row.
  const turnPage = (to: number) => {
    onViewChange({ page: to });
    if (frame.current && frame.current.getBoundingClientRect().top < 0) {
      frame.current.scrollIntoView({ block: 'start' });
    }
  };

  // The button that was pressed goes with the filters; the keyboard goes on from the rows.
  const clearFilters = () => {
    if (ownFilters) ownFilters.onClear();
    else onViewChange({ ...NO_FILTER, page: 1 });
    frame.current?.focus();
  };

  const { sort, q, from, to } = followed;
  const bodies = scrolls ? (
    <ScrolledRows
      columns={columns}
      rows={matching}
      rowKey={rowKey}
      area={area}
      startOver={JSON.stringify([sort, q, from, to, ownFilters?.value])}
    />
  ) : (
    <tbody>
      {page.rows.map((row) => (
        <TableRow key={rowKey(row)} columns={columns} row={row} />
      ))}
    </tbody>
  );
  const table = (
    <Rows
      caption={caption}
      columns={columns}
      sort={sort}
      onSort={isEmpty ? undefined : (chosen) => onViewChange({ sort: chosen, page: 1 })}
      expectedRows={view.size}
      busy={busy || rows === undefined}
      scrolled={scrolls ? matching.length : undefined}
    >
      {rows && bodies}
    </Rows>
  );

  return (
    <div className={container ? styles.crowded[container] : styles.stack}>
      {filterable && (
        <Toolbar
          caption={caption}
          columns={columns}
          dated={moment !== undefined}
          ownFilters={ownFilters}
          view={view}
          onViewChange={onViewChange}
          onDownload={matching.length > 0 ? () => onDownload(matching) : undefined}
          words={words}
        />
      )}
      <div ref={frame} tabIndex={-1} className={styles.frame}>
        {failed}
        {busy && !failed && <div className={styles.underWay} />}
        {!failed && !scrolls && table}
        {!failed && scrolls && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
          <div ref={setArea} role="group" aria-label={caption} tabIndex={0} className={styles.scrolled}>
            {table}
          </div>
        )}
        {!failed && isEmpty && !narrowed && <p className={styles.nothing}>{empty}</p>}
        {!failed && noMatch && (
          <NoMatch
            sentence={isEmpty ? empty : words.noMatch}
            clear={words.clearFilters}
            onClear={isFiltered(view) || narrowed ? clearFilters : undefined}
          />
        )}
        {!failed && !isEmpty && !noMatch && scrolls && (
          <RowCount total={rows && matching.length} words={words} />
        )}
        {!failed && !isEmpty && !noMatch && !scrolls && (
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
