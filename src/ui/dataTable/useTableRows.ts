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
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type DateRange, isReversed, isWithin, toIsoDay } from '#src/domain/dates.ts';
import type { DataColumn } from './column';
import { toSearchTerms, toSearchText } from './search';
import type { TableView } from './tableView';

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

// Two columns for the filters only, never rendered. No other column has an id with a space.
const SEARCH_COLUMN = ' searched';
const DAY_COLUMN = ' day';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares numbers by size and texts by locale. */
function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
}

/** Compares rows by a value that is computed once for each row, which is faster than the library's accessor. */
function createSortFn<Row extends object>(
  rows: readonly Row[],
  value: DataColumn<Row>['value'],
): SortFn<Features, Row> {
  let values: readonly (string | number | undefined)[] | undefined;
  return (one, other) => {
    values ??= rows.map(value);
    return compare(values[one.index] ?? '', values[other.index] ?? '');
  };
}

/** Whether rows are in a column's order already, those without a value last. Then building a row model is spared. */
function isInOrder<Row>(rows: readonly Row[], value: DataColumn<Row>['value'], desc: boolean): boolean {
  const [first] = rows;
  let before = first && value(first);
  for (const row of rows) {
    const next = value(row);
    if (next !== undefined) {
      if (before === undefined) return false;
      const order = compare(before, next);
      if (desc ? order < 0 : order > 0) return false;
    }
    before = next;
  }
  return true;
}

function createColumnDefs<Row extends object>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  getDate: ((row: Row) => string | undefined) | undefined,
): ColumnDef<Features, Row>[] {
  const matchesAllTerms: FilterFn<Features, Row> = (row, id, words: readonly string[]) =>
    words.every((word) => row.getValue<string>(id).includes(word));
  const isInRange: FilterFn<Features, Row> = (row, id, range: DateRange) =>
    row.getValue(id) !== '' && isWithin(row.getValue<string>(id), range);

  const searchedColumns = columns.filter((column) => column.searchable !== false);
  const searched = (row: Row) =>
    toSearchText(
      searchedColumns.flatMap((column) => [column.text(row), ...(column.csv ? [column.csv(row)] : [])]),
    );
  const getDay = (row: Row) => {
    const date = getDate?.(row);
    return date === undefined ? '' : toIsoDay(date);
  };
  return [
    ...columns.map(
      ({ id, value }): ColumnDef<Features, Row> => ({
        id,
        accessorFn: value,
        sortUndefined: 'last',
        sortFn: createSortFn(rows, value),
      }),
    ),
    { id: SEARCH_COLUMN, accessorFn: searched, filterFn: matchesAllTerms },
    { id: DAY_COLUMN, accessorFn: getDay, filterFn: isInRange },
  ];
}

interface TableRowsInput<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly getDate: ((row: Row) => string | undefined) | undefined;
  readonly view: TableView;
}

/** The rows that match the view's filters, in its order. A reversed range of days filters nothing. */
export function useTableRows<Row extends object>(input: TableRowsInput<Row>): readonly Row[] {
  const { columns, rows, getDate, view } = input;
  const defs = useMemo(() => createColumnDefs(columns, rows, getDate), [columns, rows, getDate]);

  const { q, from, to } = view;
  const columnFilters = useMemo(() => {
    const words = toSearchTerms(q);
    const range: DateRange = { from, to };
    const bounded = getDate !== undefined && (from !== '' || to !== '') && !isReversed(range);
    return [
      ...(words.length > 0 ? [{ id: SEARCH_COLUMN, value: words }] : []),
      ...(bounded ? [{ id: DAY_COLUMN, value: range }] : []),
    ];
  }, [q, from, to, getDate]);

  const { id, desc } = view.sort;
  const sorting = useMemo(() => [{ id, desc }], [id, desc]);

  const table = useTable<Features, Row>({
    features,
    columns: defs,
    data: rows,
    state: { columnFilters, sorting },
  });
  const isUnchanged = useMemo(() => {
    const value = columns.find((column) => column.id === id)?.value;
    return columnFilters.length === 0 && value !== undefined && isInOrder(rows, value, desc);
  }, [columns, rows, columnFilters, id, desc]);
  // The table is another object whenever it is rendered.
  const readAllRows = useEffectEvent(() => table.getCoreRowModel().rows);
  // So that the first filter or order does not wait for it, nor the first search for the texts of all rows.
  useEffect(() => {
    if (!isUnchanged || rows.length === 0 || !('requestIdleCallback' in window)) return;
    let next = 0;
    const prepare = (deadline: IdleDeadline) => {
      const prepared = readAllRows();
      while (next < prepared.length && deadline.timeRemaining() > 1)
        prepared[next++]?.getValue(SEARCH_COLUMN);
      if (next < prepared.length) request = requestIdleCallback(prepare);
    };
    let request = requestIdleCallback(prepare);
    return () => cancelIdleCallback(request);
  }, [rows, isUnchanged]);

  const sorted = isUnchanged ? undefined : table.getRowModel().rows;
  return useMemo(() => sorted?.map(({ original }) => original) ?? rows, [sorted, rows]);
}
