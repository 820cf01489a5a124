import { endpoints } from '#src/contract/endpoints.ts';
import type { EndpointKey } from '../endpoint';
import type { Fault } from '../faultInjection';
import { getBodyText } from './responses';

const MAX_CALLS = 100;

export interface LoggedCall {
  /** one for each call of this page, ascending */
  readonly id: number;
  readonly endpoint: EndpointKey;
  /** with its query, and without secrets, below the origin: `/api/users/login` */
  readonly address: string;
  readonly isAuthenticated: boolean;
  /** by which a repetition of it is none; null where it has none */
  readonly idempotencyKey: string | null;
  /** milliseconds of provider time */
  readonly at: number;
  readonly fault: Fault['kind'] | undefined;
  /** undefined while it is under way; 0 when its response was lost */
  readonly status: number | undefined;
  readonly durationMs: number | undefined;
  /** The body that was sent, and the one of the response, as the contract reads them; secrets are masked. */
  readonly readBodies: () => Promise<{ readonly sent: unknown; readonly received: unknown }>;
}

const SECRET = /passw|token|^user_pk$|^identifier$|^recipient_id$/i;
export const MASK = '••••••';

/** Replaces the texts of fields that hold secrets, at any depth. */
function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => [
      name,
      SECRET.test(name) && typeof content === 'string' ? MASK : maskSecrets(content),
    ]),
  );
}

interface Parser {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown };
}

/** What the contract reads of a body; all of one that it cannot read, and the text of one that is no JSON. */
function readBody(text: string, schema: Parser | undefined): unknown {
  if (text === '') return undefined;
  try {
    const body: unknown = JSON.parse(text);
    const parsed = schema?.safeParse(body);
    return maskSecrets(parsed?.success ? parsed.data : body);
  } catch {
    return text;
  }
}

function maskAddress(url: string, path: string): string {
  const { pathname, search } = new URL(url);
  const names = path.split('/').toReversed();
  const segments = pathname.split('/').toReversed();
  const masked = segments.map((segment, index) =>
    SECRET.test(names[index]?.match(/^:(.*)/)?.[1] ?? '') ? MASK : segment,
  );
  return masked.toReversed().join('/') + search;
}

/** The calls that the provider of this page has received, the newest first. */
export class CallLog {
  #calls: readonly LoggedCall[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();

  /** Another array after each change. */
  readonly list = (): readonly LoggedCall[] => this.#calls;

  /** Calls back after each change. Returns a function that ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly clear = (): void => this.#change([]);

  /** Logs a call that has just arrived. Returns a function that logs its response, and returns it. */
  begin(endpoint: EndpointKey, request: Request, fault: Fault | undefined, at: number) {
    const contract = endpoints[endpoint];
    const body = 'body' in contract ? contract.body : undefined;
    const sent = body && request.clone();
    const startedAt = performance.now();
    let received = '';
    // A body can be read once.
    let sentText: Promise<string> | undefined;
    const readBodies = async () => {
      sentText ??= sent ? sent.text().catch(() => '') : Promise.resolve('');
      return { sent: readBody(await sentText, body), received: readBody(received, contract.reply) };
    };
    const call: LoggedCall = {
      id: ++this.#count,
      endpoint,
      address: maskAddress(request.url, contract.path),
      isAuthenticated: request.headers.has('authorization'),
      idempotencyKey: request.headers.get('idempotency-key'),
      at,
      fault: fault?.kind,
      status: undefined,
      durationMs: undefined,
      readBodies,
    };
    this.#change([call, ...this.#calls].slice(0, MAX_CALLS));
    return (response: Response): Response => {
      // Not a clone of the response, which takes milliseconds and keeps what nobody reads.
      received = getBodyText(response);
      const durationMs = performance.now() - startedAt;
      const ended = { ...call, status: response.status, durationMs };
      this.#change(this.#calls.map((each) => (each.id === call.id ? ended : each)));
      return response;
    };
  }

  #change(calls: readonly LoggedCall[]): void {
    this.#calls = calls;
    for (const listener of this.#listeners) listener();
  }
}

/** The same call for a shell, with its key, so that it moves nothing twice; secrets are left to be filled in. */
export function toCurl(call: LoggedCall, origin: string, sent: unknown) {
  const { endpoint, address, isAuthenticated, idempotencyKey } = call;
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const parts = [
    `curl -X ${endpoints[endpoint].method} ${quote(origin + address)}`,
    `-H ${quote('accept: application/json')}`,
    ...(isAuthenticated ? ['-H "authorization: Bearer $TOKEN"'] : []),
    ...(idempotencyKey === null ? [] : [`-H ${quote(`idempotency-key: ${idempotencyKey}`)}`]),
    ...(sent === undefined
      ? []
      : [`-H ${quote('content-type: application/json')}`, `--data ${quote(JSON.stringify(sent))}`]),
  ];
  return parts.join(' \\\n  ');
}
