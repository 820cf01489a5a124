import { type Database, iterateRows } from '../database/database';
import { createId, type NumberedTable } from '../database/ids';
import type { Member, Row } from '../database/models';
import { type Appendable, append } from '../database/packedTable';
import { createPosting, type Store } from '../operations/store';
import { type Account, getAccountId } from '../rules/ledger';
import { PENDING } from '../rules/settlement';
import { personaKeys } from '../seed/personas';
import type { Interruptible } from '../slices';
import type { WorldContent } from '../world/worldContent';

type Transaction = Row<'transaction'>;

/** The members and what is stored of them, as events among them need it. */
export interface Population {
  readonly store: Store;
  readonly countMembers: () => number;
  readonly addMember: (row: Member) => Readonly<Member>;
  /** The ids of the members directly below one in the matrix. */
  readonly getChildren: (memberId: string) => readonly string[];
  readonly isReferralCode: (code: string) => boolean;
  /** The ids of the personas, of which a world may lack some. */
  readonly findPersonas: () => readonly string[];
  /** Deposits that were announced and are not credited yet. */
  readonly findPendingDeposits: () => readonly Transaction[];
  readonly setTransactionStatus: (transaction: Transaction, status: number) => void;
}

const findPersonas = ({ member }: Database): readonly string[] =>
  member.findMany({ where: { user_pk: { in: [...personaKeys] } } }).map(({ id }) => id);

const findPendingDeposits = ({ transaction }: Database): readonly Transaction[] =>
  transaction.findMany({ where: { status: { equals: PENDING }, type: { equals: 'Deposit' } } });

interface WorldRows extends Pick<WorldContent, 'base' | 'changes'> {
  readonly database: Database;
  readonly store: Store;
}

/** A member by date of joining, from 0. */
export const getMemberAt = ({ store }: Population, index: number): Readonly<Member> =>
  store.getMember(createId('member', index + 1));

export const worldPopulation = ({ database, store }: Pick<WorldRows, 'database' | 'store'>): Population => ({
  store,
  countMembers: () => database.member.count(),
  addMember: (row) => database.member.create(row),
  getChildren: (id) =>
    database.member.findMany({ where: { parent_id: { equals: id } } }).map((child) => child.id),
  isReferralCode: (code) => database.member.count({ where: { referral_code: { equals: code } } }) > 0,
  findPersonas: () => findPersonas(database),
  findPendingDeposits: () => findPendingDeposits(database),
  setTransactionStatus: ({ id }, status) =>
    void database.transaction.update({ where: { id: { equals: id } }, data: { status } }),
});

type PlacedMember = Readonly<Partial<Record<'id' | 'parent_id' | 'referral_code', unknown>>>;

/** Where members stand in the matrix and which codes are theirs, of members that are added one by one. */
export function createMemberIndex() {
  const children = new Map<unknown, string[]>();
  const codes = new Set<unknown>();
  return {
    add({ parent_id, id, referral_code }: PlacedMember): void {
      const siblings = children.get(parent_id);
      if (siblings) siblings.push(String(id));
      else children.set(parent_id, [String(id)]);
      codes.add(referral_code);
    },
    getChildren: (id: string): readonly string[] => children.get(id) ?? [],
    isReferralCode: (code: string): boolean => codes.has(code),
  };
}

/** So many members are looked at at a time. */
const STEP_MEMBERS = 500;

/** Tables that events add rows to, of which nothing but the status of a transaction changes. */
type LogTable = 'posting' | 'transaction' | 'donation' | 'transfer' | 'activity';
/** With as many rows as the table has, those that are added behind them. */
export type Logs = { readonly [Name in LogTable]: Appendable<Row<Name>> };

/** What becomes of the rows that are there, and the members and accounts that are new. */
interface ChangedRows {
  readonly member: readonly Member[];
  readonly account: readonly Row<'account'>[];
  readonly transaction: readonly Transaction[];
}

/**
 * Runs many events a hundred times faster than one by one: beside the database, which stays as it is. Adds rows to the logs,
 * and returns those that are new or changed beside them.
 */
export function* runBesideDatabase(
  { database, store: stored, base, changes }: WorldRows,
  logs: Logs,
  run: (population: Population) => Interruptible<void>,
): Interruptible<ChangedRows> {
  const read = new Map<string, Readonly<Member>>();
  const members = new Map<string, Member>();
  const accounts = new Map<Account, Row<'account'>>();
  const transactions: Transaction[] = [];
  const { add: addToIndex, ...index } = createMemberIndex();
  let looked = 0;
  for (const row of iterateRows('member', base.tables, changes.member)) {
    addToIndex(row);
    if (++looked % STEP_MEMBERS === 0) yield 0;
  }
  const lengths = { member: database.member.count(), mail: database.mail.count() };
  const nextId = (table: NumberedTable) =>
    createId(table, 1 + (table === 'member' || table === 'mail' ? lengths[table] : logs[table].length));
  const readMember = (id: string) => {
    const known = read.get(id) ?? stored.getMember(id);
    read.set(id, known);
    return known;
  };
  yield* run({
    store: {
      getMember: (id) => members.get(id) ?? readMember(id),
      updateMember(id, change) {
        const known = members.get(id);
        if (known) Object.assign(known, change);
        else members.set(id, { ...readMember(id), ...change });
      },
      getUnits: (account) => accounts.get(account)?.units ?? stored.getUnits(account),
      setUnits: (account, units) => void accounts.set(account, { id: getAccountId(account), units }),
      nextId,
      add: {
        transaction: (row) => append(logs.transaction, row),
        donation: (row) => append(logs.donation, row),
        transfer: (row) => append(logs.transfer, row),
      },
      log: {
        posting: (posting) => void logs.posting.push(createPosting(nextId('posting'), posting)),
        activity: (row) => void logs.activity.push({ id: nextId('activity'), ...row }),
      },
    },
    countMembers: () => lengths.member,
    addMember(row) {
      addToIndex(row);
      members.set(row.id, row);
      lengths.member++;
      return row;
    },
    ...index,
    findPersonas: () => findPersonas(database),
    findPendingDeposits: () => findPendingDeposits(database),
    setTransactionStatus: (transaction, status) => void transactions.push({ ...transaction, status }),
  });
  return { member: [...members.values()], account: [...accounts.values()], transaction: transactions };
}
