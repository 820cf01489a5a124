/** Characters: names of two words, and how an address ends. */
const MAX_TAIL = 18;

/** A text in two parts, between which it may be cut. */
export interface SplitText {
  readonly head: string;
  /** with the space before it; empty for a short text */
  readonly tail: string;
}

const LOW_SURROGATE = /^[\udc00-\udfff]/;

/**
 * The tail has as many whole words as are short enough, or the end of a long one: texts of a column often begin alike.
 */
export function splitText(text: string): SplitText {
  const whole = text.trim();
  if (whole.length <= MAX_TAIL) return { head: whole, tail: '' };
  const end = whole.slice(-MAX_TAIL - 1);
  const space = end.search(/\s/);
  if (space < 0) {
    const tail = end.slice(1).replace(LOW_SURROGATE, '');
    return { head: whole.slice(0, whole.length - tail.length), tail };
  }
  const words = end.slice(space).trimStart();
  // A space at the start of a line's part would not be drawn, one that does not break is.
  return { head: whole.slice(0, whole.length - words.length).trimEnd(), tail: `\u00a0${words}` };
}
