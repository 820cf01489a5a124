import { getFirstGraphemes } from './graphemes';
import { toSingleLine } from './singleLine';

/** The first letters of a name's first and last word, in upper case; `?` without a name (as in the team graph). */
export function getInitials(name: string): string {
  const words = toSingleLine(name).split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) =>
    getFirstGraphemes(word ?? '', 1),
  );
  return letters.join('').toUpperCase() || '?';
}
