import { media } from '#src/theme/media.ts';

/**
 * Size containers by the table in them: narrower than this they have its narrow layout. Wider, its columns fit also in fonts
 * that are wider than most.
 */
const CARD_BREAKPOINTS = {
  simpleTable: '36rem',
  tableOfFive: '48rem',
  tableOfSix: '55rem',
  tableOfEight: '58rem',
} as const;
export type ContainerName = keyof typeof CARD_BREAKPOINTS;

/** Applies a style where rows have two lines: on a phone, and where the columns do not fit. */
export const cardLayout = <const Rule extends object>(rule: Rule) => ({
  '@media': { [media.small]: rule },
  '@container': Object.fromEntries(
    Object.entries(CARD_BREAKPOINTS).map(([name, below]) => [`${name} (max-width: ${below})`, rule]),
  ),
});

/** The same on screens alone: on paper, where nothing opens, no text is cut in its middle. */
export const cardLayoutOnScreen = <const Rule extends object>(rule: Rule) => ({
  '@media': { [`screen and ${media.small}`]: rule },
  '@container': Object.fromEntries(
    Object.entries(CARD_BREAKPOINTS).map(([name, below]) => [
      `${name} (max-width: ${below})`,
      { '@media': { screen: rule } },
    ]),
  ),
});
