import type { UseQueryResult } from '@tanstack/react-query';
import { reading } from '#src/messages/common.ts';
import { table as messages } from '#src/messages/tables.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { DataTable } from '#src/ui/dataTable/DataTable.tsx';
import type { Sort } from '#src/ui/dataTable/tableView.ts';
import { failureText } from '../failureText';
import { saveCsv } from './saveCsv';
import { useTableView } from './useTableView';

interface QueryTableProps<Row> {
  /** names the table, its file and its failure */
  readonly title: string;
  /** leads the names of its URL parameters where a screen has several tables */
  readonly name?: string | undefined;
  /** a constant */
  readonly columns: readonly DataColumn<Row>[];
  readonly query: Pick<UseQueryResult<readonly Row[]>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  readonly rowKey: (row: Row) => string;
  /** when a row happened; a constant, absent where rows have no date */
  readonly moment?: (row: Row) => string;
  /** the sentence for no rows at all */
  readonly empty: string;
  /** a constant */
  readonly defaultSort: Sort;
}

/** The app's table over a query, its view in the URL. What has been read stays while it is read again. */
export function QueryTable<Row extends object>(props: QueryTableProps<Row>) {
  const { title, name, columns, query, rowKey, moment, empty, defaultSort } = props;
  const { data, error, refetch, isFetching } = query;
  const [view, changeView] = useTableView({ name, columns, defaultSort });
  return (
    <DataTable
      caption={title}
      columns={columns}
      rows={data}
      rowKey={rowKey}
      moment={moment}
      empty={empty}
      failure={
        error
          ? {
              title: reading.failed(title),
              detail: failureText(error),
              retryLabel: reading.retry,
              onRetry: () => void refetch(),
              retrying: isFetching,
            }
          : undefined
      }
      view={view}
      onViewChange={changeView}
      onDownload={(rows) => void saveCsv(title, columns, rows)}
      words={messages}
    />
  );
}
