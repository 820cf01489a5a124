import { expect, expectTypeOf, test } from 'vitest';
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

test('there is a handler for each endpoint, and one for all other requests', () => {
  const handlers = createHandlers(createInMemoryProvider(new World(), headerCookies));
  const paths = handlers.map(({ info }) => `${String(info.method)} ${String(info.path)}`);
  const expected = Object.values(endpoints).map(({ method, path }) => `${method} */api${path}`);
  expect(paths).toEqual([...expected, '/.+/ */api/*']);
});
