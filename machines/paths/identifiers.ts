import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';

const siblingsOf = ({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] =>
  (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];

/** `<source> on <event>`, or `<source> always`, with `[i]` where the source has several for that event. */
export function transitionId(definition: AnyTransitionDefinition): string {
  const { source, eventType } = definition;
  const siblings = siblingsOf(definition);
  const index = siblings.length > 1 ? `[${siblings.indexOf(definition)}]` : '';
  return `${source.id} ${eventType === '' ? 'always' : `on ${eventType}`}${index}`;
}

/** Entering an initial state is inspected as a transition, too, but no machine defines it. */
export const isDefined = (definition: AnyTransitionDefinition): boolean =>
  siblingsOf(definition).includes(definition);

/** What a state node is called in its machine: `loggedOut.idle`; the root has no name. */
export const nodeName = ({ path }: { readonly path: readonly string[] }): string => path.join('.');

const getLeaves = (value: unknown, path: readonly string[] = []): readonly string[] => {
  if (typeof value === 'string') return [[...path, value].join('.')];
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return parts.length > 0
    ? parts.flatMap(([key, part]) => getLeaves(part, [...path, key]))
    : [path.join('.')];
};

/** `loggedOut.idle`; parallel parts are joined by ` & `. */
export const stateName = (snapshot: AnyMachineSnapshot): string => getLeaves(snapshot.value).join(' & ');
