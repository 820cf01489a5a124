import type { EndpointKey } from '#mocks/endpoint.ts';
import { getSentence } from '#src/api/errors.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { readErrorBody } from '#src/contract/errors.ts';
import { isRefusal } from '#src/contract/refusal.ts';
import { compareReply } from './compareReply';
import { findAssumption } from './contractAssumptions';
import { breaks, type Finding } from './finding';
import type { Answer } from './providerRequest';

const sentenceOf = (body: unknown): string | undefined => getSentence(readErrorBody(body));

/** Whether the app takes the answer for a refusal, though its status is one of success. */
const refusesWithSuccess = (call: EndpointKey, { status, body }: Answer): boolean =>
  status < 300 && isRefusal(body, endpoints[call]);

/** What is wrong with how an answer travelled; undefined where it can be read. */
function describeTransport({ status, isJson, body }: Answer): string | undefined {
  if (status >= 300 && status < 400) return `answers ${status}, a redirect`;
  if (status >= 400) return `answers ${status}: ${sentenceOf(body) ?? 'no sentence'}`;
  return isJson ? undefined : 'answers with something else than JSON';
}

/** What is wrong with the answer to a good request. */
export function checkReply(call: EndpointKey, answer: Answer | string): Finding[] {
  if (typeof answer === 'string') return [breaks(call, '', answer)];
  const problem = describeTransport(answer);
  if (problem !== undefined) return [breaks(call, '', problem)];
  const { body, headers, readBy } = answer;
  if (refusesWithSuccess(call, answer)) {
    const sentence = sentenceOf(body) ?? 'no sentence';
    return [breaks(call, '', `refuses a good request with status ${answer.status}: ${sentence}`)];
  }
  const findings = compareReply(call, body);
  const fallsBack = (text: string) => findings.push({ call, kind: 'falls back', field: '', text });
  for (const subject of readBy) fallsBack(findAssumption(subject, ''));
  if (!/\bjson\b/i.test(headers.get('content-type') ?? ''))
    fallsBack('the body is read as JSON, whatever content-type says');
  return findings;
}

/** What is wrong with the answer to a request that has to be refused. `what` completes “accepts …”. */
export function checkRefusal(
  call: EndpointKey,
  answer: Answer | string,
  what: string,
  statuses?: readonly number[],
): Finding[] {
  if (typeof answer === 'string') return [breaks(call, '', answer)];
  const { status, body } = answer;
  const isFallback = refusesWithSuccess(call, answer);
  if (status < 400 && !isFallback) return [breaks(call, '', `accepts ${what}: answers ${status}`)];
  if (status >= 500)
    return [breaks(call, '', `fails on ${what}: answers ${status}, which the app takes for not known`)];
  if (statuses && !statuses.includes(status))
    return [breaks(call, '', `answers ${status} to ${what}, not ${statuses.join(' or ')}`)];
  const findings: Finding[] = [];
  if (isFallback)
    findings.push({ call, kind: 'falls back', field: '', text: findAssumption('isRefusal', 'refusal') });
  if (sentenceOf(body) === undefined)
    findings.push({ call, kind: 'missing', field: 'error', text: `no sentence says why it refuses ${what}` });
  return findings;
}
