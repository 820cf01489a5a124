import { saysTokenEnded } from './endedToken';
import { isRecord, unwrap } from './envelope';
import { readErrorBody } from './errors';
import { type Fields, hasAmount, hasFailed, isRecordOfMovement, listMovements } from './movementRecord';
import { ACCEPTED, FAILED, FAULT_NAME, hasError, openEnvelope, readSuccess, toWord } from './refusal';
import { toMessage } from './sentences';
import { readFlag } from './vocabulary';

const hasVerdict = (value: unknown): boolean => typeof value !== 'object' && hasError(value);

/** Beside no success. */
const namesFault = (said: Fields): boolean =>
  Object.entries(said).some(
    ([name, given]) => FAULT_NAME.test(name) && hasError(given) && !ACCEPTED.test(toWord(given)),
  );

/** Said in place of a verdict, it is one. */
const SUCCESS = /^(success\w*|succeed\w*|ok|okay|true|complet\w*|done|settled|finished|credited|accepted)$/;

/** Words of a refusal, of a fault, or of something that is asked for first. */
const REFUSING =
  /\b(insufficient|not enough|failed|failure|invalid|denied|declined|rejected|refused|unable|can ?not be|could(n[’']t| not)|not (yet )?(been )?(allowed|permitted|found|verified|valid|available|successful\w*|complete\w*|processed|accepted|approved|made|sent)|unsuccessful\w*|(?<!\b(?:be|not|never) )(?:cancell?ed|reversed|refunded)|exceeds|too (low|small|large|high)|blocked|suspended|expired|unauthenticated|unauthori[sz]ed|forbidden|timed out|server error|minimum|closed)\b|\b(log ?in|sign in) again\b|\b(below|exceed(s|ed)?) (the|your)\b|\bverify your\b|\benter the\b/i;
const NOUN = 'donation|transfer|withdrawal(?: request)?|payment|transaction';
const OF_AMOUNT = String.raw`(?: of \$?[\d.,]+)?`;
/** A sentence that says of the movement that it was made, and nothing else. */
const MADE = new RegExp(
  String.raw`^(?:(?:your |the )?(?:${NOUN})${OF_AMOUNT}(?: was| has been| is)? (?:successful|completed|submitted|(?:successfully )?(?:made|processed|completed|sent|submitted|created)(?: successfully)?)|successfully (?:donated|transferred|sent|withdrawn)(?: \$?[\d.,]+)?)[.!]?$`,
  'i',
);
const MOVEMENT = String.raw`(?:your |the |this )?(?:${NOUN}|request)\b`;
const HAS_FAILED = String.raw`(?:(?:has |was |is )?(?:been )?(?:failed|failure|rejected|declined|denied|refused|cancell?ed|unsuccessful)\b|could ?n[o’']t\b)`;
/** What is not made yet may be under way. */
const IS_NOT = String.raw`(?:(?:(?:(?:can|did|has|was|is) ?)?n[o’']t|can[’']t) (?:(?:be|been|go) )?(?:made|sent|processed|complete\w*|successful|accepted|approved|possible|allowed|permitted|through)\b(?! yet\b))`;
/** A sentence that begins by saying of the movement that it was not made. */
const NOT_MADE = new RegExp(
  String.raw`^(?:(?:sorry|unfortunately|error)[,:.!]? )?(?:(?:insufficient|not enough)\b|(?:failed|unable) to \w+ ${MOVEMENT}|${MOVEMENT}${OF_AMOUNT} (?:${HAS_FAILED}|${IS_NOT}))`,
  'i',
);
/** Words of a refusal, a fault or a condition, where there is nothing but a sentence. */
const UNLIKELY = new RegExp(
  [
    '^(oops|sorry|unfortunately|error|low|no|only|please (?!wait|allow|note))\\b|\\berror (has )?occurred\\b|\\bwent wrong\\b',
    '\\b(paused|disabled|locked|frozen|unsupported|ineligible|maintenance|on hold|not (eligible|supported|enabled|active|open))\\b',
    '\\bmust (not )?(be|have)\\b|\\brequired\\b(?<!\\bno [\\w ]{0,20}required)|\\b(otp|kyc|[2m]fa)\\b|\\bcode was\\b|\\bto confirm\\b',
    "(?<!\\bif )\\byou (need|have only|only have|have not|haven[’']t|(do not|don[’']t) (?!need))\\b|\\btry (again )?later\\b",
  ].join('|'),
  'i',
);
/** Words that are of one, too, unless a sentence stands before them that says that the movement was made. */
const UNLIKELY_ALONE = /\b(busy|should (not )?(be|have)|at least|limit( is|s are)? (of|reached))\b/i;
export const BEGINS_MADE = new RegExp(
  `^(?:your |the )?(?:${NOUN})${OF_AMOUNT}(?: was| has been| is)?(?: successfully)? (?:successful|completed|submitted|made|processed|sent|created|received|requested|initiated|placed)(?: successfully)?[.,;!]`,
  'i',
);
const isUnlikely = (message: string): boolean =>
  UNLIKELY.test(message) || (UNLIKELY_ALONE.test(message) && !BEGINS_MADE.test(message));

const ASKED_BY_FLAG = /^(requires?|needs?)|required$/i;
const ASKED_BY_CODE = /^next_?(step|action)/i;
const ASKED_AT_ADDRESS = /^(confirm|verif|approv|checkout)\w*(url|link)$|challenge/i;
/** What is asked for before a movement is carried out: `requires_confirmation`, `otp_required`, `next_step`, `approval_url`. */
const ASKED_FIRST = new RegExp(
  `${ASKED_BY_FLAG.source}|\\botp|${ASKED_BY_CODE.source}|${ASKED_AT_ADDRESS.source}|^(confirm|verif|approv|checkout)\\w*token$|^pay\\w*(url|link|token)$`,
  'i',
);
/** Of the chain or the provider, and not of the member. */
const OF_OTHERS = /confirmations|review|approval(?!.?(url|link|token))/i;

const asksFirst = (said: Fields): boolean =>
  Object.entries(said).some(
    ([name, given]) => ASKED_FIRST.test(name) && !OF_OTHERS.test(name) && hasError(given),
  ) || ASKED_FIRST.test(toWord(said.status));

const isCode = (given: unknown): boolean => hasError(given) && /^\S+$/.test(String(given));
/** The code of a step, in its place or in an object of it: a step may also be the next stage. */
const isStep = (given: unknown): boolean =>
  isRecord(given)
    ? [given.type, given.name, given.action, given.code].some(isCode) || 'redirect_to_url' in given
    : isCode(given);

/** The same beside success, where a token is also what was paid with, a number what a stage requires, and a step one in words. */
const asksBesideSuccess = (said: Fields): boolean =>
  Object.entries(said).some(
    ([name, given]) =>
      !OF_OTHERS.test(name) &&
      ((ASKED_BY_FLAG.test(name) && given !== 1 && readFlag(given) === true) ||
        (ASKED_BY_CODE.test(name) && isStep(given)) ||
        (ASKED_AT_ADDRESS.test(name) && hasError(given))),
  ) || ASKED_FIRST.test(toWord(said.status));

const isFailedRow = (row: unknown): boolean =>
  isRecord(row) && (readSuccess(row) === false || hasFailed(row));

/** Whether a body has no sentence, under whatever name. */
function isSilent(body: unknown): boolean {
  const { unshown = [], ...told } = readErrorBody(body);
  return unshown.length === 0 && Object.values(told).every((sentence) => sentence === undefined);
}

/** Names under which a body says something of the call. */
const SPEAKING = /message|reason|error|warning|^(msg|details?)$/i;

/** Whether the body itself is the record, without data around it: it has an amount, and nothing that may be said of it. */
const isBareRecord = (body: Fields): boolean =>
  hasAmount(body) &&
  Object.entries(body).every(
    ([name, given]) =>
      !(SPEAKING.test(name) && hasError(given)) &&
      !(typeof given === 'string' && (REFUSING.test(given) || isUnlikely(given))),
  );

/** Words of a step that the member has to take. */
const NEXT_STEP = /\b(please|confirm|verify|pay|sign|link|code)\b/i;

/** Words of success in a sentence of its own, where none of those are. */
const SUCCEEDED = /\b(successful|successfully|completed)\b/i;

/**
 * What the body of a 2xx answer says of a movement of money: true where it was accepted, false where it leaves open what
 * became of it, undefined where it says nothing but a sentence. It is left open by success beside an error, a failed
 * record or a sentence that it was not made, by a verdict that is neither a usual word of success nor one of refusal
 * (D739), and by words of refusal that no success stands beside. Refusals do not come this far.
 */
// assumed: a movement was accepted where its answer has success true, a status that says so, the record of the movement with an id, a reference or a date, or a sentence that says of the movement that it was made and nothing else
export function readMovementVerdict(body: unknown): boolean | undefined {
  const said = unwrap(body);
  const outer = openEnvelope(body);
  if (!isRecord(said) || !isRecord(outer)) return undefined;
  const success = readSuccess(said);
  const movements = isRecord(body) ? listMovements(body) : [];
  if (success === false || hasError(said.error) || [said, ...movements].some(hasFailed)) return false;
  if (Array.isArray(said.data) && said.data.length > 0 && said.data.every(isFailedRow)) return false;
  // In place of a flag, as Laravel's pages say it, or in a list or an object a sentence may stand, too.
  const word = toWord(said.success);
  const inPlaceOfFlag = said.message === undefined && /\s/.test(word) ? String(said.success) : undefined;
  const sentence =
    typeof said.message === 'string'
      ? said.message
      : (inPlaceOfFlag ?? readErrorBody({ errors: said.message }).errors);
  const message = toMessage(sentence?.trim() ?? '');
  const isDenied = said.result === false || (isRecord(said.data) && readFlag(said.data.success) === false);
  if (success) return !isDenied && !NOT_MADE.test(message) && !asksBesideSuccess(said);
  const isUnclear =
    inPlaceOfFlag === undefined
      ? hasError(said.success) && !ACCEPTED.test(word)
      : FAILED.test(word) || isUnlikely(message);
  if (readFlag(said.message) === false || isUnclear || namesFault(said)) return false;
  const isSaid = SUCCESS.test(toWord(message));
  const { status, state, result, code, status_code } = outer;
  const verdicts = [status, state, result, ...(isSaid ? [] : [code, status_code])];
  const isOpen = (one: unknown) => hasVerdict(one) && !ACCEPTED.test(toWord(one));
  // Beside the data a status of zero is a failure as often as none.
  const isZero = isRecord(body) && toWord(body.status) === '0' && !isSaid && !MADE.test(message);
  if (verdicts.some(isOpen) || isZero) return false;
  const isSuccess =
    isSaid || [status, state, result].some((one) => readFlag(one) === true || SUCCESS.test(toWord(one)));
  const bare = isRecord(body) && isBareRecord(body) ? [body] : [];
  if (isSuccess || (isRecord(result) && readSuccess(result))) return true;
  if (REFUSING.test(message) || saysTokenEnded([message])) return false;
  const hasData = isRecord(said.data) && Object.keys(said.data).length > 0;
  const isOk = readFlag(said.ok) === true;
  const isAffirmed = isOk || [said.error, said.is_error].includes(false);
  const isMade =
    [...movements, ...bare].some(isRecordOfMovement) ||
    MADE.test(message) ||
    (hasData && SUCCEEDED.test(message) && !isUnlikely(message)) ||
    (isAffirmed && BEGINS_MADE.test(message) && !isUnlikely(message) && !NEXT_STEP.test(message)) ||
    (isOk && isSilent(body));
  if (isMade && !asksFirst(said)) return true;
  return isUnlikely(message) ? false : undefined;
}
