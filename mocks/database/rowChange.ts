import type { Database } from './database';
import { recordedTables } from './fields';
import { getRowIndex, observeRows } from './indexed';
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

/** Collects the changes of a database, but for its sessions, until it is stopped. */
export function observeChanges(database: Database): {
  readonly changes: readonly RowChange[];
  readonly stop: () => void;
} {
  const changes: RowChange[] = [];
  const stops = recordedTables.map((table) =>
    observeRows(database, table, (id, before, after) => {
      const index = after ? null : getRowIndex(database, table, id);
      changes.push({ table, id, before: before ?? null, after: after ?? null, index });
    }),
  );
  return {
    changes,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
