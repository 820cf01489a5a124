import { expect, type Page } from '@playwright/test';
import type { EndpointKey } from '#mocks/endpoint.ts';
import { startProviderServer } from '#mocks/node.ts';
import { parseJson } from '#mocks/parseJson.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { alignEnvelope } from '#src/contract/envelope.ts';
import { crash } from '#src/messages/errorScreens.ts';
import { generateMalformedReplies, type MalformedReply } from '../../contract/malformed';
import { collectReplies } from '../../contract/sampleReplies';
import { confirmMovement, persona } from '../pageActions';
import { test as base, waitForPaint } from './providerFixtures';

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
  getDetails: ['/dashboard/setting'],
  getTeamTreeChain: ['/dashboard/network'],
  getStages: ['/dashboard', '/dashboard/donate', '/dashboard/reports?tab=performance'],
};

interface SentForm {
  readonly path: string;
  readonly button: string;
  /** the destination is new */
  readonly isConfirmed?: boolean;
  /** what is typed, by label */
  readonly fields: Readonly<Record<string, string>>;
  /** whether it is sent without a session */
  readonly isPublic?: true;
}

/** The forms, each of which is filled in and sent again for each malformed reply. */
const forms: Partial<Record<EndpointKey, SentForm>> = {
  login: {
    path: '/signin',
    button: 'Access Dashboard',
    fields: { 'Private key': persona('member').identifier, Passcode: persona('member').passcode },
    isPublic: true,
  },
  register: {
    path: '/signup',
    button: 'Create Account',
    fields: { Name: 'Wren', Email: 'wren@example.org', Passcode: 'ivy-7', 'Referral code': 'ABC' },
    isPublic: true,
  },
  forgotPassword: {
    path: '/forgot-password',
    button: 'Send reset link',
    fields: { Email: 'wren@example.org' },
    isPublic: true,
  },
  resetPassword: {
    path: '/reset-password/a-token',
    button: 'Reset passcode',
    fields: { 'New passcode': 'ivy-8', 'Re-enter passcode': 'ivy-8' },
    isPublic: true,
  },
  setWallet: {
    path: '/dashboard/withdraw',
    button: 'Save as my wallet address',
    fields: { 'Wallet Address': '0x00000000000000000000000000000000000000ab' },
  },
  processTransfer: {
    path: '/dashboard/fund-transfer',
    button: 'Send Fund',
    isConfirmed: true,
    fields: { 'Recipient private key': persona('leader').identifier, Amount: '5' },
  },
  donate: { path: '/dashboard/donate', button: 'Submit', fields: { Amount: '60' } },
  withdraw: {
    path: '/dashboard/withdraw',
    button: 'Confirm',
    isConfirmed: true,
    // Not the form of an address: it has to be confirmed each time.
    fields: { Amount: '20', 'Wallet Address': '0xaa' },
  },
  updateProfile: {
    path: '/dashboard/setting?tab=security',
    button: 'Save Changes',
    fields: { 'Current Password': 'one', 'New Password': 'two' },
  },
};

/** Malformed replies of a form, and those of a read for which the page is loaded anew. */
const LOADS = 60;
const LOADS_PER_PATH = 2;
/** Replies that the contract accepts, on a page that stays. */
const REFETCHES_PER_PATH = 48;
/** Replies that it does not accept. */
const REFUSED_PER_PATH = 12;
const CALL_TIMEOUT_MS = 300_000;

/** The kinds that have crashed a screen or made it untrue, which are all played. */
const NOTORIOUS =
  /: (the year 9999|the last day of JavaScript|zero|minus zero|a huge number|a long word|a very long text|a lone surrogate|a change of direction|line breaks|an empty text|absent|null|twice the same elements)$/;
/** What a reply leaves out must not become a zero. */
const LEAVES_OUT = /: (absent|null|an empty object)$/;

interface WorkerFixtures {
  readonly samples: Readonly<Record<EndpointKey, unknown>>;
}

/** The body that a call is answered with; while it is undefined the provider answers. */
interface Answer {
  body: string | undefined;
}

interface TestFixtures {
  /** Takes over the answers to a call. */
  readonly takeOver: (key: EndpointKey) => Promise<Answer>;
  /** Adds what a malformed reply has done to the page now. All of it fails the test at its end. */
  readonly recordFailures: (name: string, ...further: readonly string[]) => Promise<boolean>;
}

const test = base.extend<TestFixtures, WorkerFixtures>({
  samples: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const provider = await startProviderServer({ seed: 1, members: 60 });
      await use(await collectReplies(provider));
      await provider.close();
    },
    { scope: 'worker' },
  ],
  takeOver: async ({ page }, use) =>
    use(async (key) => {
      const answer: Answer = { body: undefined };
      const { method } = endpoints[key];
      await page.route(toPattern(key), (route) =>
        answer.body === undefined || route.request().method() !== method
          ? route.continue()
          : route.fulfill({ contentType: 'application/json', body: answer.body }),
      );
      return answer;
    }),
  recordFailures: async ({ page, takeErrors }, use, testInfo) => {
    testInfo.setTimeout(CALL_TIMEOUT_MS);
    const problems: string[] = [];
    await use(async (name, ...further) => {
      const failures = [...further, ...(await findFailures(page, takeErrors()))];
      problems.push(...failures.map((failure) => `${name}: ${failure}`));
      return failures.length > 0;
    });
    // Malformed replies are logged.
    takeErrors();
    expect(problems).toEqual([]);
  },
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
  const value = parseJson(body);
  return value !== undefined && reply.safeParse(alignEnvelope(reply, value)).success;
}

/**
 * Replies to answer with: those that the contract accepts, the notorious ones in every element of a list first, then
 * those that it does not, which all cost the section the same way.
 */
