import type { oas31 } from 'zod-openapi';

type SchemaObject = oas31.SchemaObject;

const refer = (name: string): oas31.ReferenceObject => ({ $ref: `#/components/schemas/${name}` });
const ABSENT: readonly SchemaObject[] = [{ type: 'null' }, { type: 'string', const: '' }];
const NAMES = ['name', 'email', 'referral_code'];

/** A row of members, of which one of three fields has to say who it is. */
export const toIdentified = ({ properties = {}, ...generated }: SchemaObject): SchemaObject => ({
  ...generated,
  properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !NAMES.includes(name))),
  anyOf: NAMES.map((name) => ({
    type: 'object',
    required: [name],
    properties: {
      ...Object.fromEntries(NAMES.map((other) => [other, properties[other] ?? {}])),
      [name]: refer('Text'),
    },
  })),
});

/** A row before it is read: its `_id` may be absent, and in a nested team `children` holds the rows below it. */
export const toSentTeamMember = (generated: SchemaObject): SchemaObject => {
  const identified = toIdentified(generated);
  return {
    ...identified,
    properties: {
      ...identified.properties,
      _id: { anyOf: [...ABSENT, refer('Text')] },
      children: {
        anyOf: [
          ...ABSENT,
          { type: 'array', items: { anyOf: [...ABSENT, refer('TeamMember')] } },
          { type: 'object', additionalProperties: { anyOf: [...ABSENT, refer('TeamMember')] } },
        ],
        description: 'The members placed below: by side (`left`, `center`, `right`), or as a list.',
      },
    },
    required: [],
  };
};

/** A flat list, a list of nodes, or one node. */
export const teamTree: SchemaObject = {
  anyOf: [{ type: 'array', items: refer('TeamMember') }, refer('TeamMember')],
};
