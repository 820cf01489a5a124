import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saysAccepted, saysWithdrawn, toMovementOutcome } from '#src/actors/movementOutcome.ts';
import { notify } from '#src/actors/notify.ts';
import {
  ApiError,
  ConnectionError,
  MalformedReplyError,
  SessionEndedError,
  serverText,
  UnconfirmedSessionError,
} from '#src/api/errors.ts';
import { parseJson } from '#src/api/parseJson.ts';
import { alignEnvelope } from '#src/contract/envelope.ts';
import { readRefusal } from '#src/contract/errors.ts';
import { withdraw } from '#src/contract/transactions.ts';

interface Reply {
  readonly success?: boolean;
  readonly message?: string;
  readonly data?: unknown;
}

const toOutcome = (replying: Promise<Reply>, isRepeated = false) =>
  toMovementOutcome(
    replying,
    {
      kind: 'transfer',
      messageField: 'message',
      getAccepted: (reply) => (saysAccepted(reply) ? { data: reply.data } : undefined),
    },
    isRepeated,
  );

const rejecting = async (failure: unknown): Promise<Reply> => {
  throw failure;
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a 200 that is no refusal', () => {
  test.each<[string, Reply, object]>([
    [
      'with its data',
      { success: true, message: 'Done.', data: 'T-1' },
      { outcome: 'accepted', message: 'Done.', data: 'T-1' },
    ],
    ['that says that it succeeded', { success: true }, { outcome: 'accepted' }],
  ])('%s is accepted', async (_, reply, outcome) => {
    expect(await toOutcome(Promise.resolve(reply))).toEqual(outcome);
    expect(console.error).not.toHaveBeenCalled();
  });

  test.each<[string, Reply]>([
    ['with neither success nor data', {}],
    ['with a message only', { message: 'Received.' }],
    ['with empty data', { data: {} }],
    ['with no data', { data: null }],
  ])('%s is not known, and logged', async (_, reply) => {
    const { message } = reply;
    expect(await toOutcome(Promise.resolve(reply))).toEqual({ outcome: 'unknown', message });
    expect(vi.mocked(console.error).mock.calls).toEqual([
      [
        'The transfer failed.',
        new MalformedReplyError('The answer does not say what became of the transfer.', message),
      ],
    ]);
  });
});

/** As the client returns it. */
const readWithdrawal = (body: unknown) => withdraw.reply.parse(alignEnvelope(withdraw.reply, body));

test.each([
  { message: 'Received.' },
  { message: 'Your withdrawal is on its way.' },
  { message: 'Withdrawal requested' },
  { message: 'WITHDRAWAL_REQUESTED' },
  { message: 'Withdrawal submitted. You do not need to do anything.' },
  { message: 'Withdrawal submitted. If you did not request this, contact support.' },
  { message: 'Your withdrawal was submitted. Please do not close this page.' },
  { message: 'Withdrawn.' },
  { message: 'OK' },
  { message: 'Withdrawal successfull' },
  { message: 'Payout in progress' },
  { message: 'Thank you, your request has been registered.' },
  { message: 'We have received your withdrawal request.' },
  { message: 'Your money will be in your wallet soon.' },
  { message: 'Your withdrawal of 50 USDT has been submitted' },
  { message: '50 USD has been sent to your wallet' },
  { message: 'Withdrawal request #123 submitted' },
  { message: 'Your withdrawal to 0xabc was submitted' },
  { message: 'A withdrawal request has been created' },
  { message: 'Congratulations! Your withdrawal was submitted' },
  { message: 'We will process your withdrawal within 24 hours' },
  { message: 'You successfully requested a withdrawal' },
  { message: 'We are processing your withdrawal. You will be notified once it is done.' },
  { message: 'Withdraw successful!' },
  { message: 'Funds are on their way to your wallet' },
  { message: 'Your withdrawal is being processed. Please do not close this page.' },
  { message: 'Transaction broadcasted to the network' },
  { message: 'Your funds will be transferred within 3 business days' },
  { message: 'Successfully withdrew 50 USDT' },
  { message: 'Withdrawal submitted for approval with reference W-12' },
  {
    message:
      'Your withdrawal request was received and will be processed within 1-2 business days. Thank you.',
  },
  { message: 'We have received your request and will process it within 24 hours' },
  { message: 'Withdrawal created. Transaction ID: 66f1aa. Processing time is up to 24 hours.' },
  { message: null },
  { message: ['Received.'] },
  { data: { message: null } },
  { success: true },
  { success: 'true', message: '' },
])('%j says that a withdrawal was accepted', (body) => {
  expect(saysWithdrawn(readWithdrawal(body))).toBe(true);
});

