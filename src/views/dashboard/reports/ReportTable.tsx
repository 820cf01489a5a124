import { table as messages } from '#src/messages/tables.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { DataTable } from '#src/ui/dataTable/DataTable.tsx';
import type { Sort } from '#src/ui/dataTable/tableView.ts';
import { saveCsv } from '../tables/saveCsv';
import { useTableView } from '../tables/useTableView';

interface ReportTableProps<Row> {
  /** names the table and its file */
  readonly title: string;
  /** leads the names of its URL parameters */
  readonly name: string;
  /** a constant, or memoised */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly empty: string;
  /** a constant */
  readonly defaultSort: Sort;
}

/** The app's table over rows that have been worked out already, its view in the URL. */
export function ReportTable<Row extends object>(props: ReportTableProps<Row>) {
  const { title, name, columns, rows, rowKey, empty, defaultSort } = props;
  const [view, changeView] = useTableView({ name, columns, defaultSort });
  return (
    <DataTable
      caption={title}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      empty={empty}
      view={view}
      onViewChange={changeView}
      onDownload={(matching) => void saveCsv(title, columns, matching)}
      words={messages}
    />
  );
}
