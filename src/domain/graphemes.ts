// The browser takes more than ten milliseconds for it, and most names do without.
let segmenter: Intl.Segmenter | undefined;
/** Each of these is a character of its own, where another one of them or nothing follows. */
const PLAIN = /^[ -~]*$/;

/**
 * The first characters of a text as people see them: a letter with its accents, an emoji of several parts. Reads no more
 * of the text than these.
 */
export function getFirstGraphemes(text: string, count: number): string {
  // Most names are plain, and segmenting thousands of them would be felt.
  if (PLAIN.test(text.slice(0, count + 1))) return text.slice(0, count);
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let first = '';
  let left = count;
  for (const { segment } of segmenter.segment(text)) {
    if (left === 0) break;
    first += segment;
    left -= 1;
  }
  return first;
}
