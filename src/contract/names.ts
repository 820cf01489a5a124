/** A brace, or a text of JSON, which may be cut off at the end; with the colon behind it, and a null, where it is a name. */
const TOKEN = /"([^"\\]*(?:\\(?:[\s\S]|$)[^"\\]*)*)(?:"(\s*:(?:\s*null\b)?)?|$)|[{}]/g;
/** A name that the specification would write otherwise. */
const OTHER_NAME = /^(?=[a-z\d_]*[A-Z:-])[A-Za-z][\w:-]*$/;
/** Of a namespace, as of JSON-LD or XML. Another one tells amounts apart: `usd:balance`, `pending:balance`. */
const NAMESPACE = /^(hydra|schema|rdfs?|owl|dc|dcterms|foaf|soap|soapenv|xsd?|xsi|tns|ns\d*|[a-z]\d*):/i;
const HAS_OTHER_NAME = /"[a-z\d_]*[A-Z:-][\w:-]*"\s*:/;

/** The one name that the specification writes so. */
const OWN_NAMES = ['accessToken'];

export const toOwnName = (name: string): string =>
  OWN_NAMES.includes(name) || !OTHER_NAME.test(name)
    ? name
    : name
        .replace(NAMESPACE, '')
        .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|-/g, '_')
        .toLowerCase();

/** A JSON text with each name as it is written by it, by the number of its object and by whether its value is null. */
function renameAll(json: string, write: (name: string, object: number, isNull: boolean) => string): string {
  let count = 0;
  const open: number[] = [];
  return json.replace(TOKEN, (token, name: string | undefined, colon: string | undefined) => {
    if (token === '{') open.push(++count);
    if (token === '}') open.pop();
    if (name === undefined || colon === undefined) return token;
    return `"${write(name, open.at(-1) ?? 0, colon.endsWith('null'))}"${colon}`;
  });
}

/**
 * A JSON text whose names are those of the specification: `createdAt`, `CreatedAt`, `created-at`, `CREATED_AT` and
 * `hydra:createdAt` are `created_at`, but beside that, or beside another of them, they are left as they are: the later
 * one would count. Null counts only where no other spelling has a value. In the text, as values may be nested too deep
 * for a recursion.
 */
// assumed: names may be in camel, Pascal, kebab or upper case, and have the prefix of a namespace, as hydra: or soap:
export function toContractNames(json: string): string {
  if (!HAS_OTHER_NAME.test(json)) return json;
  const ownNames = new Map<string, string>();
  const toOwn = (name: string): string => {
    const own = ownNames.get(name) ?? toOwnName(name);
    ownNames.set(name, own);
    return own;
  };
  /** The one of its spellings that an object has for a name with a value, by the object's number. */
  const spellings: Map<string, string>[] = [];
  renameAll(json, (name, object, isNull) => {
    const own = toOwn(name);
    const ofObject = spellings[object] ?? new Map();
    spellings[object] = ofObject;
    if (!isNull && (name === own || !ofObject.has(own))) ofObject.set(own, name);
    return name;
  });
  return renameAll(json, (name, object) => {
    const own = toOwn(name);
    const spelling = spellings[object]?.get(own) ?? name;
    if (spelling === name) return own;
    // A later null would take the place of the value: it gets a name that nobody reads.
    return name === own ? `null:${own}` : name;
  });
}

/** From 16 digits on a JSON number may be another whole number in JavaScript: 9007199254740993 is read as …992. */
const HAS_LARGE_NUMBER = /[:,[]\s*-?\d{16}/;
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\[\s\S][^"\\]*)*(?:"|\\?$)|-?\d[\d.eE+-]*/g;
const LARGE_NUMBER = /^-?[1-9]\d{15,}$/;

/** A JSON text whose large whole numbers, as ids and private keys may be, are texts of their digits (D576). */
export const quoteLargeNumbers = (json: string): string =>
  HAS_LARGE_NUMBER.test(json)
    ? json.replace(TEXT_OR_NUMBER, (token) => (LARGE_NUMBER.test(token) ? `"${token}"` : token))
    : json;
