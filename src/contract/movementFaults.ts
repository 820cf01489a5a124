import { isNothing, isRecord } from './json';
import { type Fields, HEADERS, hasAmount, isRecordOfMovement, listParts } from './movementRecord';
import { NOT_MADE } from './movementSentences';
import { toMessage } from './sentences';
import {
  FAULT_NAME,
  hasError,
  isAccepted,
  isErrorStatus,
  isFailure,
  isFault,
  isOutcomeName,
  isSuccessCode,
  isUnderWay,
  readSuccess,
  SUCCESS_NAMES,
  toWord,
} from './verdicts';
import { findName, readFlag } from './vocabulary';

const REFUSED = 'rejected|declined|denied|refused|cancell?ed';
/** Stopped on its way, or only computed. What is on hold may wait for the provider. */
const STOPPED = 'blocked|aborted|expired|bounced|frozen|suspended|draft|preview|simulated|dry[ _-]run';

/** Beside the words of a refusal, what is no success either: `payment_failed`, `completed_with_errors`, `not_processed`. */
const NO_SUCCESS = new RegExp(
  String.raw`^(?!(?:no|without)[ _-])(?:[a-z]+[ _-])*(?:errors?|fail(?:ed|ure)|${REFUSED}|${STOPPED}|limit[ _-](?:reached|exceeded)|timed?[ _-]?out)$|^(?:void(?:ed)?|returned|reversed|refunded|reverted|dropped|un(?:paid|verified)|incomplete|abandoned|not[ _-](?!required|needed)\w+)$`,
);

const FAULT_TEXT_NAME =
  /^(?:err(?:or)?|fail(?:ed|ure)?|declined?|reject(?:ed|ion)?|refus(?:ed|al)|denial|cancel(?:led|lation)?)_?(?:code|no|msg|message|description|reason|text|details?)$/;
const namesFault = (name: string, given: unknown): boolean =>
  (FAULT_NAME.test(name) || FAULT_TEXT_NAME.test(name) || /^(validation|field|form)_errors$/.test(name)) &&
  readFlag(given) !== false &&
  isFault(given);

/** As `is_rejected` and `declined_at`. */
const REFUSED_FLAG = new RegExp(`^(?:(?:is|was)_)?(?:${REFUSED}|${STOPPED}|voided|reversed)$`);
/** Under such a name a number is an amount, as `blocked: 1`. */
const STOPPED_FLAG = new RegExp(`^(?:${STOPPED})$`);
const REFUSED_AT = new RegExp(`^(?:${REFUSED}|failed|voided|reversed)_(?:at|on|date)$`);

/** What kind of message an answer is; the type of a record is another word. */
const MESSAGE_KIND = /^(?:type|level|severity)$/;
const MESSAGE_OF_FAULT = /^(?:error|failure|danger|fatal)$/;

const SENTENCE_NAME = /^(?:\w+_)?(?:message|msg|details?|description|title|reason)$/;

/** The sentences of a body, under whatever name. */
export const listSaid = (body: unknown): readonly string[] =>
  isRecord(body)
    ? Object.entries(body)
        .filter(([name]) => SENTENCE_NAME.test(name))
        .flatMap(([, given]) => (typeof given === 'string' ? [toMessage(given.trim())] : []))
    : [];

/** Of a call; other codes are those of a member, a currency or a record. */
const CALL_CODE =
  /^(?:(?:http|status|response|result|return|err|error|fault|reason|gateway|processor)_?)?code$/;
const hasCode = ([name, given]: readonly [string, unknown]): boolean =>
  CALL_CODE.test(name) && typeof given !== 'object' && !isSuccessCode(given);

/**
 * Whether a field says that a movement was not made, or casts doubt on it. That it has not succeeded yet, as a pending one,
 * does not.
 */
function deniesSuccess(name: string, given: unknown, part: Fields): boolean {
  // Beside it in the same object, these are warnings (D577).
  const hasSuccess = readSuccess(part) === true;
  if (SUCCESS_NAMES.includes(name.toLowerCase()))
    return (
      (readFlag(given) === false || isFailure(given)) &&
      (name.toLowerCase() === 'success' || !isUnderWay(part.status))
    );
  if (name === 'ok') return readFlag(given) === false && !hasSuccess;
  // Of a record, that nobody has accepted it yet.
  if (/^(?:allowed|accepted|(?:is_)?valid)$/.test(name))
    return readFlag(given) === false && !hasSuccess && !hasAmount(part);
  if (namesFault(name, given)) return name !== 'errors' || !hasSuccess;
  if (STOPPED_FLAG.test(name)) return toWord(given) === 'true';
  if (REFUSED_FLAG.test(name)) return readFlag(given) === true;
  // Some write a day that never was in place of null.
  if (REFUSED_AT.test(name)) return isFault(given) && !/^(?:0000|-$)/.test(toWord(given));
  if (MESSAGE_KIND.test(name)) return MESSAGE_OF_FAULT.test(toWord(given));
  if (!isOutcomeName(name)) return false;
  const word = toWord(findName(given));
  return (word === '3' && !name.endsWith('code')) || isFailure(word) || NO_SUCCESS.test(word);
}

/** Whether a part speaks of the call by a sentence with a code: that of a record alone is a reference, a word in a header a currency. */
const hasOwnVerdict = (part: Fields, isHeader: boolean): boolean =>
  !hasAmount(part) &&
  !(isRecordOfMovement(part) && isAccepted(part.status)) &&
  listSaid(part).length > 0 &&
  Object.entries(part).some((entry) => hasCode(entry) && (!isHeader || /^-?\d+$/.test(toWord(entry[1]))));

/** Whether anything in an answer denies that a movement was made, in whatever part of it. */
export function isDenied(body: Fields): boolean {
  const parts = listParts(body);
  const headers = [body, ...parts].flatMap((part) => HEADERS.flatMap((name) => part[name] ?? []));
  return (
    parts.some((part) => hasOwnVerdict(part, headers.includes(part)) || isErrorStatus(part.status)) ||
    [body, ...parts].some(
      (part) =>
        Object.entries(part).some(([name, given]) => deniesSuccess(name, given, part)) ||
        listSaid(part).some((sentence) => NOT_MADE.test(sentence)),
    )
  );
}

/** Names of what says nothing of the outcome: ids, times, links, the header fields of a function, the types of superjson. */
const OF_NO_OUTCOME =
  /^(@.*|_?id|uuid|(request|response|trace|correlation|transaction)_id|jsonrpc|(api_)?version|_?links|(multi_value_)?headers|is_base64_encoded|timestamp|(server_)?time|date|(created|updated)_at|values)$/;
/** Names of objects that speak of the call. */
const OF_CALL = /^(_?meta|metadata|header|status)$/;
const IN_WORDS = /^((is_)?succe\w+|ok|type|message|msg)$/;

/** Whether a field leaves success that stands beside it to count: it says nothing of the outcome, or that it is success. */
export function isHarmless(name: string, given: unknown): boolean {
  if (isNothing(given) || given === '' || OF_NO_OUTCOME.test(name)) return true;
  if (FAULT_NAME.test(name) || FAULT_TEXT_NAME.test(name)) return !isFault(given);
  if (isRecord(given))
    return OF_CALL.test(name) && Object.entries(given).every((entry) => isHarmless(...entry));
  const isZero = name.endsWith('code') && !hasError(given);
  return (isOutcomeName(name) || IN_WORDS.test(name)) && (isZero || isAccepted(given));
}
