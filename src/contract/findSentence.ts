import { isRecord, openJson } from './json';

/** Longer sentences are cut: nobody reads more in a toast. */
const MAX_SENTENCE_LENGTH = 300;
/** `message[0].children[0].constraints.min` is as deep as a sentence is looked for. */
export const MAX_DEPTH = 6;

/** As `decline_message` and `errmsg`. */
const SENTENCE_NAME = /(message|msg|reason)$/;
/** Before that: of another thing than the call, or for developers. */
const OTHER_NAME = /debug|(^|_)(dev|tech)|internal|system|trace|log|exception|inner|status|success|commit/;
const isForOthers = (name: string): boolean => SENTENCE_NAME.test(name) && OTHER_NAME.test(name);

/** Where an object has its sentence: that of most providers first. */
const listSentenceNames = (said: Readonly<Record<string, unknown>>): readonly string[] => [
  ...['message', 'msg', 'detail', 'error_message', 'user_message', 'error_description', 'description'],
  ...['title', 'reason', 'err', 'default_message', 'faultstring'],
  ...Object.keys(said).filter((name) => SENTENCE_NAME.test(name) && !isForOthers(name)),
];
/** Where it has those of fields: of Joi, class-validator, Django, Symfony, Zod, .NET, RFC 7807 and celebrate. */
const DETAIL_NAME =
  /(^|_)(errors|violations|messages)$|^(details|constraints|children|issues|model_state|invalid_params|validation)$/;
/** Objects that speak of the call. */
const ABOUT_CALL = ['error', 'json', 'response', 'fault', 'meta', 'status'];

/** The sentence in a value of any shape: a text, the first text of a list, or the `message` of an object. */
export function findSentence(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') {
    const opened = openJson(value.trim());
    // What is JSON itself has its sentence inside.
    const sentence = typeof opened === 'string' ? opened : (findFirstSentence(opened, depth + 1) ?? '');
    const characters = [...sentence];
    if (characters.length <= MAX_SENTENCE_LENGTH) return sentence || undefined;
    return `${characters
      .slice(0, MAX_SENTENCE_LENGTH - 1)
      .join('')
      .trimEnd()}…`;
  }
  if (depth === MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return findIn(value, (inner) => findSentence(inner, depth + 1));
  if (!isRecord(value)) return undefined;
  return (
    findIn(listSentenceNames(value), (field) => findSentence(value[field], depth + 1)) ??
    findDetail(value, depth) ??
    findIn(ABOUT_CALL, (field) => {
      const about = value[field];
      // The title and description of `meta` are those of the API.
      const said = isRecord(about) ? { ...about, title: undefined, description: undefined } : undefined;
      return said && findSentence(said, depth + 1);
    }) ??
    (isByField(value) && !Object.keys(value).some(isForOthers)
      ? findIn(Object.values(value), (inner) => findFirstSentence(inner, depth + 1))
      : undefined)
  );
}

/** The first sentence that is found in any of these. */
function findIn<Value>(
  values: readonly Value[],
  find: (value: Value) => string | undefined,
): string | undefined {
  for (const value of values) {
    const found = find(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The sentence in a list, or in an object with sentences for each field: the first. */
export function findFirstSentence(value: unknown, depth = 0): string | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const found = findSentence(value, depth);
  return found === undefined && isRecord(value)
    ? findIn(Object.values(value), (inner) => findFirstSentence(inner, depth + 1))
    : found;
}

export const findDetail = (said: Readonly<Record<string, unknown>>, depth = 0): string | undefined =>
  findIn(['errors', ...Object.keys(said).filter((name) => DETAIL_NAME.test(name))], (field) => {
    const found = findFirstSentence(said[field], depth + 1);
    // A single word is the number of a request, the name of a field or of a rule.
    return field === 'errors' || /\S\s\S/.test(found ?? '') ? found : undefined;
  });

const isSentences = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every((one) => typeof one === 'string')
    : typeof value === 'string' && /\w \w/.test(value);

/** Whether an object has nothing but sentences, one or several for each field, as answers of Django and JSend do. */
export const isByField = (said: unknown): boolean =>
  isRecord(said) &&
  !['error', 'message', 'errors', 'detail'].some((field) => field in said) &&
  Object.values(said).every(isSentences);
