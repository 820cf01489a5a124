const COMBINING_MARKS = /\p{M}/gu;
const BEYOND_ASCII = /[\u0080-\uffff]/;

/** Letter case and accents do not matter to a search. */
const fold = (text: string): string =>
  (BEYOND_ASCII.test(text) ? text.normalize('NFKD').replace(COMBINING_MARKS, '') : text).toLowerCase();

/** The texts of a row as one, for `wordsOf` to be looked up in; no word reaches from one text into the next. */
export const toSearchText = (texts: readonly string[]): string => fold(texts.join('\n'));

/** What a person typed, as the words that all have to be there. */
export const toSearchTerms = (typed: string): readonly string[] =>
  fold(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
