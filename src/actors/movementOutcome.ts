import type { MovementOutcome, Sending } from '#machines/movementOutcome.ts';
import type { Client } from '#src/api/client.ts';
import {
  ApiError,
  findSentence,
  isRefused,
  MalformedReplyError,
  SessionEndedError,
  serverText,
  UnconfirmedSessionError,
} from '#src/api/errors.ts';
import { sendsIdempotencyKey } from '#src/api/idempotencyKey.ts';
import {
  isRecorded,
  type MovementKind,
  recordMovement,
  withMovementLock,
} from '#src/browser/pendingMovements.ts';
import { toOwner } from '#src/browser/privateKeyHash.ts';
import { listSentences } from '#src/contract/errors.ts';
import { toWords } from '#src/contract/sentences.ts';
import { movement as messages } from '#src/messages/movement.ts';
import { session as sessionMessages } from '#src/messages/session.ts';
import { notify } from './notify';
import type { Services } from './services';
import { saysWithdrawalMade } from './withdrawalSentences';

interface MovementReply {
  readonly success?: boolean | undefined;
  readonly message?: string | undefined;
}

interface OutcomeOptions<Reply, Accepted> {
  readonly kind: MovementKind;
  /** the field of a refusal that is read first (R8.1 to R8.14) */
  readonly messageField: 'error' | 'message';
  /** what an accepted reply comes with; undefined where the reply does not say that it was accepted */
  readonly getAccepted: (reply: Reply) => Accepted | undefined;
}

/** A 200 says that money was moved by its verdict, which is read with it; without one it says nothing (D32). */
export const saysAccepted = ({ success }: MovementReply): boolean => success === true;

/**
 * Of a withdrawal's answer the specification shows nothing but `message`: where that is there it says so, too (D32).
 * An answer with words of a refusal, or with an empty message beside anything else, does not come this far.
 */
export function saysWithdrawn(reply: MovementReply): boolean {
  if (saysAccepted(reply)) return true;
  return reply.message === undefined ? 'message' in reply : saysWithdrawalMade(reply.message);
}

/** What a gateway or a function says of a call that may have been carried out; not of another movement. */
const TIMED_OUT =
  /\b(timed[ -]?out|timeout|deadline exceeded|socket hang up|E(CONNRESET|CONNREFUSED|TIMEDOUT|PIPE))\b|^(internal )?server error\b|\b(transaction|transfer|donation|withdrawal|request|payment|it) is (being|still) process(ed|ing)\b/i;
const OF_ANOTHER = /\b(while|previous|earlier|another|until)\b/i;

