import type { ComponentProps, ReactNode } from 'react';
import { table as messages } from '#src/messages/tables.ts';
import type { DataColumn, FileColumn } from '#src/ui/dataTable/column.ts';
import { DataTable } from '#src/ui/dataTable/DataTable.tsx';
import type { Sort } from '#src/ui/dataTable/tableView.ts';
import { RowDetails } from './RowDetails';
import { saveCsv } from './saveCsv';
import { useTableView } from './useTableView';

type DataTableProps<Row extends object> = ComponentProps<typeof DataTable<Row>>;

export interface UrlStateTableProps<Row extends object>
  extends Omit<
    DataTableProps<Row>,
    'caption' | 'view' | 'onViewChange' | 'onDownload' | 'messages' | 'details'
  > {
  /** names the table and its CSV file */
  readonly title: string;
  /** prefixes its URL parameters (`transactions.page`) on screens with several tables */
  readonly name?: string | undefined;
  /** of the CSV file; those of the table by default */
  readonly csvColumns?: readonly FileColumn<Row>[];
  /** what a row's details have beyond its columns; without them it has no details */
  readonly detailColumns?: readonly DataColumn<Row>[];
  /** at the end of a row's details */
  readonly renderActions?: (row: Row) => ReactNode;
  /** a constant */
  readonly defaultSort: Sort;
}

/** A data table whose page, order and filters are in the URL, and whose rows can be downloaded as CSV. */
export function UrlStateTable<Row extends object>(props: UrlStateTableProps<Row>) {
  const { title, name, csvColumns, detailColumns, renderActions, defaultSort, ...table } = props;
  const [view, changeView] = useTableView({ name, columns: table.columns, defaultSort });
  return (
    <DataTable
      {...table}
      caption={title}
      details={
        detailColumns &&
        ((row) => (
          <RowDetails columns={[...table.columns, ...detailColumns]} row={row}>
            {renderActions?.(row)}
          </RowDetails>
        ))
      }
      view={view}
      onViewChange={changeView}
      onDownload={(rows) => void saveCsv(title, csvColumns ?? table.columns, rows)}
      messages={messages}
    />
  );
}
