import type { ModelName } from './models';

/** A stored row, as the database replaces it and never changes it in place. */
type StoredRow = Readonly<Record<PropertyKey, unknown>>;

/** What one write did to one row: created it (no `before`), replaced it, or deleted it (no `after`). */
export interface RowChange {
  readonly table: ModelName;
  readonly id: string;
  readonly before: StoredRow | null;
  readonly after: StoredRow | null;
  /** the place of a deleted row among the rows of its table, counted from 0; null otherwise */
  readonly index: number | null;
}

/** The changes that lead back, in their order. */
export const invert = (changes: readonly RowChange[]): readonly RowChange[] =>
  changes.map(({ before, after, ...row }) => ({ ...row, before: after, after: before })).toReversed();
