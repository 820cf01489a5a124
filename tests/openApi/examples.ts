import { type EndpointKey, endpointKeys } from '#mocks/endpoint.ts';
import { isRecord } from '#src/contract/json.ts';
import { collectReplies } from '../contract/sampleReplies';
import { startSmallProvider } from '../contract/testProvider';

const MAX_ROWS = 5;

/** What the sample provider draws at random, whatever the seed is. */
const RANDOM: Readonly<Record<string, string>> = {
  token: 'sample.access.token',
  accessToken: 'sample.access.token',
  wallet_address: '0x5a3e00000000000000000000000000000000c0de',
  transfer_id: 'TR-SAMPLE-1',
  user_pk: 'PK-SAMPLE-1',
};
const RANDOM_IN: Partial<Record<EndpointKey, readonly (keyof typeof RANDOM)[]>> = {
  login: ['token'],
  register: ['user_pk'],
  refreshToken: ['accessToken'],
  processTransfer: ['transfer_id'],
  generateWallet: ['wallet_address'],
};

function pickRows(rows: readonly unknown[]): readonly unknown[] {
  const types = rows.map((row) => (isRecord(row) ? row.type : undefined));
  return rows.filter((_, index) => index < MAX_ROWS || types.indexOf(types[index]) === index);
}

/** A copy with short lists, and with fixed texts in place of random ones. */
function toExample(value: unknown, random: readonly string[]): unknown {
  if (Array.isArray(value)) return pickRows(value).map((row) => toExample(row, random));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      random.includes(name) ? RANDOM[name] : toExample(field, random),
    ]),
  );
}

/** A reply of the sample provider to each call, of one seed and at one time, so that it is the same each time. */
export async function collectExamples(): Promise<Readonly<Record<EndpointKey, unknown>>> {
  const server = await startSmallProvider();
  try {
    const replies = { ...(await collectReplies(server)) };
    for (const key of endpointKeys) replies[key] = toExample(replies[key], RANDOM_IN[key] ?? []);
    return replies;
  } finally {
    await server.close();
  }
}
