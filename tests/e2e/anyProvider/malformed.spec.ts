import { expect } from '@playwright/test';
import type { EndpointKey } from '#mocks/endpoint.ts';
import { startProviderServer } from '#mocks/node.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { crash } from '#src/messages/problems.ts';
import { generateMalformedReplies, type MalformedReply } from '../../contract/malformed';
import { collectReplies } from '../../contract/sampleReplies';
import { persona } from '../pageActions';
import { test as base } from './fixtures';

/** The screens that show the most of each reply, which are loaded anew for each malformed one. */
const reads: Partial<Record<EndpointKey, readonly string[]>> = {
  getProfile: ['/dashboard', '/dashboard/setting', '/dashboard/reports?tab=performance'],
  getReferrals: ['/dashboard/reports', '/dashboard/reports?tab=performance'],
  getActivityStats: ['/dashboard'],
  getActivityHistory: ['/dashboard/transactions', '/dashboard/reports?tab=earning'],
  getTransactionHistory: ['/dashboard/transactions'],
  getDonationHistory: ['/dashboard/donate', '/dashboard/reports?tab=performance'],
  getTeamTree: ['/dashboard/reports?tab=graph', '/dashboard/reports?tab=team'],
  getTransferHistory: ['/dashboard/fund-transfer?tab=history'],
  getStats: ['/dashboard', '/dashboard/reports'],
  getPublicSettings: ['/dashboard/withdraw'],
  getStages: ['/dashboard/donate', '/dashboard/reports?tab=performance'],
  generateWallet: ['/dashboard/deposit'],
};

/** Fills in a form, which is sent again for each malformed reply. */
const forms: Partial<Record<EndpointKey, { path: string; button: string; fields: Record<string, string> }>> =
  {
    processTransfer: {
      path: '/dashboard/fund-transfer',
      button: 'Send Fund',
      fields: { 'Recipient private key': persona('leader').identifier, Amount: '5' },
    },
    donate: { path: '/dashboard/donate', button: 'Submit', fields: { Amount: '60' } },
    withdraw: {
      path: '/dashboard/withdraw',
      button: 'Confirm',
      fields: { Amount: '20', 'Wallet Address': '0x00000000000000000000000000000000000000aa' },
    },
    updateProfile: {
      path: '/dashboard/setting?tab=security',
      button: 'Save Changes',
      fields: { 'Current Password': 'one', 'New Password': 'two' },
    },
  };

const PER_CALL = 10;
const CALL_TIMEOUT_MS = 90_000;

const test = base.extend<object, { samples: Readonly<Record<EndpointKey, unknown>> }>({
  samples: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const provider = await startProviderServer({ seed: 1, members: 60 });
      await use(await collectReplies(provider));
      await provider.close();
    },
    { scope: 'worker' },
  ],
});

const isKey = (key: string): key is EndpointKey => key in endpoints;
const keys = Object.keys(endpoints).filter(isKey);

/** Some of the mutations of a call, evenly spread; another start for each call, so that together they are of all kinds. */
function pick(replies: readonly MalformedReply[], key: EndpointKey): readonly MalformedReply[] {
  const step = replies.length / PER_CALL;
  const start = (keys.indexOf(key) / keys.length) * step;
  return Array.from({ length: PER_CALL }, (_, index) => replies[Math.floor(start + index * step)]).filter(
    (reply) => reply !== undefined,
  );
}

const toPattern = (key: EndpointKey): RegExp => new RegExp(`/api${endpoints[key].path}(\\?.*)?$`);

for (const key of keys) {
  const paths = reads[key];
  if (!paths) continue;
  test(`malformed replies of ${key} cost their own section`, async ({
    page,
    samples,
    openAs,
    waitForScreen,
    takeErrors,
  }) => {
    test.setTimeout(CALL_TIMEOUT_MS);
    const problems: string[] = [];
    let body = '';
    await page.route(toPattern(key), (route) => route.fulfill({ contentType: 'application/json', body }));
    const replies = pick(generateMalformedReplies(endpoints[key].reply, samples[key]), key);
    for (const [index, reply] of replies.entries()) {
      body = reply.body;
      const path = paths[index % paths.length] ?? '';
      await openAs('member', path);
      const loaded = await waitForScreen().then(
        () => [],
        () => ['never loaded'],
      );
      const text = await page.locator('body').innerText();
      const failures = [
        ...loaded,
        ...(text.trim() === '' ? ['a white page'] : []),
        ...(text.includes(crash.title) ? [crash.title] : []),
        ...takeErrors().filter((error) => error.startsWith('uncaught')),
      ];
      problems.push(...failures.map((failure) => `${path} with ${reply.name}: ${failure}`));
    }
    expect(problems).toEqual([]);
  });
}

for (const key of keys) {
  const form = forms[key];
  if (!form) continue;
  test(`malformed replies of ${key} leave the form on the screen`, async ({
    page,
    samples,
    openAs,
    waitForScreen,
    takeErrors,
  }) => {
    test.setTimeout(CALL_TIMEOUT_MS);
    const problems: string[] = [];
    let body = '';
    await page.route(toPattern(key), (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ contentType: 'application/json', body }),
    );
    for (const reply of pick(generateMalformedReplies(endpoints[key].reply, samples[key]), key)) {
      body = reply.body;
      await openAs('member', form.path);
      await waitForScreen();
      for (const [label, value] of Object.entries(form.fields)) {
        await page.getByLabel(label, { exact: true }).fill(value);
      }
      const answered = page.waitForResponse((response) => response.request().method() !== 'GET');
      await page.getByRole('button', { name: form.button, exact: true }).click();
      await answered;
      await waitForScreen();
      const text = await page.locator('body').innerText();
      const failures = [
        ...(text.includes(crash.title) ? [crash.title] : []),
        ...takeErrors().filter((error) => error.startsWith('uncaught')),
      ];
      problems.push(...failures.map((failure) => `${form.path} with ${reply.name}: ${failure}`));
    }
    expect(problems).toEqual([]);
  });
}

test('malformed replies of login leave the form on the screen', async ({ page, samples, takeErrors }) => {
  test.setTimeout(CALL_TIMEOUT_MS);
  const problems: string[] = [];
  let body = '';
  await page.route(toPattern('login'), (route) => route.fulfill({ contentType: 'application/json', body }));
  for (const reply of pick(generateMalformedReplies(endpoints.login.reply, samples.login), 'login')) {
    body = reply.body;
    await page.context().clearCookies();
    await page.goto('/signin');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/signin');
    await page.getByLabel('Private key', { exact: true }).fill(persona('member').identifier);
    await page.getByLabel('Passcode', { exact: true }).fill(persona('member').passcode);
    const answered = page.waitForResponse(toPattern('login'));
    await page.getByRole('button', { name: 'Access Dashboard' }).click();
    await answered;
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const text = await page.locator('body').innerText();
    const failures = [
      ...(text.includes(crash.title) ? [crash.title] : []),
      ...takeErrors().filter((error) => error.startsWith('uncaught')),
    ];
    problems.push(...failures.map((failure) => `${reply.name}: ${failure}`));
  }
  expect(problems).toEqual([]);
});
