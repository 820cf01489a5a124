/** The parts of an address that say a moment of a demo, each of which may stand alone. */
export const MOMENT_PARTS = [
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

/** A word, and what is left of it without one of its letters. */
const getSpellings = (word: string) => [
  word,
  ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1)),
];
/** Names of two letters would be those of too much else. */
const misspellings = new Set(
  [...MOMENT_PARTS, 'tour'].filter(({ length }) => length > 2).flatMap(getSpellings),
);

/** Also where its only part is misspelt, by one letter that is missing, wrong, too much or moved. */
export const hasMoment = (parameters: URLSearchParams): boolean =>
  MOMENT_PARTS.some((part) => parameters.has(part)) ||
  findUnknownParts(parameters).some((name) => getSpellings(name).some((one) => misspellings.has(one)));

/** The parameters of an address, whose names may be written in capitals. */
export const readParameters = (search: string): URLSearchParams =>
  new URLSearchParams(
    Array.from(new URLSearchParams(search), ([name, value]) => [name.toLowerCase(), value]),
  );
