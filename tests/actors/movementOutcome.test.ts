import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toMovementOutcome } from '#src/actors/movementOutcome.ts';
import { ApiError, ConnectionError, MalformedReplyError, SessionEndedError } from '#src/api/errors.ts';

interface Reply {
  readonly success?: boolean;
  readonly message?: string;
  readonly data?: string;
}

const toOutcome = (replying: Promise<Reply>) =>
  toMovementOutcome(replying, {
    name: 'transfer',
    messageField: 'message',
    getAccepted: ({ data }) => (data === undefined ? undefined : { data }),
  });

const rejecting = async (failure: unknown): Promise<Reply> => {
  throw failure;
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a reply', () => {
  test.each<[string, Reply, object]>([
    [
      'with its data',
      { success: true, message: 'Done.', data: 'T-1' },
      { outcome: 'accepted', message: 'Done.', data: 'T-1' },
    ],
    ['that does not say whether it succeeded', { data: 'T-1' }, { outcome: 'accepted', data: 'T-1' }],
    ['without its data', { success: true, message: 'Done.' }, { outcome: 'unknown' }],
    [
      'that did not succeed',
      { success: false, message: 'No.', data: 'T-1' },
      { outcome: 'refused', message: 'No.' },
    ],
    ['that did not succeed, without a message', { success: false }, { outcome: 'refused' }],
  ])('%s', async (_, reply, outcome) => {
    expect(await toOutcome(Promise.resolve(reply))).toEqual(outcome);
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
  test.each([
    [
      new ApiError(422, { error: 'Other.', message: 'Too little.' }),
      { outcome: 'refused', message: 'Too little.' },
    ],
    [new ApiError(500, {}), { outcome: 'refused', message: undefined }],
    [new ConnectionError('No answer.'), { outcome: 'unknown' }],
    [new MalformedReplyError('Nonsense.'), { outcome: 'unknown' }],
    [new TypeError('A mistake in the app.'), { outcome: 'unknown' }],
  ])('%s is logged once', async (failure, outcome) => {
    expect(await toOutcome(rejecting(failure))).toEqual(outcome);
    expect(vi.mocked(console.error).mock.calls).toEqual([['The transfer failed.', failure]]);
  });

  test('that ends with the session is not logged', async () => {
    expect(await toOutcome(rejecting(new SessionEndedError('The session is over.')))).toEqual({
      outcome: 'unknown',
    });
    expect(console.error).not.toHaveBeenCalled();
  });
});