test.each([
  {},
  { unexpected: true },
  { success: null },
  { data: {} },
  { data: null },
  { message: 'Solde insuffisant' },
  { message: 'Has excedido el límite diario' },
  { message: 'Auszahlung erfolgreich' },
  { message: 'Withdrawal gagal, saldo tidak cukup' },
  { message: '余额不足' },
  // With one English noun.
  { message: 'Request gagal' },
  { message: 'Funds kam hain' },
  { message: 'Nicht ok' },
  { message: 'Non è successo nulla' },
  // What is not so.
  { message: 'Payment not received' },
  { message: 'PAYMENT_NOT_RECEIVED' },
  { message: 'Wallet is not registered' },
  { message: 'Nothing was sent' },
  { message: 'Withdrawals are no longer processed' },
  { message: 'PENDING_VERIFICATION' },
  { message: 'We received your request but cannot process it.' },
  { message: 'Withdrawal processing is down' },
  { message: 'Withdrawal processing unavailable for your region' },
  { message: 'Withdrawal processed with errors' },
  { message: 'Transaction approved=false' },
  { message: 'Your transaction was sent to the wrong network' },
  { message: 'Withdrawal processed. It was sent to the wrong address.' },
  // Of what is asked for first.
  { message: 'We have sent a one-time password to your phone' },
  { message: 'We sent a PIN to +49•••12' },
  { message: 'Your request was received from a new IP; we have sent you an SMS' },
  { message: 'Payment is pending your approval' },
  { message: 'Transaction created, sign it in your wallet' },
  { message: 'Withdrawal initiated. Sign the transaction in MetaMask to continue.' },
  { message: 'Withdrawal request created. Approve it in your authenticator app.' },
  { message: 'Payment created. Complete it at https://pay.example/1' },
  { message: 'Payment pending. Deposit $10 to unlock.' },
  { message: 'Your request is pending. Invite 2 members first.' },
  { message: 'Withdrawal sent to review, upload your ID' },
  { message: 'Transaction pending: gas fee needed' },
  { message: 'Request sent to your sponsor, who must approve it' },
  { message: 'Transaction request sent to your wallet' },
  { message: 'Your withdrawal is being processed in your wallet' },
  { message: 'Payment requested' },
  { message: 'We have requested 20 USDT from your account' },
  { message: 'Withdrawal approved. Send 0.02 BNB to this address to release it.' },
  { message: 'Withdrawal created. It is pending your signature.' },
  { message: 'Thank you. You have pending withdrawals' },
  // Of something else than this withdrawal.
  { message: 'The amount is above your limit for this month.' },
  { message: 'Your balance is below this amount.' },
  { message: 'You already submitted a request today.' },
  { message: 'There is a pending request.' },
  { message: 'Withdrawals are processed on Mondays.' },
  { message: 'A link was sent to your e-mail.' },
  { message: 'Your wallet was changed recently; wait 24 hours.' },
  { message: 'We are processing your earlier withdrawal' },
  { message: 'We are processing another withdrawal of yours' },
  { message: 'You have placed a withdrawal already' },
  { message: 'A withdrawal is pending' },
  { message: 'This withdrawal was made 2 hours ago' },
  { message: 'You have requested the maximum for today' },
  { message: 'You have withdrawn your daily quota' },
  { message: 'Your request to cancel was received' },
  { message: 'We have sent a link to your e-mail.' },
  { message: 'We will send you an e-mail.' },
  { message: 'A withdrawal has been placed today' },
  { message: 'This request was processed yesterday' },
  { message: 'You have pending withdrawals' },
  { message: 'Your transfer is recorded. The payout was stopped by compliance.' },
  // Of when it would be made.
  { message: 'Withdrawal will be accepted in 3 days' },
  { message: 'Your withdrawal will be processed once you have donated' },
  { message: 'We will process your withdrawal when you have donated' },
  { message: 'Money is paid on Fridays only' },
  { message: 'Money is sent on weekdays' },
  { message: 'Your withdrawal is pending because your stage is 1' },
  { message: 'Withdrawal will be processed in the next window; resubmit on Monday' },
])('%j says nothing about a withdrawal', (body) => {
  expect(saysWithdrawn(readWithdrawal(body))).toBe(false);
});

