import { type Endpoint, movesMoney } from './endpoint';
import { alignEnvelope, isNothing, isRecord, listPages, openPage, unwrap } from './envelope';
import { BEGINS_MADE, MADE } from './movementSentences';
import { readFlag, toPlainWord } from './vocabulary';

export const toWord = (value: unknown): string =>
  typeof value === 'object' ? '' : toPlainWord(String(value));

const NO_ERROR = /^(|undefined|false|0+|null|none)$/;
/** No more of a read: a member's own status may be blocked or expired. */
const FAILED_READ = /^(error|fail|failed|failure|false|rejected|declined|denied)$/;
export const FAILED =
  /^(error\w*|fail\w*|false|reject\w*|declin\w*|den(y|ied)|refus\w*|cancel\w*|invalid\w*|block\w*|forbidden|unauthori[sz]ed|expired|aborted|insufficient.*|unsuccess\w*|danger|not[ _-]?ok|ko|nok)$/;
/** What a verdict says that is none against the call: in words, as the number of a 2xx status, or as one of R4.1. */
export const ACCEPTED =
  /^(success(ful(ly)?)?|succeed(ed)?|ok|okay|true|accept(ed)?|completed?|done|created?|pending|process(ed|ing)?|queued?|submitted|approved|confirmed|scheduled|initiated|requested|received|sent|paid|settled|finished|credited|in[ _-]progress|new|info|[124]|2\d\d)$/;

/** Said in place of a verdict, it is one. */
export const SUCCESS =
  /^(success(ful(ly)?)?|succeed(ed)?|ok|okay|true|completed?|done|settled|finished|credited|accepted)$/;

/** That a movement is under way, or over: with `success: false` beside it, it is not known what became of it. */
export const UNDER_WAY =
  /^(pending|process(ed|ing)?|queued?|submitted|received|accepted|initiated|scheduled|completed?)$/;

/** The number of an HTTP status that is none of success, in a body. */
export const isErrorStatus = (value: unknown): boolean => /^[45]\d\d$/.test(toWord(value));

/** The body, or what is in its envelope where that is all it has: a record's own fields say nothing of the call. */
export function openEnvelope(body: unknown): unknown {
  const isEnvelope = isRecord(body) && Object.keys(body).every((key) => key === 'data');
  return isEnvelope ? unwrap(body) : body;
}

/** An error of which every part is empty, zero or no is none, as `{code: 0, message: ''}`. */
export function hasError(error: unknown): boolean {
  if (typeof error !== 'object') return !NO_ERROR.test(toWord(error));
  return error !== null && Object.values(error).some(hasError);
}

const MEMBER_FIELDS = ['user_pk', 'name', 'email'];

/** What speaks of a call that may be done twice: the record of a member within `data` has a status of its own. */
function getVerdicts(body: unknown): Readonly<Record<string, unknown>> {
  const data = isRecord(body) ? body.data : undefined;
  const isMember =
    isRecord(body) && isRecord(data) && ('token' in body || MEMBER_FIELDS.some((name) => name in data));
  const said = isMember ? body : unwrap(body);
  return isRecord(said) ? said : {};
}

/** Names of a flag that says whether a call succeeded. */
export const SUCCESS_NAMES = ['success', 'is_success', 'succeeded', 'successful', 'is_successful'];

/** The first that is given counts: what stands beside the data comes before what is in them. */
export const readSuccess = (said: Readonly<Record<string, unknown>>): boolean | undefined =>
  SUCCESS_NAMES.map((name) => readFlag(said[name])).find((flag) => flag !== undefined);

