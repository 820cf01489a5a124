import type { Call } from './appDriver';

/** What the screen shows, as the provider has answered it, by call. */
export type Answers = ReadonlyMap<string, unknown>;
export type Item = Readonly<Record<string, unknown>>;

/** The path of an item's place in its list, from 1. */
export const NUMBER = '#';

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

/** The value at a path: `data.stats.total_earn`. */
export const read = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inside, name) => (name !== '' && isItem(inside) ? inside[name] : inside), value);
export const readItems = (answers: Answers, call: Call, path: string): readonly Item[] | undefined => {
  const found = read(answers.get(call), path);
  return Array.isArray(found)
    ? found.filter(isItem).map((item, index) => ({ ...item, [NUMBER]: index + 1 }))
    : undefined;
};

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 5,
});
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `$1,234.50000` */
export const showDollars = (amount: unknown): string => dollars.format(Number(amount));
export const showCount = (count: unknown): string => Number(count).toLocaleString('en-US');
export const showText = (text: unknown): string => (text === undefined || text === null ? '–' : String(text));
export const showWord = (word: unknown): string =>
  showText(word).replace(/^./, (first) => first.toUpperCase());
/** `5th March, 2025` */
export function showDate(moment: unknown): string {
  const date = new Date(String(moment));
  const month = date.toLocaleDateString('en', { month: 'long' });
  const suffix = SUFFIXES[ordinals.select(date.getDate())] ?? 'th';
  return `${date.getDate()}${suffix} ${month}, ${date.getFullYear()}`;
}
