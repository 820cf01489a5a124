import type { Database } from '../database/database';
import type { RowChange } from '../database/rowChange';

/** Something that changed the world, and can be undone. */
export interface HistoryEntry {
  /** what the provider logged about it, as `Donation made`; null where it logs nothing */
  readonly description: string | null;
  /** name of the member of whom it is logged */
  readonly member: string | null;
  readonly changes: readonly RowChange[];
  /** by how much it moved provider time, in milliseconds */
  readonly clock: number;
  /** the checkpoint with the world before it, where the whole world was replaced, or too much has changed */
  readonly replaced?: string;
  /** belongs to the change before it: both are undone and redone by one press */
  readonly continues?: boolean;
  /** what members did by themselves as time passed */
  readonly simulated?: boolean;
}

/** What can be undone and redone, the latest last. Stored with the world. */
export interface History {
  readonly undo: readonly HistoryEntry[];
  readonly redo: readonly HistoryEntry[];
}

export const EMPTY_HISTORY: History = { undo: [], redo: [] };

/** As many changes can be undone. */
const MAX_ENTRIES = 50;
/** Of more rows, only the latest change: a year of a large world is all of its rows again. */
const MAX_ROWS = 20_000;
/** What members do by themselves is one change up to so many rows: at a fast pace it comes every second. */
const MAX_SIMULATED_ROWS = 2000;

/** The latest change, whatever belongs to it. */
export const findLatest = ({ undo }: History): HistoryEntry | undefined =>
  undo.findLast(({ continues }) => !continues);

/** Whether the latest change has moved the clock, so that another move can be a part of it. */
export const canContinueMove = (history: History): boolean => Boolean(findLatest(history)?.clock);

const withChanges = (entry: HistoryEntry, changes: readonly RowChange[]): HistoryEntry => ({
  ...entry,
  changes: [...entry.changes, ...changes],
});

/** The history after a change that is not seen, which belongs to the one before it and leaves what can be redone as it is. */
export function addUnseen(history: History, changes: readonly RowChange[]): History {
  const latest = history.undo.at(-1);
  if (!latest || changes.length === 0) return history;
  const undo =
    latest.replaced === undefined
      ? [...history.undo.slice(0, -1), withChanges(latest, changes)]
      : [...history.undo, { description: null, member: null, changes, clock: 0, continues: true }];
  return { ...history, undo };
}

/** The history after another change, which ends what could be redone. */
export function addEntry({ undo }: History, entry: HistoryEntry): History {
  const latest = undo.at(-1);
  const isMore =
    entry.simulated &&
    latest?.simulated &&
    latest.changes.length + entry.changes.length <= MAX_SIMULATED_ROWS;
  const entries = isMore
    ? [...undo.slice(0, -1), withChanges(latest, entry.changes)]
    : [...undo, entry].slice(-MAX_ENTRIES);
  let rows = 0;
  const first = entries.findLastIndex(({ changes }) => {
    rows += changes.length;
    return rows > MAX_ROWS;
  });
  return { undo: entries.slice(Math.min(first + 1, entries.length - 1)), redo: [] };
}

/** The first activity that is logged, which is the one of whoever caused the others; a deposit may precede it. */
export function describeChanges(
  database: Database,
  changes: readonly RowChange[],
): Pick<HistoryEntry, 'description' | 'member'> {
  const isLogged = ({ table, before }: RowChange) => table === 'activity' && before === null;
  const logged =
    changes.find((change) => isLogged(change) && change.after?.type !== 'Deposit') ?? changes.find(isLogged);
  const found = logged && database.activity.findFirst({ where: { id: { equals: logged.id } } });
  if (!found) return { description: null, member: null };
  const member = database.member.findFirst({ where: { id: { equals: found.member_id } } });
  return { description: found.description, member: member?.name ?? null };
}
