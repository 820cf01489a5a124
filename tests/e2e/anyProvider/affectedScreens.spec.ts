import { expect } from '@playwright/test';
import { BASE_PATH, type EndpointKey, matchEndpoint } from '#mocks/endpoint.ts';
import { affectedScreens } from '../../providerCheck/affectedScreens';
import { test } from './providerFixtures';
import { screens } from './screens';

/** The tabs of a screen share what they have asked for. */
const toPathname = (path: string): string => path.split('?')[0] ?? path;
const toPathnames = (names: readonly string[]): string[] =>
  [...new Set(screens.filter(({ name }) => names.includes(name)).map(({ path }) => toPathname(path)))].sort();

test('the provider check names the screens that send a call', async ({ page, openAs, waitForScreen }) => {
  test.setTimeout(120_000);
  const sent = new Map<EndpointKey, string[]>();
  let shown = '';
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const call = matchEndpoint(`${request.method()} ${pathname.slice(BASE_PATH.length)}`);
    if (call) sent.set(call, [...(sent.get(call) ?? []), shown]);
  });
  for (const { name, path } of screens) {
    shown = name;
    await openAs('member', path);
    await waitForScreen();
  }
  const named = [...sent].map(([call]) => [call, toPathnames(affectedScreens[call])]);
  expect(named).toEqual([...sent].map(([call, names]) => [call, toPathnames(names)]));
});
