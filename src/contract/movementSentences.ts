/** Words of a refusal, of a fault, or of something that is asked for first. */
export const REFUSING =
  /\b(insufficient|not enough|fail(?:ed|ure)?|invalid|denied|declined|rejected|refused|unable|can ?not be|could(n[’']t| not)|not (yet )?(been )?(allowed|permitted|found|verified|valid|available|successful\w*|complete\w*|processed|accepted|approved|made|sent)|unsuccessful\w*|(?<!\b(?:be|not|never) )(?:cancell?ed|reversed|refunded)|exceeds|too (low|small|large|high)|do(es)?(n[’']t| not) exist|blocked|suspended|expired|unauthenticated|unauthori[sz]ed|forbidden|timed out|server error|minimum|closed)\b|\b(log ?in|sign in) again\b|\b(below|exceed(s|ed)?) (the|your)\b|\bverify your\b|\benter the\b/i;
const NOUN = 'donation|transfer|withdrawal(?: request)?|payment|transaction';
const OF_AMOUNT = String.raw`(?: of \$?[\d.,]+)?`;
/** A sentence that says of the movement that it was made, and nothing else. */
export const MADE = new RegExp(
  String.raw`^(?:(?:your |the )?(?:${NOUN})${OF_AMOUNT}(?: was| has been| is)? (?:successful|completed|submitted|(?:successfully )?(?:made|processed|completed|sent|submitted|created)(?: successfully)?)|successfully (?:donated|transferred|sent|withdrawn)(?: \$?[\d.,]+)?)[.!]?$`,
  'i',
);
const MOVEMENT = String.raw`(?:your |the |this )?(?:${NOUN}|request)\b`;
const HAS_FAILED = String.raw`(?:(?:has |was |is )?(?:been )?(?:failed|failure|rejected|declined|denied|refused|cancell?ed|unsuccessful)\b|could ?n[o’']t\b)`;
/** What is not made yet may be under way. */
const IS_NOT = String.raw`(?:(?:(?:(?:can|did|has|was|is) ?)?n[o’']t|can[’']t) (?:(?:be|been|go) )?(?:made|sent|processed|complete\w*|successful|accepted|approved|possible|allowed|permitted|through)\b(?! yet\b))`;
/** A sentence that begins by saying of the movement that it was not made. */
export const NOT_MADE = new RegExp(
  String.raw`^(?:(?:sorry|unfortunately|error)[,:.!]? )?(?:(?:insufficient|not enough|you (?:do not|don[’']t) have enough|the amount exceeds your balance)\b|(?:the )?recipient (?:(?:was |is )?not found|does(?: not|n[’']t) exist)\b|(?:failed|unable) to \w+ ${MOVEMENT}|${MOVEMENT}${OF_AMOUNT} (?:${HAS_FAILED}|${IS_NOT}))`,
  'i',
);
/** Words of a fault, of a step that comes first, or of what is not possible now. */
const BLOCKED = new RegExp(
  [
    '^(oops|sorry|unfortunately|error|low)\\b|\\berror (has )?occurred\\b|\\bwent wrong\\b|\\btry (again )?later\\b',
    '\\b(paused|disabled|locked|frozen|unsupported|ineligible|maintenance|on hold|not (eligible|supported|enabled|active|open))\\b',
    "^you (can ?not|can[’']t)\\b(?! (cancel|reverse|undo|change|revoke))|^you (do not|don[’']t) have (?!to\\b|any further)",
    '\\bmust (not )?(be|have)\\b|\\b(otp|kyc|[2m]fa)\\b|\\bcode was\\b|\\bto confirm\\b',
  ].join('|'),
  'i',
);
/** Words of a refusal, a fault or a condition, where there is nothing but a sentence. */
const UNLIKELY = new RegExp(
  [
    BLOCKED.source,
    '^(no|only|please (?!wait|allow|note))\\b|\\brequired\\b(?<!\\bno [\\w ]{0,20}required)',
    "(?<!\\bif )\\byou (need|have only|only have|have not|haven[’']t|(do not|don[’']t) (?!need))\\b",
  ].join('|'),
  'i',
);
/** Words of a limit. */
const LIMITED = new RegExp(
  [
    '^(the )?maximum\\b(?! (processing|waiting|time))|\\btoo many\\b|\\breached (the|your) [\\w ]*limit\\b',
    '\\blimits?( was| were| is| are| has been| have been)? (reached|exceeded)\\b',
  ].join('|'),
  'i',
);
/** Words that are of one, too, unless a sentence stands before them that says that the movement was made. */
const UNLIKELY_ALONE = new RegExp(
  `\\b(busy|should (not )?(be|have)|at least|limit( is|s are)? of)\\b|${LIMITED.source}`,
  'i',
);
export const BEGINS_MADE = new RegExp(
  `^(?:your |the )?(?:${NOUN})${OF_AMOUNT}(?: was| has been| is)?(?: successfully)? (?:successful|completed|submitted|made|processed|sent|created|received|requested|initiated|placed)(?: successfully)?[.,;!]`,
  'i',
);
/** The same where the movement’s record is there, too: then much else may be said to members. */
export const saysBlocked = (message: string): boolean =>
  (BLOCKED.test(message) || LIMITED.test(message)) && !BEGINS_MADE.test(message);

/** A refusal or a step that is all, or nearly all, that is said: a word of one in other messages may be of a fee or a minimum. */
const ONLY_REFUSAL =
  /^((validation )?(fail(ed|ure)?)|rejected|declined|denied|refused|unauthori[sz]ed|unauthenticated|(otp|pin|kyc|2fa|approval|verification) (is )?required|invalid( \w+){1,2}|(user|account) not found|token expired|(daily )?limit (exceeded|reached)|too many requests|internal server error|something went wrong)[.!]?$|^otp (is )?(invalid|sent|expired)\b|^please enter (the|your) (otp|pin|code)\b/i;
export const isOnlyRefusal = (message: string): boolean => ONLY_REFUSAL.test(message);

export const isUnlikely = (message: string): boolean =>
  UNLIKELY.test(message) || (UNLIKELY_ALONE.test(message) && !BEGINS_MADE.test(message));

/** Words of a step that the member has to take. */
export const NEXT_STEP = /\b(please|confirm|verify|approve|pay|sign|link|code)\b/i;

/** Words of success in a sentence of its own, where none of those are. */
export const SUCCEEDED = /\b(successful|successfully|completed)\b/i;
