import { media } from '#src/theme/media.ts';

/** Tables with at least so many columns show cards where their container is narrower than this. */
const CARD_BREAKPOINTS = {
  tableOfSix: { columns: 6, below: '50rem' },
  tableOfEight: { columns: 7, below: '58rem' },
} as const;
type ContainerName = keyof typeof CARD_BREAKPOINTS;

/** The name of the container that a table of so many columns measures itself by, if it needs one. */
export function getContainerName(columns: number): ContainerName | undefined {
  if (columns >= CARD_BREAKPOINTS.tableOfEight.columns) return 'tableOfEight';
  return columns >= CARD_BREAKPOINTS.tableOfSix.columns ? 'tableOfSix' : undefined;
}

/** A rule for where rows are cards: on a phone, and wherever a table's columns have too little room. */
export const cardLayout = <const Rule extends object>(rule: Rule) => ({
  '@media': { [media.small]: rule },
  '@container': Object.fromEntries(
    Object.entries(CARD_BREAKPOINTS).map(([name, { below }]) => [`${name} (max-width: ${below})`, rule]),
  ),
});
