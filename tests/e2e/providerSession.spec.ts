import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { type EndpointKey, endpointKeys } from '#mocks/endpoint.ts';
import type { Middleware } from '#mocks/node.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { generateWallet } from '#src/contract/wallet.ts';
import {
  confirmMovement,
  expectHome,
  openHomeBeside,
  openMenuEntry,
  persona,
  signIn,
  signInHeading,
  submitSignInForm,
} from './pageActions';
import { test } from './providerFixtures';

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

test('tabs whose tokens expire together make one refresh, and a provider that rotates refresh tokens keeps the session', async ({
  page,
  context,
  served,
}) => {
  const rotation = createRotation();
  served.setMiddleware(rotation.middleware);
  await signIn(page, persona('member'));
  const tabs = [page, await openHomeBeside(context), await openHomeBeside(context)];

  await served.provider.controls.expireAccessTokens();
  await Promise.all(tabs.map((tab) => tab.reload()));
  await Promise.all(tabs.map(expectHome));
  expect(rotation.getRefreshes(), 'refreshes of three restored tabs').toBe(1);

  await served.provider.controls.expireAccessTokens();
  await Promise.all(tabs.map((tab) => openMenuEntry(tab, 'Transactions')));
  // Rows of the screen before may still be there.
  await expect.poll(rotation.getRefreshes).toBeGreaterThan(1);
  await Promise.all(tabs.map((tab) => expect(tab.locator('main tbody tr').first()).toBeVisible()));
  expect(rotation.getRefreshes(), 'refreshes after both expiries').toBe(2);
});

interface Visit {
  readonly path: string;
  readonly calls: readonly EndpointKey[];
  /** what is typed, by label, and the button that sends it */
  readonly fields?: Readonly<Record<string, string>>;
  readonly button?: string;
  /** the destination is new */
  readonly isConfirmed?: boolean;
}

const address = { 'Wallet Address': '0x00000000000000000000000000000000000000ab' };
/** The screens that send the calls of a member. */
const VISITS: readonly Visit[] = [
  { path: '', calls: ['getProfile', 'getActivityStats', 'getActivityHistory', 'getStages', 'getStats'] },
  { path: '/transactions', calls: ['getTransactionHistory', 'getReferrals'] },
  { path: '/network', calls: ['getTeamTreeChain'] },
  { path: '/reports?tab=team', calls: ['getTeamTree'] },
  { path: '/fund-transfer?tab=history', calls: ['getTransferHistory'] },
  {
    path: '/fund-transfer',
    calls: ['processTransfer'],
    fields: { 'Recipient private key': persona('leader').identifier, Amount: '5' },
    button: 'Send Fund',
    isConfirmed: true,
  },
  {
    path: '/donate',
    calls: ['getDonationHistory', 'donate'],
    fields: { Amount: '60' },
    button: 'Submit',
  },
  {
    path: '/withdraw',
    calls: ['generateWallet', 'getPublicSettings', 'setWallet'],
    fields: address,
    button: 'Save as my wallet address',
  },
  {
    path: '/withdraw',
    calls: ['withdraw'],
    fields: { Amount: '20', ...address },
    button: 'Confirm',
    isConfirmed: true,
  },
  {
    path: '/setting?tab=security',
    calls: ['updateProfile'],
    fields: { 'Current Password': persona('member').passcode, 'New Password': 'chosen-anew' },
    button: 'Save Changes',
  },
  { path: '/setting', calls: ['getDetails'] },
];

test('every call of a member is answered as the contract is published', async ({ page, served, replies }) => {
  await served.provider.controls.deposit(persona('member').identifier, 1000);
  // Without the limits of the wallet data the public settings are asked for.
  served.setMiddleware(async (request, next) => {
    const response = await next(request);
    if (!request.url.endsWith('/wallet/generate')) return response;
    const { data, ...reply } = generateWallet.reply.parse(await response.json());
    return Response.json({ ...reply, data: { ...data, limits: undefined } });
  });
  await signIn(page, persona('member'));
  for (const { path, calls, fields = {}, button, isConfirmed } of VISITS) {
    await page.goto(`/dashboard${path}`);
    for (const [label, text] of Object.entries(fields)) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    if (button) await page.getByRole('button', { name: button, exact: true }).click();
    if (isConfirmed) await confirmMovement(page);
    await expect.poll(() => calls.filter((call) => !replies.answered.has(call)), path).toEqual([]);
  }
  const ofMembers = endpointKeys.filter((key) => ['member', 'public'].includes(endpoints[key].access));
  expect(ofMembers.filter((key) => !replies.answered.has(key))).toEqual([]);
});

test('a reply and a refusal that do not obey the published contract are found', async ({
  page,
  served,
  replies,
}) => {
  served.setMiddleware((request, next) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/stages') return Promise.resolve(Response.json([{ stage_number: 'first' }]));
    if (pathname === '/api/users/stats') return Promise.resolve(Response.json('No.', { status: 403 }));
    return next(request);
  });
  await page.goto('/');
  await submitSignInForm(page, persona('member'));
  await expect
    .poll(() => [...new Set(replies.problems.map((problem) => problem.split(':')[0]))].sort())
    .toEqual(['GET /api/stages', 'GET /api/users/stats']);
  replies.problems.splice(0);
});

/** What a frame of another site gives a page, or a browser that blocks all cookies. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  Object.defineProperty(navigator, 'locks', { value: { request: async () => refuse() } });
}

test('a browser that refuses storage, cookies and locks starts the app, which says so and keeps the session in memory', async ({
  page,
  served,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const notStored = page.getByText('This browser does not let this page store your session');
  await page.addInitScript(refuseStorage);
  await page.goto('/dashboard/reports?tab=graph');
  await expect(notStored).toHaveCount(1);
  await submitSignInForm(page, persona('member'));
  await expect(page.getByRole('tab', { name: 'Team Tree Graph', selected: true })).toBeVisible();
  await expect(page).toHaveURL('/dashboard/reports?tab=graph');
  await expect(notStored).toHaveCount(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await served.provider.controls.expireAccessTokens();
  await openMenuEntry(page, 'Dashboard');
  await expectHome(page);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await openMenuEntry(page, 'Deposit');
  await expect(page.locator('main code').first()).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(signInHeading(page)).toBeVisible();
  await expect(notStored).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a refresh that hangs ends the session after its deadline with one message, and is not sent again', async ({
  page,
  served,
}) => {
  let refreshes = 0;
  served.setMiddleware((request, next) => {
    if (new URL(request.url).pathname !== REFRESH_PATH) return next(request);
    refreshes += 1;
    return new Promise(() => undefined);
  });
  await page.clock.install();
  await signIn(page, persona('member'));
  await served.provider.controls.expireAccessTokens();
  await openMenuEntry(page, 'Transactions');
  await expect.poll(() => refreshes).toBe(1);
  await page.clock.fastForward(30_000);
  await expect(page.getByText('Your session could not be renewed. Please sign in again.')).toHaveCount(1);
  await submitSignInForm(page, persona('member'));
  await expect(page.getByRole('link', { name: 'Transactions', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(refreshes).toBe(1);
});
