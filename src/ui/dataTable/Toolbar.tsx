import { useId, useState } from 'react';
import { Button, buttonClass } from '../Button';
import { classNames } from '../classNames';
import { ChevronIcon } from '../icons/actions';
import { DepositIcon } from '../icons/navigation';
import type { DataColumn } from './column';
import { DayRangeField } from './DayRangeField';
import type { DataTableMessages } from './dataTableMessages';
import { SortSelect } from './SortSelect';
import * as styles from './Toolbar.css';
import {
  type ExtraFilters,
  isFiltered,
  MAX_FILTER_LENGTH,
  type TableView,
  type TableViewChange,
} from './tableView';

interface ToolbarProps<Row> {
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly hasDateFilter: boolean;
  readonly extraFilters: ExtraFilters | undefined;
  readonly view: TableView;
  readonly onViewChange: (change: TableViewChange) => void;
  /** undefined if there is nothing to download */
  readonly onDownload: (() => void) | undefined;
  readonly messages: DataTableMessages;
}

/** The filters. On a phone they are collapsed, unless a filter is set. */
export function Toolbar<Row>(props: ToolbarProps<Row>) {
  const { caption, columns, hasDateFilter, extraFilters, view, onViewChange, onDownload, messages } = props;
  const id = useId();
  const [open, setOpen] = useState(() => isFiltered(view) || Boolean(extraFilters?.value));
  const download = (
    <>
      <DepositIcon size={18} />
      {messages.download}
    </>
  );
  return (
    <search className={styles.toolbar} aria-label={messages.filters(caption)}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.disclosure}
          aria-expanded={open}
          aria-controls={`${id}-filters`}
          onClick={() => setOpen(!open)}
        >
          {messages.showFilters}
          <span className={open ? styles.chevronOpen : styles.chevron}>
            <ChevronIcon size={16} />
          </span>
        </button>
        <div id={`${id}-filters`} className={classNames(styles.filters, !open && styles.closed)}>
          <div className={styles.filterField}>
            <label className={styles.label} htmlFor={`${id}-q`}>
              {messages.filter}
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
          {extraFilters?.fields}
          {hasDateFilter && (
            <DayRangeField
              className={styles.daysField}
              range={view}
              onChange={(days) => onViewChange({ ...days, page: 1 })}
              messages={messages.days}
            />
          )}
          <SortSelect
            columns={columns}
            sort={view.sort}
            onSort={(sort) => onViewChange({ sort, page: 1 })}
            messages={messages}
          />
        </div>
        <div className={styles.download}>
          {onDownload ? (
            <Button variant="quiet" onClick={onDownload}>
              {download}
            </Button>
          ) : (
            // Rows that arrive bring the button: its place is kept, so that the filters do not move.
            <span className={classNames(buttonClass('quiet'), styles.placeholder)}>{download}</span>
          )}
        </div>
      </div>
    </search>
  );
}
