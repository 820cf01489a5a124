/** Widths of characters in em, at least as wide as in any of the usual system fonts; others are `OTHER_WIDTH` wide. */
const CHARACTER_WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;'’|!]/, 0.34],
  [/[tfr()[\] -]/, 0.42],
  [/[mwMW–…]/, 0.98],
  [/[A-Z]/, 0.72],
];
const OTHER_WIDTH = 0.62;

/** The width of a text on one line, at most, in the unit of the font's size. */
export const measureText = (text: string, fontSize: number): number =>
  fontSize *
  [...text].reduce(
    (sum, character) =>
      sum + (CHARACTER_WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER_WIDTH),
    0,
  );

/** The lines of a text that is broken between words. A word that is too wide has a line of its own. */
function breakLines(text: string, fontSize: number, maxWidth: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.pop();
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || measureText(longer, fontSize) <= maxWidth) lines.push(longer);
    else lines.push(last, word);
  }
  return lines;
}

/** The size of paragraphs below each other, broken at the width. */
export function measureParagraphs(
  texts: readonly string[],
  { fontSize, lineHeight, maxWidth }: { fontSize: number; lineHeight: number; maxWidth: number },
) {
  const lines = texts.flatMap((text) => breakLines(text, fontSize, maxWidth));
  return {
    width: Math.ceil(Math.max(0, ...lines.map((line) => measureText(line, fontSize)))),
    height: lines.length * lineHeight,
  };
}
