import * as z from 'zod/mini';
import {
  type Found,
  findDetail,
  findFirstSentence,
  findSentence,
  GENERAL,
  isByField,
  MAX_DEPTH,
  toField,
} from './findSentence';
import { isRecord, unwrap } from './json';
import { toWords } from './sentences';
import { isErrorStatus, readSuccess } from './verdicts';

const readBy = (find: (value: unknown) => string | undefined) =>
  z.optional(
    z.pipe(
      z.unknown(),
      z.transform((value) => find(value)),
    ),
  );
const sentence = readBy((value) => findSentence(value)?.sentence);

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
    errors: readBy((value) => findFirstSentence(value)?.sentence),
    /** RFC 9457, Problem Details, and what else is usual in place of a message */
    detail: sentence,
    /** of the request, when one field is at fault */
    field: readBy(toField),
  }),
  {},
);
export type ErrorBody = z.output<typeof errorBody> & {
  /** what is nothing for members, and what the rules about money and tokens read */
  readonly unshown?: readonly string[];
  /** of the fault, which only the rules about money read */
  readonly codes?: readonly string[];
};

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

const toErrors = (found: Found | undefined) => ({ errors: found?.sentence, field: found?.field });

/**
 * Reads the body of a refusal; a text that is no JSON may be its sentence. Beside the number of a status `error` is its
 * name, if there is a message, too, and beside a description it is a code (D578, D740). A general message gives
 * way to the first of `errors` (D753).
 */
export function readErrorBody(body: unknown): ErrorBody {
  const said = unwrap(body);
  if (typeof said === 'string') return isPlainText(said) ? readErrorBody({ message: said }) : {};
  if (Array.isArray(said) || isByField(said)) return toErrors(findFirstSentence(said));
  const given = errorBody.parse(said);
  if (!isRecord(said)) return given;
  // JSend; other data are a record.
  const isFailure = said.status === 'fail' || readSuccess(said) === false;
  const byField = isFailure && isByField(said.data) ? findFirstSentence(said.data) : undefined;
  const found = findFirstSentence(said.errors) ?? findDetail(said) ?? byField;
  const named = [found, ...[said.error, said.message, said.detail].map((one) => findSentence(one))];
  const field = given.field ?? named.find((one) => one?.field !== undefined)?.field;
  const read = { ...given, ...toErrors(found), field };
  const detail = read.detail ?? findSentence(said)?.sentence;
  const described = findSentence(said.error_description)?.sentence;
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
