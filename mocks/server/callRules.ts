import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { findEndpoint, matchEndpoint } from '../endpoint';
import { parseJson } from '../parseJson';

/** A call as the app makes it. */
export interface MadeCall {
  /** `POST /users/login` */
  readonly call: string;
  readonly url: string;
  readonly init: RequestInit;
  /** the member who is signed in has a token */
  readonly hasToken: boolean;
  /** after how many milliseconds it is given up; undefined: never */
  readonly deadlineMs: number | undefined;
  /** another call takes it over, with a deadline of its own */
  readonly isEarly?: boolean | undefined;
}

const DEADLINE_MS = 30_000;
/** A random UUID, in the quotes of a structured field. */
const IDEMPOTENCY_KEY = /^"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"$/;

const JSON_TYPE = 'application/json';

function getExpectedHeaders({ access, needsIdempotencyKey }: Endpoint, made: MadeCall): readonly string[] {
  const sendsToken = access === 'member' || (access === 'public' && made.hasToken);
  return [
    'accept',
    ...(sendsToken ? ['authorization'] : []),
    ...(made.init.body === undefined ? [] : ['content-type']),
    ...(needsIdempotencyKey ? ['idempotency-key'] : []),
  ];
}

/** What is wrong with a call whatever a plan does: it breaks the contract, or how this app makes calls (R7.1). */
export function findCallProblem(made: MadeCall): string | null {
  const { call, url, init } = made;
  if (!matchEndpoint(call)) return `The contract has no ${call}.`;
  const endpoint: Endpoint = endpoints[findEndpoint(call)];
  const headers = new Headers(init.headers);
  const names = [...headers.keys()].sort().join(', ');
  const expectedNames = getExpectedHeaders(endpoint, made).join(', ');
  const key = headers.get('idempotency-key');
  const { searchParams } = new URL(url, 'http://any.example');
  const isValid = (schema: Endpoint['body'], value: unknown, isAbsent: boolean) =>
    schema ? schema.safeParse(value).success : isAbsent;
  const problems = [
    names === expectedNames ? '' : `has the headers ${names}, not ${expectedNames}`,
    headers.get('accept') === JSON_TYPE ? '' : 'does not accept JSON',
    [null, JSON_TYPE].includes(headers.get('content-type')) ? '' : 'does not send JSON',
    init.credentials === 'include' ? '' : `is sent with credentials: ${init.credentials}`,
    (init.redirect ?? 'follow') === (endpoint.needsIdempotencyKey ? 'error' : 'follow')
      ? ''
      : `is sent with redirect: ${init.redirect}`,
    init.cache === 'no-store' ? '' : `is sent with cache: ${init.cache}`,
    (init.mode ?? 'cors') === 'cors' ? '' : `is sent with mode: ${init.mode}`,
    made.isEarly || made.deadlineMs === DEADLINE_MS
      ? ''
      : `has a deadline of ${made.deadlineMs ?? 'no'} ms, not of ${DEADLINE_MS} ms`,
    key === null || IDEMPOTENCY_KEY.test(key) ? '' : `has the key ${key}, which is no UUID in quotes`,
    isValid(endpoint.query, Object.fromEntries(searchParams), searchParams.size === 0)
      ? ''
      : `has the query ${searchParams}, which breaks the contract`,
    isValid(endpoint.body, parseJson(String(init.body)), init.body === undefined)
      ? ''
      : `has the body ${init.body}, which breaks the contract`,
  ].filter(Boolean);
  return problems.length === 0 ? null : `The call ${call} ${problems.join(', and ')}.`;
}
