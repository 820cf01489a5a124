import * as z from 'zod/mini';
import { isRecord } from './json';
import { readAs, stringOrNumber } from './scalars';

/**
 * An ISO 8601 date-time; the offset may be absent, and a space may stand for the T. As Ruby, Go and Java write it, it may
 * end with the name of its zone.
 */
const DATE_TIME =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?) ?(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?(?: [A-Z]{3,4})?)?(?:\[[\w/+-]+\])?$/i;
/** A day alone, also with the midnight that languages without a type for days write after it. */
const DAY = /^(\d{4}-\d\d-\d\d)(?:[T ]00:00(?::00(?:[.,]0+)?)?)?$/i;
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
/** A date with the name of its month, so that it is clear which number is the day: of mails, JavaScript, Gson and Laravel. */
const WITH_MONTH =
  /^(?:[a-z]{3,9},? )?(?<day>\d{1,2})(?:st|nd|rd|th)?[ -](?<month>[a-z]{3,9})[, -]+(?<year>\d{4})(?:,? (?:at )?(?<hour>\d{1,2})(?<minutes>:\d\d(?::\d\d)?)(?:\s?(?<half>[ap])m)?(?: ?(?<zone>GMT|UTC?|Z)?(?<offset>[+-]\d\d:?\d\d)?)(?: \(.+\))?)?$/i;
