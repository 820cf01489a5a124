import { DEADLINE_MS } from './moneyForms';
import type { Answer, Fault } from './moneyProvider';

/** What the member is told. */
export type Told = 'accepted' | 'refused' | 'unknown';

interface Trial {
  readonly name: string;
  readonly fault: Fault;
  /** how many calls end like this; all of them by default */
  readonly times?: number;
  /** movements that were carried out by the time that the member is told; more than one never are */
  readonly taken: 0 | 1;
  readonly told: Told;
  /** the provider's sentence in a refusal; without one the app's own is expected */
  readonly sentence?: string;
  /** one of the few that `npm test` runs */
  readonly quick?: true;
  /** the answer would be another one to a withdrawal, of which the specification shows less */
  readonly toldOfWithdrawal?: Told;
}

const json = (status: number, body: unknown): Answer => ({ status, body: JSON.stringify(body) });

/** The provider carries the call out, and then this happens. */
const takenThen =
  (fail: Fault): Fault =>
  async (exchange) => {
    await exchange.take();
    await fail(exchange);
  };
const takenThenAnswers = (answer: Answer): Fault => takenThen(({ send }) => send(answer));
const answers =
  (answer: Answer): Fault =>
  ({ send }) =>
    send(answer);

const reset: Fault = ({ response }) => {
  response.socket?.resetAndDestroy();
};
const closed: Fault = ({ response }) => {
  response.socket?.destroy();
};
const breakBody: Fault = ({ response }) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '200' });
  response.write('{"success":true,');
  response.socket?.end();
};
const timeout: Answer = { ...json(408, {}), headers: { connection: 'close' } };
const redirect = (status: number, location?: string): Fault =>
  takenThen(({ request, send }) =>
    send({ status, headers: { location: location ?? `/api${request.url ?? ''}` }, body: '' }),
  );

