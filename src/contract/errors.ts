import * as z from 'zod/mini';
import { isRecord, openJson, unwrap } from './envelope';
import { toWords } from './sentences';
import { isErrorStatus, readSuccess } from './verdicts';

/** Longer sentences are cut: nobody reads more in a toast. */
const MAX_SENTENCE_LENGTH = 300;
/** `message[0].children[0].constraints.min` is as deep as a sentence is looked for. */
const MAX_DEPTH = 6;

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
function findSentence(value: unknown, depth = 0): string | undefined {
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
function findFirstSentence(value: unknown, depth = 0): string | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const found = findSentence(value, depth);
  return found === undefined && isRecord(value)
    ? findIn(Object.values(value), (inner) => findFirstSentence(inner, depth + 1))
    : found;
}

const findDetail = (said: Readonly<Record<string, unknown>>, depth = 0): string | undefined =>
  findIn(['errors', ...Object.keys(said).filter((name) => DETAIL_NAME.test(name))], (field) => {
    const found = findFirstSentence(said[field], depth + 1);
    // A single word is the number of a request, the name of a field or of a rule.
    return field === 'errors' || /\S\s\S/.test(found ?? '') ? found : undefined;
  });

const readBy = (find: (value: unknown) => string | undefined) =>
  z.optional(
    z.pipe(
      z.unknown(),
      z.transform((value) => find(value)),
    ),
  );
const sentence = readBy((value) => findSentence(value));

/**
 * The sentences of a refusal (R8.1 to R8.8), each absent where its field holds none. Login and registration read
 * `error`, transfers and donations `message`, withdrawals and resets "server error text": either. A body that is no
 * object has none.
 */
// assumed: a refusal has its sentence as error, message, the first of errors, detail, or in another field that is usual for it, or by fields in details, violations, constraints or data; the name of a status alone is no sentence; with or without {data: …} around it: a text, a list of texts, or an object with a message; and field when one field is at fault
export const errorBody = z.catch(
  z.object({
    error: sentence,
    message: sentence,
    errors: readBy((value) => findFirstSentence(value)),
    /** RFC 9457, Problem Details, and what else is usual in place of a message */
    detail: sentence,
    /** of the request, when one field is at fault */
    field: sentence,
  }),
  {},
);
export type ErrorBody = z.output<typeof errorBody> & {
  /** what is nothing for members, and what the rules about money and tokens read */
  readonly unshown?: readonly string[];
  /** of the fault, which only the rules about money read */
  readonly codes?: readonly string[];
};

/** What frameworks write above their list of errors. */
const GENERAL =
  /^(the given data was invalid|the request is invalid|your request is not valid|(input )?validation (failed|exception)|(one or more )?validation errors?( occurred)?|invalid (input|data|request|parameters)|constraint violation)\b(.{0,3}| for object.*)$/i;

/** The name of a status, with or without its number: it says no more than that a call failed, or has to wait. */
const STATUS_NAME = new RegExp(
  String.raw`^(http )?(error )?([45]\d\d[ :-]+|(\w*error|\w*exception): )?(${[
    'bad request( exception)?|unauthori[sz]ed|payment required|forbidden( resource)?|(page )?not found|method not allowed',
    'not acceptable|conflict|precondition (failed|required)|(payload|content|request entity) too large',
    'gone|locked|too early|(length|upgrade) required|(range|expectation|misdirected) (not satisfiable|failed|request)|i.m a teapot',
    'ur[il] too long|request header fields too large|unavailable for legal reasons|unsupported media type|unprocessable( entity| content)?|failed dependency|too many (requests|attempts)|not implemented',
    '(internal )?server error|bad gateway|service (temporarily )?unavailable|(request|gateway) time-?out',
  ].join('|')})[.!]?$`,
  'i',
);

/** A fault of the server: what stands beside it is for its developers. */
const SERVER_NAME = /server error|gateway|unavailable/i;

/** A code, or the name of a class or of a status, in place of a sentence. */
const NAME = /^([a-z]+([_.-][a-z]+)+|\w+(Error|Exception)|[A-Z]+(_[A-Z]+)*|[Vv]alidation [Ee]rror)$/;
const isOnlyName = (text: string): boolean => [NAME, STATUS_NAME, GENERAL].some((one) => one.test(text));

/** A page of a proxy is no sentence. */
const isPlainText = (text: string): boolean => !/[<>{}\n]/.test(text.trim());

