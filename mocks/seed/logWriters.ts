import { DistinctTextWriter, NumberWriter, TextWriter } from '../database/columnWriters';
import { IntegerWriter } from '../database/integerWriter';
import { TextJoiner } from '../database/joinedTexts';
import type { Row } from '../database/models';
import type { ListColumn, NumberColumn, TextColumn } from '../database/packedColumn';
import type { PackedTable } from '../database/packedTable';
import type { NewActivity, NewPosting } from '../operations/store';
import { type Account, getAccountId } from '../rules/ledger';
import { PENDING } from '../rules/settlement';

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
      id: { kind: 'id' as const },
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
  readonly #memberId = new TextWriter();
  readonly #type = new TextWriter();
  readonly #amount = new NumberWriter();
  readonly #status = new NumberWriter();
  readonly #walletAddress = new DistinctTextWriter();
  readonly #createdAt = new NumberWriter();
  /** by place: only their status may still change */
  readonly #pending = new Map<number, Transaction>();
  length = 0;

  push(row: Transaction): void {
    if (row.status === PENDING) this.#pending.set(this.length, row);
    this.length++;
    this.#memberId.push(row.member_id);
    this.#type.push(row.type);
    this.#amount.push(row.amount);
    this.#status.push(row.status);
    this.#walletAddress.push(row.wallet_address);
    this.#createdAt.push(row.created_at);
  }

  findPending(): Transaction[] {
    return [...this.#pending.values()].filter(({ status }) => status === PENDING);
  }

  pack(): PackedTable {
    for (const [place, { status }] of this.#pending) this.#status.replace(place, status);
    const columns = {
      id: { kind: 'id' as const },
      member_id: this.#memberId.finish(),
      type: this.#type.finish(),
      amount: this.#amount.finish(),
      status: this.#status.finish(),
      wallet_address: this.#walletAddress.finish(),
      created_at: this.#createdAt.finish(),
    };
    return { length: this.length, columns };
  }
}

export class ActivityWriter {
  readonly #memberId = new TextWriter();
  readonly #type = new TextWriter();
  readonly #description = new TextWriter();
  readonly #amount = new NumberWriter();
  readonly #createdAt = new NumberWriter();
  length = 0;

  append({ member_id, type, description, amount, created_at }: NewActivity): void {
    this.length++;
    this.#memberId.push(member_id);
    this.#type.push(type);
    this.#description.push(description);
    this.#amount.push(amount);
    this.#createdAt.push(created_at);
  }

  pack(): PackedTable {
    const columns = {
      id: { kind: 'id' as const },
      member_id: this.#memberId.finish(),
      type: this.#type.finish(),
      description: this.#description.finish(),
      amount: this.#amount.finish(),
      created_at: this.#createdAt.finish(),
    };
    return { length: this.length, columns };
  }
}
