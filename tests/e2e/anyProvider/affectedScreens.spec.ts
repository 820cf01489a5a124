import { expect } from '@playwright/test';
import { BASE_PATH, type EndpointKey, matchEndpoint } from '#mocks/endpoint.ts';
import { affectedScreens } from '../../providerCheck/affectedScreens';
import { test } from './providerFixtures';
import { screens } from './screens';

test('the provider check names the screens that send a call', async ({ page, openAs, waitForScreen }) => {
  test.setTimeout(120_000);
  const sent = new Map<EndpointKey, Set<string>>();
  let shown = '';
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const call = matchEndpoint(`${request.method()} ${pathname.slice(BASE_PATH.length)}`);
    if (call) sent.set(call, (sent.get(call) ?? new Set()).add(shown));
  });
  for (const { name, path } of screens) {
    shown = name;
    await openAs('member', path);
    await waitForScreen();
  }
  for (const [call, names] of sent) expect([call, affectedScreens[call]]).toEqual([call, [...names]]);
});
