import { useState } from 'react';
import * as z from 'zod/mini';
import { toOwnName } from '#src/basePath.ts';
import { tabStorage } from '../tabStorage';

const toKey = (name: string) => toOwnName(`trellis-demo-${name}`);

/** What a control of this tab was set to before a reload; undefined where that is nothing of its kind. */
export function readControlState<S extends z.ZodMiniType>(name: string, schema: S): z.output<S> | undefined {
  const stored = tabStorage.get(toKey(name));
  if (stored === null) return undefined;
  try {
    return z.safeParse(schema, JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

/** Keeps what a control of this tab is set to over a reload; undefined forgets it. */
export const keepControlState = (name: string, value: unknown): void =>
  tabStorage.set(toKey(name), value === undefined ? null : JSON.stringify(value));

/** The state of a control, kept over a reload of the tab. */
export function useControlState<S extends z.ZodMiniType>(
  name: string,
  schema: S,
  initial: z.output<S>,
): readonly [z.output<S>, (value: z.output<S>) => void] {
  const [value, setValue] = useState(() => readControlState(name, schema) ?? initial);
  const change = (next: z.output<S>) => {
    keepControlState(name, next);
    setValue(next);
  };
  return [value, change];
}
