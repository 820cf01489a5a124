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

/** While somebody types, each key would otherwise be a step of the history. */
const isTyped = (change: TableViewChange) => 'q' in change || 'from' in change || 'to' in change;

/** The view of a table, kept in the URL so that it can be reloaded, shared and gone back to. */
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
