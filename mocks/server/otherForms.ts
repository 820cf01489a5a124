import { isRecord } from '#src/contract/json.ts';
import { hashText } from './hashText';

/** Fields of which the provider knows each value. */
const WORDS: readonly string[] = ['status', 'type', 'position', 'direction', 'email'];
const IDS: readonly string[] = ['_id', 'id', 'parent_id', 'transfer_id', 'user_pk'];
/** From here on odd numbers are none of JavaScript's. */
const FIRST_INEXACT = 2n ** 53n + 1n;
/** Of an id that stands alone. Those of a list have 16 digits: a longer one beside them could have all of them read right. */
const MORE_DIGITS = '777';
/** Around the digits of a number that JSON can hold, and JavaScript cannot. */
const MARK = '\u0000';
const MARKED = /"\\u0000(\d+)\\u0000"/g;

/** As a provider writes them whose days begin five and a half hours earlier. */
const OFFSET = '+05:30';
const OFFSET_MS = 5.5 * 60 * 60 * 1000;
/** As this provider writes them. */
export const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** Beside an answer that says no error, as of programs that write an empty object as a list. */
const NO_ERRORS = { error: {}, errors: [] };

/** The same digits for the same id. */
const toLargeNumber = (id: string): bigint => FIRST_INEXACT + 2n * BigInt(hashText(id));

/** The same moment, in another zone. */
const moveMoment = (moment: string): string =>
  new Date(Date.parse(moment) + OFFSET_MS).toISOString().replace('T', ' ').replace('Z', OFFSET);

function rewrite(key: string, value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return value;
  if (MOMENT.test(value)) return moveMoment(value);
  if (WORDS.includes(key)) return value.toUpperCase();
  return IDS.includes(key) ? `${MARK}${toLargeNumber(value)}${MARK}` : value;
}

const isEnvelope = (answer: unknown): answer is { readonly data: object } =>
  isRecord(answer) && 'data' in answer && typeof answer.data === 'object';

/**
 * The JSON text of an answer as another provider may write it, with the same content: words in capitals, ids as numbers
 * that are too large for JavaScript, other numbers and flags as texts, moments in another zone, no errors beside the data,
 * nothing around them, and the whole encoded twice.
 */
export function writeInOtherForms(answer: unknown): string {
  const { data, ...beside } = isEnvelope(answer) ? answer : { data: answer };
  const content = isRecord(data) ? { ...beside, ...NO_ERRORS, ...data } : data;
  const text = JSON.stringify(content, rewrite);
  const isList = (text.match(MARKED)?.length ?? 0) > 1;
  return JSON.stringify(text.replaceAll(MARKED, `$1${isList ? '' : MORE_DIGITS}`));
}
