import type { PersonaDefinition } from './persona';
import { inactive } from './personas/inactive';
import { leader } from './personas/leader';
import { member } from './personas/member';
import { newcomer } from './personas/newcomer';
import { unlucky } from './personas/unlucky';

const definitions = [newcomer, member, leader, inactive, unlucky] as const;

export type PersonaId = (typeof definitions)[number]['id'];
export interface Persona extends PersonaDefinition {
  readonly id: PersonaId;
}

/** The members of the demo to sign in as, in the order in which they are offered. */
export const personas: readonly Persona[] = definitions;

/** Their private keys. */
export const personaKeys: ReadonlySet<string> = new Set(personas.map(({ identifier }) => identifier));

export function findPersona(id: PersonaId): Persona {
  const found = personas.find((persona) => persona.id === id);
  if (!found) throw new Error(`There is no persona ${id}.`);
  return found;
}
