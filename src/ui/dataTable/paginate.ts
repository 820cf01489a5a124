export interface PageOfRows<Row> {
  readonly rows: readonly Row[];
  /** from 1, never past the last */
  readonly page: number;
  /** at least 1 */
  readonly count: number;
  readonly total: number;
  /** number of its first row, from 1; 0 if there are no rows */
  readonly first: number;
  readonly last: number;
}

/** The requested page, or the last one if there are fewer. */
export function paginate<Row>(rows: readonly Row[], requested: number, size: number): PageOfRows<Row> {
  const total = rows.length;
  const count = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, requested), count);
  const start = (page - 1) * size;
  const shown = rows.slice(start, start + size);
  return { rows: shown, page, count, total, first: total === 0 ? 0 : start + 1, last: start + shown.length };
}

/** Pages with a button: the first, the last and those around the current one; `undefined` is a gap of at least two. */
export function pageButtons(page: number, count: number): readonly (number | undefined)[] {
  const near = (other: number) => other === 1 || other === count || Math.abs(other - page) <= 1;
  const buttons: (number | undefined)[] = [];
  for (let other = 1; other <= count; other++) {
    const fillsGap = near(other - 1) && near(other + 1);
    if (near(other) || fillsGap) buttons.push(other);
    else if (buttons.at(-1) !== undefined) buttons.push(undefined);
  }
  return buttons;
}
