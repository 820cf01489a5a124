import { subDays } from 'date-fns/subDays';
import { type DateRange, toIsoDay } from './dates';

/** Ranges of days that end today. */
export const DAY_RANGES = ['all', 'month', 'last30', 'last90', 'year'] as const;
export type DayRangeName = (typeof DAY_RANGES)[number];

const FIRST_DAY: Readonly<Record<DayRangeName, (today: Date) => string>> = {
  all: () => '',
  month: (today) => `${toIsoDay(today).slice(0, 7)}-01`,
  last30: (today) => toIsoDay(subDays(today, 29)),
  last90: (today) => toIsoDay(subDays(today, 89)),
  year: (today) => `${toIsoDay(today).slice(0, 4)}-01-01`,
};

/** The days of a named range, today included: the end stays open, so that what is dated ahead is in it as well. */
export const getDayRange = (name: DayRangeName, today: Date): DateRange => ({
  from: FIRST_DAY[name](today),
  to: '',
});

/** The name of a range, if it has one today. On the first of January the month is the year, too: the shorter counts. */
export const findDayRange = ({ from, to }: DateRange, today: Date): DayRangeName | undefined =>
  to === '' ? DAY_RANGES.find((name) => FIRST_DAY[name](today) === from) : undefined;
