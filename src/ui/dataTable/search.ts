const MARKS = /\p{M}/gu;
const BEYOND_ASCII = /[\u0080-\uffff]/;

/** Letter case and accents do not matter to a search. */
const folded = (text: string): string =>
  (BEYOND_ASCII.test(text) ? text.normalize('NFKD').replace(MARKS, '') : text).toLowerCase();

/** The texts of a row as one, for `wordsOf` to be looked up in; no word reaches from one text into the next. */
export const searchable = (texts: readonly string[]): string => folded(texts.join('\n'));

/** What a person typed, as the words that all have to be there. */
export const searchTerms = (typed: string): readonly string[] =>
  folded(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
