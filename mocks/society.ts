import { dump, modelNames } from './database/database';
import { createId } from './database/ids';
import { putRow } from './database/indexed';
import type { Member } from './database/models';
import type { Store } from './operations/store';
import { tablesStore } from './seed/tablesStore';
import type { World } from './world';

/** The members and what is stored of them, as events among them need it. */
export interface Society {
  readonly store: Store;
  readonly countMembers: () => number;
  readonly addMember: (row: Member) => Readonly<Member>;
  /** The ids of the members directly below one in the matrix. */
  readonly getChildren: (memberId: string) => readonly string[];
  readonly isReferralCode: (code: string) => boolean;
}

/** A member by date of joining, from 0. */
export const getMemberAt = ({ store }: Society, index: number): Readonly<Member> =>
  store.getMember(createId('member', index + 1));

export const worldSociety = ({ database, store }: World): Society => ({
  store,
  countMembers: () => database.member.count(),
  addMember: (row) => database.member.create(row),
  getChildren: (id) =>
    database.member.findMany({ where: { parent_id: { equals: id } } }).map((child) => child.id),
  isReferralCode: (code) => database.member.count({ where: { referral_code: { equals: code } } }) > 0,
});

const isSameRow = (stored: object | undefined, row: object): boolean =>
  stored === row ||
  (stored !== undefined &&
    Object.entries(row).every(([field, value]) => Reflect.get(stored, field) === value));

/** Runs many events at once, a hundred times faster than one by one: over plain tables, whose new and changed rows are then put back. */
export function runInTables({ database }: World, run: (society: Society) => void): void {
  const rows = dump(database);
  const before = Object.fromEntries(
    modelNames.map((name): [string, readonly object[]] => [name, [...rows[name]]]),
  );
  const tables = {
    ...rows,
    member: rows.member.map((row) => ({ ...row })),
    account: rows.account.map((row) => ({ ...row })),
  };
  const { member: members } = tables;
  const { addMember, ...store } = tablesStore(tables);
  const children = new Map<string | null, string[]>();
  const place = ({ parent_id, id }: Readonly<Member>) => {
    const siblings = children.get(parent_id);
    if (siblings) siblings.push(id);
    else children.set(parent_id, [id]);
  };
  members.forEach(place);
  const codes = new Set(members.map(({ referral_code }) => referral_code));
  run({
    store,
    countMembers: () => members.length,
    addMember(row) {
      place(row);
      codes.add(row.referral_code);
      return addMember(row);
    },
    getChildren: (id) => children.get(id) ?? [],
    isReferralCode: (code) => codes.has(code),
  });
  for (const name of modelNames) {
    for (const [index, row] of tables[name].entries()) {
      if (!isSameRow(before[name]?.[index], row)) putRow(database, name, { id: row.id, row, index: null });
    }
  }
}
