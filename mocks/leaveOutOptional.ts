import * as z from 'zod/mini';
import { endpoints } from '#src/contract/endpoints.ts';
import { findEndpoint } from './endpoint';

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/**
 * Leaves out of the answer to a call (`GET /users/profile`) what the contract does not require, in all rows of a list
 * alike: `fields` alone, or `groups` of fields and lists, too. Changes the answer.
 */
export function leaveOutOptional(call: string, answer: unknown, what: 'fields' | 'groups'): void {
  const { reply } = endpoints[findEndpoint(call)];
  const isComplete = () => z.safeParse(reply, answer).success;
  const leaveOutOf = (rows: readonly Row[]): void => {
    for (const name of new Set(rows.flatMap(Object.keys))) {
      const owners = rows.filter((row) => Object.hasOwn(row, name));
      const values = owners.map((row) => row[name]);
      if (what === 'groups' || !values.some(isRow)) {
        for (const row of owners) delete row[name];
        if (isComplete()) continue;
        owners.forEach((row, index) => {
          row[name] = values[index];
        });
      }
      leaveOutOf(values.flat().filter(isRow));
    }
  };
  leaveOutOf([answer].flat().filter(isRow));
}
