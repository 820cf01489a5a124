import { DistinctTextWriter, IntegerWriter, NumberWriter, TextWriter } from '../database/columnWriters';
import type { ListColumn, NumberColumn, TextColumn } from '../database/packedColumn';
import type { PackedTable } from '../database/packedTable';
import type { NewActivity, NewPosting } from '../operations/store';

/**
 * Packs the two longest tables of a new world, which are only added to: column by column, without a row that is looked through
 * by the names of its fields. Their ids are those of their order, and are not made.
 */
export class PostingWriter {
  readonly #reference = new DistinctTextWriter();
  readonly #createdAt = new NumberWriter();
  readonly #ends = new IntegerWriter();
  readonly #from = new TextWriter();
  readonly #to = new TextWriter();
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
