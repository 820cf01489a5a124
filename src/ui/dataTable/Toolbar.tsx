import { useId, useState } from 'react';
import { isReversed } from '#src/domain/dateRange.ts';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { ChevronIcon } from '../icons/actions';
import { DepositIcon } from '../icons/navigation';
import type { DataColumn } from './column';
import { DateField } from './DateField';
import type { DataTableMessages } from './dataTableMessages';
import { SortSelect } from './SortSelect';
import * as styles from './Toolbar.css';
import {
  isFiltered,
  MAX_FILTER_LENGTH,
  type OwnFilters,
  type TableView,
  type TableViewChange,
} from './tableView';

interface ToolbarProps<Row> {
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  /** whether rows have a day to filter by */
  readonly dated: boolean;
  readonly ownFilters: OwnFilters | undefined;
  readonly view: TableView;
  readonly onViewChange: (change: TableViewChange) => void;
  /** absent while there is nothing to download */
  readonly onDownload: (() => void) | undefined;
  readonly words: DataTableMessages;
}

/** What narrows a table down. On a phone it waits behind a button, unless it is narrowing the table already. */
export function Toolbar<Row>(props: ToolbarProps<Row>) {
  const { caption, columns, dated, ownFilters, view, onViewChange, onDownload, words } = props;
  const id = useId();
  const [open, setOpen] = useState(() => isFiltered(view) || Boolean(ownFilters?.value));
  const reversed = dated && isReversed(view);
  const reversedId = reversed ? `${id}-reversed` : undefined;
  return (
    <search className={styles.toolbar} aria-label={words.filters(caption)}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.disclosure}
          aria-expanded={open}
          aria-controls={`${id}-filters`}
          onClick={() => setOpen(!open)}
        >
          {words.showFilters}
          <span className={open ? styles.chevronOpen : styles.chevron}>
            <ChevronIcon size={16} />
          </span>
        </button>
        <div id={`${id}-filters`} className={classNames(styles.filters, !open && styles.closed)}>
          <div className={styles.filterField}>
            <label className={styles.label} htmlFor={`${id}-q`}>
              {words.filter}
            </label>
            <input
              id={`${id}-q`}
              type="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={MAX_FILTER_LENGTH}
              className={styles.input}
              value={view.q}
              onChange={({ target }) => onViewChange({ q: target.value, page: 1 })}
            />
          </div>
          {ownFilters?.fields}
          {dated && (
            <div className={styles.dates}>
              <DateField
                label={words.from}
                value={view.from}
                problemId={reversedId}
                onChange={(from) => onViewChange({ from, page: 1 })}
              />
              <DateField
                label={words.to}
                value={view.to}
                problemId={reversedId}
                onChange={(to) => onViewChange({ to, page: 1 })}
              />
            </div>
          )}
          <SortSelect
            columns={columns}
            sort={view.sort}
            onSort={(sort) => onViewChange({ sort, page: 1 })}
            words={words}
          />
        </div>
        {onDownload && (
          <div className={styles.download}>
            <Button variant="quiet" onClick={onDownload}>
              <DepositIcon size={18} />
              {words.download}
            </Button>
          </div>
        )}
      </div>
      <p id={reversedId} aria-live="polite" className={styles.problem}>
        {reversed && words.reversed}
      </p>
    </search>
  );
}
