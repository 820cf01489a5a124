import * as z from 'zod/mini';
import type { EndpointKey } from '#mocks/endpoint.ts';
import { errorBody } from '#src/contract/errors.ts';
import { flag } from '#src/contract/scalars.ts';
import { compareReply } from './compareReply';
import type { Finding } from './finding';
import type { Answer } from './providerRequest';

const sentenceOf = (body: unknown): string | undefined => {
  const read = errorBody.safeParse(body);
  return read.success ? (read.data.error ?? read.data.message) : undefined;
};
const refusing = z.object({ success: flag });

/** What is wrong with how an answer travelled; undefined where it can be read. */
function describeTransport({ status, isJson, body }: Answer): string | undefined {
  if (status >= 300 && status < 400) return `answers ${status}, and the app follows no redirect`;
  if (status >= 400) return `answers ${status}: ${sentenceOf(body) ?? 'no sentence'}`;
  return isJson ? undefined : 'answers with something else than JSON';
}

/** What is wrong with the answer to a good request. */
export function checkReply(call: EndpointKey, answer: Answer | string): Finding[] {
  const breaks = (text: string): Finding[] => [{ call, kind: 'breaks', field: '', text }];
  if (typeof answer === 'string') return breaks(answer);
  const problem = describeTransport(answer);
  if (problem !== undefined) return breaks(problem);
  const { body, headers } = answer;
  const refused = refusing.safeParse(body);
  if (refused.success && !refused.data.success)
    return [{ call, kind: 'breaks', field: 'success', text: 'refuses a good request with success: false' }];
  const findings = compareReply(call, body);
  if (!/\bjson\b/i.test(headers.get('content-type') ?? ''))
    findings.push({
      call,
      kind: 'falls back',
      field: '',
      text: 'the body is read as JSON, whatever content-type says',
    });
  return findings;
}

/** What is wrong with the answer to a request that has to be refused. `what` completes “accepts …”. */
export function checkRefusal(
  call: EndpointKey,
  answer: Answer | string,
  what: string,
  statuses?: readonly number[],
): Finding[] {
  const breaks = (text: string): Finding[] => [{ call, kind: 'breaks', field: '', text }];
  if (typeof answer === 'string') return breaks(answer);
  const { status, body } = answer;
  const refused = refusing.safeParse(body);
  const isRefused = status >= 400 || (status < 300 && refused.success && !refused.data.success);
  if (!isRefused) return breaks(`accepts ${what}: answers ${status}`);
  if (status >= 500) return breaks(`fails on ${what}: answers ${status}, which the app takes for not known`);
  if (statuses && !statuses.includes(status))
    return breaks(`answers ${status} to ${what}, not ${statuses.join(' or ')}`);
  if (sentenceOf(body) !== undefined) return [];
  return [{ call, kind: 'missing', field: 'error', text: `no sentence says why it refuses ${what}` }];
}
