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
  readonly messages: DataTableMessages;
}

const serializeSort = ({ id, desc }: Sort) => `${desc ? '-' : ''}${id}`;

/** Sorts in the card layout, which has no headers to click. */
export function SortSelect<Row>({ columns, sort, onSort, messages }: SortSelectProps<Row>) {
  const id = useId();
  const options = columns.flatMap((column) =>
    (column.sortLabels ?? messages.sortLabels).map((order, index) => ({
      sort: { id: column.id, desc: index === 1 },
      label: messages.sortOption(column.header, order),
    })),
  );
  const choose = (key: string) => {
    const chosen = options.find((option) => serializeSort(option.sort) === key);
    if (chosen) onSort(chosen.sort);
  };
  return (
    <div className={styles.sortField}>
      <label className={styles.label} htmlFor={id}>
        {messages.sortBy}
      </label>
      <Select id={id} value={serializeSort(sort)} onChange={choose}>
        {options.map((option) => (
          <option key={serializeSort(option.sort)} value={serializeSort(option.sort)}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
