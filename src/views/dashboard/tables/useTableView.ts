import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { Sort, TableView, TableViewChange } from '#src/ui/dataTable/tableView.ts';
import { readTableView, writeTableView } from './tableViewParams';

interface TableViewInput {
  readonly name: string | undefined;
  /** a constant */
  readonly columns: readonly { readonly id: string }[];
  /** a constant */
  readonly defaultSort: Sort;
}

/** Typing replaces the history entry: otherwise each keystroke would add one. */
const isTyped = (change: TableViewChange) => 'q' in change || 'from' in change || 'to' in change;

/** The view of a table, in the URL so that it survives a reload and can be shared. */
export function useTableView({ name, columns, defaultSort }: TableViewInput) {
  const [params, setParams] = useSearchParams();
  const table = useMemo(
    () => ({ name, ids: columns.map(({ id }) => id), defaultSort }),
    [name, columns, defaultSort],
  );
  const view = useMemo(() => readTableView(params, table), [params, table]);
  const changeView = (change: TableViewChange) =>
    setParams(
      (current) => {
        const next: TableView = { ...readTableView(current, table), ...change };
        return writeTableView(current, next, table);
      },
      { replace: isTyped(change) },
    );
  return [view, changeView] as const;
}
