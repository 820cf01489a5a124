import type { Persona } from '#mocks/seed/personas.ts';

/** The personas of the roles in plans. The recipient is the other member. */
const PERSONA_BY_ROLE = { member: 'member', other: 'leader', recipient: 'leader' } as const;

export type Role = keyof typeof PERSONA_BY_ROLE;

/** Returns a function that finds the persona of a role. Throws when the world does not have it. */
export function getPersonaByRole(personas: readonly Persona[]) {
  return (role: Role): Persona => {
    const found = personas.find(({ id }) => id === PERSONA_BY_ROLE[role]);
    if (!found) throw new Error(`There is no persona ${PERSONA_BY_ROLE[role]}.`);
    return found;
  };
}

const isRole = (name: string | undefined): name is Role => name !== undefined && name in PERSONA_BY_ROLE;

/** Returns a function that replaces `{member.key}` and the like with the personas' data. */
export function createPersonaResolver(personas: readonly Persona[]): (template: string) => string {
  const getPersona = getPersonaByRole(personas);
  return (template) =>
    template.replace(/\{(\w+)\.(key|passcode|name)\}/g, (whole, role: string, property: string) => {
      if (!isRole(role)) return whole;
      const { identifier, passcode, name } = getPersona(role);
      return { key: identifier, passcode, name }[property] ?? whole;
    });
}

/** Returns a function that puts placeholders where a text has the data of the member or the recipient. */
export function createPersonaTemplate(personas: readonly Persona[]): (text: string) => string {
  const roles = (['member', 'recipient'] as const).map((role) => ({
    role,
    ...getPersonaByRole(personas)(role),
  }));
  return (text) =>
    roles.reduce((template, { role, identifier, passcode, name }) => {
      if (text === passcode) return `{${role}.passcode}`;
      return template.replaceAll(identifier, `{${role}.key}`).replaceAll(name, `{${role}.name}`);
    }, text);
}
