import {
  type MouseEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Sheet } from '../Sheet';
import { useLoadingMark } from '../useLoadingMark';
import { getLooks } from './cellClasses';
import type { DataColumn } from './column';
import { getContainerName } from './containerName';
import * as styles from './DataTable.css';
import type { DataTableMessages } from './dataTableMessages';
import { NoMatches } from './NoMatches';
import { paginate } from './paginate';
import { RowCount, TableFooter } from './TableFooter';
import { TableFrame } from './TableFrame';
import { pressOpener, TableRow } from './TableRow';
import { Toolbar } from './Toolbar';
import { type ExtraFilters, isFiltered, NO_FILTER, type TableView, type TableViewChange } from './tableView';
import { createUniqueKeys } from './uniqueKeys';
import { useTableRows } from './useTableRows';
import { VirtualRows } from './VirtualRows';

export interface DataTableProps<Row extends object> {
  /** accessible name; not visible */
  readonly caption: string;
  /** a constant */
  readonly columns: readonly DataColumn<Row>[];
  /** undefined while loading */
  readonly rows: readonly Row[] | undefined;
  /** other rows are loading, while these are shown */
  readonly busy?: boolean;
  /** a constant; rows of one id are told apart by their order */
  readonly rowKey: (row: Row) => string;
  /** the row's date, ISO 8601: adds a filter by days, which a row without one never passes. A constant */
  readonly getDate?: ((row: Row) => string | undefined) | undefined;
  /** filters of this table, beside the text filter */
  readonly extraFilters?: ExtraFilters | undefined;
  /** everything about a row, in a sheet that a press on the row opens */
  readonly details?: ((row: Row) => ReactNode) | undefined;
  /** all rows without pages, of which only those in the window are rendered */
  readonly virtualized?: boolean;
  /** shown if there are no rows */
  readonly empty: string;
  /** shown if the rows could not be loaded */
  readonly failure?: ReactNode;
  readonly view: TableView;
  readonly onViewChange: (change: TableViewChange) => void;
  /** receives every row that matches the filters, in the table's order */
  readonly onDownload: (rows: readonly Row[]) => void;
  readonly messages: DataTableMessages;
}

const NO_ROWS: readonly never[] = [];

/** What a row is about: the value of the column that opens it. */
function getTitle<Row>(columns: readonly DataColumn<Row>[], row: Row): string {
  const index = getLooks(columns).findIndex(({ isOpener }) => isOpener);
  return String(columns[index]?.value(row) ?? '');
}

