/** Fields of which the provider knows each value. */
const WORDS: readonly string[] = ['status', 'type', 'position', 'direction', 'email'];
const IDS: readonly string[] = ['_id', 'id', 'parent_id', 'transfer_id', 'user_pk'];
/** From here on odd numbers are none of JavaScript's. */
const FIRST_INEXACT = 2n ** 53n + 1n;
/** Of an id that stands alone. Those of a list have 16 digits: a longer one beside them could have all of them read right. */
const MORE_DIGITS = '777';
const FNV_OFFSET = 2166136261;
const FNV_PRIME = 16777619;
/** Around the digits of a number that JSON can hold, and JavaScript cannot. */
const MARK = '\u0000';
const MARKED = /"\\u0000(\d+)\\u0000"/g;

/** The same digits for the same id. */
function toLargeNumber(id: string): bigint {
  let hash = FNV_OFFSET;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  return FIRST_INEXACT + 2n * BigInt(hash);
}

function rewrite(key: string, value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string' || value === '') return value;
  if (WORDS.includes(key)) return value.toUpperCase();
  return IDS.includes(key) ? `${MARK}${toLargeNumber(value)}${MARK}` : value;
}

const isEnvelope = (answer: unknown): answer is { readonly data: object } =>
  typeof answer === 'object' && answer !== null && 'data' in answer && typeof answer.data === 'object';

/**
 * The JSON text of an answer as another provider may write it, with the same content: words in capitals, ids as numbers
 * that are too large for JavaScript, other numbers and flags as texts, and nothing around the data.
 */
export function writeInOtherForms(answer: unknown): string {
  const { data, ...beside } = isEnvelope(answer) ? answer : { data: answer };
  const content = Array.isArray(data) || data === null ? data : { ...beside, ...data };
  const text = JSON.stringify(content, rewrite);
  const isList = (text.match(MARKED)?.length ?? 0) > 1;
  return text.replaceAll(MARKED, `$1${isList ? '' : MORE_DIGITS}`);
}
