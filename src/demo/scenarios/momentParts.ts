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
export type MomentPart = (typeof MOMENT_PARTS)[number];

export const hasMoment = (parameters: URLSearchParams): boolean =>
  MOMENT_PARTS.some((part) => parameters.has(part));

/** The parameters of an address, whose names may be written in capitals. */
export const readParameters = (search: string): URLSearchParams =>
  new URLSearchParams(
    Array.from(new URLSearchParams(search), ([name, value]) => [name.toLowerCase(), value]),
  );
