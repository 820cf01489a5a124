/** `$1,234.50000`, worked out apart from the app's own way. */
export const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 5 });

/** `5th March, 2025`, worked out apart from the app's own way. */
export function day(moment: string): string {
  const date = new Date(moment);
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(date.getDate());
  const suffix = { one: 'st', two: 'nd', few: 'rd' }[rule as string] ?? 'th';
  return `${date.getDate()}${suffix} ${date.toLocaleDateString('en', { month: 'long' })}, ${date.getFullYear()}`;
}
