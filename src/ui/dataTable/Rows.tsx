import { Skeleton } from '../Skeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import { crowdedContainer } from './cards';
import { type DataColumn, textOf } from './column';
import { HeaderCell } from './HeaderCell';
import * as styles from './Rows.css';
import type { Sort } from './tableView';

interface RowsProps<Row> {
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  /** of this page; absent while they are on their way */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly sort: Sort;
  /** absent where there is nothing to sort */
  readonly onSort: ((sort: Sort) => void) | undefined;
  /** rows of the skeleton */
  readonly expectedRows: number;
}

/** The table itself. On a phone each row becomes a card. */
export function Rows<Row>({ caption, columns, rows, rowKey, sort, onSort, expectedRows }: RowsProps<Row>) {
  const shown = rows?.map((row) => ({
    key: rowKey(row),
    cell: (column: DataColumn<Row>) => column.cell?.(row) ?? textOf(column, row),
  }));
  const awaited = Array.from({ length: expectedRows }, (_, index) => ({
    key: `${index}`,
    cell: () => <Skeleton />,
  }));
  return (
    <table
      className={crowdedContainer(columns.length) ? styles.crowdedTable : styles.table}
      aria-busy={rows === undefined || undefined}
    >
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {(shown ?? awaited).map(({ key, cell }) => (
          <tr key={key}>
            {columns.map((column) => (
              <td
                key={column.id}
                data-label={column.header}
                className={styles.cells[column.align ?? 'start']}
              >
                {cell(column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
