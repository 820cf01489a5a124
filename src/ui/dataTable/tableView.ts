import type { ReactNode } from 'react';

/** How many rows a page may have. */
export const PAGE_SIZES = [10, 25, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Characters that a text filter may have; nobody types more. */
export const MAX_FILTER_LENGTH = 200;

export interface Sort {
  /** of a column */
  readonly id: string;
  readonly desc: boolean;
}

/** Which rows of a table are looked at, and in which order. */
export interface TableView {
  /** from 1; past the end stands for the last */
  readonly page: number;
  readonly size: PageSize;
  readonly sort: Sort;
  /** words that a row must have, all of them */
  readonly q: string;
  /** first day, as `2025-03-05`, or empty */
  readonly from: string;
  /** last day, likewise */
  readonly to: string;
}

export type TableViewChange = Partial<TableView>;

/** Filters of one table's own, beside those of every table. Its rows are those that match them. */
export interface ExtraFilters {
  /** their fields */
  readonly fields: ReactNode;
  /** what they are set to; empty while they let every row through */
  readonly value: string;
  /** lets every row through: clears the filters of the view as well */
  readonly onClear: () => void;
}

export const isFiltered = ({ q, from, to }: TableView): boolean =>
  q.trim() !== '' || from !== '' || to !== '';

export const NO_FILTER = { q: '', from: '', to: '' } as const satisfies TableViewChange;
