const nameIn = (thing: object): string | undefined => {
  if ('type' in thing && typeof thing.type === 'string') return thing.type;
  return 'name' in thing && typeof thing.name === 'string' && thing.name !== '' ? thing.name : undefined;
};

/** What a guard is called; one that is written in place has no name. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const isThing = typeof guard === 'function' || (typeof guard === 'object' && guard !== null);
  return (isThing ? nameIn(guard) : undefined) ?? 'a condition';
}
