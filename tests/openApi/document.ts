import type * as z from 'zod/mini';
import { createDocument, createSchema, type oas31 } from 'zod-openapi';
import { BASE_PATH, type EndpointKey, endpointKeys } from '#mocks/endpoint.ts';
import { personas } from '#mocks/seed/personas.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorBody } from '#src/contract/errors.ts';
import { teamMember } from '#src/contract/team.ts';
import { bodies } from '../contract/sampleReplies';
import { components, findResource, resourceNames } from './components';
import { readContractComments } from './contractComments';
import { describeSchema } from './describedSchema';
import { collectExamples } from './examples';
import { listRefinements } from './refinements';
import { rulesOfObjects, scalarSchemas } from './scalarSchemas';
import { toIdentified, toSentTeamMember } from './teamSchemas';

const JSON_TYPE = 'application/json';
const REFUSAL = { $ref: '#/components/responses/Refusal' };
const REFUSAL_EXAMPLE = { error: 'Insufficient balance.', message: 'Insufficient balance.', field: 'amount' };

/** Whether a call carries the header `Idempotency-Key`. */
const needsIdempotencyKey = (endpoint: Endpoint): boolean => endpoint.needsIdempotencyKey === true;

const IDEMPOTENCY_KEY: oas31.ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A text in quotes (RFC 9651), one for each intent. A second request with the same value is the same one, sent again, and is carried out once.',
  schema: { type: 'string', pattern: '^"[^"]+"$' },
  example: '"0b0f7c1e-6f4d-4d58-a9d2-9f6a8a0f5f11"',
};

const REFRESH_COOKIE: oas31.HeaderObject = {
  description: 'The refresh token, out of reach of scripts.',
  schema: { type: 'string' },
  example: 'refresh_token=sample; Path=/; HttpOnly; SameSite=Strict',
};

const SECURITY: Readonly<Record<Endpoint['access'], oas31.SecurityRequirementObject[]>> = {
  anonymous: [],
  public: [],
  'refresh-cookie': [{ refreshCookie: [] }],
  member: [{ bearer: [] }],
};

/** `getTeamTree` as a sentence: “Get team tree”. */
const toSummary = (key: string): string => {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The doc comments of calls start with the call, and some have nothing else to say. */
const CALL_AT_START = /^(GET|POST|PUT) [^\s:,.]+(\. ?|, |: )(not shown\.)?\s*/;

const toDocumentPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

/** A schema as who sends the value may write it, and the components that it refers to. */
const toInputSchema = (schema: z.ZodMiniType) =>
  createSchema(describeSchema(schema), {
    io: 'input',
    schemaComponents: Object.fromEntries(
      components.map(({ name, schema: entity }) => [name, describeSchema(entity)]),
    ),
    openapiVersion: '3.1.0',
  });

/** The contract as an OpenAPI document, with an example of each call from the sample provider. */
export async function buildDocument(): Promise<oas31.OpenAPIObject> {
  const comments = readContractComments();
  const examples = await collectExamples();
  const used: Record<string, oas31.SchemaObject> = {};
  const toSchema = (schema: z.ZodMiniType) => {
    const created = toInputSchema(schema);
    Object.assign(used, created.components);
    return created.schema;
  };

  const paths: Record<string, Record<string, oas31.OperationObject>> = {};
  for (const key of endpointKeys) {
    const endpoint: Endpoint = endpoints[key];
    const path = toDocumentPath(endpoint.path);
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: createOperation(key, endpoint),
    };
  }

  function createOperation(key: EndpointKey, endpoint: Endpoint): oas31.OperationObject {
    const { method, path, access, params, query, body, reply } = endpoint;
    const subject = `${method} ${toDocumentPath(path)}`;
    const refinements = body ? listRefinements(body) : [];
    const description = [
      comments(subject)?.replace(CALL_AT_START, '') || [],
      refinements.length > 0 ? `Checked as well: ${refinements.join('; ')}.` : [],
    ].flat();
    const parameters = [
      ...listParameters('path', params),
      ...listParameters('query', query),
      ...(needsIdempotencyKey(endpoint) ? [IDEMPOTENCY_KEY] : []),
    ];
    return {
      operationId: key,
      summary: toSummary(key),
      description: description.join('\n\n'),
      tags: [findResource(endpoint)],
      security: SECURITY[access],
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(body
        ? {
            requestBody: {
              required: true,
              content: {
                [JSON_TYPE]: {
                  schema: { ...toSchema(body), ...rulesOfObjects.get(body) },
                  example: getRequestExample(key),
                },
              },
            },
          }
        : {}),
      responses: {
        200: {
          description: 'The reply. Fields that are not listed are not read.',
          ...(key === 'login' ? { headers: { 'Set-Cookie': REFRESH_COOKIE } } : {}),
          content: { [JSON_TYPE]: { schema: toSchema(reply), example: examples[key] } },
        },
        '4XX': REFUSAL,
      },
    };
  }

  function listParameters(place: 'path' | 'query', schema: z.ZodMiniType | undefined) {
    const { properties = {}, required = [] } = toObjectSchema(schema);
    return Object.entries(properties).map(
      ([name, property]): oas31.ParameterObject => ({
        name,
        in: place,
        schema: property,
        ...(required.includes(name) ? { required: true } : {}),
      }),
    );
  }

  function toObjectSchema(schema: z.ZodMiniType | undefined): oas31.SchemaObject {
    const created = schema ? toSchema(schema) : {};
    return '$ref' in created ? {} : created;
  }

  toSchema(teamMember);
  used.TeamMember = toSentTeamMember(used.TeamMember ?? {});
  used.Referral = toIdentified(used.Referral ?? {});
  const refusal = toSchema(errorBody);
  for (const { name, subject, schema } of components) {
    const generated = used[name];
    const description = comments(subject);
    if (generated)
      used[name] = { ...(scalarSchemas.get(schema) ?? generated), ...(description ? { description } : {}) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Trellis provider',
      version: '1.0.0',
      license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
      description:
        'The calls of a provider: what the app sends, and all that it reads. Where a value may be written in several forms, each is read alike. The examples are those of the sample provider.',
    },
    servers: [{ url: BASE_PATH, description: 'The same host as the app' }],
    tags: resourceNames.map((name) => ({ name, description: `The calls of ${name}` })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(used).toSorted(([a], [b]) => a.localeCompare(b))),
      responses: {
        Refusal: {
          description: 'The call is refused. The app shows error or message.',
          content: { [JSON_TYPE]: { schema: refusal, example: REFUSAL_EXAMPLE } },
        },
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The access token of sign-in or refresh.' },
        refreshCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'refresh_token',
          description: 'An http-only cookie that sign-in sets. Its name is up to the provider.',
        },
      },
    },
  });
}

function getRequestExample(key: EndpointKey): unknown {
  if (key !== 'login') return bodies[key];
  const [persona] = personas;
  return { identifier: persona?.identifier, password: persona?.passcode };
}
