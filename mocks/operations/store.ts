import type { Member, Row } from '../database/models';
import { applyMovements, type Movement } from '../rules/ledger';

type Log = 'posting' | 'transaction' | 'donation' | 'transfer' | 'activity';

/**
 * What an operation needs of the tables. The running provider gives it the database, the seed plain arrays, so that
 * a seeded history is made by the very operations that a member's requests run.
 */
export interface Store {
  /** The row as it stands, which a change may alter in place. Throws when there is no such member. */
  member(id: string): Readonly<Member>;
  changeMember(id: string, change: Partial<Omit<Member, 'id'>>): void;
  /** an account's units, 0 before its first use */
  units(account: string): number;
  setUnits(account: string, units: number): void;
  nextId(log: Log): string;
  readonly add: { readonly [Name in Log]: (row: Row<Name>) => void };
}

/** Writes one event into the ledger. Throws, before anything is written, when an account cannot bear it. */
export function post(store: Store, reference: string, at: number, movements: readonly Movement[]): void {
  const balances = applyMovements((account) => store.units(account), movements);
  for (const [account, units] of balances) store.setUnits(account, units);
  store.add.posting({
    id: store.nextId('posting'),
    reference,
    created_at: at,
    from: movements.map(({ from }) => from),
    to: movements.map(({ to }) => to),
    units: movements.map(({ units }) => units),
  });
}

interface Happening {
  readonly memberId: string;
  readonly type: string;
  readonly description: string;
  /** units; null for what has no amount */
  readonly amount: number | null;
  /** milliseconds of provider time */
  readonly at: number;
}

/** A line of a member's activity log. */
export function log(store: Store, { memberId, type, description, amount, at }: Happening): void {
  store.add.activity({
    id: store.nextId('activity'),
    member_id: memberId,
    type,
    description,
    amount,
    created_at: at,
  });
}
