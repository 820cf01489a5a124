import { isRecord, openJson } from './json';
import { toOwnName } from './names';
import { capitalize, toWords } from './sentences';

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
  /(^|_)(errors|violations|messages)$|^(constraints|children|issues|model_state|invalid_params|validation)$/;
/** Objects that speak of the call. */
const ABOUT_CALL = ['error', 'json', 'response', 'fault', 'meta', 'status'];

/** What frameworks write above their list of errors. */
export const GENERAL =
  /^(the given data was invalid|((the|your) )?request (is (invalid|not valid)|contains an invalid argument)|(input )?validation (failed|exception)|(one or more |an? |\d+ )?(validation )?errors? occurred|validation errors?|invalid (input|data|request|parameters|arguments?)|constraint violation)\b(.{0,3}| for object.*)$/i;

/** Where an entry of a list has the name of its field, RFC 7807 as `name`. */
const FIELD_NAMES = [
  ...['field', 'path', 'property', 'property_path', 'property_name', 'field_name', 'attr', 'attribute'],
  ...['instance_path', 'param', 'loc', 'members', 'source', 'name'],
];
/** The fields of requests, and what else passwords are called: what else has a name in a refusal is of no field. */
const FIELD =
  /^(name|email|identifier|((current|new|confirm)_)?(password|passcode)|referral_code|amount|recipient_id|(wallet|withdrawal)_address)$/;
/** Before a field: `/data/attributes/email`, `register.request.email`. */
const PATH = /^#?\/(data\/attributes\/)?|^.*\./;

/** The field of a request that is named, alone or at the end of a path. */
export function toField(given: unknown): string | undefined {
  const said = Array.isArray(given) ? given.at(-1) : isRecord(given) ? given.pointer : given;
  const name = typeof said === 'string' ? toOwnName(said.replace(PATH, '')) : '';
  return FIELD.test(name) ? name : undefined;
}

/** What stands in place of the name of a field. */
const ANY_FIELD = /^(?:this |the )?(?:field|value|string) (?=[a-z])/i;
/** What says nothing without that name, as `has already been taken`; questions, and several sentences, do. */
const WITHOUT_SUBJECT =
  /^(?:is|are|has|must|can|cannot|can['’]t|should|may|does|doesn['’]t|size|length)\b(?! (?:you|your|this|we|it|is|the)\b)(?!.*(?:\?|[.!] ))/i;
/** As `email must be an email`. */
const SUBJECT = /^"?([a-z]\w*)"? (?:must|should|is|has)\b/;

function withSubject(sentence: string, field: string | undefined): string {
  const said = sentence.replace(ANY_FIELD, '').replace(/^required(?=\W?$)/i, 'is required');
  if (field === undefined || !WITHOUT_SUBJECT.test(said)) return sentence;
  return `${capitalize(toWords(field))} ${said.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`;
}

/** A sentence, and the field of the request that it stands by. */
export interface Found {
  readonly sentence: string;
  readonly field: string | undefined;
}

/**
 * The sentence in a value of any shape: a text, the first text of a list, or the `message` of an object. `field` is the
 * name that it stands by.
 */
export function findSentence(value: unknown, depth = 0, field?: string): Found | undefined {
  if (typeof value === 'string') {
    const opened = openJson(value.trim());
    // What is JSON itself has its sentence inside.
    if (typeof opened !== 'string') return findFirstSentence(opened, depth + 1, field);
    if (opened === '') return undefined;
    const characters = [...withSubject(opened, field)];
    const cut = characters.slice(0, MAX_SENTENCE_LENGTH - 1).join('');
    const isWhole = characters.length <= MAX_SENTENCE_LENGTH;
    return {
      sentence: isWhole ? characters.join('') : `${cut.trimEnd()}…`,
      field: field ?? toField(SUBJECT.exec(opened)?.[1]),
    };
  }
  if (depth === MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return findIn(value, (inner) => findSentence(inner, depth + 1, field));
  if (!isRecord(value)) return undefined;
  const own = field ?? findIn(FIELD_NAMES, (name) => toField(value[name]));
  const said = findIn(listSentenceNames(value), (name) => findSentence(value[name], depth + 1, own));
  return (
    (said && !GENERAL.test(said.sentence) ? said : (findDetail(value, depth, own) ?? said)) ??
    findIn(ABOUT_CALL, (name) => {
      const about = value[name];
      // The title and description of `meta` are those of the API.
      const called = isRecord(about) ? { ...about, title: undefined, description: undefined } : undefined;
      return called && findSentence(called, depth + 1, own);
    }) ??
    (isByField(value) && !Object.keys(value).some(isForOthers)
      ? findOfFields(value, depth + 1, own)
      : undefined)
  );
}

/** The first sentence that is found in any of these. */
function findIn<Value, Result>(
  values: readonly Value[],
  find: (value: Value) => Result | undefined,
): Result | undefined {
  for (const value of values) {
    const found = find(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

const findOfFields = (said: Readonly<Record<string, unknown>>, depth: number, field?: string) =>
  findIn(Object.entries(said), ([name, inner]) => findFirstSentence(inner, depth, field ?? toField(name)));

/** The sentence in a list, or in an object with sentences for each field: the first. */
export function findFirstSentence(value: unknown, depth = 0, field?: string): Found | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const found = findSentence(value, depth, field);
  return found === undefined && isRecord(value) ? findOfFields(value, depth + 1, field) : found;
}

export const findDetail = (
  said: Readonly<Record<string, unknown>>,
  depth = 0,
  field?: string,
): Found | undefined =>
  findIn(['errors', ...Object.keys(said).filter((name) => DETAIL_NAME.test(name)), 'details'], (name) => {
    const found = findFirstSentence(said[name], depth + 1, field);
    // A single word is the number of a request, the name of a field or of a rule.
    return name === 'errors' || /\S\s\S/.test(found?.sentence ?? '') ? found : undefined;
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
