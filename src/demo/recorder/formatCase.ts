import type { AnyEventObject } from 'xstate';
import type { Action } from '#machines/models/kinds.ts';
import { describeEvent } from '#machines/paths/describe.ts';

const INITIATORS = [
  [/^xstate\.(done|error)\./, 'provider'],
  [/^xstate\.after\./, 'clock'],
] as const;

/** The source of a case of a test model, for its `cases`: what was done, and the event that came of it. */
export function formatCase({ type, ...event }: AnyEventObject, actions: readonly Action[]): string {
  const by = INITIATORS.find(([pattern]) => pattern.test(type))?.[1] ?? 'member';
  // `actorId` is the runtime's own: a test model names the actor in the event's type.
  const { actorId: _, ...payload } = event;
  const missing = {
    sentence: describeEvent(type),
    by,
    ...(Object.keys(payload).length > 0 ? { event: payload } : {}),
    actions,
  };
  return `${JSON.stringify(type)}: ${JSON.stringify(missing, null, 2)},`;
}
