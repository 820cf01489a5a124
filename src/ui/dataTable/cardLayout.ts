import { media } from '#src/theme/media.ts';

/** Tables with at least `columns` columns have the narrow layout in containers narrower than `below`. */
const CARD_BREAKPOINTS = {
  tableOfFive: { columns: 5, below: '48rem' },
  tableOfSix: { columns: 6, below: '50rem' },
  tableOfEight: { columns: 7, below: '58rem' },
} as const;
type ContainerName = keyof typeof CARD_BREAKPOINTS;

/** The name of the size container of a table with this number of columns, if it has one. */
export function getContainerName(columns: number): ContainerName | undefined {
  if (columns >= CARD_BREAKPOINTS.tableOfEight.columns) return 'tableOfEight';
  if (columns >= CARD_BREAKPOINTS.tableOfSix.columns) return 'tableOfSix';
  return columns >= CARD_BREAKPOINTS.tableOfFive.columns ? 'tableOfFive' : undefined;
}

/** Applies a style where rows have two lines: on a phone, and where the columns do not fit. */
export const cardLayout = <const Rule extends object>(rule: Rule) => ({
  '@media': { [media.small]: rule },
  '@container': Object.fromEntries(
    Object.entries(CARD_BREAKPOINTS).map(([name, { below }]) => [`${name} (max-width: ${below})`, rule]),
  ),
});
