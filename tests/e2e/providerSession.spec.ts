import { setTimeout } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import type { Middleware } from '#mocks/node.ts';
import { expectHome, openMenuEntry, persona, submitSignInForm } from './pageActions';
import { serveProviderApp } from './serveProviderApp';

const REFRESH_PATH = '/api/v1/auth/refresh-token';
/** Long enough for the calls of every tab to be refused before the first refresh is answered. */
const REFRESH_DURATION_MS = 300;

/** Gives a new refresh token with each refresh; one that is used a second time ends the session. */
function createRotation() {
  const COOKIE = 'rotation';
  let current = 0;
  let refreshes = 0;
  let isRevoked = false;
  const withCookie = (response: Response) => {
    response.headers.append(
      'set-cookie',
      `${COOKIE}=${current}; Path=/api/v1/auth; HttpOnly; SameSite=Strict`,
    );
    return response;
  };
  const middleware: Middleware = async (request, next) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/users/login') return withCookie(await next(request));
    if (pathname !== REFRESH_PATH) return next(request);
    refreshes += 1;
    isRevoked ||= !request.headers.get('cookie')?.includes(`${COOKIE}=${current}`);
    if (isRevoked) return Response.json({ error: 'This session was revoked.' }, { status: 401 });
    current += 1;
    await setTimeout(REFRESH_DURATION_MS);
    return withCookie(await next(request));
  };
  return { middleware, getRefreshes: () => refreshes };
}

const openTab = async (page: Page, origin: string) => {
  const tab = await page.context().newPage();
  await tab.goto(`${origin}/dashboard`);
  await expectHome(tab);
  return tab;
};

test('tabs whose tokens expire together make one refresh, and a provider that rotates refresh tokens keeps the session', async ({
  page,
}) => {
  const rotation = createRotation();
  const app = await serveProviderApp({ middleware: rotation.middleware });
  await page.goto(app.origin);
  await submitSignInForm(page, persona('member'));
  await expectHome(page);
  const tabs = [page, await openTab(page, app.origin), await openTab(page, app.origin)];

  await app.provider.controls.expireAccessTokens();
  await Promise.all(tabs.map((tab) => tab.reload()));
  await Promise.all(tabs.map(expectHome));
  expect(rotation.getRefreshes(), 'refreshes of three restored tabs').toBe(1);

  await app.provider.controls.expireAccessTokens();
  await Promise.all(tabs.map((tab) => openMenuEntry(tab, 'Transactions')));
  await Promise.all(tabs.map((tab) => expect(tab.locator('main tbody tr').first()).toBeVisible()));
  expect(rotation.getRefreshes(), 'refreshes after both expiries').toBe(2);
  await app.close();
});