/** A month before its day; another word there is the weekday. */
const MONTH_FIRST =
  /^(?:[a-z]{3,9},? )?((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*) +(\d{1,2}(?!\d))(?:st|nd|rd|th)?/i;
/** As C and Java write it. */
const YEAR_LAST = / (\d\d:\d\d:\d\d(?: (?:GMT|UTC?)?(?:[+-]\d\d:?\d\d)?)?) (\d{4})$/i;
const EPOCH = /^\d{9,14}(?:\.\d+)?$/;
/** Micro- or nanoseconds, whose first digits are milliseconds, and not the digits of a date. */
const FINE_EPOCH = /^(?!20\d\d(?:0[1-9]|1[0-2])[0-3]\d[0-2]\d[0-5]\d[0-5]\d)(\d{13})(?:\d{3}|\d{6})$/;

/** As .NET writes milliseconds; an offset there says nothing of the time. */
const NET_EPOCH = /^\/Date\((\d+)(?:[+-]\d{4})?\)\/$/;

/** From here on a number counts milliseconds: as seconds it would be past the year 5000. */
const MIN_EPOCH_MS = 1e11;

/** Zero and what is before it stand for a date that was never set; 1st January 1970 is that in some time zone. */
const MIN_TIME = Date.parse('1970-01-02T00:00:00.000Z');
/** Years have four digits. */
const MAX_TIME = Date.parse('9999-12-31T23:59:59.999Z');

/** `20250305`, or with the time `202503051030`, `20250305103000` or `20250305T103000Z`, as numbers or texts; as epochs they would be of 1970, 1976 or 2611. */
const COMPACT = /^((?:19|20)\d\d)(\d\d)(\d\d)(?:T?(\d\d)(\d\d)(\d\d)?Z?)?$/;

function toTime(value: string | number): number {
  const [, year, month, day, hours, minutes, seconds = '00'] = COMPACT.exec(String(value).trim()) ?? [];
  if (day === undefined) return toWrittenTime(value);
  const time = hours === undefined ? '' : ` ${hours}:${minutes}:${seconds}`;
  return toWrittenTime(`${year}-${month}-${day}${time}`);
}

function toWrittenTime(value: string | number): number {
  if (typeof value === 'number') return Math.abs(value) < MIN_EPOCH_MS ? value * 1000 : value;
  const written = value
    .trim()
    .replace(NET_EPOCH, '$1')
    .replace(FINE_EPOCH, '$1')
    .replace(/^(\d{4})\/(\d\d)\/(?=\d\d)/, '$1-$2-')
    .replace(MONTH_FIRST, '$2 $1')
    .replace(YEAR_LAST, ' $2 $1');
  if (EPOCH.test(written)) return toWrittenTime(Number(written));
  // A day is the same day wherever it is read.
  const [, alone] = DAY.exec(written) ?? [];
  if (alone !== undefined) return isDay(alone) ? Date.parse(`${alone}T00:00`) : Number.NaN;
  const [, day, time, offset = 'Z'] = DATE_TIME.exec(written) ?? [];
  if (day !== undefined && time !== undefined)
    return isDay(day) ? Date.parse(`${day}T${toTimeOfDay(time)}${toOffset(offset)}`) : Number.NaN;
  const groups = WITH_MONTH.exec(written)?.groups;
  return groups ? toWrittenTime(toNumbers(groups)) : Number.NaN;
}

/** The same with numbers. */
function toNumbers(groups: Readonly<Partial<Record<string, string>>>): string {
  const { year, month = '', day, hour, minutes, half, zone, offset } = groups;
  const index = MONTHS.findIndex((name) => name.startsWith(month.toLowerCase()));
  const date = [year, index + 1, day].map((part) => String(part).padStart(2, '0'));
  if (hour === undefined) return date.join('-');
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  return `${date.join('-')} ${String(hours).padStart(2, '0')}${minutes}${offset ?? (zone ? 'Z' : '')}`;
}

/** A leap second, which JavaScript has none of, is read as the second before it. */
const toTimeOfDay = (time: string): string => time.replace(',', '.').replace(/(?<=:\d\d):60\b/, ':59');

/** Whether a calendar has the day: parsers read 31st February as 3rd March. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function toOffset(offset: string): string {
  const [, sign, hours, minutes = '00'] = /^([+-])(\d\d):?(\d\d)?/.exec(offset) ?? [];
  return sign === undefined ? 'Z' : `${sign}${hours}:${minutes}`;
}

/** A date as Java's lists its parts, from the year to the nanosecond: times of zeros are left out, and a day has none. */
function toWritten(parts: readonly unknown[]): string {
  const [year, month, day, hour = '00', minute = '00', second = '00'] = parts.map((part) =>
    String(part).padStart(2, '0'),
  );
  const date = `${year}-${month}-${day}`;
  const fraction = String(parts[6] ?? 0).padStart(9, '0');
  return parts.length === 3 ? date : `${date} ${hour}:${minute}:${second}.${fraction}`;
}

const zones = new Map<string, Intl.DateTimeFormat>();

/** Made once for each zone: it takes longer than reading a row. Throws where there is no such zone. */
function getZone(name: string): Intl.DateTimeFormat {
  const zone =
    zones.get(name) ?? new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' });
  zones.set(name, zone);
  return zone;
}

/** The offset of a zone that is named at a time there, to the hour in which its clocks change; what else it is, as it is. */
function toNumericZone(date: string, zone: string): string {
  if (!zone.includes('/')) return zone;
  try {
    const name = getZone(zone)
      .formatToParts(Date.parse(`${date.replace(' ', 'T')}Z`))
      .find(({ type }) => type === 'timeZoneName');
    return name?.value.slice('GMT'.length) || 'Z';
  } catch {
    return zone;
  }
}

/** A date that comes as its parts: of Java a list, of PHP an object with its zone, of Firestore one of seconds. */
export function joinMoment(value: unknown): unknown {
  if (Array.isArray(value) && value.length >= 3 && value.length <= 7) return toWritten(value);
  if (!isRecord(value)) return value;
  const { date, timezone, _seconds, epoch_second = _seconds, seconds = epoch_second } = value;
  if (typeof date === 'string')
    return typeof timezone === 'string' ? `${date} ${toNumericZone(date, timezone)}` : date;
  return seconds ?? value;
}

/**
 * A date in any of the forms that providers write: ISO 8601 with or without an offset, a day alone, with the name
 * of its month, seconds, milli-, micro- or nanoseconds since 1970. Parses to ISO 8601 in UTC; undefined for anything else.
 */
// assumed: a date without an offset is in UTC; a day without a time, or with midnight and no offset, is that day in the reader's time zone
// assumed: a date up to 1st January 1970, as 0 or 0001-01-01, is none
// assumed: a number is seconds since 1970, milliseconds from 1e11 on, or of 16 digits micro-, of 19 nanoseconds
// assumed: a date may come in parts: [year, month, day, hour, minute, second, nanosecond], {"date": …, "timezone": …}, {"_seconds": …} or {"epochSecond": …}
export function parseMoment(value: string | number): string | undefined {
  const time = toTime(value);
  return time >= MIN_TIME && time <= MAX_TIME ? new Date(time).toISOString() : undefined;
}

/** A point in time. Parses to ISO 8601 in UTC, as in `2025-03-05T10:00:00.000Z`. */
export const moment = z.pipe(
  z.transform<string | number, unknown>(joinMoment),
  z.pipe(stringOrNumber, readAs(parseMoment, 'must be a date')),
);
