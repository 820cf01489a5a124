import { classNames } from '../classNames';
import type { DataColumn, Place } from './column';
import * as styles from './TableFrame.css';

export interface CellLook {
  readonly header: string;
  readonly cell: string;
  /** of a text that would make the table wider than any screen */
  readonly longCell: string;
  /** opens the row's details */
  readonly isOpener: boolean;
  /** a text in it has one line on a phone, and is cut in its middle there */
  readonly isTruncated: boolean;
}

/** Places of columns that name none: the first leads, the last ends the line, the others follow as far as there is room. */
function getDefaultPlace(index: number, count: number): Place | undefined {
  if (index === 0) return 'lead';
  if (index === count - 1) return 'end';
  if (index === 1) return 'note';
  return index === 2 && count === 4 ? 'tail' : undefined;
}

function createLooks<Row>(columns: readonly DataColumn<Row>[]): readonly CellLook[] {
  const isPlaced = columns.some(({ place }) => place !== undefined);
  return columns.map((column, index) => {
    const place = isPlaced ? column.place : getDefaultPlace(index, columns.length);
    const isLabelled = column.labelled ?? (!isPlaced && index > 0);
    const { align = 'start' } = column;
    const narrow = classNames(styles.places[place ?? 'none'], isLabelled && styles.labelled);
    return {
      header: classNames(
        align === 'number' ? styles.numberHeader : styles.header,
        place === undefined && styles.places.none,
      ),
      cell: classNames(styles.cells[align], narrow),
      longCell: classNames(styles.longCell, narrow),
      isOpener: place === 'lead' || place === 'both',
      // What a row is about wraps; an amount, a date and a state are whole.
      isTruncated: place === 'note' && align === 'start' && !isLabelled,
    };
  });
}

const known = new WeakMap<readonly unknown[], readonly CellLook[]>();

/** The looks of columns, in their order. Computed once for a table: thousands of cells use them. */
export function getLooks<Row>(columns: readonly DataColumn<Row>[]): readonly CellLook[] {
  const looks = known.get(columns) ?? createLooks(columns);
  known.set(columns, looks);
  return looks;
}
