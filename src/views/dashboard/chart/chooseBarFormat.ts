type Format = (value: number) => string;

/** Whether unequal totals read unequal; bars of nothing are not labelled. */
function isTellingApart(format: Format, totals: readonly number[]): boolean {
  const distinct = [...new Set(totals.filter((total) => total > 0))];
  return new Set(distinct.map(format)).size === distinct.length;
}

/** The first way to write the totals of bars that fits above each and tells unequal ones apart, if there is one. */
export const chooseBarFormat = (
  formats: readonly Format[],
  totals: readonly number[],
  isFitting: (label: string) => boolean,
): Format | undefined =>
  formats.find(
    (format) => totals.every((total) => isFitting(format(total))) && isTellingApart(format, totals),
  );
