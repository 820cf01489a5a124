import { expect, type Page, type Request } from '@playwright/test';
import { persona } from '../pageActions';
import { test as base } from '../policyTest';
import { readApp, type ServedApp } from './servedApps';

export interface ProviderOptions {
  /** a name in the list of providers */
  readonly provider: string;
}

interface TestFixtures extends ProviderOptions {
  readonly app: ServedApp;
  /** Uncaught errors and console errors of the page since the last call. What is left fails the test at its end. */
  readonly takeErrors: () => string[];
  /** Waits until the screen has loaded, whatever it has come to. */
  readonly waitForScreen: () => Promise<void>;
  /** Opens a path as a persona who is signed in already, whether or not the form of this build can do that. */
  readonly openAs: (id: 'member' | 'leader', path: string) => Promise<void>;
}

export const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

export const test = base.extend<TestFixtures>({
  provider: ['literal', { option: true }],
  app: async ({ provider }, use) => use(readApp(provider)),
  baseURL: async ({ app }, use) => use(app.origin),
  takeErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console.error: ${message.text()}`);
      });
      await use(() => errors.splice(0));
      expect(errors, 'uncaught errors and console errors').toEqual([]);
    },
    { auto: true },
  ],
  waitForScreen: async ({ page }, use) => {
    const pending = new Set<Request>();
    page.on('request', (request) => pending.add(request));
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => pending.delete(request));
    await use(async () => {
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(async () => {
        expect(pending.size).toBe(0);
        // What an answer renders may send the next request.
        await waitForPaint(page);
        expect(pending.size).toBe(0);
        expect(await page.locator('main [aria-busy="true"]').count(), 'busy parts').toBe(0);
      }, 'the screen has loaded').toPass({ intervals: [50, 100], timeout: 8000 });
    });
  },
  openAs: async ({ page, app }, use) => {
    let restored: string | undefined;
    await use(async (id, path) => {
      if (restored !== id) await restoreSession(page, app, id);
      restored = id;
      await page.goto(path);
    });
  },
});

const USERS = {
  member: { name: 'Miguel Member', email: 'member@example.com', role: 'member' },
  leader: { name: 'Lena Leader', email: 'leader@example.com', role: 'leader' },
} as const;

/** Signs in at the provider, whose reply may be wrapped in data. */
export async function fetchToken({ origin }: ServedApp, id: 'member' | 'leader'): Promise<string> {
  const { identifier, passcode } = persona(id);
  const response = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier, password: passcode }),
  });
  const token = /"token":"([^"]+)"/.exec(await response.text())?.[1];
  if (token === undefined) throw new Error(`The provider answered ${response.status} to a good sign-in.`);
  return token;
}

/** Stores what a sign-in leaves in the browser (R3.3, R4.6), before the page loads. */
async function restoreSession(page: Page, app: ServedApp, id: 'member' | 'leader'): Promise<void> {
  const token = await fetchToken(app, id);
  const user = { ...USERS[id], user_pk: persona(id).identifier };
  await page.context().addCookies([
    { name: 'token', value: token, url: app.origin, sameSite: 'Strict' },
    { name: 'role', value: user.role, url: app.origin, sameSite: 'Strict' },
  ]);
  await page.addInitScript((auth) => localStorage.setItem('auth', auth), JSON.stringify({ user, token }));
}
