import * as z from 'zod/mini';
import { rulesOfObjects } from './scalarSchemas';

/** The rules over several fields of a request that JSON Schema cannot say: `confirm_password must equal password`. */
export function listRefinements(schema: z.ZodMiniType): string[] {
  if (rulesOfObjects.has(schema)) return [];
  return (schema._zod.def.checks ?? []).flatMap((check) => {
    if (!(check instanceof z.ZodMiniCustom)) return [];
    const { path = [], error } = check._zod.def;
    const sentence = error?.({ code: 'custom', input: undefined });
    return [`\`${path.join('.')}\` ${typeof sentence === 'string' ? sentence : 'has a rule of its own'}`];
  });
}
