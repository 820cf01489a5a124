import { expect, type Page } from '@playwright/test';
import type { EndpointKey } from '#mocks/endpoint.ts';
import { startProviderServer } from '#mocks/node.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { crash } from '#src/messages/errorScreens.ts';
import { generateMalformedReplies, type MalformedReply } from '../../contract/malformed';
import { collectReplies } from '../../contract/sampleReplies';
import { persona } from '../pageActions';
import { test as base } from './providerFixtures';

/** The screens that show the most of each reply. */
const reads: Partial<Record<EndpointKey, readonly string[]>> = {
  getProfile: [
    '/dashboard',
    '/dashboard/network',
    '/dashboard/reports?tab=performance',
    '/dashboard/setting',
  ],
  getReferrals: ['/dashboard/reports', '/dashboard/reports?tab=performance'],
  getActivityStats: ['/dashboard'],
  getActivityHistory: ['/dashboard/transactions', '/dashboard/reports?tab=earning'],
  getTransactionHistory: ['/dashboard/transactions'],
  getDonationHistory: ['/dashboard/donate', '/dashboard/reports?tab=performance'],
  getTeamTree: [
    '/dashboard/reports?tab=graph',
    '/dashboard/reports?tab=team',
    '/dashboard/reports?tab=performance',
  ],
  getTransferHistory: ['/dashboard/fund-transfer?tab=history'],
  getStats: ['/dashboard', '/dashboard/reports'],
  getPublicSettings: ['/dashboard/withdraw'],
  getStages: ['/dashboard', '/dashboard/donate', '/dashboard/reports?tab=performance'],
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

/** Malformed replies of a form, and those of a read for which the page is loaded anew. */
const LOADS = 6;
const LOADS_PER_PATH = 2;
/** Replies that the contract accepts, on a page that stays. */
const REFETCHES_PER_PATH = 45;
const CALL_TIMEOUT_MS = 120_000;

/** The kinds that have crashed a screen or made it untrue, which are all played. */
const NOTORIOUS =
  /: (the year 9999|the last day of JavaScript|zero|minus zero|a huge number|a long word|a very long text|a lone surrogate|a change of direction|line breaks|an empty text|absent|null|twice the same elements)$/;
/** What a reply leaves out must not become a zero. */
const LEAVES_OUT = /: (absent|null|an empty object)$/;

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

/** Some of them, evenly spread; another start for each call, so that together they are of all kinds. */
function spread<T>(replies: readonly T[], count: number, key: EndpointKey): readonly T[] {
  if (replies.length <= count) return replies;
  const step = replies.length / count;
  const start = (keys.indexOf(key) / keys.length) * step;
  return Array.from(
    { length: Math.ceil(count) },
    (_, index) => replies[Math.floor(start + index * step)],
  ).filter((reply) => reply !== undefined);
}

function isAccepted({ reply }: Endpoint, { body }: MalformedReply): boolean {
  try {
    return reply.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

/** Replies to render: those that the contract accepts, the notorious ones in every element of a list first. */
function pickAccepted(replies: readonly MalformedReply[], key: EndpointKey): readonly MalformedReply[] {
  const accepted = replies.filter((reply) => isAccepted(endpoints[key], reply));
  const notorious = accepted.filter(({ name }) => NOTORIOUS.test(name));
  const everywhere = notorious.filter(({ name }) => name.includes('[*]'));
  const elsewhere = notorious.filter((reply) => !everywhere.includes(reply));
  const chosen = [
    ...spread(everywhere, REFETCHES_PER_PATH * 0.6, key),
    ...spread(elsewhere, REFETCHES_PER_PATH * 0.3, key),
  ];
  const others = accepted.filter((reply) => !chosen.includes(reply));
  return [...chosen, ...spread(others, REFETCHES_PER_PATH - chosen.length, key)];
}

const toPattern = (key: EndpointKey): RegExp =>
  new RegExp(`/api${endpoints[key].path.replaceAll('/', '\\/')}(\\?.*)?$`);

/** What must not be on a page after any reply. */
async function findFailures(page: Page, errors: readonly string[]): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return [
    ...(text.trim() === '' ? ['a white page'] : []),
    ...(text.includes(crash.title) ? [crash.title] : []),
    ...errors.filter((error) => error.startsWith('uncaught')),
  ];
}

/** The cards that show no money, by title. */
const readZeros = (page: Page): Promise<string[]> =>
  page
    .locator('main dl > div')
    .evaluateAll((cards) =>
      cards
        .filter((card) => card.querySelector('dd')?.textContent === '$0.00000')
        .map((card) => card.querySelector('dt')?.textContent ?? ''),
    );

/** Makes the queries of the page ask again, as coming back to its tab does. */
async function refetch(page: Page, pattern: RegExp): Promise<void> {
  const answered = page.waitForResponse(pattern);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

for (const key of keys) {
  for (const path of reads[key] ?? []) {
    test(`malformed replies of ${key} cost at most their own section of ${path}`, async ({
      page,
      samples,
      openAs,
      waitForScreen,
      takeErrors,
    }) => {
      test.setTimeout(CALL_TIMEOUT_MS);
      const problems: string[] = [];
      const record = (name: string, failures: readonly string[]) =>
        problems.push(...failures.map((failure) => `${name}: ${failure}`));
      let body: string | undefined;
      await page.route(toPattern(key), (route) =>
        body === undefined ? route.continue() : route.fulfill({ contentType: 'application/json', body }),
      );
      const replies = generateMalformedReplies(endpoints[key].reply, samples[key]);

      for (const reply of spread(replies, LOADS_PER_PATH, key)) {
        body = reply.body;
        await openAs('member', path);
        const loaded = await waitForScreen().then(
          () => [],
          () => ['never loaded'],
        );
        record(reply.name, [...loaded, ...(await findFailures(page, takeErrors()))]);
      }

      const open = async () => {
        body = undefined;
        await openAs('member', path);
        await waitForScreen();
        takeErrors();
      };
      await open();
      const zeros = await readZeros(page);
      for (const reply of pickAccepted(replies, key)) {
        body = reply.body;
        await refetch(page, toPattern(key));
        const failures = await findFailures(page, takeErrors());
        const lost = LEAVES_OUT.test(reply.name) ? await readZeros(page) : [];
        record(reply.name, [
          ...failures,
          ...lost.filter((title) => !zeros.includes(title)).map((title) => `${title} becomes $0.00000`),
        ]);
        if (failures.length > 0) await open();
      }
      // Malformed replies are logged.
      takeErrors();
      expect(problems).toEqual([]);
    });
  }
}

test('malformed replies of generateWallet cost their own section, and none of them for good', async ({
  page,
  samples,
  openAs,
  waitForScreen,
  takeErrors,
}) => {
  test.setTimeout(CALL_TIMEOUT_MS);
  const key = 'generateWallet';
  const problems: string[] = [];
  let body: string | undefined;
  await page.route(toPattern(key), (route) =>
    body === undefined ? route.continue() : route.fulfill({ contentType: 'application/json', body }),
  );
  const replies = generateMalformedReplies(endpoints[key].reply, samples[key]);
  const played = [
    ...spread(replies, LOADS_PER_PATH, key),
    ...pickAccepted(replies, key).filter(({ name }) => /wallet_address|expires_in/.test(name)),
  ];
  for (const reply of spread(played, LOADS + LOADS_PER_PATH, key)) {
    body = reply.body;
    await openAs('member', '/dashboard/deposit');
    await waitForScreen();
    const failures = await findFailures(page, takeErrors());
    body = undefined;
    await page.reload();
    await waitForScreen();
    const later = (await findFailures(page, takeErrors())).map((failure) => `after a reload: ${failure}`);
    problems.push(...[...failures, ...later].map((failure) => `${reply.name}: ${failure}`));
    await page.evaluate(() => localStorage.clear());
  }
  // Malformed replies are logged.
  takeErrors();
  expect(problems).toEqual([]);
});

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
    for (const reply of spread(generateMalformedReplies(endpoints[key].reply, samples[key]), LOADS, key)) {
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
      const failures = await findFailures(page, takeErrors());
      problems.push(...failures.map((failure) => `${form.path} with ${reply.name}: ${failure}`));
    }
    // Malformed replies are logged.
    takeErrors();
    expect(problems).toEqual([]);
  });
}

test('malformed replies of login leave the form on the screen', async ({ page, samples, takeErrors }) => {
  test.setTimeout(CALL_TIMEOUT_MS);
  const problems: string[] = [];
  let body = '';
  await page.route(toPattern('login'), (route) => route.fulfill({ contentType: 'application/json', body }));
  for (const reply of spread(
    generateMalformedReplies(endpoints.login.reply, samples.login),
    LOADS,
    'login',
  )) {
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
    const failures = await findFailures(page, takeErrors());
    problems.push(...failures.map((failure) => `${reply.name}: ${failure}`));
  }
  // Malformed replies are logged.
  takeErrors();
  expect(problems).toEqual([]);
});
