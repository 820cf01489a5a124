import { vi } from 'vitest';
import { BASE_PATH, type EndpointKey, matchEndpoint } from '#mocks/endpoint.ts';
import { provider } from './openApp';

const answer = provider.fetch;

type Change = (reply: unknown, key: EndpointKey) => unknown;

/** Changes the provider's accepted replies until the next change or the end of the test. */
export function changeEveryReply(change: Change): void {
  vi.spyOn(provider, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.slice(BASE_PATH.length);
    const key = matchEndpoint(`${request.method} ${path}`);
    const response = await answer(request);
    if (!key || !response.ok) return response;
    return Response.json(change(await response.json(), key), { status: response.status });
  });
}

/** The same for some endpoints. */
export const changeReplies = (changes: Partial<Record<EndpointKey, (reply: unknown) => unknown>>): void =>
  changeEveryReply((reply, key) => changes[key]?.(reply) ?? reply);

/** Replaces the replies of some endpoints until the next change or the end of the test. */
export const replaceReplies = (replies: Partial<Record<EndpointKey, unknown>>): void =>
  changeEveryReply((reply, key) => (key in replies ? replies[key] : reply));

/** A copy of a JSON value with other values of the fields with these names, at any depth. */
export function replaceFields(body: unknown, fields: Readonly<Record<string, unknown>>): unknown {
  return JSON.parse(JSON.stringify(body), (name, value) => (name in fields ? fields[name] : value));
}

/** A copy of a reply without the fields of these names, at any depth. */
export function without(reply: unknown, ...names: readonly string[]): unknown {
  if (Array.isArray(reply)) return reply.map((item: unknown) => without(item, ...names));
  if (typeof reply !== 'object' || reply === null) return reply;
  return Object.fromEntries(
    Object.entries(reply)
      .filter(([name]) => !names.includes(name))
      .map(([name, value]) => [name, without(value, ...names)]),
  );
}
