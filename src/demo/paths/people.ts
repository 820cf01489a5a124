import type { Persona } from '../../../mocks/seed/personas';

/** Whom the paths speak of, among the demo's personas. The recipient is the other member. */
const CAST = { member: 'member', other: 'leader', recipient: 'leader' } as const;

export type Role = keyof typeof CAST;

/** Finds somebody of the cast. */
export function castOf(personas: readonly Persona[]) {
  return (role: Role): Persona => {
    const found = personas.find(({ id }) => id === CAST[role]);
    if (!found) throw new Error(`There is no persona ${CAST[role]}.`);
    return found;
  };
}

const isRole = (name: string | undefined): name is Role => name !== undefined && name in CAST;

/** Puts people's data in the place of `{member.key}` and the like. */
export function resolver(personas: readonly Persona[]): (template: string) => string {
  const cast = castOf(personas);
  return (template) =>
    template.replace(/\{(\w+)\.(key|passcode|name)\}/g, (whole, role: string, part: string) => {
      if (!isRole(role)) return whole;
      const { identifier, passcode, name } = cast(role);
      return { key: identifier, passcode, name }[part] ?? whole;
    });
}
