import type { oas31 } from 'zod-openapi';

type SchemaObject = oas31.SchemaObject;

const refer = (name: string): oas31.ReferenceObject => ({ $ref: `#/components/schemas/${name}` });
const ABSENT: readonly SchemaObject[] = [{ type: 'null' }, { type: 'string', const: '' }];
const NAMES = ['name', 'email', 'referral_code'];

/** A row before it is read: its `_id` may be absent, one of three fields has to say who it is. */
export function toSentTeamMember({ properties, ...generated }: SchemaObject): SchemaObject {
  return {
    ...generated,
    properties: { ...properties, _id: { anyOf: [...ABSENT, refer('Text')] } },
    required: [],
    anyOf: NAMES.map((name) => ({ required: [name], properties: { [name]: refer('Text') } })),
  };
}

/** A row with the rows below it. */
export const teamNode: SchemaObject = {
  description:
    'One member of a team. In a nested team, `children` holds the members placed below: by side (`left`, `center`, `right`), or as a list.',
  allOf: [refer('TeamMember')],
  properties: {
    children: {
      anyOf: [
        ...ABSENT,
        { type: 'array', items: { anyOf: [...ABSENT, refer('TeamNode')] } },
        { type: 'object', additionalProperties: { anyOf: [...ABSENT, refer('TeamNode')] } },
      ],
    },
  },
};

/** A flat list, a list of nodes, or one node. */
export const teamTree: SchemaObject = {
  anyOf: [{ type: 'array', items: refer('TeamNode') }, refer('TeamNode')],
};
