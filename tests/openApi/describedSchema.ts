import * as z from 'zod/mini';
import { scalarSchemas } from './scalarSchemas';

/** Built once for each, so that one schema stays one component. */
const described = new Map<z.ZodMiniType, z.ZodMiniType>();

/** The schema of the value that a field may have, if the schema is one of `absent`. */
function findOptional(schema: unknown): z.ZodMiniType | undefined {
  if (!(schema instanceof z.ZodMiniPipe) || !(schema._zod.def.in instanceof z.ZodMiniTransform))
    return undefined;
  const { out } = schema._zod.def;
  return out instanceof z.ZodMiniOptional ? asMini(out._zod.def.innerType) : undefined;
}

function asMini(schema: unknown): z.ZodMiniType {
  if (schema instanceof z.ZodMiniType) return schema;
  throw new Error('The contract has a schema of another kind.');
}

/** An empty list may stand for an absent object. */
const toEmptyList = (schema: z.ZodMiniType): z.ZodMiniType[] =>
  schema instanceof z.ZodMiniObject ? [z.array(z.unknown()).check(z.maxLength(0))] : [];

function build(schema: z.ZodMiniType): z.ZodMiniType {
  // Its component is written by hand.
  if (scalarSchemas.has(schema)) return z.unknown();
  if (schema instanceof z.ZodMiniOptional) {
    const { innerType } = schema._zod.def;
    const optional = findOptional(innerType);
    const inner = optional
      ? z.union([z.null(), z.literal(''), ...toEmptyList(optional), describeSchema(optional)])
      : describeSchema(asMini(innerType));
    return z.optional(inner);
  }
  if (schema instanceof z.ZodMiniCatch) return z.optional(describeSchema(asMini(schema._zod.def.innerType)));
  if (schema instanceof z.ZodMiniNullable)
    return z.nullable(describeSchema(asMini(schema._zod.def.innerType)));
  if (schema instanceof z.ZodMiniPipe) {
    const { in: read, out } = schema._zod.def;
    return describeSchema(asMini(read instanceof z.ZodMiniTransform ? out : read));
  }
  if (schema instanceof z.ZodMiniArray) return z.array(describeSchema(asMini(schema._zod.def.element)));
  if (schema instanceof z.ZodMiniUnion)
    return z.union(schema._zod.def.options.map((option) => describeSchema(asMini(option))));
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => [name, describeField(asMini(field))]);
    return z.object(Object.fromEntries(fields));
  }
  return schema;
}

/** A field may be left out wherever the app reads a value of the object without it. */
function describeField(field: z.ZodMiniType): z.ZodMiniType {
  const built = describeSchema(field);
  const mayBeAbsent = field.safeParse(undefined).success;
  return mayBeAbsent && !(built instanceof z.ZodMiniOptional) ? z.optional(built) : built;
}

/** A schema of the values that may be sent, without the code that reads them. */
export function describeSchema(schema: z.ZodMiniType): z.ZodMiniType {
  const known = described.get(schema);
  if (known) return known;
  const built = build(schema);
  described.set(schema, built);
  return built;
}
