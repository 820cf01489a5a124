/** A name that the specification would write otherwise, as the key of an object in JSON. */
const OTHER_NAME = /"(?=[a-z\d_]*[A-Z:-])([A-Za-z][\w:-]*)"(?=\s*:)/g;

/** The one name that the specification writes so. */
const OWN_NAMES = ['accessToken'];

const toSnakeCase = (name: string): string =>
  name
    .replace(/^.*:/, '')
    .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|-/g, '_')
    .toLowerCase();

/**
 * A JSON text whose names are those of the specification: `createdAt`, `CreatedAt`, `created-at`, `CREATED_AT` and
 * `hydra:createdAt` are `created_at`. In the text, as values may be nested too deep for a recursion.
 */
// assumed: names may be in camel, Pascal, kebab or upper case, and have a prefix as hydra:
export const toContractNames = (json: string): string =>
  json.replace(OTHER_NAME, (key, name: string) =>
    OWN_NAMES.includes(name) ? key : `"${toSnakeCase(name)}"`,
  );
