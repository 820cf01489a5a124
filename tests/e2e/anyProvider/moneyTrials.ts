import { DEADLINE_MS, type MoneyForm } from './moneyForms';
import type { Answer, Fault } from './moneyProvider';

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
  /** one of the few that `npm test` runs, with this form */
  readonly quick?: MoneyForm['name'];
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

/** The provider carries the movement out, and then the member is told this. */
const taken =
  (told: Told) =>
  (name: string, fault: Fault, more: Partial<Trial> = {}): Trial => ({
    name,
    fault,
    taken: 1,
    told,
    ...more,
  });
const accepted = taken('accepted');
const unknown = taken('unknown');
const unknownAfter = (name: string, answer: Answer, more?: Partial<Trial>): Trial =>
  unknown(name, takenThen(answers(answer)), more);
const refused = (name: string, answer: Answer, more: Partial<Trial> = {}): Trial => ({
  name,
  fault: answers(answer),
  taken: 0,
  told: 'refused',
  ...more,
});

const SENTENCE = 'Not today.';

/** How an answer goes wrong, and what the member must be told. */
export const trials: readonly Trial[] = [
  accepted('all is well', () => undefined, { times: 0 }),
  accepted('the answer takes a while', async ({ take, send }) => {
    const answer = await take();
    setTimeout(() => send(answer), DEADLINE_MS / 2);
  }),
  // Chromium itself sends the call again, with the same key.
  accepted('one connection is reset after it was taken', takenThen(reset), { times: 1, quick: 'transfer' }),
  unknown('every connection is reset after it was taken', takenThen(reset), { quick: 'donation' }),
  accepted('one connection is closed after it was taken', takenThen(closed), { times: 1 }),
  unknown('every connection is closed after it was taken', takenThen(closed)),
  accepted('one 408 after it was taken', takenThen(answers(timeout)), { times: 1 }),
  unknownAfter('every answer is a 408 after it was taken', timeout, { quick: 'withdrawal' }),
  unknown('every connection is reset before it was taken', reset, { taken: 0 }),
  unknown('the answer breaks off in the middle', takenThen(breakBody)),
  unknown(
    'no answer comes within the deadline',
    takenThen(() => undefined),
  ),
  unknown('a 302 to another page', redirect(302, '/')),
  unknown('a 307 to itself, without end', redirect(307), { quick: 'transfer' }),
  unknown('a 308 to itself, without end', redirect(308)),
  ...[409, 425, 429, 500, 501, 502, 503, 504].map((status) =>
    unknownAfter(
      `a ${status} after it was taken`,
      json(status, { error: 'Try again later.', message: 'Try again later.' }),
      status === 503 ? { quick: 'donation' } : {},
    ),
  ),
  unknownAfter('a 502 with a page of a proxy', { status: 502, body: '<html>Bad Gateway' }),
  unknownAfter('a 200 without a body', { status: 200, body: '' }),
  unknownAfter('a 204', { status: 204, body: '' }),
  unknownAfter('a 200 with null', json(200, null)),
  unknownAfter('a 200 with nothing in it', json(200, {})),
  unknownAfter('a 200 with empty data', json(200, { data: {} })),
  unknownAfter('a 200 with a page', { status: 200, body: '<!doctype html><p>Welcome' }),
  unknownAfter('a 200 with half of the JSON', { status: 200, body: '{"success":true,' }),
  unknownAfter('a 200 with a message only', json(200, { message: null }), { toldOfWithdrawal: 'accepted' }),
  accepted(
    'a 200 with success and odd messages',
    takenThen(answers(json(200, { success: 'true', message: ['x'], error: null }))),
  ),
  ...[{ success: false }, { success: 'false' }, { error: true }, { status: 'error' }].map((mark) =>
    refused(`a 200 with ${JSON.stringify(mark)}`, json(200, { ...mark, message: SENTENCE }), {
      sentence: SENTENCE,
      ...('success' in mark && mark.success === false ? { quick: 'withdrawal' } : {}),
    }),
  ),
  refused('a 200 with success: false, null as its message', json(200, { success: false, message: null })),
  refused('a 200 with an error', json(200, { error: SENTENCE }), { sentence: SENTENCE }),
  refused('a 422 with a list of sentences', json(422, { message: [SENTENCE], error: null }), {
    sentence: SENTENCE,
  }),
  refused('a 400 without a sentence', json(400, { error: {}, message: 7 })),
  refused('a 403 with a page', { status: 403, body: '<html>Forbidden' }),
  accepted('a 401, after which the token is renewed', answers(json(401, {})), { times: 1 }),
  unknown('a 401, and the renewed call is reset after it was taken', (exchange) =>
    (exchange.index === 0 ? answers(json(401, {})) : takenThen(reset))(exchange),
  ),
];
