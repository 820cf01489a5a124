import { useId } from 'react';
import type { DataColumn } from './column';
import type { DataTableMessages } from './dataTableMessages';
import { Select } from './Select';
import * as styles from './Toolbar.css';
import type { Sort } from './tableView';

interface SortSelectProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly words: DataTableMessages;
}

const keyOf = ({ id, desc }: Sort) => `${desc ? '-' : ''}${id}`;

/** Sorts where there are no headers to press: on a phone. */
export function SortSelect<Row>({ columns, sort, onSort, words }: SortSelectProps<Row>) {
  const id = useId();
  const options = columns.flatMap((column) =>
    (column.orders ?? words.orders).map((order, index) => ({
      sort: { id: column.id, desc: index === 1 },
      label: words.sortOption(column.header, order),
    })),
  );
  const choose = (key: string) => {
    const chosen = options.find((option) => keyOf(option.sort) === key);
    if (chosen) onSort(chosen.sort);
  };
  return (
    <div className={styles.sortField}>
      <label className={styles.label} htmlFor={id}>
        {words.sortBy}
      </label>
      <Select id={id} value={keyOf(sort)} onChange={choose}>
        {options.map((option) => (
          <option key={keyOf(option.sort)} value={keyOf(option.sort)}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
