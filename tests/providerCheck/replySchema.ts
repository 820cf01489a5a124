import * as z from 'zod/mini';
import type { Fields } from '../literal/fields';

/** A schema without what makes it optional: inside of `absent`, `optional`, `nullable` and `catch`. */
export function unwrap(schema: unknown): unknown {
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniCatch
  )
    return unwrap(schema._zod.def.innerType);
  if (schema instanceof z.ZodMiniPipe && schema._zod.def.out instanceof z.ZodMiniOptional)
    return unwrap(schema._zod.def.out);
  return schema;
}

/** What the specification shows of a field: that it is there, that it may be, or nothing. */
export type Shown = 'required' | 'optional' | 'not shown';

export function getShown(fields: Fields | undefined, name: string): readonly [Shown, Fields | undefined] {
  if (typeof fields !== 'object' || Array.isArray(fields)) return ['not shown', undefined];
  const byName: Readonly<Record<string, Fields>> = Object.fromEntries(Object.entries(fields));
  if (byName[name] !== undefined) return ['required', byName[name]];
  if (byName[`${name}?`] !== undefined) return ['optional', byName[`${name}?`]];
  return ['not shown', undefined];
}

export const getRowFields = (fields: Fields | undefined): Fields | undefined =>
  Array.isArray(fields) ? fields[0] : undefined;

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The issues, those of a union by its last choice: before it come the ways to leave the field out. */
export const listIssues = (
  issues: readonly z.core.$ZodIssue[],
  above: readonly PropertyKey[] = [],
): Issue[] =>
  issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    const inner = issue.code === 'invalid_union' ? issue.errors.at(-1) : undefined;
    return inner && inner.length > 0 ? listIssues(inner, path) : [{ path, message: issue.message }];
  });

/** Whether the reply cannot be read without the field; that is found by parsing it. */
export const isRequired = (field: unknown): boolean =>
  field instanceof z.ZodMiniType && !field.safeParse(undefined).success;
