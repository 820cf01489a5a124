import { confirmation } from '#src/messages/confirmation.ts';
import { donate } from '#src/messages/donate.ts';
import { movement } from '#src/messages/movement.ts';
import { shell } from '#src/messages/shell.ts';
import { withdraw } from '#src/messages/withdraw.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { AMOUNTS, act, assert, by, calls, type TestCase, toast } from '../builders';
import type { Action } from '../kinds';
import {
  ADDRESS,
  fillDonation,
  fillWithdrawal,
  machineState,
  plainScenario,
  reply,
  scenario,
} from './scenarioSteps';

/** It says neither that a donation was made nor that it was not. */
const SENTENCE = 'The programme is closed.';
const RECORD = { id: 'DON-1', amount: 61.28346 };
/** That it was made, and a sentence that says nothing of that when it stands alone. */
const SUBMITTED = 'Your withdrawal was submitted. Please wait.';

/**
 * What a provider says beside that sentence of a donation that is made, that is refused, and of which it leaves open what
 * became of it: in a success, or by a status alone.
 */
const ANSWERS = {
  made: [
    ...[{ error: 0 }, { error: false }, { error: 'None' }, { error: ' NULL ' }, { error: '' }, { error: {} }],
    ...[{ error: [] }, { error: null, errors: [] }, { success: 1 }, { success: 'TRUE' }, { status: 'OK' }],
    ...[{ status: 200 }, { ok: false }, { errors: ['None'] }, { code: 201 }, { status: {} }],
    ...[{ status: null }, { code: ['504'] }, { error: { code: 0, message: '' } }],
    ...[{ requires_review: true }, { requires_confirmation: false }, { declined_at: '0000-00-00' }],
    ...[{ is_rejected: 0 }, { status: 'pending' }, { next_step: { stage: 2 } }],
  ].map((said) => ({ success: true, ...said })),
  refused: [
    ...[{ error: 1 }, { error: true }, { error: 'yes' }, { error: ['Not'] }, { success: 0 }],
    ...[{ success: 'False' }, { status: 'error' }, { status: 'FAIL' }, { status: 'failed' }],
    ...[{ status: 'Failure' }, { status: 'false' }, { status: 'Rejected' }, { status: 'declined' }],
    ...[{ status: 'DENIED' }, { ok: false }, { ok: 'false' }, { errors: ['Not'] }],
    ...[{ errors: { amount: 'Not' } }, { code: 400 }, { statusCode: '422' }, { status: 404 }],
    ...[{ errors: 7 }, { errors: {}, error: ' Not ' }, { status: 'Cancelled' }, { isSuccess: 'false' }],
    ...[{ result: false }, { result: { success: 0 } }, { type: 'error' }, { errorCode: 'E-1' }],
    ...[
      { success: false, status: 422 },
      { error: 'Not', data: { ...RECORD, status: 'failed' } },
      { success: false, message: 'Another donation is being processed.' },
      { success: false, message: '', field: 'amount' },
      { success: false, field: 'amount' },
    ],
  ],
  open: [
    ...[300, 408, 409, 424, 425, 429, 460, 499],
    ...[
      { success: false, status: 504 },
      ...[
        ...['pending', 'processing', 'queued', 'submitted', 'received', 'accepted', 'initiated', 'scheduled'],
        ...['completed', 'process', 'complete', 'queue', 'processed', 'in_progress', 'pending_approval'],
        ...['awaiting_confirmation', 'created', 'new', 'requested', 'approved', 'sent', { name: 'pending' }],
      ].map((status) => ({ success: false, status })),
      { error: true, data: RECORD },
      { success: false, message: 'Duplicate donation.' },
      { success: false, message: 'The request timed out.' },
    ],
    ...[
      ...[{ otp_required: true }, { next_action: 'confirm_email' }, { approval_url: '/approve' }],
      ...[{ declined_at: '2026-11-17' }, { is_rejected: true }, { status: 'partially_failed' }],
      ...[{ data: { ...RECORD, status: 'reversed' } }, { transaction: { status: 3 } }],
    ].map((said) => ({ success: true, ...said })),
  ],
};
type Verdict = keyof typeof ANSWERS;

const unknownAnd = (sentence: string) => [
  toast.warning(donate.outcome.unknown),
  toast.warning(movement.answered(sentence)),
];

/** What is told of each, where it leads, and what is left in the form. */
const expected = (
  verdict: Verdict,
  sentence: string,
  typed: string,
): Pick<TestCase, 'toasts' | 'assertions'> =>
  ({
    made: {
      toasts: [toast.success(sentence)],
      assertions: [machineState('donation', 'done'), assert.fieldValue(donate.amount, '')],
    },
    refused: {
      toasts: [toast.failure(sentence)],
      assertions: [machineState('donation', 'editing'), assert.fieldValue(donate.amount, typed)],
    },
    open: { toasts: unknownAnd(sentence), assertions: [machineState('donation', 'unconfirmed')] },
  })[verdict];