function pickReplies(replies: readonly MalformedReply[], key: EndpointKey): readonly MalformedReply[] {
  const accepted = replies.filter((reply) => isAccepted(endpoints[key], reply));
  const notorious = accepted.filter(({ name }) => NOTORIOUS.test(name));
  const everywhere = notorious.filter(({ name }) => name.includes('[*]'));
  const elsewhere = notorious.filter((reply) => !everywhere.includes(reply));
  const chosen = [
    ...spread(everywhere, REFETCHES_PER_PATH * 0.6, key),
    ...spread(elsewhere, REFETCHES_PER_PATH * 0.3, key),
  ];
  const others = accepted.filter((reply) => !chosen.includes(reply));
  const refused = replies.filter((reply) => !accepted.includes(reply));
  return [
    ...chosen,
    ...spread(others, REFETCHES_PER_PATH - chosen.length, key),
    ...spread(refused, REFUSED_PER_PATH, key),
  ];
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

/**
 * Makes the queries of the page ask again, as coming back to its tab does, and waits until the answer is painted. Home's
 * first visit was read ahead of it: for ten seconds that counts as fresh (D231).
 */
async function refetch(page: Page, pattern: RegExp): Promise<void> {
  const timeout = page.url().endsWith('/dashboard') ? 15_000 : 5000;
  let isAnswered = false;
  const comeBack = async () => {
    if (!isAnswered) await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    return isAnswered;
  };
  const answered = page.waitForResponse(pattern, { timeout }).then(async (response) => {
    isAnswered = true;
    await response.finished();
  });
  await Promise.all([answered, expect.poll(comeBack, { timeout, intervals: [20, 100, 500] }).toBe(true)]);
  await waitForPaint(page);
}

for (const key of keys) {
  for (const path of reads[key] ?? []) {
    test(`malformed replies of ${key} cost at most their own section of ${path}`, async ({
      page,
      samples,
      openAs,
      waitForScreen,
      takeErrors,
      takeOver,
      recordFailures,
    }) => {
      const answer = await takeOver(key);
      const replies = generateMalformedReplies(endpoints[key].reply, samples[key]);

      for (const { name, body } of spread(replies, LOADS_PER_PATH, key)) {
        answer.body = body;
        await openAs('member', path);
        const loaded = await waitForScreen().then(
          () => [],
          () => ['never loaded'],
        );
        await recordFailures(name, ...loaded);
      }

      const open = async () => {
        answer.body = undefined;
        await openAs('member', path);
        await waitForScreen();
        takeErrors();
      };
      await open();
      const zeros = await readZeros(page);
      for (const { name, body } of pickReplies(replies, key)) {
        answer.body = body;
        await refetch(page, toPattern(key));
        const lost = LEAVES_OUT.test(name) ? await readZeros(page) : [];
        const untrue = lost
          .filter((title) => !zeros.includes(title))
          .map((title) => `${title} becomes $0.00000`);
        if (await recordFailures(name, ...untrue)) await open();
      }
    });
  }
}

test('malformed replies of generateWallet cost their own section, and none of them for good', async ({
  page,
  samples,
  openAs,
  waitForScreen,
  takeOver,
  recordFailures,
}) => {
  const key = 'generateWallet';
  const answer = await takeOver(key);
  const replies = generateMalformedReplies(endpoints[key].reply, samples[key]);
  const played = [
    ...spread(replies, LOADS_PER_PATH, key),
    ...pickReplies(replies, key).filter(({ name }) => /wallet_address|expires_in|limits/.test(name)),
  ];
  for (const { name, body } of spread(played, LOADS + LOADS_PER_PATH, key)) {
    answer.body = body;
    await openAs('member', name.includes('limits') ? '/dashboard/withdraw' : '/dashboard/deposit');
    await waitForScreen();
    await recordFailures(name);
    answer.body = undefined;
    await page.reload();
    await waitForScreen();
    await recordFailures(`${name}, after a reload`);
    await page.evaluate(() => localStorage.clear());
  }
});

for (const key of keys) {
  const form = forms[key];
  if (!form) continue;
  test(`malformed replies of ${key} leave the form on the screen`, async ({
    page,
    samples,
    openAs,
    waitForScreen,
    takeOver,
    recordFailures,
  }) => {
    const answer = await takeOver(key);
    for (const reply of spread(generateMalformedReplies(endpoints[key].reply, samples[key]), LOADS, key)) {
      answer.body = reply.body;
      if (form.isPublic) {
        await page.goto(form.path);
        await page.evaluate(() => localStorage.clear());
        await page.goto(form.path);
      } else await openAs('member', form.path);
      await waitForScreen();
      for (const [label, value] of Object.entries(form.fields)) {
        await page.getByLabel(label, { exact: true }).fill(value);
      }
      const answered = page.waitForResponse((response) => response.request().method() !== 'GET');
      await page.getByRole('button', { name: form.button, exact: true }).click();
      if (form.isConfirmed) await confirmMovement(page);
      await answered;
      await waitForScreen();
      await recordFailures(`${form.path} with ${reply.name}`);
    }
  });
}

test('malformed replies of refreshToken end the session, or cost the calls that wait for it', async ({
  page,
  samples,
  openAs,
  takeOver,
  recordFailures,
}) => {
  const answer = await takeOver('refreshToken');
  await page.route(toPattern('getProfile'), (route) => route.fulfill({ status: 401, body: '{}' }));
  const replies = generateMalformedReplies(endpoints.refreshToken.reply, samples.refreshToken);
  for (const { name, body } of spread(replies, LOADS, 'refreshToken')) {
    answer.body = body;
    const answered = page.waitForResponse(toPattern('refreshToken'));
    await openAs('member', '/dashboard');
    await answered;
    await waitForPaint(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await recordFailures(name);
  }
});
