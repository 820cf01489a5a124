import * as z from 'zod/mini';
import { joinMoment, parseMoment } from './moment';
import { readAs, stringOrNumber, toNumber } from './scalars';

const DURATION = /^(\d+(?:\.\d+)?) ?(?:(s|secs?|seconds?)|(m|mins?|minutes?)|(h|hrs?|hours?)|(d|days?))$/i;
/** As .NET, Python, Java, Django and Go write it: `01:00:00`, `1:00:00`, `PT1H`, `P0DT01H`, `1h0m0s`. */
const CLOCK = /^(\d\d?):(\d\d):(\d\d)(?:\.\d+)?$/;
const UNITS = /^(?:P(?:0+D)?T)?(?=\d)(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d+)?s)?$/i;
const DAY_S = 24 * 60 * 60;
const MIN_EPOCH_S = 1e9;
const MIN_EPOCH_MS = 1e12;

/** Seconds from now on. No such length of time is above a day: more is in milli-, micro- or nanoseconds, or a date. */
function toSeconds(value: number): number {
  const untilDate = (value >= MIN_EPOCH_MS ? value / 1000 : value) - Date.now() / 1000;
  if (value >= MIN_EPOCH_S && Math.abs(untilDate) < DAY_S) return untilDate;
  return [1, 1e3, 1e6, 1e9].map((unit) => value / unit).find((length) => length <= DAY_S) ?? DAY_S;
}

/** A length of time of at most a day, in seconds, or as a text with its unit: `15m`, `1 hour`, `01:00:00`. Parses to seconds. */
// assumed: a length of time is in seconds, or a text with its unit, as 15m, 1 hour, 01:00:00, PT1H or 1h0m0s, or in {"seconds": …}; above a day it is in milli-, micro- or nanoseconds, or the date at which it ends, in any form
export const duration = z.pipe(
  z.pipe(z.transform<string | number, unknown>(joinMoment), stringOrNumber),
  readAs((value) => {
    const written = String(value).trim();
    const parts = CLOCK.exec(written) ?? UNITS.exec(written);
    if (parts) {
      const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
      return Math.min(DAY_S, hours * 3600 + minutes * 60 + seconds);
    }
    const [, amount, , minutes, hours, days] = DURATION.exec(written) ?? [];
    if (amount !== undefined)
      return Math.min(DAY_S, Number(amount) * (days ? DAY_S : hours ? 3600 : minutes ? 60 : 1));
    const number = toNumber(value);
    if (number !== undefined) return toSeconds(number);
    const end = parseMoment(written);
    return end === undefined ? undefined : (Date.parse(end) - Date.now()) / 1000;
  }, 'must be a length of time'),
);
