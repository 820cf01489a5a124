import type { Sort } from '#src/ui/dataTable/tableView.ts';
import { QueryError, type QueryState } from '../QueryError';
import { UrlStateTable, type UrlStateTableProps } from './UrlStateTable';

interface QueryTableConfig<Row extends object>
  extends Pick<
    UrlStateTableProps<Row>,
    'title' | 'empty' | 'columns' | 'detailColumns' | 'rowKey' | 'getDate'
  > {
  readonly useRows: () => QueryState<readonly Row[]>;
  /** newest first by default, for tables with a column `date` */
  readonly defaultSort?: Sort;
}

const NEWEST_FIRST: Sort = { id: 'date', desc: true };

/**
 * Creates a table component over a query. Rows stay while they are refetched. Its prop `name` prefixes the table's URL
 * parameters on screens with several tables.
 */
export function createQueryTable<Row extends object>(config: QueryTableConfig<Row>) {
  const { useRows, defaultSort = NEWEST_FIRST, ...table } = config;
  return function QueryTable({ name }: { readonly name?: string }) {
    const query = useRows();
    return (
      <UrlStateTable
        {...table}
        name={name}
        rows={query.data}
        failure={query.error ? <QueryError what={table.title} queries={[query]} /> : undefined}
        defaultSort={defaultSort}
      />
    );
  };
}
