/**
 * React keys of rows. A provider may repeat an id, so each row of it has a number (D58). Only as many rows are looked
 * through as are asked for: of ten thousand, the first ones are shown first.
 */
export function createUniqueKeys<Row extends object>(
  rows: readonly Row[],
  getId: (row: Row) => string,
): (row: Row) => string {
  const keys = new Map<Row, string>();
  const repeats = new Map<string, number>();
  const unread = rows.values();
  return (row) => {
    while (!keys.has(row)) {
      const { value: next, done } = unread.next();
      if (done) break;
      const id = getId(next);
      const count = (repeats.get(id) ?? 0) + 1;
      repeats.set(id, count);
      keys.set(next, `${count} ${id}`);
    }
    return keys.get(row) ?? getId(row);
  };
}