const isSentences = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every((one) => typeof one === 'string')
    : typeof value === 'string' && /\w \w/.test(value);

/** Whether an object has nothing but sentences, one or several for each field, as answers of Django and JSend do. */
const isByField = (said: unknown): boolean =>
  isRecord(said) &&
  !['error', 'message', 'errors', 'detail'].some((field) => field in said) &&
  Object.values(said).every(isSentences);

/**
 * Reads the body of a refusal; a text that is no JSON may be its sentence. Beside the number of a status `error` is its
 * name, if there is a message, too, and beside a description it is a code (D578, D740). A general message gives
 * way to the first of `errors` (D753).
 */
export function readErrorBody(body: unknown): ErrorBody {
  const said = unwrap(body);
  if (typeof said === 'string') return isPlainText(said) ? readErrorBody({ message: said }) : {};
  if (Array.isArray(said) || isByField(said)) return { errors: findFirstSentence(said) };
  const given = errorBody.parse(said);
  if (!isRecord(said)) return given;
  // JSend; other data are a record.
  const isFailure = said.status === 'fail' || readSuccess(said) === false;
  const byField = isFailure && isByField(said.data) ? findFirstSentence(said.data) : undefined;
  const read = { ...given, errors: given.errors ?? findDetail(said) ?? byField };
  const detail = read.detail ?? findSentence(said);
  const described = findSentence(said.error_description);
  const isStatus = isErrorStatus(said.status_code ?? said.status);
  const other = read.message ?? read.errors;
  const isNamed =
    (isStatus && read.message !== undefined) || (other !== undefined && isOnlyName(read.error ?? ''));
  const error = described ?? (isNamed ? undefined : read.error);
  const isGeneral = GENERAL.test(read.message ?? '') || STATUS_NAME.test(read.message ?? '');
  const isName = (one: string | undefined) => one !== undefined && STATUS_NAME.test(one);
  const toSaid = (one: string | undefined) => (isName(one) ? undefined : one);
  const names = [...new Set([read.error, read.message, read.errors, detail])].filter(isName);
  const isOfServer = names.some((one) => SERVER_NAME.test(one ?? ''));
  const errors = isOfServer ? undefined : read.errors;
  const message = (isGeneral && error === undefined ? errors : undefined) ?? read.message;
  return {
    ...read,
    detail: isOfServer ? undefined : toSaid(detail),
    errors: toSaid(errors),
    error: toSaid(error),
    message: toSaid(message),
    unshown: [
      isNamed ? read.error : undefined,
      ...names,
      ...(isOfServer ? [read.errors, detail] : []),
    ].filter((one) => one !== undefined),
  };
}

const CODE_NAME = /^((error|err|fault|reason|failure|decline)_)?(code|type)$/;

/** The codes of a fault beside its sentences, by their words. */
const listCodes = (value: unknown, depth = 0): readonly string[] =>
  typeof value !== 'object' || value === null || depth > MAX_DEPTH
    ? []
    : Object.entries(value).flatMap(([name, inner]) =>
        typeof inner === 'string' && CODE_NAME.test(name)
          ? [inner.replace(/[^a-z]+/gi, ' ')]
          : listCodes(inner, depth + 1),
      );

/** Reads the body of a refusal with the codes of its fault. */
export const readRefusal = (body: unknown): ErrorBody => ({ ...readErrorBody(body), codes: listCodes(body) });

/** Everything that an answer says, also codes, in words. */
export const listSentences = ({
  error,
  message,
  errors,
  detail,
  unshown = [],
}: ErrorBody): readonly string[] =>
  [error, message, errors, detail, ...unshown].filter((one) => one !== undefined).map(toWords);

const NO_ROWS =
  /^(there are |you have )?no (\w+ )?(records?|rows?|data|results?|entries|transactions?|deposits?|withdrawals?|donations?|transfers?|earnings?|activit(y|ies)|referrals?|downlines?|members?|history)( (found|yet|available))?( for (this|your) (user|account))?[.!]?$/i;

/** Whether a 404 says of a list that it is empty, as for a new member, not that there is no such call. */
// assumed: a 404 to a list whose sentence is that there are no records, transactions, referrals or the like is an empty list
export const saysNoRows = (body: unknown): boolean =>
  listSentences(readErrorBody(body)).some((sentence) => NO_ROWS.test(sentence));