const REFUSAL_STATUSES = [200, 400, 401, 402, 403, 404, 405, 410, 422, 451];
const UNKNOWN_STATUSES = [
  302, 304, 307, 408, 409, 424, 425, 460, 499, 429, 500, 501, 502, 503, 504, 507, 599,
];

describe('a failure', () => {
  test.each(REFUSAL_STATUSES)(
    'with the status %d is a refusal with the provider’s sentence',
    async (status) => {
      const failure = new ApiError(status, { error: 'Other.', message: 'Too little.' });
      expect(await toOutcome(rejecting(failure))).toEqual({ outcome: 'refused', message: 'Too little.' });
      expect(vi.mocked(console.error).mock.calls).toEqual([['The transfer failed.', failure]]);
    },
  );

  test.each(UNKNOWN_STATUSES)('with the status %d is not known, whatever its sentence', async (status) => {
    const failure = new ApiError(status, { message: 'Try again.' });
    expect(await toOutcome(rejecting(failure))).toEqual({ outcome: 'unknown', message: 'Try again.' });
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  test.each([
    { statusCode: 400, error: 'Bad Request', message: 'Internal server error' },
    { title: 'Bad Request', detail: 'Internal server error' },
    { message: 'The request failed', detail: 'Internal server error' },
  ])('of the server in words, %j, is not known, whatever its status', async (body) => {
    expect((await toOutcome(rejecting(new ApiError(400, readRefusal(body))))).outcome).toBe('unknown');
  });

  test.each([
    new ConnectionError('No answer.'),
    new MalformedReplyError('Nonsense.'),
    new TypeError('A mistake in the app.'),
  ])('%s is not known, and logged once', async (failure) => {
    expect(await toOutcome(rejecting(failure))).toEqual({ outcome: 'unknown' });
    expect(vi.mocked(console.error).mock.calls).toEqual([['The transfer failed.', failure]]);
  });

  test.each([
    ['aborted by the end of the session is not known', {}, 'unknown', 'unknown'],
    [
      'answered 401 before the session ended was not carried out',
      { isUnauthorized: true },
      'refused',
      'unknown',
    ],
  ] as const)('%s; nor is it logged', async (_, options, first, repeated) => {
    const end = () => rejecting(new SessionEndedError('The session is over.', options));
    expect((await toOutcome(end())).outcome).toBe(first);
    expect((await toOutcome(end(), true)).outcome).toBe(repeated);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('that no profile says whose session it is means that nothing was carried out this time', async () => {
    const fail = () => rejecting(new UnconfirmedSessionError('No profile.'));
    const message = expect.stringMatching(/^Nothing was carried out this time/);
    expect(await toOutcome(fail())).toEqual({ outcome: 'refused', message });
    const notified = vi.spyOn(notify, 'failure').mockReturnValue();
    expect(await toOutcome(fail(), true)).toEqual({ outcome: 'unknown' });
    expect(notified).toHaveBeenCalledExactlyOnceWith(message);
  });

  test.each([
    [401, {}],
    [401, { message: 'The token has ended.' }],
    [403, { message: 'Blocked by the firewall.' }],
    [404, {}],
    [400, {}],
    [422, { message: 'Duplicate transaction.' }],
    [400, { message: 'This was already processed.' }],
    [422, { error: 'Unprocessable Entity', message: 'This transfer was already processed' }],
    [200, { error: 'Transfer failed', message: 'Duplicate request' }],
    [422, { message: 'Idempotency key has been used' }],
    [422, { message: 'Transaction with this key exists' }],
    [422, { message: 'Request was processed earlier' }],
    [200, { message: 'Session expired. Please log in.' }],
    [400, { message: 'Invalid token' }],
    [400, { message: 'Too many requests' }],
    [400, { message: 'Bad Request' }],
    [422, { message: 'You have a pending donation. Please wait until it is confirmed.' }],
    [400, { message: 'Only one donation per 24 hours is allowed.' }],
    [200, { message: 'A donation is in progress.' }],
    [422, { message: 'Please wait 60 seconds between donations.' }],
    [422, { message: 'Daily donation limit reached.' }],
    [422, { message: 'You can donate again in 24 hours.' }],
    [422, { message: 'Your last donation has not been confirmed yet.' }],
    [422, { message: 'You have an open withdrawal request.' }],
    [422, { message: 'Too soon. Try later.' }],
    [422, { message: 'Insufficient balance.' }],
    [400, { message: 'INSUFFICIENT_FUNDS' }],
    [400, { message: 'You do not have enough money.' }],
    [400, { message: 'You don’t have enough credit.' }],
    [422, { message: 'Your credit is not sufficient.' }],
    [422, { message: 'You only have $3.00.' }],
    [422, { message: 'Your wallet is empty.' }],
    [422, { message: 'You can donate up to $3.00.' }],
    [422, { message: 'The amount must be at most 3.' }],
    [422, { message: 'The amount must be less than or equal to 3.' }],
    [422, { message: 'The amount is too high.' }],
    [422, { message: 'The amount exceeds your balance.' }],
    [422, { message: 'The amount must not be greater than 12.' }],
    [422, { message: 'Maximum amount is $3.00.' }],
    [422, { message: 'Amount must be between $1 and $30.' }],
    [422, { message: "Can't verify CSRF token authenticity" }],
    [400, { message: 'Captcha verification failed' }],
    [400, { message: 'Invalid signature' }],
    [400, { message: 'Request timestamp is out of range' }],
    [422, {}],
    [422, { message: 'Diese Überweisung wurde bereits verarbeitet' }],
    [400, { message: '重复请求' }],
    [200, { message: 'Saldo insuficiente' }],
    [400, { message: 'Something went wrong' }],
    [400, { message: 'Gateway error' }],
    [422, { message: 'Replay detected' }],
    [400, { message: 'Insufficient balance', errors: 'Invalid amount' }],
    [400, { error: 'Daily limit reached', codes: ['INVALID_AMOUNT'] }],
    [422, { message: 'Reference must be unique' }],
    [400, { message: 'User not found' }],
    [403, { message: 'Your account is blocked.' }],
    [422, { message: 'Transfers are not allowed at your stage.' }],
    [422, { error: 'Not accepted.', codes: ['REPLAYED'] }],
    [409, { message: 'The recipient does not exist.' }],
    [500, { message: 'The recipient does not exist.' }],
  ])('of sending again with %d %j says nothing about what was sent before', async (status, body) => {
    const failure = new ApiError(status, body);
    expect(await toOutcome(rejecting(failure), true)).toEqual({
      outcome: 'unknown',
      message: serverText(failure, 'message'),
    });
  });

  test.each([
    [404, { message: 'Recipient does not exist.' }],
    [404, { message: 'There is no member with this private key.', field: 'recipient_id' }],
    [200, { error: 'Transfer failed', message: 'Recipient not found. Please check the key.' }],
    [400, { error: 'Bad Request', message: ['amount must not be less than 50'] }],
    [422, { message: 'Validation failed', errors: { amount: ['The amount field must be at least 50.'] } }],
    [422, { detail: [{ msg: 'Input should be greater than or equal to 50', type: 'greater_than_equal' }] }],
    [422, { message: 'Amount must be at least $50.' }],
    [422, { message: 'The minimum withdrawal is $10.' }],
    [422, { message: 'The amount is less than the minimum.' }],
    [422, { message: 'The amount must not be empty.' }],
    [400, { message: '"amount" must be positive' }],
    [400, { message: 'Too little.' }],
    [400, { message: 'You cannot transfer to yourself' }],
    [400, { error: { code: 'INVALID_ADDRESS', message: 'Die Adresse ist ungültig.' } }],
  ])('of sending again with %d %j of the input is a refusal', async (status, body) => {
    const failure = new ApiError(status, readRefusal(body));
    expect(await toOutcome(rejecting(failure), true)).toMatchObject({
      outcome: 'refused',
      message: serverText(failure, 'message'),
    });
  });

  test.each([
    ['The amount must be at least 50.', 'unknown'],
    ['Too little.', 'unknown'],
    ['The amount is not valid.', 'refused'],
  ])('of donating again that says “%s” is %s: its least is due to the stage', async (message, outcome) => {
    const donation = { kind: 'donation', messageField: 'message', getAccepted: () => undefined } as const;
    const failure = () => rejecting(new ApiError(422, { message }));
    expect(await toMovementOutcome(failure(), donation)).toMatchObject({ outcome: 'refused' });
    expect(await toMovementOutcome(failure(), donation, true)).toMatchObject({ outcome });
  });

  test.each([
    { code: 'DUPLICATE_TRANSACTION' },
    { error: { code: 'duplicate_transaction', message: 'Not accepted.' } },
    { code: 'IDEMPOTENCY_KEY_REUSED', message: 'Request failed.' },
    { error: { type: 'idempotency_error', message: 'Not accepted.' } },
    { type: 'https://example.com/faults/duplicate-transaction', title: 'Not accepted.' },
    { errors: [{ message: 'Not accepted.', extensions: { code: 'ALREADY_PROCESSED' } }] },
    { errorCode: 'ECONNRESET', message: 'Not accepted.' },
  ])('with the code in %j is not known, as the browser may have sent it twice by itself', async (body) => {
    const read = readRefusal(parseJson(JSON.stringify(body)));
    for (const status of [200, 422])
      expect((await toOutcome(rejecting(new ApiError(status, read)))).outcome).toBe('unknown');
  });

  test.each([
    '2026-11-26T10:00:00Z 7c1d Task timed out after 30.03 seconds',
    'Payment gateway timeout: the transaction is being processed.',
    'Upstream timed out',
  ])('that says “%s” is not known', async (message) => {
    const failure = new ApiError(200, { error: 'Bad Request', message });
    expect(await toOutcome(rejecting(failure))).toEqual({
      outcome: 'unknown',
      message: serverText(failure, 'message'),
    });
  });

  test.each([
    'Internal error',
    'INTERNAL',
    'Network error',
    'Connection reset by peer',
    'No response from the gateway',
    'The payment provider did not respond in time.',
    'Response received too late',
    'Transaction status unknown',
    'Bad gateway.',
    'Request already in progress',
    'A request with this key is already in progress',
    'A request with this idempotency key is being processed.',
    'Transaction is pending',
    'Transfer already completed',
    'Your transfer is pending, please wait.',
    'The request is already in progress.',
    'Request status is unknown',
  ])('that says no more than “%s” is not known', async (message) => {
    expect((await toOutcome(rejecting(new ApiError(200, { message })))).outcome).toBe('unknown');
  });

  test.each([
    'Duplicate transaction: this donation was already processed.',
    'This transfer has already been submitted',
    'Duplicate withdrawal',
    'Request already processed',
    'SQLSTATE[23000]: 1062 Duplicate entry k for key idempotency_key',
    'A transaction with this reference already exists.',
    'DUPLICATE_TRANSACTION',
    'Duplicate entry for reference 77',
    'You have already made this donation.',
    'context deadline exceeded',
    'read ECONNRESET',
    'Internal server error',
    'Idempotency key has been used',
  ])('that says “%s” is not known, as the browser may have sent it twice by itself', async (message) => {
    const failure = new ApiError(400, { message });
    expect(await toOutcome(rejecting(failure))).toEqual({
      outcome: 'unknown',
      message: serverText(failure, 'message'),
    });
  });

  test.each([
    'You cannot withdraw while a previous withdrawal is being processed.',
    'Your earlier withdrawal is still processing.',
    'You are in a time out until tomorrow.',
    'You have already completed this stage.',
    'You have already submitted a withdrawal request today.',
    'Duplicate wallet address is not allowed.',
    'KYC already submitted, waiting for review.',
    'A withdrawal is already in progress.',
    'A withdrawal is already pending.',
    'Service unavailable in your country',
    'Unknown account status',
    'A withdrawal request is already in progress',
    'You already have a withdrawal request in progress',
    'Your KYC request is pending',
    'Your upgrade request is pending',
    'Your last withdrawal request is pending',
    'Your last donation is pending',
    'Your withdrawal is pending approval of your account, you cannot withdraw',
    'Transfer status unknown recipient',
    'Insufficient funds: a withdrawal request is pending',
    'Insufficient balance while your withdrawal is being processed',
    'Insufficient funds: a withdrawal is being processed',
    'API key is pending approval',
    'Your private key is pending activation',
    'Stage donation already completed',
    'Donation already completed for this stage',
  ])('that says “%s” of another one is a refusal', async (message) => {
    expect((await toOutcome(rejecting(new ApiError(422, { message })))).outcome).toBe('refused');
  });
});
