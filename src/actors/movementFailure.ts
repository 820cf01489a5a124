import { ApiError } from '#src/api/errors.ts';
import type { MovementKind } from '#src/browser/pendingMovements.ts';
import { listSentences } from '#src/contract/errors.ts';
import { toWords } from '#src/contract/sentences.ts';

/** What a gateway or a function says of a call that may have been carried out; not of another movement. */
const TIMED_OUT = new RegExp(
  [
    '\\b(timed[ -]?out|timeout|deadline exceeded|socket hang up|E(CONNRESET|CONNREFUSED|TIMEDOUT|PIPE)|connection (reset|closed|lost|aborted)|received too late)\\b',
    '^(internal )?server error\\b|^(internal|network)( error)?$|^bad gateway\\b|\\b(no response from|did not respond)\\b',
    '\\b(transaction|transfer|donation|withdrawal|request|payment|it|this (\\w+ )?key) is (being|still) process(ed|ing)\\b',
    '\\b(transaction|transfer|donation|withdrawal|request|payment) (status|outcome) (is )?unknown(?! )',
    '^((the|this|your) )?(transaction|transfer|donation|withdrawal|payment) is pending(?! )',
    '^((the|this|a) )?request( with (this|the same) (\\w+ )?key)?( is)?( already)? in progress\\b',
  ].join('|'),
  'i',
);
/** What was refused for want of money is none either. */
const OF_ANOTHER = /^insufficient\b|\b(while|previous|earlier|another|until)\b/i;

const MOVEMENTS = '(?:transaction|request|donation|transfer|withdrawal|payment)s?';
/** That it has the very movement already: the browser may have sent it twice by itself. */
const HAS_IT = new RegExp(
  [
    `idempoten|^duplicate[.!]?$|\\bduplicate (reference|entry|key|order|submission|${MOVEMENTS})\\b`,
    '^already (been )?(processed|exists?|recorded|received|submitted)[.!]?$',
    `\\b(this|the|your) ${MOVEMENTS} (was|is|has|has been) already\\b|\\balready made (this|the same) ${MOVEMENTS}\\b`,
    `\\b${MOVEMENTS}( with (this|the same) \\w+)? already (been )?(processed|exists?|recorded|received)\\b`,
    `^((this|the|your) )?${MOVEMENTS}( with (this|the same) \\w+)? already (been )?completed[.!]?$`,
  ].join('|'),
  'i',
);
const INPUT = [
  '(?:the )?(?:field )?(?:(?:transfer|withdrawal) )?(?:amount|value|input|number)(?: field)?',
  "(?:the )?(?:recipient|receiver)(?:[’']s)?(?: (?:wallet|address|account|id|(?:private )?key))?",
  '(?:the )?(?:(?:wallet|withdrawal|destination) )?address',
].join('|');
const AMOUNT = String.raw`\$?\d[\d.,]*(?: (?:usdt?|dollars))?`;
/** A sentence that says of what was sent itself that it cannot be carried out: whatever it met with first, it never could. */
const NAMES_INPUT = new RegExp(
  [
    `^(?:invalid|unknown|missing|malformed) (?:${INPUT})$`,
    `^(?:${INPUT}) (?:(?:is |was )?(?:invalid|malformed|required|missing|empty|unknown|not (?:valid|found|registered))|does(?: not|n[’']t) exist|(?:can ?|could )not be found|must not be empty)$`,
    '^(?:there is )?no (?:member|user|recipient) (?:with|has) (?:this|that) (?:private )?(?:key|id)$',
    "^(?:you )?can(?: ?not|[’']t) (?:transfer|send)(?: (?:money|funds))? to yourself$",
  ].join('|'),
  'i',
);
/** The least of a donation is due to the stage, which the first may have raised. */
const BELOW_MINIMUM = new RegExp(
  [
    `^(?:(?:${INPUT}) )?(?:must|should) (?:not be (?:less|lower) than ${AMOUNT}|be (?:positive|(?:at least|(?:greater|more) than(?: or equal to)?) ${AMOUNT}))$`,
    `^(?:(?:${INPUT}) )?(?:is )?(?:too (?:little|low|small)|(?:below|(?:less|lower) than) (?:the )?minimum(?: amount)?)$`,
    `^(?:the )?minimum(?: (?:transfer|withdrawal))?(?: amount)? is ${AMOUNT}$`,
  ].join('|'),
  'i',
);

/** Of what may be due to what was sent first. */
const DUE_TO_FIRST = /\b(insufficient|not enough|balance|funds|limit|already)\b/i;

const getSentences = (failure: unknown): readonly string[] =>
  failure instanceof ApiError
    ? [...listSentences(failure.body), ...(failure.body.codes ?? []).map(toWords)]
    : [];

/**
 * Whether a failure to send again says that the movement was not carried out before either (D756). A lack of money, a
 * limit or a check may be due to what was sent first, or to the moment.
 */
export function refusesRepetition(failure: unknown, kind: MovementKind): boolean {
  const patterns = kind === 'donation' ? [NAMES_INPUT] : [NAMES_INPUT, BELOW_MINIMUM];
  const sentences = getSentences(failure);
  if (sentences.some((one) => DUE_TO_FIRST.test(one))) return false;
  return sentences
    .flatMap((one) => one.split(/[.!:;](?: +|$)/))
    .some((part) => patterns.some((pattern) => pattern.test(part.replace(/["'`]/g, ''))));
}

export const saysItHasIt = (failure: unknown): boolean =>
  getSentences(failure).some((one) => HAS_IT.test(one));

export const saysTimedOut = (failure: unknown): boolean =>
  getSentences(failure).some((one) => TIMED_OUT.test(one) && !OF_ANOTHER.test(one));
