import { vi } from 'vitest';
import { provider } from './openApp';

/** Changes the replies to calls whose path ends with `path`, until the test ends. */
export function changeReplies(path: string, change: (body: unknown) => unknown): void {
  const { fetch } = provider;
  vi.spyOn(provider, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const response = await fetch(request);
    if (!new URL(request.url).pathname.endsWith(path)) return response;
    return Response.json(change(await response.json()), { status: response.status });
  });
}

/** A copy of a JSON value with other values of the fields with these names, at any depth. */
export function replaceFields(body: unknown, fields: Readonly<Record<string, unknown>>): unknown {
  return JSON.parse(JSON.stringify(body), (name, value) => (name in fields ? fields[name] : value));
}
