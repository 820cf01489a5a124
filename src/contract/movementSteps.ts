import { isRecord } from './json';
import { type Fields, isRecordOfMovement, listParts } from './movementRecord';
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
/** In place of a status: `no_action_required`. */
const ASKS_NOTHING = /^(no|not)[ _-]/i;
/** The same of the member: `send_otp`, `pending_email_confirmation`, `awaiting payment`. */
const STEP =
  /(^|[ _-])(otp|pin|[2m]fa|kyc)($|[ _-])|^(send|enter|submit|open|complete)[ _-]|^(pending|a?waiting)[ _-](?!(.+[ _-])?(network|\w*chain|admin|manual|bank)[ _-])(.+[ _-])?(confirmation|verification|authentication|authori[sz]ation|payment|signature|action)$/;
const waitsFor = (status: string): boolean =>
  (ASKED_FIRST.test(status) || STEP.test(status)) && !ASKS_NOTHING.test(status);
const waits = (said: Fields): boolean =>
  Object.entries(said).some(([name, given]) => isOutcomeName(name) && waitsFor(toWord(findName(given))));

/** Whether an answer asks the member for something first. */
export const asksFirst = (said: Fields): boolean =>
  Object.entries(said).some(
    ([name, given]) => ASKED_FIRST.test(name) && !OF_OTHERS.test(name) && hasError(given),
  );

/** What a flag asks for; a number may also be what a stage requires. */
const OF_MEMBER = /otp|pin|[2m]fa|factor|confirm|verif|auth|kyc|action/i;
const isAsked = (name: string, given: unknown): boolean =>
  ASKED_BY_FLAG.test(name) && readFlag(given) === true && (given !== 1 || OF_MEMBER.test(name));

const isCode = (given: unknown): boolean =>
  hasError(given) && !isSuccess(given) && /^\S+$/.test(String(given));
/** The code of a step, in its place or in an object of it: a step may also be the next stage. */
const isStep = (given: unknown): boolean =>
  isRecord(given)
    ? [given.type, given.name, given.action, given.code].some(isCode) || 'redirect_to_url' in given
    : isCode(given);

/** Where a payment is authorized; a record may have an address of its own. */
const HOSTED_AT = /^(hosted_link|redirect_url|link)$/;
const isAddress = (given: unknown): boolean => /^https?:/.test(toWord(given));
/** Relations of links, as of HAL and PayPal. */
const ASKED_BY_LINK = /^(confirm|verif|approve|authori[sz]e|checkout|payer.action|redirect)/;
const listRelations = (links: unknown): readonly string[] =>
  Array.isArray(links)
    ? links.map((link) => (isRecord(link) ? String(link.rel) : ''))
    : Object.keys(isRecord(links) ? links : {});

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
            (isAsked(name, given) ||
              (ASKED_BY_CODE.test(name) && isStep(given)) ||
              (name === 'authorization' && isRecord(given) && isCode(given.mode)) ||
              (ASKED_AT_ADDRESS.test(name) && hasError(given)) ||
              (HOSTED_AT.test(name) && said !== body && !isRecordOfMovement(said) && isAddress(given)) ||
              (/^_?links$/.test(name) && listRelations(given).some((rel) => ASKED_BY_LINK.test(rel)))),
        ),
    );
