import * as z from 'zod/mini';
import type { Client } from '#src/api/client.ts';
import type { Endpoint, ReplyOf } from '#src/contract/endpoint.ts';
import { isRecord } from '#src/contract/json.ts';

/** What even the sample provider leaves out: not every member, row or reply has it. */
const MAY_BE_ABSENT = [
  'wallet_address',
  'position',
  'referred_by',
  'parent_id',
  'message',
  'metadata',
  'icon',
  'field',
] as const;
type MayBeAbsent = (typeof MAY_BE_ABSENT)[number];

/** A reply in which every other optional field is present. */
export type Complete<T> = T extends readonly (infer Item)[]
  ? Complete<Item>[]
  : T extends object
    ? { [Key in Extract<keyof T, MayBeAbsent>]: T[Key] } & {
        [Key in Exclude<keyof T, MayBeAbsent>]-?: Complete<Exclude<T[Key], undefined>>;
      }
    : T;

/** The first field that a schema has and a value lacks, as `data.profile.stage`. */
function findAbsent(schema: unknown, value: unknown, path: readonly string[]): string | undefined {
  if (value === undefined) return path.join('.');
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniCatch)
    return findAbsent(schema._zod.def.innerType, value, path);
  if (schema instanceof z.ZodMiniPipe) {
    const { in: from, out } = schema._zod.def;
    return findAbsent(from instanceof z.ZodMiniTransform ? out : from, value, path);
  }
  if (schema instanceof z.ZodMiniUnion) return findAbsent(schema._zod.def.options.at(-1), value, path);
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) {
    return value
      .map((item: unknown, index) => findAbsent(schema._zod.def.element, item, [...path, String(index)]))
      .find((absent) => absent !== undefined);
  }
  if (!(schema instanceof z.ZodMiniObject) || !isRecord(value)) return undefined;
  return Object.entries(schema.shape)
    .filter(([name]) => !MAY_BE_ABSENT.some((absent) => absent === name))
    .map(([name, field]) => findAbsent(field, value[name], [...path, name]))
    .find((absent) => absent !== undefined);
}

const isComplete = <E extends Endpoint>(
  endpoint: E,
  reply: ReplyOf<E>,
): reply is ReplyOf<E> & Complete<ReplyOf<E>> => findAbsent(endpoint.reply, reply, []) === undefined;

/** A call of the sample provider. Throws if the reply lacks a field that the sample provider always sends. */
export async function callSample<E extends Endpoint>(
  client: Client,
  endpoint: E,
  request: Parameters<typeof client.call<E>>[1],
): Promise<Complete<ReplyOf<E>>> {
  const reply = await client.call(endpoint, request);
  if (isComplete(endpoint, reply)) return reply;
  throw new Error(`${endpoint.path} lacks ${findAbsent(endpoint.reply, reply, [])}`);
}
