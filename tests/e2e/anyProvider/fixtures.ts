import { test as base, expect, type Page } from '@playwright/test';
import { persona } from '../pageActions';
import { readApp, type ServedApp } from './servedApps';

export interface ProviderOptions {
  /** a name in the list of providers */
  readonly provider: string;
}

interface TestFixtures extends ProviderOptions {
  readonly app: ServedApp;
  /** Uncaught errors and console errors of the page. The test fails when there are any at its end. */
  readonly errors: string[];
  /** Opens a path as a persona who is signed in already, whether or not the form of this build can do that. */
  readonly openAs: (id: 'member' | 'inactive', path: string) => Promise<void>;
}

export const test = base.extend<TestFixtures>({
  provider: ['literal', { option: true }],
  app: async ({ provider }, use) => use(readApp(provider)),
  baseURL: async ({ app }, use) => use(app.origin),
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console.error: ${message.text()}`);
      });
      await use(errors);
      expect(errors, 'uncaught errors and console errors').toEqual([]);
    },
    { auto: true },
  ],
  openAs: async ({ page, app }, use) => {
    await use(async (id, path) => {
      const token = await fetchToken(app, persona(id));
      await restoreSession(page, app, { ...USERS[id], user_pk: persona(id).identifier }, token);
      await page.goto(path);
    });
  },
});

const USERS = {
  member: { name: 'Miguel Member', email: 'member@example.com', role: 'member', stage: 3, status: 'active' },
  inactive: { name: 'Ina Inactive', email: 'inactive@example.com', role: 'member', status: 'inactive' },
} as const;

/** Signs in at the provider, whose reply may be wrapped in data. */
export async function fetchToken(
  { origin }: ServedApp,
  { identifier, passcode }: { readonly identifier: string; readonly passcode: string },
): Promise<string> {
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
async function restoreSession(page: Page, { origin }: ServedApp, user: object, token: string): Promise<void> {
  await page.context().addCookies([
    { name: 'token', value: token, url: origin, sameSite: 'Strict' },
    { name: 'role', value: 'member', url: origin, sameSite: 'Strict' },
  ]);
  await page.addInitScript((auth) => localStorage.setItem('auth', auth), JSON.stringify({ user, token }));
}
