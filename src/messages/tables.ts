import { countOf, formatCount } from '#src/domain/counts.ts';

/** The texts of every data table. */
export const table = {
  filters: (caption: string) => `Filter ${caption}`,
  showFilters: 'Filter and sort',
  filter: 'Filter',
  days: {
    label: 'Days',
    button: (shown: string) => `Days: ${shown}`,
    names: {
      all: 'All days',
      month: 'This month',
      last30: 'Last 30 days',
      last90: 'Last 90 days',
      year: 'This year',
      between: 'Between two days',
    },
    from: 'From',
    to: 'To',
    done: 'Done',
    range: (from: string, to: string) => {
      if (from === '') return `Until ${to}`;
      if (to === '') return `Since ${from}`;
      return from === to ? from : `${from} – ${to}`;
    },
    reversed: 'The first day is after the last. Until that is put right, the days limit nothing.',
  },
  sortBy: 'Sort by',
  sortLabels: ['A to Z', 'Z to A'],
  sortOption: (header: string, order: string) => `${header}, ${order}`,
  noMatch: 'Nothing matches your filter.',
  clearFilters: 'Clear filters',
  download: 'Download CSV',
  close: 'Close',
  copying: (header: string) => ({ copy: `Copy ${header}`, copied: `${header} copied` }),
  downloadFailed: 'The file could not be made. Check your connection and try again.',
  rows: (first: number, last: number, total: number) =>
    `Rows ${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}`,
  allRows: (total: number) => countOf(total, 'row'),
  printed: (count: number, total: number) =>
    `The first ${formatCount(count)} of ${formatCount(total)} rows are printed. Download CSV has all of them.`,
  rowsPerPage: 'Rows per page',
  pages: (caption: string) => `Pages of ${caption}`,
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
} as const;

/** Labels of the sort directions of dates and numbers, ascending first. */
export const sortLabels = {
  dates: ['oldest first', 'newest first'],
  figures: ['lowest first', 'highest first'],
} as const;

const labels = { type: 'Type', date: 'Date', amount: 'Amount', status: 'Status' } as const;

export const tables = {
  transactions: {
    ...labels,
    title: 'Recent Transaction',
    only: { Deposit: 'Deposits only', Withdrawal: 'Withdrawals only' },
    all: 'Deposits and withdrawals',
    empty: 'No transactions found.',
    emptied: { Deposit: 'No deposits found.', Withdrawal: 'No withdrawals found.' },
  },
  referrals: {
    title: 'Referral Activity',
    serial: 'Serial No',
    name: 'Name',
    email: 'Email',
    position: 'Position',
    status: 'Status',
    referralCode: 'Referral Code',
    stage: 'Stage',
    joined: 'Joined',
    empty: 'No data found',
  },
  activities: {
    ...labels,
    title: 'Activity Log',
    description: 'Description',
    empty: 'No activity found.',
  },
  donations: {
    ...labels,
    title: 'Donation Details',
    id: 'ID',
    empty: 'No donations found.',
  },
  transfers: {
    ...labels,
    title: 'Transfer History',
    id: 'Transfer Id',
    name: 'Recipient Name',
    email: 'Recipient Email',
    /** of a received transfer, in its details */
    senderName: 'Sender Name',
    senderEmail: 'Sender Email',
    received: (name: string | undefined) => (name === undefined ? 'Received' : `Received from ${name}`),
    empty: 'No data found',
  },
} as const;
