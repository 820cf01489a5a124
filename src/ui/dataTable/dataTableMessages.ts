import type { DayRangeMessages } from './DayRangeField';

export interface DataTableMessages {
  /** accessible name of the filters */
  readonly filters: (caption: string) => string;
  /** opens the filters on a phone */
  readonly showFilters: string;
  readonly filter: string;
  readonly days: DayRangeMessages;
  readonly sortBy: string;
  /** sort directions of a column without its own labels */
  readonly sortLabels: readonly [ascending: string, descending: string];
  readonly sortOption: (header: string, order: string) => string;
  readonly noMatch: string;
  readonly clearFilters: string;
  readonly download: string;
  /** closes a row's details */
  readonly close: string;
  readonly rows: (first: number, last: number, total: number) => string;
  /** of a virtualized table */
  readonly allRows: (total: number) => string;
  readonly printed: (count: number, total: number) => string;
  readonly rowsPerPage: string;
  /** accessible name of the page buttons */
  readonly pages: (caption: string) => string;
  readonly previous: string;
  readonly next: string;
  readonly page: (page: number) => string;
  readonly pageOf: (page: number, count: number) => string;
}
