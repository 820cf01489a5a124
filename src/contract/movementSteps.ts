import { isRecord } from './json';
import { type Fields, listParts } from './movementRecord';
import { hasError, isOutcomeName, isSuccess, toWord } from './verdicts';
import { findName, readFlag } from './vocabulary';

const ASKED_BY_FLAG = /^(requires?|needs?)|required$/i;
const ASKED_BY_CODE = /^next_?(step|action)/i;
const ASKED_AT_ADDRESS =
  /^((confirm|verif|approv|checkout)\w*|(authori[sz]ation|pay(ment)?(_?page)?)_?)(url|link)$|challenge/i;
/** What is asked for before a movement is carried out: `requires_confirmation`, `otp_required`, `next_step`, `approval_url`. */
const ASKED_FIRST = new RegExp(
  `${ASKED_BY_FLAG.source}|\\botp|${ASKED_BY_CODE.source}|${ASKED_AT_ADDRESS.source}|^(confirm|verif|approv|checkout|pay)\\w*token$`,
  'i',
);
/** Of the chain or the provider, and not of the member. */
const OF_OTHERS = /confirmations|review|approval(?!.?(url|link|token))/i;
/** In place of a status: `no_action_required`, `otp_verified`, `pending_network_confirmation`. */
const ASKS_NOTHING =
  /^(no|not)[ _-]|(otp|[2m]fa|kyc)[ _-](passed|ok|verified|confirmed)$|(network|block|chain|bank|provider|admin|merchant)[ _-](confirmation|verification|payment)$/i;
/** The same of the member: `send_otp`, `pending_email_confirmation`, `awaiting payment`. */
const STEP =
  /(^|[ _-])(otp|[2m]fa|kyc)|^(send|open)[ _-](otp|code|url|link)|^(pending|a?waiting).*(confirmation|verification|payment)$/;
const waitsFor = (status: string): boolean =>
  (ASKED_FIRST.test(status) || STEP.test(status)) && !ASKS_NOTHING.test(status);
const waits = (said: Fields): boolean =>
  Object.entries(said).some(([name, given]) => isOutcomeName(name) && waitsFor(toWord(findName(given))));

/** Whether an answer asks the member for something first. */
export const asksFirst = (said: Fields): boolean =>
  Object.entries(said).some(
    ([name, given]) => ASKED_FIRST.test(name) && !OF_OTHERS.test(name) && hasError(given),
  );

const isCode = (given: unknown): boolean =>
  hasError(given) && !isSuccess(given) && /^\S+$/.test(String(given));
/** The code of a step, in its place or in an object of it: a step may also be the next stage. */
const isStep = (given: unknown): boolean =>
  isRecord(given)
    ? [given.type, given.name, given.action, given.code].some(isCode) || 'redirect_to_url' in given
    : isCode(given);

/** The same beside success, where a token is also what was paid with, a number what a stage requires, and a step one in words. */
export const asksBesideSuccess = (body: unknown): boolean =>
  [body, ...listParts(body)]
    .filter(isRecord)
    .some(
      (said) =>
        waits(said) ||
        Object.entries(said).some(
          ([name, given]) =>
            !OF_OTHERS.test(name) &&
            ((ASKED_BY_FLAG.test(name) &&
              readFlag(given) === true &&
              (given !== 1 || /otp|confirm/.test(name))) ||
              (ASKED_BY_CODE.test(name) && isStep(given)) ||
              (ASKED_AT_ADDRESS.test(name) && hasError(given))),
        ),
    );
