/** Of every chart. */
export const chart = {
  showTable: 'Show as table',
  hideTable: 'Hide the table',
} as const;
