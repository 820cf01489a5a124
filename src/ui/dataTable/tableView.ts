import type { ReactNode } from 'react';

export const PAGE_SIZES = [10, 25, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export const MAX_FILTER_LENGTH = 200;

export interface Sort {
  /** of a column */
  readonly id: string;
  readonly desc: boolean;
}

/** As in a URL: `date`, or `-date` in descending order. */
export const serializeSort = ({ id, desc }: Sort): string => `${desc ? '-' : ''}${id}`;

/** Page, order and filters of a table. */
export interface TableView {
  /** from 1; beyond the end means the last */
  readonly page: number;
  readonly size: PageSize;
  readonly sort: Sort;
  /** search terms; a row must contain all of them */
  readonly q: string;
  /** first day, as `2025-03-05`, or empty */
  readonly from: string;
  /** last day, likewise */
  readonly to: string;
}

export type TableViewChange = Partial<TableView>;

/** Filters of one table, applied by its owner to the rows. */
export interface ExtraFilters {
  /** their fields */
  readonly fields: ReactNode;
  /** their serialized values; empty if none is set */
  readonly value: string;
  /** clears them and the filters of the view */
  readonly onClear: () => void;
  /** said where they leave none of the rows that there are, although none is set */
  readonly emptied?: string | undefined;
}

export const isFiltered = ({ q, from, to }: TableView): boolean =>
  q.trim() !== '' || from !== '' || to !== '';

export const NO_FILTER = { q: '', from: '', to: '' } as const satisfies TableViewChange;