/** One donation after the other, each of another amount than the one before. */
const donateEach = (verdict: Verdict, answers: readonly (number | object)[]) =>
  answers.map((one, index) => {
    const typed = (AMOUNTS.donation + (index % 2)).toFixed(5);
    const [status, words] = typeof one === 'number' ? ([one, {}] as const) : ([200, one] as const);
    const said = 'message' in words && typeof words.message === 'string' ? words.message : SENTENCE;
    const sentence = said || donate.failure;
    return by.provider(`the provider answers a donation of ${typed} with ${JSON.stringify(one)}`, {
      actions: [
        ...(verdict === 'open' && index > 0 ? [act.button(movement.lookedUp)] : []),
        act.mockNext(calls.donate, reply(status, { message: SENTENCE, ...words })),
        act.fill(donate.amount, typed),
        act.button(donate.submit),
      ],
      ...expected(verdict, sentence, typed),
    });
  });

const sendAgain = (verdict: Verdict, sentence: string, content: object, ...before: readonly Action[]) =>
  by.member(`the member sends it again, and the provider answers ${JSON.stringify(content)}`, {
    actions: [
      ...before,
      act.button(movement.sendAgain.keyed),
      act.release(calls.donate, reply(422, content)),
    ],
    ...expected(verdict, sentence, String(AMOUNTS.donation)),
  });
const stillOpen = (sentence: string, ...before: readonly Action[]) =>
  sendAgain('open', sentence, { message: sentence }, ...before);

/** What becomes of a movement of money by each kind of answer: what is told, kept, and left in the form. */
export const outcomeScenarios: readonly Plan[] = [
  plainScenario(
    'success-in-all-spellings',
    'It is said that a donation was made, whatever else the answer says that is no error',
    urls.donate,
    donateEach('made', ANSWERS.made),
  ),
  plainScenario(
    'refusals-in-all-spellings',
    'It is said that a donation was refused, however the provider says so, and a success after a refusal that was shown at its field is announced',
    urls.donate,
    [...donateEach('refused', ANSWERS.refused), ...donateEach('made', [{ success: true }])],
  ),
  plainScenario(
    'what-is-left-open-in-all-spellings',
    'It is said neither that a donation was made nor that it was refused, where a status leaves that open, or anything denies a success',
    urls.donate,
    donateEach('open', ANSWERS.open),
  ),
  scenario(
    'answers-that-are-not-clear',
    'A donation without a clear answer is open until an answer to sending it again tells of the first as well',
    urls.donate,
    [calls.donate],
    [
      by.member('the member donates, and the provider answers with an empty object', {
        actions: [...fillDonation, act.release(calls.donate, reply(200, {}))],
        toasts: [toast.warning(donate.outcome.unknown)],
        assertions: [machineState('donation', 'unconfirmed')],
      }),
      // Refusals that the first donation may have caused.
      stillOpen('Only one donation per day.', act.otherTab('lookUp')),
      ...['The minimum amount is $100.', 'Invalid amount: limit reached.'].map((sentence) =>
        stillOpen(sentence),
      ),
      // Seen again, it is as open as it was, and what was sent is still in the form.
      sendAgain(
        'refused',
        'The amount is not valid.',
        { errors: [{ message: 'The amount is not valid.' }, { message: 'It has six decimals.' }] },
        act.menuLink(shell.entries.dashboard),
        act.menuLink(shell.entries.donate),
      ),
      // The message of the first answer is taken away while it is still shown.
      by.member(
        'the member donates, is answered with empty data, sends it again, and is answered with data',
        {
          actions: [
            act.button(donate.submit),
            act.release(calls.donate, reply(200, { data: {} })),
            act.button(movement.sendAgain.keyed),
            act.release(calls.donate, reply(200, { data: { donation_id: 'DON-1' } })),
          ],
          toasts: [toast.warning(donate.outcome.unknown), toast.success(donate.success)],
          assertions: [machineState('donation', 'done'), assert.fieldValue(donate.amount, '')],
        },
      ),
    ],
  ),
  plainScenario(
    'withdrawals-of-few-words',
    'A withdrawal whose answer has only a message has gone through where the message is no text, is empty or says so; a donation answered in the same way is left open',
    urls.withdraw,
    [
      ...(
        [
          ['', toast.success(withdraw.success)],
          [5, toast.success(withdraw.success)],
          [null, toast.success(withdraw.success)],
          [SUBMITTED, toast.success(SUBMITTED)],
          [
            'Please wait.',
            toast.warning(withdraw.outcome.unknown),
            toast.warning(movement.answered('Please wait.')),
          ],
        ] as const
      ).map(([message, ...toasts], index) =>
        by.provider(`the provider answers ${JSON.stringify({ message })} to a withdrawal`, {
          actions: [
            act.mockNext(calls.withdraw, reply(200, { message })),
            ...fillWithdrawal(ADDRESS),
            ...(index === 0 ? [act.button(confirmation.confirm)] : []),
          ],
          toasts,
        }),
      ),
      by.provider('the provider answers {"message":""} to a donation', {
        actions: [
          act.navigate(urls.donate),
          act.mockNext(calls.donate, reply(200, { message: '' })),
          ...fillDonation,
        ],
        toasts: [toast.warning(donate.outcome.unknown)],
      }),
    ],
  ),
];
