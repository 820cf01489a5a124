import { useMemo } from 'react';
import type { Sort } from '#src/ui/dataTable/tableView.ts';
import { QueryError, type QueryState } from '../QueryError';
import { UrlStateTable, type UrlStateTableProps } from './UrlStateTable';

interface QueryTableConfig<Row extends object>
  extends Pick<
    UrlStateTableProps<Row>,
    'columns' | 'detailColumns' | 'renderActions' | 'rowKey' | 'getDate'
  > {
  readonly messages: Pick<UrlStateTableProps<Row>, 'title' | 'empty'>;
  readonly useRows: () => QueryState<readonly Row[]>;
  /** newest first by default, for tables with a column `date` */
  readonly defaultSort?: Sort;
}

const NEWEST_FIRST: Sort = { id: 'date', desc: true };

interface QueryTableProps<Row extends object> extends Pick<UrlStateTableProps<Row>, 'extraFilters'> {
  /** the heading that it stands under, where that is not its title: what a failure names */
  readonly heading?: string;
  /** prefixes the table's URL parameters on screens with several tables */
  readonly name?: string;
  /** which rows an extra filter leaves; all by default */
  readonly isShown?: ((row: Row) => boolean) | undefined;
}

/** Creates a table component over a query. Rows stay while they are refetched. */
export function createQueryTable<Row extends object>(config: QueryTableConfig<Row>) {
  const { messages, useRows, defaultSort = NEWEST_FIRST, detailColumns = [], ...table } = config;
  const { title, empty } = messages;
  return function QueryTable(props: QueryTableProps<Row>) {
    const { heading = title, name, isShown, extraFilters } = props;
    const query = useRows();
    const rows = useMemo(
      () => (isShown && query.data ? query.data.filter(isShown) : query.data),
      [isShown, query.data],
    );
    return (
      <UrlStateTable
        {...table}
        title={title}
        empty={empty}
        detailColumns={detailColumns}
        extraFilters={
          extraFilters && { ...extraFilters, emptied: query.data?.length ? extraFilters.emptied : undefined }
        }
        name={name}
        rows={rows}
        failure={query.error ? <QueryError what={heading} queries={[query]} /> : undefined}
        defaultSort={defaultSort}
      />
    );
  };
}
