import type { ReplyOutcome } from './appDriver';

/** `$1,234.50000`: as the screens show an amount. Bound at once: a plan may take the method away from the browser. */
const { format: formatDollars } = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 5,
});

const formatText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const formatBalance = (value: unknown): string | undefined =>
  typeof value === 'number' ? formatDollars(value) : undefined;

interface Capture {
  readonly name: string;
  /** where the value is in the response: `data.transfer_id` */
  readonly path: string;
  readonly format: (value: unknown) => string | undefined;
}

/** What is captured of the provider's responses, by call: the newest token, and values that later steps refer to. */
const captures: Readonly<Record<string, Capture>> = {
  'POST /users/login': { name: 'token', path: 'token', format: formatText },
  'GET /v1/auth/refresh-token': { name: 'token', path: 'data.accessToken', format: formatText },
  'POST /wallet/generate': { name: 'address', path: 'data.wallet_address', format: formatText },
  'POST /transfers/process': { name: 'transferId', path: 'data.transfer_id', format: formatText },
  'GET /users/profile': {
    name: 'balance',
    path: 'data.balances.deposit_balance',
    format: formatBalance,
  },
};

/** The answer that a plan gives. A status as 204 allows no body, not even an empty one. */
export function toResponse(
  { status, body, encoding }: ReplyOutcome,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const bytes = encoding && Uint8Array.from(body, (character) => character.charCodeAt(0));
  return new Response(bytes ?? (body || null), {
    status,
    headers: { ...headers, 'content-type': 'application/json' },
  });
}

const getProperty = (owner: unknown, name: string): unknown =>
  typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined;

/** Whether something is captured of the responses of a call (`GET /users/profile`). */
export const isCaptured = (call: string): boolean => Object.hasOwn(captures, call);

/** The captured value of a call's response, by its name; undefined where the response does not have it. */
export function captureResponse(
  call: string,
  response: unknown,
): readonly [name: string, text: string] | undefined {
  const capture = captures[call];
  if (!capture) return undefined;
  const text = capture.format(capture.path.split('.').reduce(getProperty, response));
  return text === undefined ? undefined : [capture.name, text];
}

/** Sets other values in the parsed body of a response, by their paths (`data.expires_in`). Throws when it has no such path. */
export function changeResponse(response: unknown, changes: Readonly<Record<string, string | number>>): void {
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const owner = names.reduce(getProperty, response);
    if (typeof owner !== 'object' || owner === null) throw new Error(`The answer has no ${path}.`);
    Reflect.set(owner, last, value);
  }
}
