import * as z from 'zod/mini';
import { endpoints } from '#src/contract/endpoints.ts';
import { findEndpoint } from '../endpoint';
import { hashText } from './hashText';

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** A row of a history without them is not shown at all. */
const DATE = 'created_at';
const AMOUNT = 'amount';
/** Of a list that lacks something in some rows, the second row does, and each third from there on. */
const LACKING = { first: 1, each: 3 };
/** With a seed, about one field of so many. */
const FIELDS_PER_GAP = 4;

/**
 * Leaves out of the answer to a call (`GET /users/profile`) what the contract does not require, in all rows of a list
 * alike: `fields` alone, or `groups` of fields and lists, too; or `fieldsOfSome` rows: all of theirs, or some that depend on a
 * seed. Changes the answer.
 */
export function leaveOutOptional(
  call: string,
  answer: unknown,
  what: 'fields' | 'groups' | 'fieldsOfSome',
  seed?: number,
): void {
  const { reply } = endpoints[findEndpoint(call)];
  const isComplete = () => z.safeParse(reply, answer).success;
  const isLacking = (index: number, name: string) => {
    if (what !== 'fieldsOfSome') return true;
    return seed === undefined
      ? index % LACKING.each === LACKING.first
      : (hashText(`${seed} ${call} ${name} ${index}`) >>> 8) % FIELDS_PER_GAP === 0;
  };
  const leaveOutOf = (rows: readonly Row[]): void => {
    for (const name of new Set(rows.flatMap(Object.keys))) {
      if (name === DATE || (name === AMOUNT && rows.some((row) => DATE in row))) continue;
      const owners = rows.filter((row, index) => isLacking(index, name) && Object.hasOwn(row, name));
      const values = owners.map((row) => row[name]);
      if (what === 'groups' || (owners.length > 0 && !values.some(isRow))) {
        for (const row of owners) delete row[name];
        if (isComplete()) continue;
        owners.forEach((row, index) => {
          row[name] = values[index];
        });
      }
      leaveOutOf(rows.flatMap((row) => row[name]).filter(isRow));
    }
  };
  leaveOutOf([answer].flat().filter(isRow));
}
