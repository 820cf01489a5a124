import type { NumberedTable } from '../database/ids';
import type { Member, Row } from '../database/models';
import { type Account, applyMovements, getAccountId, type Movement } from '../rules/ledger';

export type HistoryTable = 'transaction' | 'donation' | 'transfer';

/** What a posting moves, before it is a row. */
export interface NewPosting extends Pick<Row<'posting'>, 'reference' | 'created_at'> {
  readonly movements: readonly Movement[];
}
export type NewActivity = Omit<Row<'activity'>, 'id'>;

export const createPosting = (
  id: string,
  { reference, created_at, movements }: NewPosting,
): Row<'posting'> => ({
  id,
  reference,
  created_at,
  from: movements.map(({ from }) => getAccountId(from)),
  to: movements.map(({ to }) => getAccountId(to)),
  units: movements.map(({ units }) => units),
});

/**
 * Storage as the operations need it. The running provider implements it over the database, the seed over plain
 * arrays, so that the seeded history is produced by the same operations as a member's requests.
 */
export interface Store {
  /** The stored row, which a later update may change in place. Throws when there is no such member. */
  getMember(id: string): Readonly<Member>;
  updateMember(id: string, change: Partial<Omit<Member, 'id'>>): void;
  /** an account's units, 0 before its first use */
  getUnits(account: Account): number;
  setUnits(account: Account, units: number): void;
  nextId(table: NumberedTable): string;
  /** Inserts a row and returns the stored one. */
  readonly add: { readonly [Name in HistoryTable]: (row: Row<Name>) => Row<Name> };
  /** Inserts a row that nothing refers to, with the next id of its table. */
  readonly log: {
    readonly posting: (posting: NewPosting) => void;
    readonly activity: (activity: NewActivity) => void;
  };
}

export interface MoneyOperation {
  readonly memberId: string;
  /** units */
  readonly amount: number;
  /** milliseconds of provider time */
  readonly at: number;
}

/** Writes one posting into the ledger. Throws InsufficientBalance before anything is written. */
export function post(store: Store, reference: string, at: number, movements: readonly Movement[]): void {
  const balances = applyMovements(store.getUnits, movements);
  for (const [account, units] of balances) store.setUnits(account, units);
  store.log.posting({ reference, created_at: at, movements });
}

interface Activity extends Omit<MoneyOperation, 'amount'> {
  readonly type: string;
  readonly description: string;
  readonly amount?: number;
}

export function logActivity(store: Store, { memberId, type, description, amount, at }: Activity): void {
  store.log.activity({
    member_id: memberId,
    type,
    description,
    amount: amount ?? null,
    created_at: at,
  });
}
