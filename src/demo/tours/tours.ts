import { memberYear } from './memberYear';
import { moneyWithCare } from './moneyWithCare';
import { testersPromise } from './testersPromise';
import type { Tour } from './tour';

/** The tours that ship with the demo, in the order in which they are offered. */
export const allTours: readonly Tour[] = [memberYear, moneyWithCare, testersPromise];
