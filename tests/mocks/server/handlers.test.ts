import { getResponse } from 'msw';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { createHandlers, type Handlers } from '#mocks/handlers.ts';
import { createInMemoryProvider } from '#mocks/provider.ts';
import { headerCookies } from '#mocks/server/cookies.ts';
import { type Handler, handler } from '#mocks/server/handler.ts';
import { World } from '#mocks/world/world.ts';
import { endpoints } from '#src/contract/endpoints.ts';

test('a missing handler, and one for another contract, are type errors', () => {
  expectTypeOf<Omit<Handlers, 'login'>>().not.toExtend<Handlers>();
  expectTypeOf<Handler<typeof endpoints.register>>().not.toExtend<Handlers['login']>();
  expectTypeOf<Handler<typeof endpoints.login>>().toExtend<Handlers['login']>();
  // @ts-expect-error the reply does not match the contract
  handler(endpoints.getStages, () => ({ data: [] }));
});

const create = () => createHandlers(createInMemoryProvider(new World(), headerCookies));

test('there is a handler for each endpoint, one that finds it, and one for all other requests', () => {
  const paths = create().map(({ info }) => `${String(info.method)} ${String(info.path)}`);
  const expected = Object.values(endpoints).map(({ method, path }) => `${method} */api${path}`);
  expect(paths).toEqual(['/.+/ */api/*', ...expected, '/.+/ */api/*']);
});

test('of the endpoints only the handler of the one that is called is tried', async () => {
  const handlers = create();
  const tried: string[] = [];
  for (const each of handlers) {
    const parse = each.parse.bind(each);
    vi.spyOn(each, 'parse').mockImplementation((args) => {
      tried.push(String(each.info.path));
      return parse(args);
    });
  }
  const response = await getResponse(handlers, new Request('http://127.0.0.1/api/users/profile'));
  expect(response?.status).toBe(401);
  expect(tried).toEqual(['*/api/*', '*/api/users/profile']);
});
