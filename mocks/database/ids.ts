const PREFIXES = {
  member: 'MBR',
  posting: 'PST',
  transaction: 'TXN',
  donation: 'DON',
  transfer: 'TRF',
  activity: 'ACT',
  mail: 'MAIL',
} as const;

/** An id that no other browser, tab or visit has. `crypto.randomUUID` makes them on secure origins only. */
export const createRandomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');

/** Tables whose ids are a prefix and a counter. */
export type NumberedTable = keyof typeof PREFIXES;

export const isNumbered = (table: string): table is NumberedTable => table in PREFIXES;

/** `000` to `999`: a world has a hundred thousand ids. */
const THOUSAND = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));

/** A readable id, as in `TRF-000012`. `number` counts from 1. */
export function createId(table: NumberedTable, number: number): string {
  const thousands = THOUSAND[Math.floor(number / 1000)] ?? Math.floor(number / 1000);
  return `${PREFIXES[table]}-${thousands}${THOUSAND[number % 1000]}`;
}

/** As many digits an id has at least. */
const DIGITS = 6;
const ZERO = '0'.charCodeAt(0);
const HYPHEN = '-'.charCodeAt(0);

/** The number in such an id; 0 for another text. Letter by letter: a new world asks a million times. */
export function readNumber(table: NumberedTable, id: string): number {
  const prefix = PREFIXES[table];
  const start = prefix.length + 1;
  if (id.length < start + DIGITS || id.charCodeAt(start - 1) !== HYPHEN) return 0;
  for (let index = 0; index < prefix.length; index++) {
    if (id.charCodeAt(index) !== prefix.charCodeAt(index)) return 0;
  }
  if (id.length > start + DIGITS && id.charCodeAt(start) === ZERO) return 0;
  let number = 0;
  for (let index = start; index < id.length; index++) {
    const digit = id.charCodeAt(index) - ZERO;
    if (digit < 0 || digit > 9) return 0;
    number = number * 10 + digit;
  }
  return Number.isSafeInteger(number) ? number : 0;
}

/** The first member, root of the matrix and sponsor of members without a referral code. */
export const ROOT_MEMBER_ID = createId('member', 1);
