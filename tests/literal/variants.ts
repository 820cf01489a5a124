import * as z from 'zod/mini';
import { MINUTE_MS, SECOND_MS } from '#src/domain/durations.ts';
import { DECIMALS } from '#src/domain/money.ts';
import type { ValueKind } from './fields';

export const DATE_FORMATS = ['epoch', 'epoch-ms', 'offset', 'local', 'date', 'rfc', 'spaced'] as const;
type DateFormat = (typeof DATE_FORMATS)[number];

/** How the replies differ from the plain literal provider's. Every combination is possible. */
export const variants = z.strictObject({
  money: z.optional(z.literal('text')),
  dates: z.optional(z.enum(DATE_FORMATS)),
  nestedTree: z.optional(z.enum(['root', 'list'])),
  nulls: z.optional(z.boolean()),
  stages: z.optional(z.literal('text')),
  wrapped: z.optional(z.boolean()),
  case: z.optional(z.enum(['upper', 'lower'])),
  success: z.optional(z.literal('text')),
  levels: z.optional(z.literal('1')),
  withoutSelf: z.optional(z.boolean()),
  /** every member's role; `absent` leaves the field out */
  role: z.optional(z.string()),
});
export type Variants = z.output<typeof variants>;

const OFFSET_MINUTES = 120;

export function formatDate(iso: string, format: DateFormat): string | number {
  const at = Date.parse(iso);
  const local = iso.slice(0, 19);
  switch (format) {
    case 'epoch':
      return Math.floor(at / SECOND_MS);
    case 'epoch-ms':
      return at;
    case 'offset':
      return `${new Date(at + OFFSET_MINUTES * MINUTE_MS).toISOString().slice(0, 19)}+02:00`;
    case 'local':
      return local;
    case 'date':
      return iso.slice(0, 10);
    case 'rfc':
      return new Date(at).toUTCString();
    case 'spaced':
      return local.replace('T', ' ');
  }
}

const changeCase = (text: string, to: Variants['case']): string => {
  if (to === undefined) return text;
  return to === 'upper' ? text.toUpperCase() : text.toLowerCase();
};

/** A value as the variants send it; undefined leaves it out. */
export function toVariant(kind: ValueKind, value: unknown, options: Variants): unknown {
  const { money, dates, stages, success, role } = options;
  switch (kind) {
    case 'text':
      return value;
    case 'money':
      return typeof value === 'number' && money ? value.toFixed(DECIMALS) : value;
    case 'date':
      return typeof value === 'string' && dates ? formatDate(value, dates) : value;
    case 'level':
      if (typeof value !== 'number') return value;
      return toVariant('number', options.levels ? value + 1 : value, options);
    case 'number':
      return typeof value === 'number' && stages ? String(value) : value;
    case 'word':
      return typeof value === 'string' ? changeCase(value, options.case) : value;
    case 'success':
      return success ? String(value) : value;
    case 'role':
      if (role === 'absent') return undefined;
      return role ?? value;
  }
}