const MOVEMENTS = '(?:transaction|request|donation|transfer|withdrawal|payment)s?';
/** That it has the very movement already: the browser may have sent it twice by itself. */
const HAS_IT = new RegExp(
  [
    `idempoten|^duplicate[.!]?$|\\bduplicate (reference|entry|key|order|submission|${MOVEMENTS})\\b`,
    '^already (been )?(processed|exists?|recorded|received|submitted)[.!]?$',
    `\\b(this|the|your) ${MOVEMENTS} (was|is|has|has been) already\\b|\\balready made (this|the same) ${MOVEMENTS}\\b`,
    `\\b${MOVEMENTS}( with (this|the same) \\w+)? already (been )?(processed|exists?|recorded|received)\\b`,
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
function refusesRepetition(failure: unknown, kind: MovementKind): boolean {
  const patterns = kind === 'donation' ? [NAMES_INPUT] : [NAMES_INPUT, BELOW_MINIMUM];
  const sentences = getSentences(failure);
  if (sentences.some((one) => DUE_TO_FIRST.test(one))) return false;
  return sentences
    .flatMap((one) => one.split(/[.!:;](?: +|$)/))
    .some((part) => patterns.some((pattern) => pattern.test(part.replace(/["'`]/g, ''))));
}

const saysItHasIt = (failure: unknown): boolean => getSentences(failure).some((one) => HAS_IT.test(one));

const saysTimedOut = (failure: unknown): boolean =>
  getSentences(failure).some((one) => TIMED_OUT.test(one) && !OF_ANOTHER.test(one));

/**
 * The one rule for every movement of money. Refused is what the provider says so of: a 4xx status, or a 200 whose body
 * does; the exceptions are in `isRefused`. Whatever else fails after sending is unknown: it may or may not have gone
 * through. `isRepeated`: it was sent before, with an unknown outcome. Failures are logged here. Never rejects.
 */
export async function toMovementOutcome<Reply extends MovementReply, Accepted extends object>(
  replying: Promise<Reply>,
  { kind, messageField, getAccepted }: OutcomeOptions<Reply, Accepted>,
  isRepeated = false,
): Promise<MovementOutcome<Accepted>> {
  try {
    const reply = await replying;
    const accepted = getAccepted(reply);
    if (accepted) return { outcome: 'accepted', message: reply.message, ...accepted };
    throw new MalformedReplyError(
      `The answer does not say what became of the ${kind}.`,
      findSentence({ message: reply.message }),
    );
  } catch (failure) {
    if (!(failure instanceof SessionEndedError)) console.error(`The ${kind} failed.`, failure);
    const unconfirmed = failure instanceof UnconfirmedSessionError ? sessionMessages.unconfirmed : undefined;
    if (isRepeated && unconfirmed) notify.failure(unconfirmed);
    const message = serverText(failure, messageField);
    const isConclusive = isRefused(failure) && (!isRepeated || refusesRepetition(failure, kind));
    return isConclusive && !saysTimedOut(failure) && !saysItHasIt(failure)
      ? {
          outcome: 'refused',
          message: unconfirmed ?? message,
          field: failure instanceof ApiError ? failure.body.field : undefined,
        }
      : {
          outcome: 'unknown',
          message: failure instanceof MalformedReplyError ? failure.sentence : message,
        };
  }
}

interface Movement<Draft, Reply, Accepted> extends OutcomeOptions<Reply, Accepted> {
  readonly send: (client: Client, draft: Draft, idempotencyKey: string) => Promise<Reply>;
}

/**
 * Sends a movement, one of its kind and member at a time in all tabs of the browser (D34). Of what is under way a record
 * is stored that outlives the session and the page, until the outcome is known (D36). Never rejects.
 */
export async function moveMoney<
  Draft extends { readonly amount: number },
  Reply extends MovementReply,
  Accepted extends object,
>(
  { client, session }: Services,
  { draft, key, isRepeated: isSentAgain = false }: Sending<Draft>,
  { send, ...options }: Movement<Draft, Reply, Accepted>,
): Promise<MovementOutcome<Accepted>> {
  const { kind } = options;
  if (isSentAgain) notify.clearOutcomes();
  const owner = toOwner(session.getSnapshot().context.auth?.user.user_pk ?? '');
  // The member may have looked it up in another tab, which removes the record; or the page is another than that of the machine.
  const isRepeated = isSentAgain || isRecorded(key);
  const outcome = await withMovementLock({ kind, owner }, () =>
    recordMovement<MovementOutcome<Accepted>>(
      { kind, amount: draft.amount, key, owner, sentAt: Date.now() },
      {
        call: async () => {
          const result = await toMovementOutcome(send(client, draft, key), options, isRepeated);
          if (result.outcome === 'unknown' && result.message !== undefined)
            notify.warning(messages.answered(result.message));
          const isOver = session.getSnapshot().context.auth === null;
          // The screen that would tell of it is gone.
          if (result.outcome === 'refused' && isOver) notify.lasting(messages.notCarriedOut(kind));
          return result;
        },
        // Without a key a refusal of the repetition says nothing about what was sent first.
        isSettledBy: (result) =>
          result.outcome === 'accepted' ||
          (result.outcome === 'refused' && (!isRepeated || sendsIdempotencyKey)),
      },
    ),
  );
  if (outcome) return outcome;
  if (!isRepeated) return { outcome: 'refused', message: messages.underWayElsewhere(kind) };
  // What was sent before is as unknown as it was, and keeps its key.
  notify.failure(messages.notSentAgain(kind));
  return { outcome: 'unknown' };
}
