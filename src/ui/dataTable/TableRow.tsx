import { type Ref, useMemo } from 'react';
import { getLooks } from './cellClasses';
import type { DataColumn } from './column';
import * as styles from './TableFrame.css';
import { TruncatedText } from './TruncatedText';

/** Characters of a cell, or of a word in one that wraps, that stay on one line. */
const MAX_ON_ONE_LINE = 40;
const LONG_WORD = new RegExp(`\\S{${MAX_ON_ONE_LINE + 1}}`);

interface TableRowProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly row: Row;
  /** index among all rows, from 0, if the table is virtualized */
  readonly index?: number;
  readonly ref?: Ref<HTMLTableRowElement>;
  /** opens the row's details, if it has any; a constant */
  readonly onOpen: ((row: Row) => void) | undefined;
}

/** A memoized table row: scrolling renders only the rows that come into view. */
export function TableRow<Row>({ columns, row, index, ref, onOpen }: TableRowProps<Row>) {
  return useMemo(() => {
    const looks = getLooks(columns);
    return (
      // The header is row 1.
      <tr
        ref={ref}
        data-index={index}
        aria-rowindex={index === undefined ? undefined : index + 2}
        className={onOpen && styles.openableRow}
      >
        {columns.map((column, place) => {
          const text = column.text(row);
          const wraps = (column.align ?? 'start') === 'start';
          const isLong = wraps ? LONG_WORD.test(text) : text.length > MAX_ON_ONE_LINE;
          const look = looks[place];
          const found = column.cell?.(row) ?? text;
          const content =
            look?.isTruncated && typeof found === 'string' ? <TruncatedText text={found} /> : found;
          return (
            <td
              key={column.id}
              data-label={column.header}
              data-icon={column.hasIcon ? '' : undefined}
              className={isLong ? look?.longCell : look?.cell}
            >
              {onOpen && look?.isOpener ? (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  className={styles.opener}
                  onClick={() => onOpen(row)}
                >
                  {content}
                </button>
              ) : (
                content
              )}
            </td>
          );
        })}
      </tr>
    );
  }, [columns, row, index, ref, onOpen]);
}

/** A press anywhere in a row is one of its opener, unless it selects text or is on another control. */
export function pressOpener(target: EventTarget): void {
  if (!(target instanceof Element) || target.closest('button, a, input')) return;
  if (getSelection()?.isCollapsed === false) return;
  const opener = target.closest('tr')?.querySelector<HTMLElement>('button[aria-haspopup]');
  opener?.focus({ preventScroll: true });
  opener?.click();
}
