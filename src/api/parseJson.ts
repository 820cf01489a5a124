import { quoteLargeNumbers, toContractNames } from '#src/contract/names.ts';

/** UTF-8, in which a letter may be cut. */
const HAS_LETTERS = /[^\p{ASCII}\uFFFD]/u;

/** The text of a body: UTF-8, or what servers of other encodings mostly write. */
export function decode(body: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    const text = new TextDecoder().decode(body);
    return HAS_LETTERS.test(text) ? text : new TextDecoder('windows-1252').decode(body);
  }
}

/** Warnings of PHP, each on a line, and what keeps JSON from being run as a script. Other text may say what became of the call. */
const BEFORE_JSON =
  /^(?:(?:<br \/>|(?=(?:<b>)?(?:Warning|Notice|Deprecated|Strict Standards)\b.*\.php\b).*)?\r?\n)*(?:while ?\(1\);|for ?\(;;\);|\)\]\}',?)?/;
/** A text that is cut off ends with the JSON: begun anew at each of its quotes, the search would take minutes. */
const TEXT_OR_SLIP = /"[^"\\]*(?:\\[\s\S][^"\\]*)*(?:"|\\?$)|-?\b(?:NaN|Infinity)\b|,(?=\s*[\]}])/g;
const CONTROL = /\p{Cc}/gu;

/** JSON without what is none, but is written as such: numbers that are none, a comma before an end, line breaks in texts. */
const correct = (json: string): string =>
  json.replace(TEXT_OR_SLIP, (token) => {
    if (token.startsWith('"')) return token.replace(CONTROL, (sign) => JSON.stringify(sign).slice(1, -1));
    return token === ',' ? '' : 'null';
  });

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * The value of a JSON text, also of one that is encoded twice, by the names of the contract; undefined where it is none.
 */
export function parseJson(text: string): unknown {
  const json = quoteLargeNumbers(toContractNames(text));
  const value = parse(json) ?? parse(correct(json.replace(BEFORE_JSON, '')));
  return typeof value === 'string' && /^\s*[[{]/.test(value) ? (parseJson(value) ?? value) : value;
}
