/** LRM, RLM, ALM, and the embeddings, overrides and isolates that would go on behind the text. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

/**
 * A text from the provider on one line, without marks that would change the direction of what follows it: for
 * sentences that hold it, SVG, labels and files (D57).
 */
export const toSingleLine = (text: string): string =>
  text
    .replace(DIRECTION_MARKS, '')
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
