/** React keys of rows. A provider may repeat an id, so each row of it has a number (D58). */
export function createUniqueKeys<Row extends object>(
  rows: readonly Row[],
  getId: (row: Row) => string,
): (row: Row) => string {
  const keys = new Map<Row, string>();
  const repeats = new Map<string, number>();
  for (const row of rows) {
    const id = getId(row);
    const count = (repeats.get(id) ?? 0) + 1;
    repeats.set(id, count);
    keys.set(row, `${count} ${id}`);
  }
  return (row) => keys.get(row) ?? getId(row);
}
