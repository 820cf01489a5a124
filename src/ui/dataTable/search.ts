const COMBINING_MARKS = /\p{M}/gu;
const BEYOND_ASCII = /[\u0080-\uffff]/;

/** Removes case and accents. */
const fold = (text: string): string =>
  (BEYOND_ASCII.test(text) ? text.normalize('NFKD').replace(COMBINING_MARKS, '') : text).toLowerCase();

/** The texts of a row as one folded string; a search term does not match across two texts. */
export const toSearchText = (texts: readonly string[]): string => fold(texts.join('\n'));

/** The folded terms of a query; a row must contain all of them. */
export const toSearchTerms = (typed: string): readonly string[] =>
  typed === ''
    ? []
    : fold(typed)
        .split(/\s+/)
        .filter((word) => word !== '');
