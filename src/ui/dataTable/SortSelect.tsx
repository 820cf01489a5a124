import type { DataColumn } from './column';
import type { DataTableMessages } from './dataTableMessages';
import { FilterSelect } from './FilterSelect';
import * as styles from './Toolbar.css';
import { type Sort, serializeSort } from './tableView';

interface SortSelectProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly messages: DataTableMessages;
}

/** Sorts in the narrow layout, which has no headers to press. */
export function SortSelect<Row>({ columns, sort, onSort, messages }: SortSelectProps<Row>) {
  const options = columns.flatMap((column) =>
    (column.sortLabels ?? messages.sortLabels).map((order, index) => {
      const option = { id: column.id, desc: index === 1 };
      return { sort: option, value: serializeSort(option), label: messages.sortOption(column.header, order) };
    }),
  );
  return (
    <FilterSelect
      className={styles.sortField}
      label={messages.sortBy}
      value={serializeSort(sort)}
      options={options}
      onChange={(value) => {
        const chosen = options.find((option) => option.value === value);
        if (chosen) onSort(chosen.sort);
      }}
    />
  );
}
