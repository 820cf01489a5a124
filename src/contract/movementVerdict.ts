import { saysTokenEnded } from './endedToken';
import { readErrorBody } from './errors';
import { isRecord, unwrap } from './json';
import { isDenied, isHarmless, listSaid } from './movementFaults';
import {
  type Fields,
  hasAmount,
  hasFailed,
  isRecordOfMovement,
  isWholeRecord,
  listMovements,
} from './movementRecord';
import {
  BEGINS_MADE,
  isOnlyRefusal,
  isUnlikely,
  MADE,
  NEXT_STEP,
  NOT_MADE,
  REFUSING,
  SUCCEEDED,
  saysBlocked,
} from './movementSentences';
import { asksBesideSuccess, asksFirst } from './movementSteps';
import { openEnvelope } from './refusal';
import { toMessage } from './sentences';
import {
  hasError,
  isAccepted,
  isFailure,
  isFault,
  isOutcomeName,
  isSuccess,
  isSuccessCode,
  readSuccess,
  toWord,
} from './verdicts';
import { readFlag } from './vocabulary';

const hasVerdict = (value: unknown): boolean => typeof value !== 'object' && hasError(value);

const isFailedRow = (row: unknown): boolean =>
  isRecord(row) && (readSuccess(row) === false || hasFailed(row));

/** Whether a body has neither a sentence nor another word, under whatever name. */
function isSilent(body: unknown): boolean {
  const { unshown = [], ...told } = readErrorBody(body);
  const words = Object.entries(isRecord(body) ? body : {}).filter(
    ([name, one]) => typeof one === 'string' && !isHarmless(name, one),
  );
  return (
    [...unshown, ...words].length === 0 && Object.values(told).every((sentence) => sentence === undefined)
  );
}

/** Names under which a body says something of the call. */
const SPEAKING = /message|reason|error|warning|^(msg|details?)$/i;

/** Whether the body itself is the record, without data around it: it has an amount, and nothing that may be said of it. */
const isBareRecord = (body: Fields): boolean =>
  hasAmount(body) &&
  Object.entries(body).every(
    ([name, given]) =>
      !(SPEAKING.test(name) && isFault(given)) &&
      !(typeof given === 'string' && (REFUSING.test(given) || isUnlikely(given))),
  );

/** The sentence of an answer: in a text, a list or an object, or in place of the flag, as Laravel's pages have it. */
function readSentence({ message, success }: Fields) {
  const isInPlaceOfFlag = message === undefined && /\s/.test(toWord(success));
  const given = isInPlaceOfFlag ? String(success) : message;
  const sentence = typeof given === 'string' ? given : readErrorBody({ errors: given }).errors;
  return { message: toMessage(sentence?.trim() ?? ''), isInPlaceOfFlag };
}

/**
 * What the body of a 2xx answer says of a movement of money: true where it was accepted, false where it leaves open what
 * became of it, undefined where it says nothing but a sentence. It is left open by whatever denies success in any part of
 * the answer (`isDenied`), by a verdict that is neither a usual word of success nor one of refusal (D739), and by words of
 * refusal that no success stands beside. Whether a refusal is one is for `isRefusal`.
 */
// assumed: a movement was accepted where its answer has success true, a status that says so, the record of the movement with an id, a reference or a date, or a sentence that says of the movement that it was made and nothing else
export function readMovementVerdict(body: unknown): boolean | undefined {
  const said = unwrap(body);
  const outer = openEnvelope(body);
  if (!isRecord(said) || !isRecord(outer)) return undefined;
  const success = readSuccess(said);
  const movements = isRecord(body) ? listMovements(body) : [];
  if (success === false || (isRecord(body) && isDenied(body))) return false;
  if (Array.isArray(said.data) && said.data.length > 0 && said.data.every(isFailedRow)) return false;
  const { message, isInPlaceOfFlag } = readSentence(said);
  if (NOT_MADE.test(message) || isOnlyRefusal(message)) return false;
  if (success) return !asksBesideSuccess(body);
  const word = toWord(said.success);
  const isUnclear = isInPlaceOfFlag
    ? isFailure(word) || isUnlikely(message)
    : hasError(said.success) && !isAccepted(word);
  if (readFlag(said.message) === false || isUnclear) return false;
  const isSaid = isSuccess(message);
  const { status, state, result } = outer;
  const isOpen = ([name, given]: [string, unknown]) =>
    isOutcomeName(name) &&
    !/_(label|name)$/.test(name) &&
    hasVerdict(given) &&
    !(name.endsWith('code') ? isSuccessCode(given) : isAccepted(given));
  // Beside the data a status of zero is a failure as often as none.
  const isZero = isRecord(body) && toWord(body.status) === '0' && !isSaid && !MADE.test(message);
  if (Object.entries(outer).some(isOpen) || isZero) return false;
  const saysSuccess =
    isSaid || [status, state, result].some((one) => readFlag(one) === true || isSuccess(one));
  const bare = isRecord(body) && isBareRecord(body) ? [body] : [];
  if (saysSuccess || (isRecord(result) && readSuccess(result))) return !asksBesideSuccess(body);
  const hasRecord = movements.some(isWholeRecord);
  // Beside a record a description is that of the movement.
  const sentences = [
    message,
    ...listSaid(hasRecord && isRecord(body) ? { ...body, description: undefined } : body),
  ];
  if (sentences.some((one) => REFUSING.test(one)) || saysTokenEnded([message])) return false;
  const hasData = isRecord(said.data) && Object.keys(said.data).length > 0;
  const isOk = readFlag(said.ok) === true;
  const isAffirmed = isOk || [said.error, said.is_error].includes(false);
  const isMade =
    [...movements, ...bare].some(isRecordOfMovement) ||
    MADE.test(message) ||
    (hasData && SUCCEEDED.test(message) && !isUnlikely(message)) ||
    (isAffirmed && BEGINS_MADE.test(message) && !isUnlikely(message) && !NEXT_STEP.test(message)) ||
    (isOk && isSilent(body));
  if (sentences.some(hasRecord ? saysBlocked : isUnlikely)) return false;
  if (asksFirst(said) || asksBesideSuccess(body)) return false;
  if (isMade) return true;
  // The message of a withdrawal may be empty (D32): anything else that is said beside it leaves the withdrawal open.
  const isEmpty = 'message' in said && message === '';
  const isAlone = Object.entries(said).every(
    ([name, given]) =>
      // What is in the data is beside them, too, but for another message.
      name === 'message' ||
      (name === 'data' && isRecord(given) && !hasError(given.message)) ||
      isHarmless(name, given),
  );
  return isEmpty && !isAlone ? false : undefined;
}
