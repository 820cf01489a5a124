import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  type FilterFn,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type DateRange, isoDay, isReversed, isWithin } from '#src/domain/dateRange.ts';
import { type DataColumn, textOf } from './column';
import { searchable, searchTerms } from './search';
import type { TableView } from './tableView';

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

// Two columns that are never drawn: what the filters look at. No column of a screen has such an id.
const SEARCHED = ' searched';
const DAY = ' day';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Figures by size, texts as a reader would file them; equal rows stay in the order they came in. */
export function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
}

/** Compares rows by one of their values, each worked out once: among thousands of rows the library's way to it costs more than the comparison. */
function byValue<Row extends object>(
  rows: readonly Row[],
  value: DataColumn<Row>['value'],
): SortFn<Features, Row> {
  let values: readonly (string | number)[] | undefined;
  return (one, other) => {
    values ??= rows.map(value);
    return compare(values[one.index] ?? '', values[other.index] ?? '');
  };
}

function columnDefs<Row extends object>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  moment: ((row: Row) => string) | undefined,
): ColumnDef<Features, Row>[] {
  const hasAllWords: FilterFn<Features, Row> = (row, id, words: readonly string[]) =>
    words.every((word) => row.getValue<string>(id).includes(word));
  const isOnADay: FilterFn<Features, Row> = (row, id, range: DateRange) =>
    isWithin(row.getValue<string>(id), range);

  const searchedColumns = columns.filter((column) => column.searched !== false);
  const searched = (row: Row) =>
    searchable(
      searchedColumns.flatMap((column) => [textOf(column, row), ...(column.csv ? [column.csv(row)] : [])]),
    );
  return [
    ...columns.map(
      ({ id, value }): ColumnDef<Features, Row> => ({ id, accessorFn: value, sortFn: byValue(rows, value) }),
    ),
    { id: SEARCHED, accessorFn: searched, filterFn: hasAllWords },
    { id: DAY, accessorFn: (row) => (moment ? isoDay(moment(row)) : ''), filterFn: isOnADay },
  ];
}

interface SortedRowsInput<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly moment: ((row: Row) => string) | undefined;
  readonly view: TableView;
}

/** The rows that match the view's filters, in its order. A range of days that is the wrong way round filters nothing. */
export function useSortedRows<Row extends object>(input: SortedRowsInput<Row>): readonly Row[] {
  const { columns, rows, rowKey, moment, view } = input;
  const defs = useMemo(() => columnDefs(columns, rows, moment), [columns, rows, moment]);

  const { q, from, to } = view;
  const columnFilters = useMemo(() => {
    const words = searchTerms(q);
    const range: DateRange = { from, to };
    const bounded = moment !== undefined && (from !== '' || to !== '') && !isReversed(range);
    return [
      ...(words.length > 0 ? [{ id: SEARCHED, value: words }] : []),
      ...(bounded ? [{ id: DAY, value: range }] : []),
    ];
  }, [q, from, to, moment]);

  const { id, desc } = view.sort;
  const sorting = useMemo(() => [{ id, desc }], [id, desc]);

  const table = useTable<Features, Row>({
    features,
    columns: defs,
    data: rows,
    getRowId: rowKey,
    state: { columnFilters, sorting },
  });
  const sorted = table.getRowModel().rows;
  return useMemo(() => sorted.map(({ original }) => original), [sorted]);
}
