/** Characters, which a narrow phone has room for beside an amount: most names of two words, and how an address ends. */
const MAX_TAIL = 14;
/** A single word that is longer than that stays whole up to here. */
const MAX_WORD = 18;

/** A text in two parts, between which it may be cut. */
export interface SplitText {
  readonly head: string;
  /** with the space before it; empty for a short text */
  readonly tail: string;
}

const LOW_SURROGATE = /^[\udc00-\udfff]/;

/** The tail has as many whole words as are short enough, or the end of a long one: texts of a column often begin alike. */
export function splitText(text: string): SplitText {
  const whole = text.trim();
  if (whole.length <= MAX_TAIL) return { head: whole, tail: '' };
  const end = [MAX_TAIL, MAX_WORD].map((most) => whole.slice(-most - 1)).find((part) => /\s/.test(part));
  if (end === undefined) {
    const tail = whole.slice(-MAX_TAIL).replace(LOW_SURROGATE, '');
    return { head: whole.slice(0, whole.length - tail.length), tail };
  }
  const words = end.slice(end.search(/\s/)).trimStart();
  // A space at the start of a line's part would not be drawn, one that does not break is.
  return { head: whole.slice(0, whole.length - words.length).trimEnd(), tail: `\u00a0${words}` };
}
