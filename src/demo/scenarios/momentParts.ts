/** The parts of an address that say a moment of a demo, each of which may stand alone. */
const MOMENT_PARTS = [
  'demo',
  'seed',
  'members',
  'at',
  'now',
  'persona',
  'screen',
  'faults',
  'network',
  'brand',
] as const;
/** What may be in such an address beside them: its other parts, and what services add to a link. */
const BESIDE = /^(tour|path|recording|walk|record|speed|ref|utm_\w+|\w*clid|_\w+)$/;

/** Names in an address that mean nothing, as a part that is misspelt. */
export const findUnknownParts = (parameters: URLSearchParams): readonly string[] =>
  [...new Set(parameters.keys())].filter(
    (name) => !MOMENT_PARTS.some((part) => part === name) && !BESIDE.test(name),
  );

export type MomentPart = (typeof MOMENT_PARTS)[number];

/** What an address can say for which the demo is made ready. */
export const KNOWN_PARTS: readonly string[] = [...MOMENT_PARTS, 'tour'];

const lettersLeftOut = (word: string) =>
  Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
const lettersMoved = (word: string) =>
  Array.from(
    word.slice(1),
    (letter, index) => word.slice(0, index) + letter + word[index] + word.slice(index + 2),
  );

/** By one letter that is missing, too much or moved; short names would be those of too much else. */
const isMisspelt = (name: string): boolean =>
  KNOWN_PARTS.some(
    (part) =>
      part.length > 3 &&
      ([...lettersLeftOut(part), ...lettersMoved(part)].includes(name) ||
        lettersLeftOut(name).includes(part)),
  );

/** Also where its only part is misspelt. */
export const hasMoment = (parameters: URLSearchParams): boolean =>
  MOMENT_PARTS.some((part) => parameters.has(part)) || findUnknownParts(parameters).some(isMisspelt);

/** The parameters of an address, whose names may be written in capitals; one that is copied by hand may have a space at its end. */
export const readParameters = (search: string): URLSearchParams =>
  new URLSearchParams(
    Array.from(new URLSearchParams(search), ([name, value]) => [name.toLowerCase(), value.trim()]),
  );

/** A phone writes the first letter as a capital. */
export const isSameName = (name: string, given: string): boolean =>
  name.toLowerCase() === given.toLowerCase();
