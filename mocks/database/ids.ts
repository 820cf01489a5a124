const PREFIXES = {
  member: 'MBR',
  posting: 'PST',
  transaction: 'TXN',
  donation: 'DON',
  transfer: 'TRF',
  activity: 'ACT',
  mail: 'MAIL',
} as const;

/** Tables whose ids are a prefix and a counter. */
export type NumberedTable = keyof typeof PREFIXES;

/** A readable id, as in `TRF-000012`. `number` counts from 1. */
export const createId = (table: NumberedTable, number: number): string =>
  `${PREFIXES[table]}-${String(number).padStart(6, '0')}`;

/** The first member, root of the matrix and sponsor of members without a referral code. */
export const ROOT_MEMBER_ID = createId('member', 1);
