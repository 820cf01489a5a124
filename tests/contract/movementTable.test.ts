import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saysAccepted, saysWithdrawn, toMovementOutcome } from '#src/actors/movementOutcome.ts';
import { createClient } from '#src/api/client.ts';
import { donate } from '#src/api/donations.ts';
import { withdraw } from '#src/api/transactions.ts';
import { AGAINST, BESIDE, SENTENCES, TAKEN } from './movementAnswers';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Kind = 'donation' | 'withdrawal';

/** A letter, and a digit behind it where the client sent the movement more than once by itself. */
async function readOutcome(kind: Kind, body: object, status = 200, isRepeated = false): Promise<string> {
  let sent = 0;
  const client = createClient({
    baseUrl: '/api',
    fetch: async () => {
      sent += 1;
      return Response.json(body, { status });
    },
    session: { getToken: () => `token-${sent}`, onUnauthorized: async () => 'renewed' },
  });
  const { outcome } =
    kind === 'withdrawal'
      ? await toMovementOutcome(
          withdraw(client, { amount: 50, withdrawal_address: '0x1' }, 'key'),
          { kind, messageField: 'error', getAccepted: (reply) => (saysWithdrawn(reply) ? {} : undefined) },
          isRepeated,
        )
      : await toMovementOutcome(
          donate(client, { amount: 50 }, 'key'),
          { kind, messageField: 'message', getAccepted: (reply) => (saysAccepted(reply) ? {} : undefined) },
          isRepeated,
        );
  return { accepted: 'A', refused: 'R', unknown: '?' }[outcome] + (sent > 1 ? sent : '');
}

const inData = (body: object, fields: object) => {
  const data: unknown = 'data' in body ? body.data : {};
  return { ...body, data: { ...Object(data), ...fields } };
};
const readBoth = async (...given: [body: object, status?: number, isRepeated?: boolean]) =>
  (await readOutcome('donation', ...given)) + (await readOutcome('withdrawal', ...given));

type Cells = Readonly<Record<string, () => Promise<string>>>;

/** Signs of Chinese take the room of two. */
const getWidth = (text: string) => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
const pad = (text: string, width: number) => text + ' '.repeat(width - getWidth(text));

/** A line for each row, a column for each of its cells. */
async function toTable(order: string, rows: readonly (readonly [unknown, Cells])[]): Promise<string> {
  const titles = rows.map(([title]) => JSON.stringify(title));
  const width = Math.max(...[order, ...titles].map(getWidth));
  const lines = [`${pad(order, width)} ${Object.keys(rows[0]?.[1] ?? {}).join(' ')}`.trimEnd()];
  for (const [index, [, cells]] of rows.entries()) {
    let line = pad(titles[index] ?? '', width);
    for (const [name, read] of Object.entries(cells)) line += ` ${(await read()).padEnd(name.length)}`;
    lines.push(line.trimEnd());
  }
  return `${lines.join('\n')}\n`;
}

/** The order of the letters in each cell. */
const BESIDE_AND_WITHIN = 'beside, then in the data; a donation, a withdrawal';

/** Of a donation and a withdrawal, beside what says that it was taken, and then in the data of that. */
const besideEach = (fields: object): readonly [unknown, Cells] => [
  fields,
  Object.fromEntries(
    Object.entries(TAKEN).map(([style, body]) => [
      style.padEnd(5),
      async () => `${await readBoth({ ...body, ...fields })} ${await readBoth(inData(body, fields))}`,
    ]),
  ),
];

const refusedWith = (message: string): readonly [unknown, Cells] => [
  message,
  {
    ...Object.fromEntries(
      [200, 400, 401, 403, 409, 422, 500].map((status) => [
        String(status),
        () => readBoth({ message }, status),
      ]),
    ),
    'error 400': () => readBoth({ error: message }, 400),
    'success: false': () => readBoth({ success: false, message }),
    'beside success': () => readBoth({ success: true, message }),
    'beside a record': () => readBoth({ ...TAKEN.record, message }),
    again: () => readBoth({ message }, 422, true),
  },
];

/*
 * What is decided is a row of the requirements with a test of its own. These tables show what a change of the rules does to
 * everything else: a letter that changes is looked at, and then kept by `vitest --update`.
 */
describe('what is read of an answer that money was taken', { timeout: 60_000 }, () => {
  test('with something beside it that says nothing against that is as the table has it, and never a refusal', async () => {
    const table = await toTable(BESIDE_AND_WITHIN, [{}, ...BESIDE].map(besideEach));
    expect(table).not.toMatch(/[R2]+ |R$/m);
    await expect(table).toMatchFileSnapshot('tables/accepted.txt');
  });

  test('with something that says the opposite is as the table has it', async () => {
    await expect(await toTable(BESIDE_AND_WITHIN, AGAINST.map(besideEach))).toMatchFileSnapshot(
      'tables/contradicted.txt',
    );
  });
});

test('what is read of a sentence with each status, and when it is sent again, is as the table has it', {
  timeout: 60_000,
}, async () => {
  await expect(
    await toTable('a donation, then a withdrawal', SENTENCES.map(refusedWith)),
  ).toMatchFileSnapshot('tables/sentences.txt');
});
