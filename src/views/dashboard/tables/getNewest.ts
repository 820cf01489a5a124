/** Of those of one moment the first that the provider lists. */
export const getNewest = <Row extends { readonly created_at: string }>(
  rows: readonly Row[],
  count: number,
): readonly Row[] =>
  rows.toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at)).slice(0, count);
