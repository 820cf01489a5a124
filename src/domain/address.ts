const BSC_ADDRESS = /^0x[0-9a-fA-F]{40}$/;
/** As far as a text is the beginning of one. */
const BEGINNING = /^(0x?)[0-9a-fA-F]*/;
/** All but the visible characters of ASCII: not to be seen, or not to be told from them. */
const CONFUSABLE = /[^!-~]/gu;
/** So many characters at the beginning and the end together are what people compare, and what fraudsters imitate. */
const MIN_SHARED = 6;

/** Whether a text has the shape of an address of the BSC network: `0x` and 40 hexadecimal digits. */
export const isBscAddress = (text: string): boolean => BSC_ADDRESS.test(text);

/** One text for each address: capital letters only carry a checksum. What is no BSC address stays as it is. */
export const toDestination = (address: string): string => {
  const lower = address.toLowerCase();
  return isBscAddress(lower) ? lower : address;
};

/** A text as it can be read: characters that cannot be seen, or not be told from others, by their code points. */
export const spellOut = (text: string): string =>
  text.replace(
    CONFUSABLE,
    (character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  );

/** The first character that is in no address, in a text that begins like one; its position counts from 1. */
export function findForeignCharacter(
  text: string,
): { readonly position: number; readonly written: string } | undefined {
  const [beginning] = BEGINNING.exec(text) ?? [];
  const foreign = beginning && [...text.slice(beginning.length)][0];
  return foreign ? { position: beginning.length + 1, written: spellOut(foreign) } : undefined;
}

/** The characters, without their case. Each by itself: in lower case some are two. */
const toCharacters = (address: string): readonly string[] =>
  Array.from(address, (character) => character.toLowerCase());

const withoutPrefix = (address: string): string => address.replace(/^0x/i, '');

function countShared(
  one: readonly string[],
  other: readonly string[],
): { readonly start: number; readonly end: number } {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return { start, end };
}

/** The address used before that is not this one, but begins and ends like it; undefined where there is none. */
export function findLookAlike(address: string, used: readonly string[]): string | undefined {
  const typed = toDestination(address);
  if (used.includes(typed)) return undefined;
  return used.find((one) => {
    const { start, end } = countShared(toCharacters(withoutPrefix(typed)), toCharacters(withoutPrefix(one)));
    return start + end >= MIN_SHARED;
  });
}

interface AddressPart {
  readonly text: string;
  readonly differs: boolean;
}

/** An address in parts, by whether each character is another one's; where the lengths differ, the middle is one part. */
export function markDifferences(address: string, other: string): readonly AddressPart[] {
  const [one, two] = [toCharacters(address), toCharacters(other)];
  const { start, end } = countShared(one, two);
  const parts: { text: string; differs: boolean }[] = [];
  for (const [index, character] of [...address].entries()) {
    const differs =
      one.length === two.length ? one[index] !== two[index] : index >= start && index < one.length - end;
    const last = parts.at(-1);
    if (last?.differs === differs) last.text += character;
    else parts.push({ text: character, differs });
  }
  return parts;
}
