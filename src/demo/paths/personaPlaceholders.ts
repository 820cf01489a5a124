import type { Persona } from '#mocks/seed/personas.ts';

/** Whom the paths speak of, among the demo's personas. The recipient is the other member. */
const PERSONA_BY_ROLE = { member: 'member', other: 'leader', recipient: 'leader' } as const;

export type Role = keyof typeof PERSONA_BY_ROLE;

/** Finds somebody of the cast. */
export function personaFor(personas: readonly Persona[]) {
  return (role: Role): Persona => {
    const found = personas.find(({ id }) => id === PERSONA_BY_ROLE[role]);
    if (!found) throw new Error(`There is no persona ${PERSONA_BY_ROLE[role]}.`);
    return found;
  };
}

const isRole = (name: string | undefined): name is Role => name !== undefined && name in PERSONA_BY_ROLE;

/** Puts people's data in the place of `{member.key}` and the like. */
export function personaResolver(personas: readonly Persona[]): (template: string) => string {
  const cast = personaFor(personas);
  return (template) =>
    template.replace(/\{(\w+)\.(key|passcode|name)\}/g, (whole, role: string, part: string) => {
      if (!isRole(role)) return whole;
      const { identifier, passcode, name } = cast(role);
      return { key: identifier, passcode, name }[part] ?? whole;
    });
}
