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
import { toShown, toWords } from './sentences';
import { isErrorStatus, readSuccess } from './verdicts';

const said = z.optional(z.unknown());

/**
 * What a refusal is read from (R8.1 to R8.8). Login and registration read `error`, transfers and donations `message`,
 * withdrawals and resets "server error text": either. A body that is no object has none.
 */
// assumed: a refusal has its sentence as error, message, the first of errors, detail, or in another field that is usual for it, or by fields in details, violations, constraints or data; the name of a status alone is no sentence; with or without {data: …} around it: a text, a list of texts, or an object with a message; and field when one field is at fault
export const errorBody = z.object({
  error: said,
  message: said,
  errors: said,
  /** RFC 9457, Problem Details, and what else is usual in place of a message */
  detail: said,
  /** of the request, when one field is at fault */
  field: said,
});
/** Its sentences, each absent where there is none, and the field that the shown one is about. */
export type ErrorBody = { readonly [name in keyof typeof errorBody.shape]?: string | undefined } & {
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

/**
 * Reads the body of a refusal; a text that is no JSON may be its sentence. Beside the number of a status `error` is its
 * name, if there is a message, too, and beside a description it is a code (D578, D740). A general message gives
 * way to the first of `errors` (D753). The field is that of the sentence that is shown, whether error or message comes first.
 */
export function readErrorBody(body: unknown): ErrorBody {
  const said = unwrap(body);
  if (typeof said === 'string') return isPlainText(said) ? readErrorBody({ message: said }) : {};
  if (Array.isArray(said) || isByField(said)) {
    const found = findFirstSentence(said);
    return { errors: found?.sentence, field: found?.field };
  }
  if (!isRecord(said)) return {};
  const find = (given: unknown) => findSentence(given, 0, toField(said.field));
  const given = { error: find(said.error), message: find(said.message) };
  // JSend; other data are a record.
  const isFailure = said.status === 'fail' || readSuccess(said) === false;
  const byField = isFailure && isByField(said.data) ? findFirstSentence(said.data) : undefined;
  const found = findDetail(said, -1, toField(said.field)) ?? byField;
  const detail = find(said.detail) ?? find(said);
  const isStatus = isErrorStatus(said.status_code ?? said.status);
  const other = given.message ?? found;
  const isNamed =
    (isStatus && given.message !== undefined) ||
    (other !== undefined && isOnlyName(given.error?.sentence ?? ''));
  const error = find(said.error_description) ?? (isNamed ? undefined : given.error);
  const isName = (one: Found | undefined) => one !== undefined && STATUS_NAME.test(one.sentence);
  const isGeneral = GENERAL.test(given.message?.sentence ?? '') || isName(given.message);
  const names = [given.error, given.message, found, detail].filter(isName);
  const isOfServer = names.some((one) => SERVER_NAME.test(one?.sentence ?? ''));
  const errors = isOfServer ? undefined : found;
  const toSaid = (one: Found | undefined) => (isName(one) ? undefined : one);
  const read = {
    error: toSaid(error),
    message: toSaid((isGeneral && error === undefined ? errors : undefined) ?? given.message),
    errors: toSaid(errors),
    detail: isOfServer ? undefined : toSaid(detail),
  };
  const toShownField = (...order: readonly (Found | undefined)[]) => {
    const shown = [...order, read.errors, read.detail].find((one) => toShown(one?.sentence));
    // Laravel has the first of the errors in the message, too.
    return shown?.field ?? (errors && shown?.sentence.includes(errors.sentence) ? errors.field : undefined);
  };
  const field = toShownField(read.error, read.message);
  const unshown = [isNamed ? given.error : undefined, ...names, ...(isOfServer ? [found, detail] : [])];
  return {
    error: read.error?.sentence,
    message: read.message?.sentence,
    errors: read.errors?.sentence,
    detail: read.detail?.sentence,
    field: field === toShownField(read.message, read.error) ? field : undefined,
    unshown: [...new Set(unshown.flatMap((one) => one?.sentence ?? []))],
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