/** How an answer goes wrong, and what the member must be told. */
export const trials: readonly Trial[] = [
  { name: 'all is well', fault: () => undefined, times: 0, taken: 1, told: 'accepted' },
  {
    name: 'the answer takes a while',
    fault: async ({ take, send }) => {
      const answer = await take();
      setTimeout(() => send(answer), DEADLINE_MS / 2);
    },
    taken: 1,
    told: 'accepted',
  },
  // Chromium itself sends the call again, with the same key.
  {
    name: 'one connection is reset after it was taken',
    fault: takenThen(reset),
    times: 1,
    taken: 1,
    told: 'accepted',
    quick: true,
  },
  {
    name: 'every connection is reset after it was taken',
    fault: takenThen(reset),
    taken: 1,
    told: 'unknown',
    quick: true,
  },
  {
    name: 'one connection is closed after it was taken',
    fault: takenThen(closed),
    times: 1,
    taken: 1,
    told: 'accepted',
  },
  {
    name: 'every connection is closed after it was taken',
    fault: takenThen(closed),
    taken: 1,
    told: 'unknown',
  },
  {
    name: 'one 408 after it was taken',
    fault: takenThenAnswers(timeout),
    times: 1,
    taken: 1,
    told: 'accepted',
  },
  {
    name: 'every answer is a 408 after it was taken',
    fault: takenThenAnswers(timeout),
    taken: 1,
    told: 'unknown',
    quick: true,
  },
  { name: 'every connection is reset before it was taken', fault: reset, taken: 0, told: 'unknown' },
  { name: 'the answer breaks off in the middle', fault: takenThen(breakBody), taken: 1, told: 'unknown' },
  {
    name: 'no answer comes within the deadline',
    fault: takenThen(() => undefined),
    taken: 1,
    told: 'unknown',
  },
  { name: 'a 302 to another page', fault: redirect(302, '/'), taken: 1, told: 'unknown' },
  { name: 'a 307 to itself, without end', fault: redirect(307), taken: 1, told: 'unknown', quick: true },
  { name: 'a 308 to itself, without end', fault: redirect(308), taken: 1, told: 'unknown' },
  ...[409, 425, 429, 500, 501, 502, 503, 504].map(
    (status): Trial => ({
      name: `a ${status} after it was taken`,
      fault: takenThenAnswers(json(status, { error: 'Try again later.', message: 'Try again later.' })),
      taken: 1,
      told: 'unknown',
      ...(status === 503 ? { quick: true } : {}),
    }),
  ),
  {
    name: 'a 502 with a page of a proxy',
    fault: takenThenAnswers({ status: 502, body: '<html>Bad Gateway' }),
    taken: 1,
    told: 'unknown',
  },
  {
    name: 'a 200 without a body',
    fault: takenThenAnswers({ status: 200, body: '' }),
    taken: 1,
    told: 'unknown',
  },
  { name: 'a 204', fault: takenThenAnswers({ status: 204, body: '' }), taken: 1, told: 'unknown' },
  { name: 'a 200 with null', fault: takenThenAnswers(json(200, null)), taken: 1, told: 'unknown' },
  { name: 'a 200 with nothing in it', fault: takenThenAnswers(json(200, {})), taken: 1, told: 'unknown' },
  {
    name: 'a 200 with empty data',
    fault: takenThenAnswers(json(200, { data: {} })),
    taken: 1,
    told: 'unknown',
  },
  {
    name: 'a 200 with a page',
    fault: takenThenAnswers({ status: 200, body: '<!doctype html><p>Welcome' }),
    taken: 1,
    told: 'unknown',
  },
  {
    name: 'a 200 with half of the JSON',
    fault: takenThenAnswers({ status: 200, body: '{"success":true,' }),
    taken: 1,
    told: 'unknown',
  },
  {
    name: 'a 200 with a message only',
    fault: takenThenAnswers(json(200, { message: null })),
    taken: 1,
    told: 'unknown',
    toldOfWithdrawal: 'accepted',
  },
  {
    name: 'a 200 with success and odd messages',
    fault: takenThenAnswers(json(200, { success: 'true', message: ['x'], error: null })),
    taken: 1,
    told: 'accepted',
  },
  ...[{ success: false }, { success: 'false' }, { error: true }, { status: 'error' }].map(
    (mark): Trial => ({
      name: `a 200 with ${JSON.stringify(mark)}`,
      fault: answers(json(200, { ...mark, message: 'Not today.' })),
      taken: 0,
      told: 'refused',
      sentence: 'Not today.',
      ...('success' in mark && mark.success === false ? { quick: true } : {}),
    }),
  ),
  {
    name: 'a 200 with success: false, null as its message',
    fault: answers(json(200, { success: false, message: null })),
    taken: 0,
    told: 'refused',
  },
  {
    name: 'a 200 with an error',
    fault: answers(json(200, { error: 'Not today.' })),
    taken: 0,
    told: 'refused',
    sentence: 'Not today.',
  },
  {
    name: 'a 422 with a list of sentences',
    fault: answers(json(422, { message: ['Not today.'], error: null })),
    taken: 0,
    told: 'refused',
    sentence: 'Not today.',
  },
  {
    name: 'a 400 without a sentence',
    fault: answers(json(400, { error: {}, message: 7 })),
    taken: 0,
    told: 'refused',
  },
  {
    name: 'a 403 with a page',
    fault: answers({ status: 403, body: '<html>Forbidden' }),
    taken: 0,
    told: 'refused',
  },
  {
    name: 'a 401, after which the token is renewed',
    fault: answers(json(401, {})),
    times: 1,
    taken: 1,
    told: 'accepted',
  },
  {
    name: 'a 401, and the renewed call is reset after it was taken',
    fault: (exchange) => (exchange.index === 0 ? answers(json(401, {})) : takenThen(reset))(exchange),
    taken: 1,
    told: 'unknown',
  },
];
