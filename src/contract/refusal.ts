import { type Endpoint, movesMoney } from './endpoint';
import { alignEnvelope, listPages, openPage } from './envelope';
import { isNothing, isRecord, unwrap } from './json';
import { hasFailed, isWholeRecord, listMovements } from './movementRecord';
import { BEGINS_MADE, MADE } from './movementSentences';
import {
  FAULT_NAME,
  hasError,
  isAccepted,
  isErrorStatus,
  isFailure,
  isFault,
  isSuccess,
  mayBeUnderWay,
  readSuccess,
  toWord,
} from './verdicts';
import { readFlag } from './vocabulary';

/** No more of a read: a member's own status may be blocked or expired. */
const FAILED_READ = /^(error|fail|failed|failure|false|rejected|declined|denied)$/;
/** The body, or what is in its envelope where that is all it has: a record's own fields say nothing of the call. */
export function openEnvelope(body: unknown): unknown {
  const isEnvelope = isRecord(body) && Object.keys(body).every((key) => key === 'data');
  return isEnvelope ? unwrap(body) : body;
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

const saysFailed = (said: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(said).some(([name, given]) => given === true && FAULT_NAME.test(name));

/** Whether a body, or its data, says success in a word, or in the sentence of a movement. */
export function saysSuccess(body: unknown): boolean {
  const said = unwrap(body);
  if (!isRecord(said)) return false;
  const verdicts = [said.success, said.status, said.state, said.result].map(toWord);
  const message = toWord(said.message);
  return (
    verdicts.some((word) => isSuccess(word)) ||
    MADE.test(message) ||
    BEGINS_MADE.test(message) ||
    (isSuccess(message) && !verdicts.some((word) => isFailure(word)))
  );
}

/** An id under any name, unless it is that of the call or of a member. */
const ID_NAME = /^(?!(?:request|trace|correlation|user)_)(?:\w*_)?(?:id|uuid|reference|hash)$/;
/** What may be the record of a movement, under whatever names: a code in it is its own. */
const mayBeRecord = (said: Readonly<Record<string, unknown>>): boolean =>
  hasError(said.amount) && Object.keys(said).some((name) => ID_NAME.test(name));

/**
 * The number of an HTTP status that is none of success, in a body. That of a record is its own, as a reference: one
 * within `data` beside which the body says more, or one with an id and an amount. Beside `ok: true` it does not say that
 * a movement was refused.
 */
function findErrorStatus(body: unknown, isOfMovement = false): unknown {
  const said = openEnvelope(body);
  if (!isRecord(said) || mayBeRecord(said) || (isOfMovement && readFlag(said.ok) === true)) return undefined;
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
  const hasCode = isFault(error_code) && !isAccepted(error_code);
  if (hasCode || isFault(error_message)) return true;
  const meta = isRecord(body) && isRecord(body.meta) ? body.meta : {};
  if (isErrorStatus(meta.code)) return true;
  const verdicts = [status, result, meta.status, isRecord(body) ? body.type : undefined];
  return verdicts.some((verdict) => isFailure(verdict));
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
  [status, result].some((one) => isFailure(one)) ||
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
  if (isRead && listPages(body, reply).some((page) => isRefusal(page, endpoint))) return true;
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
  if (success === false) return !needsIdempotencyKey || !mayBeUnderWay(said.status);
  if (success && needsIdempotencyKey) return false;
  const verdicts = isRead || needsIdempotencyKey ? said : getVerdicts(body);
  const isFaulty = movesMoney(endpoint) ? isFault(error) : hasError(error);
  if (isFaulty || saysFailed(said) || FAILED_READ.test(toWord(verdicts.status))) return true;
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
  const named = isFalse ? (said.status_code ?? said.status) : findErrorStatus(body);
  // In an error, too, but for the server's own it is a code of the provider's.
  const within = success === undefined && isRecord(said.error) ? said.error.code : undefined;
  const status = Number(named ?? (/^50[0234]$/.test(toWord(within)) ? within : undefined));
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
    !(isOfMovement && (saysSuccess(body) || mayBeUnderWay(said.status) || mayBeRecord(said))) &&
    Number(findErrorStatus(body, isOfMovement)) === 401
  );
};

/** Whether a movement comes with an answer that does not say that it failed: the fault may be of something else, as the receipt. */
export const hasMovement = (body: unknown): boolean =>
  isRecord(body) &&
  readSuccess(body) !== false &&
  readErrorStatus(body) === undefined &&
  !hasFailed(body) &&
  listMovements(body).some((one) => isWholeRecord(one) && !hasFailed(one));
