import { findName, readFlag, toPlainWord } from './vocabulary';

export const toWord = (value: unknown): string =>
  typeof value === 'object' ? '' : toPlainWord(String(value));

const isOneOf = (words: string) => {
  const pattern = new RegExp(`^(?:${words})$`);
  return (value: unknown): boolean => pattern.test(toWord(value));
};

const SUCCESS =
  'success(?:ful(?:ly)?)?|succeed(?:ed)?|ok|okay|true|completed?|done|settled|finished|credited|accepted';
const UNDER_WAY =
  'pending|process(?:ed|ing)?|queued?|submitted|received|accepted|initiated|scheduled|completed?';
const BEGUN = `${UNDER_WAY}|created?|approved|confirmed|requested|sent|paid|in[ _-]progress|new`;

/** What says success in place of a verdict. */
export const isSuccess = isOneOf(SUCCESS);

/** That a movement is under way, or over. */
export const isUnderWay = isOneOf(UNDER_WAY);

const mayHaveBegun = isOneOf(`${BEGUN}|unknown|timed?[ _-]?out|(?:pending|a?waiting)[ _-].+`);
/** That a movement may have begun, in a status or its record: beside `success: false` it is not known what became of it. */
export const mayBeUnderWay = (status: unknown): boolean => mayHaveBegun(findName(status));

/** What a verdict says that is none against the call: in words, as the number of a 2xx status, or as one of R4.1. */
export const isAccepted = isOneOf(String.raw`${SUCCESS}|${BEGUN}|accept|info|[124]|2\d\d`);

export const isFailure = isOneOf(
  String.raw`error\w*|fail\w*|false|reject\w*|declin\w*|den(?:y|ied)|refus\w*|cancel\w*|invalid\w*|block\w*|forbidden|unauthori[sz]ed|expired|aborted|insufficient.*|unsuccess\w*|danger|not[ _-]?ok|ko|nok`,
);

/** The number of an HTTP status that is none of success, in a body. */
export const isErrorStatus = isOneOf(String.raw`[45]\d\d`);

const isZero = isOneOf('|undefined|false|0+|null|none');

/** An error of which every part is empty, zero or no is none, as `{code: 0, message: ''}`. */
export function hasError(error: unknown): boolean {
  if (typeof error !== 'object') return !isZero(error);
  return error !== null && Object.values(error).some(hasError);
}

const isNoFault = isOneOf(
  String.raw`2\d\d|(?:operation )?success\w*|(?:\w+:)?ok|e?0+|no[ _]errors?(?: \w+)?|n\/?a|not applicable|-`,
);

/** What stands in place of a fault, unless it, or each of its parts, says that there is none. */
export const isFault = (given: unknown): boolean =>
  typeof given === 'object' && given !== null
    ? Object.values(given).some(isFault)
    : hasError(given) && !isNoFault(given);

/** In words, of the movement itself: what is created or received may also be a code, and what is completed a refund. */
const OF_SUCCESS =
  /^(?!(?:\w*[_-])?(?:not?|never|cannot|unable|already|duplicate)[_-])(?:[\w-]*[_-])?(?:success(?:ful)?|ok)$|^(?:(?:transaction|transfer|donation|withdrawal|payment|request|order|operation|tr?xn?)[_-])?(?:created|submitted|accepted|completed|received|processed)$|^(?:s|e|err)?0+$|^[12]000+$/;
/** Whether a code is none, or of success: in words, as S0000, or with a number of the provider's own, as 10000. */
export const isSuccessCode = (code: unknown): boolean =>
  !hasError(code) || isAccepted(code) || OF_SUCCESS.test(toWord(code));

/** Names of a flag that says whether a call succeeded. */
export const SUCCESS_NAMES = ['success', 'is_success', 'succeeded', 'successful', 'is_successful'];

/** The first that is given counts: what stands beside the data comes before what is in them. */
export const readSuccess = (said: Readonly<Record<string, unknown>>): boolean | undefined =>
  SUCCESS_NAMES.map((name) => readFlag(said[name])).find((flag) => flag !== undefined);

/** Names of a fault. */
export const FAULT_NAME = /^((is|has)_)?(err|errors?|fail|failed|failure|exception|fault)$|^err_?(no|code)$/;

/** Names of what tells the outcome of a call or of a movement in a word or a number. */
const OUTCOME_NAME =
  /^(?:(?:transaction|transfer|donation|withdrawal|payment|payout|operation|order|tx|trx|result|response|return|ret|gateway|http|status)_)?(?:status|state|outcome|result|code|verdict|decision)(?:_(?:text|label|name))?$|^batch_(?:status|state)$/;
export const isOutcomeName = (name: string): boolean => OUTCOME_NAME.test(name);
