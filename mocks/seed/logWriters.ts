import { type ColumnWriter, DistinctTextWriter, NumberWriter, TextWriter } from '../database/columnWriters';
import { IntegerWriter } from '../database/integerWriter';
import { TextJoiner } from '../database/joinedTexts';
import type { Row } from '../database/models';
import type { ListColumn, NumberColumn, TextColumn } from '../database/packedColumn';
import type { PackedTable } from '../database/packedTable';
import type { NewActivity, NewPosting } from '../operations/store';
import { type Account, getAccountId } from '../rules/ledger';
import { PENDING } from '../rules/settlement';

const packColumns = (
  length: number,
  writers: Readonly<Record<string, Pick<ColumnWriter, 'finish'>>>,
): PackedTable => {
  const columns = Object.entries(writers).map(([name, writer]) => [name, writer.finish()] as const);
  return { length, columns: Object.fromEntries(columns) };
};

/** The column of ids that are those of their order. */
const ORDERED_ID = { finish: () => ({ kind: 'id' as const }) };

/**
 * Packs the longest tables of a new world, which are only added to: column by column, without a row that is looked through
 * by the names of its fields. Their ids are those of their order, and are not made.
 */
export class PostingWriter {
  readonly #reference = new DistinctTextWriter();
  readonly #createdAt = new NumberWriter();
  readonly #ends = new IntegerWriter();
  readonly #from = new AccountWriter();
  readonly #to = new AccountWriter();
  readonly #units = new NumberWriter();
  #count = 0;
  length = 0;

  append({ reference, created_at, movements }: NewPosting): void {
    this.length++;
    this.#reference.push(reference);
    this.#createdAt.push(created_at);
    for (const { from, to, units } of movements) {
      this.#from.push(from);
      this.#to.push(to);
      this.#units.push(units);
    }
    this.#count += movements.length;
    this.#ends.push(this.#count);
  }

  pack(): PackedTable {
    const ends = this.#ends.finish();
    const toList = (items: TextColumn | NumberColumn): ListColumn => ({ kind: 'list', ends, items });
    const columns = {
      id: ORDERED_ID.finish(),
      reference: this.#reference.finish(),
      created_at: this.#createdAt.finish(),
      from: toList(this.#from.finish()),
      to: toList(this.#to.finish()),
      units: toList(this.#units.finish()),
    };
    return { length: this.length, columns };
  }
}

/** Names each account once. */
class AccountWriter {
  readonly #codes = new IntegerWriter();
  readonly #names = new TextJoiner();
  readonly #codeOf: (number | undefined)[] = [];

  push(account: Account): void {
    let code = this.#codeOf[account];
    if (code === undefined) {
      code = this.#names.push(getAccountId(account));
      this.#codeOf[account] = code;
    }
    this.#codes.push(code);
  }

  finish(): TextColumn {
    return { kind: 'text', codes: this.#codes.finish(), values: this.#names.finish() };
  }
}

type Transaction = Row<'transaction'>;

export class TransactionWriter {
  readonly #columns = {
    id: ORDERED_ID,
    member_id: new TextWriter(),
    type: new TextWriter(),
    amount: new NumberWriter(),
    status: new NumberWriter(),
    wallet_address: new DistinctTextWriter(),
    created_at: new NumberWriter(),
  };
  /** by place: only their status may still change */
  readonly #pending = new Map<number, Transaction>();
  length = 0;

  push(row: Transaction): void {
    if (row.status === PENDING) this.#pending.set(this.length, row);
    this.length++;
    const { member_id, type, amount, status, wallet_address, created_at } = this.#columns;
    member_id.push(row.member_id);
    type.push(row.type);
    amount.push(row.amount);
    status.push(row.status);
    wallet_address.push(row.wallet_address);
    created_at.push(row.created_at);
  }

  findPending(): Transaction[] {
    return [...this.#pending.values()].filter(({ status }) => status === PENDING);
  }

  pack(): PackedTable {
    for (const [place, { status }] of this.#pending) this.#columns.status.replace(place, status);
    return packColumns(this.length, this.#columns);
  }
}

export class ActivityWriter {
  readonly #columns = {
    id: ORDERED_ID,
    member_id: new TextWriter(),
    type: new TextWriter(),
    description: new TextWriter(),
    amount: new NumberWriter(),
    created_at: new NumberWriter(),
  };
  length = 0;

  append(row: NewActivity): void {
    this.length++;
    const { member_id, type, description, amount, created_at } = this.#columns;
    member_id.push(row.member_id);
    type.push(row.type);
    description.push(row.description);
    amount.push(row.amount);
    created_at.push(row.created_at);
  }

  pack(): PackedTable {
    return packColumns(this.length, this.#columns);
  }
}
