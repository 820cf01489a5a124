/** Every word that a data table shows by itself. */
export interface DataTableMessages {
  /** names the filters of the table with this caption */
  readonly filters: (caption: string) => string;
  /** opens the filters where there is little room */
  readonly showFilters: string;
  readonly filter: string;
  readonly from: string;
  readonly to: string;
  /** the first day is after the last */
  readonly reversed: string;
  readonly sortBy: string;
  /** directions of a column that has no names of its own: ascending, descending */
  readonly sortLabels: readonly [ascending: string, descending: string];
  readonly sortOption: (header: string, order: string) => string;
  readonly noMatch: string;
  readonly clearFilters: string;
  readonly download: string;
  readonly rows: (first: number, last: number, total: number) => string;
  /** of a table that scrolls */
  readonly allRows: (total: number) => string;
  readonly rowsPerPage: string;
  /** names the page buttons of the table with this caption */
  readonly pages: (caption: string) => string;
  readonly previous: string;
  readonly next: string;
  readonly page: (page: number) => string;
  readonly pageOf: (page: number, count: number) => string;
}
