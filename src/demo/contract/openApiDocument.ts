import * as z from 'zod/mini';

/** The part of JSON Schema that the page shows. */
const schemaNode = z.object({
  $ref: z.optional(z.string()),
  title: z.optional(z.string()),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  format: z.optional(z.string()),
  pattern: z.optional(z.string()),
  maxItems: z.optional(z.number()),
  description: z.optional(z.string()),
  required: z.optional(z.array(z.string())),
  get properties() {
    return z.optional(z.record(z.string(), schemaNode));
  },
  get items() {
    return z.optional(schemaNode);
  },
  get anyOf() {
    return z.optional(z.array(schemaNode));
  },
});

export type SchemaNode = z.output<typeof schemaNode>;

const content = z.object({
  content: z.object({ 'application/json': z.object({ schema: schemaNode, example: z.unknown() }) }),
});
const operation = z.object({
  summary: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.unknown())),
  parameters: z.optional(
    z.array(
      z.object({ name: z.string(), in: z.string(), required: z.optional(z.boolean()), schema: schemaNode }),
    ),
  ),
  requestBody: z.optional(content),
  responses: z.object({ 200: content }),
});

/** The document that the build makes of the contract. */
export const openApiDocument = z.object({
  info: z.object({ description: z.string() }),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), schemaNode) }),
});
export type OpenApiDocument = z.output<typeof openApiDocument>;
export type Operation = z.output<typeof operation>;
export type Components = OpenApiDocument['components']['schemas'];

/** Throws where the document is missing or is none. */
export async function loadOpenApiDocument(url: string): Promise<OpenApiDocument> {
  const response = await fetch(url);
  return openApiDocument.parse(await response.json());
}
