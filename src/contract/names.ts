/** A text of JSON, with the colon behind it where it is a name, or a bound of an object. One that is cut ends with all. */
const TOKEN = /"([^"\\]*(?:\\(?:[\s\S]|$)[^"\\]*)*)(?:"(\s*:)?|$)|[{}]/g;
/** A name that the specification would write otherwise. */
const OTHER_NAME = /^(?=[a-z\d_]*[A-Z:-])[A-Za-z][\w:-]*$/;
const HAS_OTHER_NAME = /"[a-z\d_]*[A-Z:-][\w:-]*"\s*:/;

/** The one name that the specification writes so. */
const OWN_NAMES = ['accessToken'];

const toOwnName = (name: string): string =>
  OWN_NAMES.includes(name) || !OTHER_NAME.test(name)
    ? name
    : name
        .replace(/^.*:/, '')
        .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|-/g, '_')
        .toLowerCase();

/** A JSON text with each name as it is written by it and by the number of its object. */
function renameAll(json: string, write: (name: string, object: number) => string): string {
  let count = 0;
  const open: number[] = [];
  return json.replace(TOKEN, (token, name: string | undefined, colon: string | undefined) => {
    if (token === '{') open.push(++count);
    if (token === '}') open.pop();
    if (name === undefined || colon === undefined) return token;
    return `"${write(name, open.at(-1) ?? 0)}"${colon}`;
  });
}

/**
 * A JSON text whose names are those of the specification: `createdAt`, `CreatedAt`, `created-at`, `CREATED_AT` and
 * `hydra:createdAt` are `created_at`, but beside that, or beside another of them, they are left as they are: the later
 * one would count. In the text, as values may be nested too deep for a recursion.
 */
// assumed: names may be in camel, Pascal, kebab or upper case, and have a prefix as hydra:
export function toContractNames(json: string): string {
  if (!HAS_OTHER_NAME.test(json)) return json;
  /** The one of its spellings that an object has for a name. */
  const spellings = new Map<string, string>();
  renameAll(json, (name, object) => {
    const own = toOwnName(name);
    const key = `${object} ${own}`;
    if (name === own || !spellings.has(key)) spellings.set(key, name);
    return name;
  });
  return renameAll(json, (name, object) => {
    const own = toOwnName(name);
    return spellings.get(`${object} ${own}`) === name ? own : name;
  });
}