/**
 * A table with sorting, filters, pages or virtual scrolling, details and a download. On a phone rows have two lines, and
 * a select sorts them. Four states: loading, empty, failed, rows.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, busy = false, getDate, extraFilters, virtualized = false } = props;
  const { details, empty, failure, view, onViewChange, onDownload, messages } = props;
  const frame = useRef<HTMLDivElement>(null);
  // Typing stays responsive: the rows are filtered in a deferred render.
  const deferredQuery = useDeferredValue(view.q);
  const deferredView = { ...view, q: deferredQuery };
  const matching = useTableRows({ columns, rows: rows ?? NO_ROWS, getDate, view: deferredView });
  const rowKey = useMemo(() => createUniqueKeys(rows ?? NO_ROWS, props.rowKey), [rows, props.rowKey]);
  const [openKey, setOpenKey] = useState<string>();
  const openRow = useMemo(
    () => (openKey === undefined ? undefined : rows?.find((row) => rowKey(row) === openKey)),
    [rows, rowKey, openKey],
  );
  const isOpen = openRow !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      // The row that was pressed may be gone, or on another page.
      if (document.activeElement === document.body) frame.current?.focus();
    };
  }, [isOpen]);
  const hasDetails = details !== undefined;
  const open = useCallback((row: Row) => setOpenKey(rowKey(row)), [rowKey]);
  const onOpen = hasDetails ? open : undefined;
  const page = paginate(matching, deferredView.page, deferredView.size);

  const container = getContainerName(columns.length);
  const failed = rows ? undefined : failure;
  const [firstRows, setFirstRows] = useState(rows);
  if (!firstRows && rows) setFirstRows(rows);
  const loadingMark = useLoadingMark(rows === undefined && !failed);
  const hasExtraFilter = Boolean(extraFilters?.value);
  const isEmpty = rows?.length === 0;
  const noMatch = rows !== undefined && matching.length === 0 && (!isEmpty || hasExtraFilter);
  const emptied = isEmpty ? extraFilters?.emptied : undefined;
  const filterable = failed || isEmpty ? hasExtraFilter || emptied !== undefined : true;

  // The buttons are below the rows, and a new page is read from its first row.
  const turnPage = (to: number) => {
    onViewChange({ page: to });
    if (frame.current && frame.current.getBoundingClientRect().top < 0) {
      frame.current.scrollIntoView({ block: 'start' });
    }
  };

  // The pressed button disappears with the filters, so that the focus moves to the rows.
  const clearFilters = () => {
    if (extraFilters) extraFilters.onClear();
    else onViewChange({ ...NO_FILTER, page: 1 });
    frame.current?.focus();
  };

  const { sort, q, from, to } = deferredView;
  const body = virtualized ? (
    <VirtualRows
      columns={columns}
      rows={matching}
      rowKey={rowKey}
      resetKey={JSON.stringify([sort, q, from, to, extraFilters?.value])}
      onOpen={onOpen}
      messages={messages}
    />
  ) : (
    <tbody>
      {page.rows.map((row) => (
        <TableRow key={rowKey(row)} columns={columns} row={row} onOpen={onOpen} />
      ))}
    </tbody>
  );
  const table = (
    <TableFrame
      caption={caption}
      columns={columns}
      sort={sort}
      onSort={isEmpty ? undefined : (chosen) => onViewChange({ sort: chosen, page: 1 })}
      expectedRows={view.size}
      busy={busy || rows === undefined}
      virtualRowCount={virtualized ? matching.length : undefined}
    >
      {rows && body}
    </TableFrame>
  );

  return (
    <div className={container ? styles.containers[container] : styles.stack} {...loadingMark}>
      {filterable && (
        <Toolbar
          caption={caption}
          columns={columns}
          hasDateFilter={getDate !== undefined}
          extraFilters={extraFilters}
          view={view}
          onViewChange={onViewChange}
          onDownload={matching.length > 0 ? () => onDownload(matching) : undefined}
          messages={messages}
        />
      )}
      {virtualized && !failed && !isEmpty && !noMatch && (
        <RowCount total={rows && matching.length} messages={messages} />
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: each row has a button that opens it */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div
        // Without rows from the start it takes the place of the filters: it is not the skeleton, which stood below them.
        key={firstRows?.length === 0 ? 'empty' : 'rows'}
        ref={frame}
        tabIndex={-1}
        className={virtualized ? styles.growingFrame : styles.frame}
        onClick={hasDetails ? ({ target }: MouseEvent) => pressOpener(target) : undefined}
      >
        {failed}
        {busy && !failed && <div className={styles.progressBar} />}
        {!failed && table}
        {!failed && isEmpty && !hasExtraFilter && <p className={styles.empty}>{emptied ?? empty}</p>}
        {!failed && noMatch && (
          <NoMatches
            message={isEmpty ? empty : messages.noMatch}
            clearLabel={messages.clearFilters}
            onClear={isFiltered(view) || hasExtraFilter ? clearFilters : undefined}
          />
        )}
        {!failed && !isEmpty && !noMatch && !virtualized && (
          // Another one than that of the skeleton, which may be far below: there are fewer rows.
          <TableFooter
            key={rows ? 'rows' : 'skeleton'}
            caption={caption}
            page={rows && page}
            size={view.size}
            onPage={turnPage}
            onSize={(size) => onViewChange({ size, page: 1 })}
            messages={messages}
          />
        )}
      </div>
      {openRow && details && (
        <Sheet
          title={getTitle(columns, openRow) || caption}
          closeLabel={messages.close}
          onClose={() => setOpenKey(undefined)}
        >
          {details(openRow)}
        </Sheet>
      )}
    </div>
  );
}
