import * as z from 'zod/mini';
import type { EndpointKey } from '#mocks/endpoint.ts';
import { isRecord } from '#src/contract/json.ts';
import { type Fields, refusalField, replyFields, teamMemberFields } from './fields';
import { toVariant, type Variants } from './variants';

function pick(fields: Fields, value: unknown, options: Variants): unknown {
  if (value === null || value === undefined) return value;
  if (typeof fields === 'string') return toVariant(fields, value, options);
  if (Array.isArray(value) && 0 in fields) return value.map((entry) => pick(fields[0], entry, options));
  if (!isRecord(value)) return value;
  const picked: Record<string, unknown> = {};
  for (const [key, kind] of Object.entries(fields)) {
    const name = key.replace(/\?$/, '');
    if (options.nulls && name !== key) picked[name] = null;
    else if (name in value) picked[name] = pick(kind, value[name], options);
  }
  return picked;
}

/** The team as the sample provider lists it: parents before children, the member first. */
const team = z.object({
  data: z.array(
    z.looseObject({
      _id: z.string(),
      parent_id: z.nullish(z.string()),
      position: z.nullish(z.string()),
      level: z.number(),
    }),
  ),
});

/** The team as a tree: the member, and under `children` the nodes left, center and right. */
function nestTeam(reply: unknown, options: Variants): unknown {
  const nodes = new Map<string, Record<string, unknown>>();
  let root: unknown;
  for (const { children: _, ...row } of team.parse(reply).data) {
    const node = pick(teamMemberFields, row, options);
    if (!isRecord(node)) continue;
    nodes.set(row._id, node);
    const parent = nodes.get(row.parent_id ?? '');
    if (!parent) root ??= node;
    else
      parent.children = { ...(isRecord(parent.children) ? parent.children : {}), [row.position ?? '']: node };
  }
  return { data: options.nestedTree === 'list' ? [root] : root };
}

function dropSelf(reply: unknown): unknown {
  return { data: team.parse(reply).data.filter(({ level }) => level > 0) };
}

/**
 * A reply of the sample provider, cut to the fields that the specification shows and changed by the variants. A
 * nested tree keeps its root, and so does not combine with `withoutSelf`.
 */
export function toLiteralReply(key: EndpointKey, reply: unknown, options: Variants = {}): unknown {
  const fields = replyFields[key];
  if (key === 'getTeamTree' && options.nestedTree) return nestTeam(reply, options);
  const source = key === 'getTeamTree' && options.withoutSelf ? dropSelf(reply) : reply;
  const literal = pick(fields, source, options);
  const bare = !isRecord(fields) || !('data' in fields || 'success' in fields);
  return options.wrapped && bare ? { data: literal } : literal;
}

/** A refusal of the sample provider, cut to the field that the error catalogue reads. */
export const toLiteralRefusal = (key: EndpointKey, reply: unknown): unknown =>
  pick({ [refusalField(key)]: 'text' }, reply, {});
