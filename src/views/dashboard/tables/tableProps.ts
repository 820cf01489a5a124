import type { Sort } from '#src/ui/dataTable/tableView.ts';

export interface TableProps {
  /** leads the names of the table's URL parameters (`transactions.page`) where a screen has several tables */
  readonly name?: string;
}

/** The order in which histories come; for tables with a column `date`. */
export const NEWEST_FIRST: Sort = { id: 'date', desc: true };
