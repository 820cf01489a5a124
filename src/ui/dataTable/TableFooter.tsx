import { useId } from 'react';
import { Skeleton } from '../Skeleton';
import type { DataTableMessages } from './dataTableMessages';
import { Pagination } from './Pagination';
import type { PageOfRows } from './paginate';
import { Select } from './Select';
import * as styles from './TableFooter.css';
import { PAGE_SIZES, type PageSize } from './tableView';

interface TableFooterProps {
  readonly caption: string;
  /** undefined while loading */
  readonly page: PageOfRows<unknown> | undefined;
  readonly size: PageSize;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: PageSize) => void;
  readonly messages: DataTableMessages;
}

/** The number of rows, above a virtualized table. */
export const RowCount = ({
  total,
  messages,
}: {
  readonly total: number | undefined;
  readonly messages: DataTableMessages;
}) => (
  <p aria-live="polite" className={styles.rowCount}>
    {total === undefined ? <Skeleton width="9ch" /> : messages.allRows(total)}
  </p>
);

export function TableFooter({ caption, page, size, onPage, onSize, messages }: TableFooterProps) {
  const id = useId();
  const choose = (value: string) => {
    const chosen = PAGE_SIZES.find((one) => String(one) === value);
    if (chosen) onSize(chosen);
  };
  return (
    <div className={styles.footer}>
      <p aria-live="polite" className={styles.rows}>
        {page ? messages.rows(page.first, page.last, page.total) : <Skeleton width="14ch" />}
      </p>
      {page && page.total > PAGE_SIZES[0] && (
        <>
          <div className={styles.size}>
            <label htmlFor={id}>{messages.rowsPerPage}</label>
            <Select id={id} value={String(size)} onChange={choose}>
              {PAGE_SIZES.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          </div>
          {page.count > 1 && (
            <Pagination
              caption={caption}
              page={page.page}
              count={page.count}
              onPage={onPage}
              messages={messages}
            />
          )}
        </>
      )}
    </div>
  );
}
