import { isRecord } from '#src/contract/json.ts';
import { STAGES } from '#src/contract/team.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/durations.ts';
import { UNITS_PER_DOLLAR } from '#src/domain/money.ts';
import { hashText } from './hashText';
import { leaveOutOptional } from './leaveOutOptional';
import { MOMENT } from './otherForms';

/** By these others are found, and amounts are limited; an address has a checksum. */
const KEPT_FIELDS = new Set([
  ...['_id', 'id', 'parent_id', 'transfer_id', 'user_pk', 'token', 'icon', 'stage_number', 'position'],
  ...['wallet_address', 'referral_code', 'email', 'role', 'message', 'expires_in', 'accessToken'],
]);
/** Each value becomes that of another row. */
const WORD_FIELDS = new Set(['status', 'type', 'direction']);
const STAGE_FIELDS = new Set(['stage', 'level']);
const COUNT_FIELDS = new Set(['active_members', 'total_referrals', 'network_size']);

/** Dollars around which screens round, shorten, group and compare. */
const DOLLARS = [
  ...[0, 0.00001, 0.004, 0.005, 0.49999, 0.99999, 1, 1.5, 9.995, 10, 49.99999, 50, 99.99999, 100],
  ...[100.00001, 250, 999.99499, 999.995, 1000, 1000.5, 9999.99999, 12_345.67891, 999_999.5, 1_234_567.89012],
];
/** Any other amount is below so many dollars. */
const MAX_DOLLARS = 200;
const MULTIPLIERS = [0, 0.5, 1, 1.5, 2, 3, 12];
const COUNTS = [0, 1, 2, 3, 4, 5, 9, 10, 99, 100, 101, 999, 1000, 1001, 12_345];
/** As many rows are left of a list. */
const LENGTHS = [0, 1, 2, 3, 4, 5, 6, 7, 14, 15, 16, 30, 31];
/** Short and long ones, of several scripts and cases, with what separates names and cells, and with what spreadsheets run. */
const NAMES = [
  ...['Li', 'Zoë Ångström-O’Neill', 'de la Cruz y Fernández Montenegro', 'anna', 'Anna', 'ANNA', '李小龍'],
  ...['Ben  Berg', 'Donaudampfschifffahrtsgesellschaftskapitän', 'ß', '👩‍👩‍👧 Kim', 'مريم', 'A. B. C.'],
  ...['Smith, John', '"Cy" Dee', 'Grandmother😀softheirhouse', '-1+cmd|x', '=A1', '-12.5', '0'],
];

/** Milliseconds before now, around the limits of hours, days, weeks, months, seasons and years. */
const AGES = [
  ...[0, 1, MINUTE_MS, HOUR_MS, 10 * HOUR_MS, 10 * HOUR_MS + 1, DAY_MS, 6 * DAY_MS, 7 * DAY_MS],
  ...[7 * DAY_MS + 1, 17 * DAY_MS + 10 * HOUR_MS, 17 * DAY_MS + 10 * HOUR_MS + 1, 29 * DAY_MS, 30 * DAY_MS],
  ...[30 * DAY_MS + 1, 31 * DAY_MS, 60 * DAY_MS, 89 * DAY_MS, 90 * DAY_MS, 91 * DAY_MS, 181 * DAY_MS],
  ...[364 * DAY_MS, 365 * DAY_MS, 366 * DAY_MS, 400 * DAY_MS, 1000 * DAY_MS],
];
/** One moment of so many is a day without a time. */
const DAYS_ALONE = 7;

/** The different values of these words, in all rows, sorted. */
function collectWords(answer: unknown): ReadonlyMap<string, readonly unknown[]> {
  const found = new Map<string, Set<unknown>>();
  JSON.stringify(answer, (key, value: unknown) => {
    if (WORD_FIELDS.has(key)) found.set(key, (found.get(key) ?? new Set()).add(value));
    return value;
  });
  return new Map([...found].map(([key, values]) => [key, [...values].sort()]));
}

export interface Variation {
  /** The same seed makes the same answer of the same one. */
  readonly seed: number;
  /** whether lists keep all their rows */
  readonly lists: 'whole' | 'cut';
  /** around which screens round, shorten, group and compare; or any below 200 dollars */
  readonly amounts: 'limits' | 'any';
  /** some of what the contract does not require is left out */
  readonly hasGaps: boolean;
}

/**
 * The answer to a call whose values are others, at the limits of what a provider may send: amounts, counts, stages, dates, names
 * and words. `now`: milliseconds since 1970.
 */
export function varyValues(
  call: string,
  answer: unknown,
  { seed, lists, amounts, hasGaps }: Variation,
  now: number,
): unknown {
  const words = collectWords(answer);
  const vary = (value: unknown, key: string, path: string): unknown => {
    const number = hashText(`${seed} ${call} ${path}`) >>> 8;
    const pick = <Item>(items: readonly Item[]) => items[number % items.length];
    if (Array.isArray(value)) {
      const rows = value.map((row, index) => vary(row, key, `${path}.${index}`));
      // What everybody shares stays whole.
      const isShared = rows.some((row) => isRecord(row) && 'stage_number' in row);
      return lists === 'whole' || isShared ? rows : rows.slice(0, pick(LENGTHS));
    }
    if (isRecord(value)) {
      const entries = Object.entries(value).map(([name, one]) => [name, vary(one, name, `${path}.${name}`)]);
      return Object.fromEntries(entries);
    }
    if (KEPT_FIELDS.has(key) || value === null) return value;
    if (typeof value === 'number') {
      if (STAGE_FIELDS.has(key)) return pick([0, ...STAGES]);
      if (COUNT_FIELDS.has(key)) return pick(COUNTS);
      if (key === 'earning_multiplier') return pick(MULTIPLIERS);
      return amounts === 'limits'
        ? pick(DOLLARS)
        : (number % (MAX_DOLLARS * UNITS_PER_DOLLAR)) / UNITS_PER_DOLLAR;
    }
    if (typeof value !== 'string') return value;
    if (MOMENT.test(value)) {
      const moment = new Date(now - (pick(AGES) ?? 0)).toISOString();
      return number % DAYS_ALONE === 0 ? moment.slice(0, moment.indexOf('T')) : moment;
    }
    if (WORD_FIELDS.has(key)) return pick(words.get(key) ?? [value]);
    return pick([value, ...NAMES]);
  };
  const varied = vary(answer, '', '');
  if (hasGaps) leaveOutOptional(call, varied, 'fieldsOfSome', seed);
  return varied;
}
