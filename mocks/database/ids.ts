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

const latest = new Map<NumberedTable, { readonly number: number; readonly id: string }>();

/** A readable id, as in `TRF-000012`. `number` counts from 1. The same one is often asked for twice. */
export function createId(table: NumberedTable, number: number): string {
  const known = latest.get(table);
  if (known?.number === number) return known.id;
  // A world has a quarter of a million of them.
  const padding = number < 100_000 ? '00000'.slice(String(number).length - 1) : '';
  const id = `${PREFIXES[table]}-${padding}${number}`;
  latest.set(table, { number, id });
  return id;
}

/** As many digits an id has at least. */
const DIGITS = 6;
const ZERO = '0'.charCodeAt(0);

/** The number in such an id; 0 for another text. Digit by digit: a new world asks a million times. */
export function readNumber(table: NumberedTable, id: string): number {
  const prefix = PREFIXES[table];
  const start = prefix.length + 1;
  if (id.length < start + DIGITS || !id.startsWith(prefix) || id[prefix.length] !== '-') return 0;
  if (id.length > start + DIGITS && id[start] === '0') return 0;
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