/** Names of a fault. */
export const FAULT_NAME = /^((is|has)_)?(err|errors?|fail|failed|failure|exception|fault)$|^err_?(no|code)$/;
const saysFailed = (said: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(said).some(([name, given]) => given === true && FAULT_NAME.test(name));

/** In place of a fault: that there is none. */
const NO_FAULT =
  /^(?:2\d\d|(?:operation )?success\w*|(?:\w+:)?ok|e?0+|no[ _]errors?(?: \w+)?|n\/a|not applicable|-)$/;
export const isFault = (given: unknown): boolean => hasError(given) && !NO_FAULT.test(toWord(given));

/** Whether a body, or its data, says success in a word, or in the sentence of a movement. */
export function saysSuccess(body: unknown): boolean {
  const said = unwrap(body);
  if (!isRecord(said)) return false;
  const verdicts = [said.success, said.status, said.state, said.result].map(toWord);
  const message = toWord(said.message);
  return (
    verdicts.some((word) => SUCCESS.test(word)) ||
    MADE.test(message) ||
    BEGINS_MADE.test(message) ||
    (SUCCESS.test(message) && !verdicts.some((word) => FAILED.test(word)))
  );
}

const ID_NAME = /(^|_)(id|uuid|reference|hash)$/;
const isRecordWithAmount = (said: Readonly<Record<string, unknown>>): boolean =>
  !NO_ERROR.test(toWord(said.amount)) && Object.keys(said).some((name) => ID_NAME.test(name));

/**
 * The number of an HTTP status that is none of success, in a body. That of a record is its own, as a reference: one
 * within `data` beside which the body says more, or one with an id and an amount. Beside `ok: true` it does not say that
 * a movement was refused.
 */
function findErrorStatus(body: unknown, isOfMovement = false): unknown {
  const said = openEnvelope(body);
  if (!isRecord(said) || isRecordWithAmount(said) || (isOfMovement && readFlag(said.ok) === true))
    return undefined;
  return [said.status, said.status_code, said.code].find(isErrorStatus);
}

/** Whether an answer to a change says in other words than the usual ones that it was not carried out. */
function isRefusedOtherwise(
  body: unknown,
  said: Readonly<Record<string, unknown>>,
  { result, status }: Readonly<Record<string, unknown>>,
): boolean {
  if (isRecord(result) && readSuccess(result) === false) return true;
  const { error_code, error_message } = said;
  const hasCode = isFault(error_code) && !ACCEPTED.test(toWord(error_code));
  if (hasCode || isFault(error_message)) return true;
  const meta = isRecord(body) && isRecord(body.meta) ? body.meta : {};
  if (isErrorStatus(meta.code)) return true;
  const verdicts = [status, result, meta.status, isRecord(body) ? body.type : undefined];
  return verdicts.some((verdict) => FAILED.test(toWord(verdict)));
}

/** A code of a fault, as 500, 40101 or -1. */
const FAULT_CODE = /^(-\d+|[45]\d{2}|[45]\d{4,5})$/;

/** Words of a fault, where data should be. */
const FAULT =
  /\b(errors?|fail(ed|ure)|unable|went wrong|unavailable|invalid|denied|could ?n[o’']t|can ?not|try again)\b/i;

/** A sentence that begins so says that there is nothing to list. */
const NOTHING_LISTED = /^(there are |you have )?no\b/;

/** Whether a body without rows says that they could not be read. */
const saysUnreadable = ({
  status,
  code,
  result,
  data,
  message,
}: Readonly<Record<string, unknown>>): boolean =>
  (FAULT.test(toWord(message)) && !NOTHING_LISTED.test(toWord(message))) ||
  (data === null && readFlag(status) === false) ||
  [status, result].some((one) => FAILED.test(toWord(one))) ||
  FAULT_CODE.test(toWord(code));

/**
 * Whether the body of a 2xx answer says that the call was refused: by `success`, by `error` or by `status`; by `ok`,
 * `errors` or the number of a status unless it says success (D31, D577). A `status` inside of the data that were read
 * is theirs. Of a call that is not to be carried out twice, success beside an error is no refusal (D739).
 */
// assumed: a 200 with success false, with an error that is not empty, or with the status error, fail, failed, rejected, declined or denied is a refusal; so is one without success that has ok false, errors, or a status, statusCode or code from 400 to 599, and of a change one that says so in another of the usual words
export function isRefusal(
  body: unknown,
  endpoint: Pick<Endpoint, 'method' | 'reply' | 'needsIdempotencyKey' | 'access'>,
): boolean {
  const { method, reply, needsIdempotencyKey } = endpoint;
  const isRead = method === 'GET';
  // The rows of a page are taken out of it: a page that is none would be an empty list.
  if (isRead && listPages(body).some((page) => isRefusal(page, endpoint))) return true;
  const aligned = isRead ? alignEnvelope(reply, body) : unwrap(body);
  // A list that was taken out of its envelope says nothing itself.
  const said = isRecord(aligned) ? aligned : body;
  if (!isRecord(said)) return false;
  const { ok, error, errors } = said;
  const success = readSuccess(said);
  // Nothing, beside a word that is none of success, is no list without rows.
  const hasNothing = isRecord(body) && (isNothing(body.data) || isNothing(openPage(body)));
  const isEmptyRead = isRead && hasNothing && success === undefined;
  if (isEmptyRead && (isRefusedOtherwise(body, said, body) || saysUnreadable(body))) return true;
  if (success === false) return !needsIdempotencyKey || !UNDER_WAY.test(toWord(said.status));
  if (success && needsIdempotencyKey) return false;
  const verdicts = isRead || needsIdempotencyKey ? said : getVerdicts(body);
  if (hasError(error) || saysFailed(said) || FAILED_READ.test(toWord(verdicts.status))) return true;
  if (success) return false;
  if (
    readFlag(ok) === false ||
    hasError(errors) ||
    findErrorStatus(isRead ? said : body, movesMoney(endpoint)) !== undefined
  )
    return true;
  return !isRead && isRefusedOtherwise(body, said, verdicts);
}

/**
 * The status that the body of a refusal names in place of the answer's own: a 200 whose `code` is 504 says no more about
 * money than a 504 does. Undefined where there is none, and where it did not succeed for a reason of the request's.
 */
export function readErrorStatus(body: unknown): number | undefined {
  const said = unwrap(body);
  if (!isRecord(said)) return undefined;
  // What AWS answers in place of a function that broke off.
  const success = readSuccess(said);
  if (success === undefined && typeof said.error_type === 'string' && 'error_message' in said) return 502;
  // Beside `success: false` a code is the provider's own, and a status is that of a fault, or of the request.
  const isFalse = success === false;
  const status = Number(isFalse ? (said.status_code ?? said.status) : findErrorStatus(body));
  return status >= (isFalse ? 500 : 400) && status < 600 ? status : undefined;
}

/**
 * Whether a 2xx says by the number of a status that the token is no longer good, and not that it succeeded; that to a
 * movement also in no word, sentence or record of its own: it would be sent again.
 */
export const isUnauthorizedBody = (body: unknown, isOfMovement: boolean): boolean => {
  const said = unwrap(body);
  return (
    isRecord(said) &&
    readSuccess(said) !== true &&
    !(
      isOfMovement &&
      (saysSuccess(body) || UNDER_WAY.test(toWord(said.status)) || isRecordWithAmount(said))
    ) &&
    Number(findErrorStatus(body, isOfMovement)) === 401
  );
};
