import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saysAccepted, toMovementOutcome } from '#src/actors/movementOutcome.ts';
import { ApiError, ConnectionError, MalformedReplyError, SessionEndedError } from '#src/api/errors.ts';

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
    ['with its data only', { data: { id: 'T-1' } }, { outcome: 'accepted', data: { id: 'T-1' } }],
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
    expect(await toOutcome(Promise.resolve(reply))).toEqual({ outcome: 'unknown' });
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['The answer does not say what became of the transfer.'],
    ]);
  });
});

const REFUSAL_STATUSES = [200, 400, 401, 402, 403, 404, 405, 410, 422, 451];
const UNKNOWN_STATUSES = [302, 304, 307, 408, 409, 425, 429, 500, 501, 502, 503, 504, 507, 599];

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
    expect(await toOutcome(rejecting(failure))).toEqual({ outcome: 'unknown' });
    expect(console.error).toHaveBeenCalledTimes(1);
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

  test('with the status 401 says nothing about what was sent before', async () => {
    expect(await toOutcome(rejecting(new ApiError(401, {})), true)).toEqual({ outcome: 'unknown' });
  });
});
