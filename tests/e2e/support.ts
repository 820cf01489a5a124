import { test as base, expect } from '@playwright/test';
import { isCall, persona, readReferralCode, signIn } from './steps';

/** What the provider in the browser puts on each of its answers. */
const PROVIDER_MARK = 'x-trellis-demo';

/**
 * msw asks the worker of the page before to update itself, and does not listen to the answer. When that worker is
 * just then taking itself out, because the page before was its last, this is what comes of it. Nothing is lost.
 */
const LEAVING_WORKER = /^TypeError: Failed to update a ServiceWorker .*: Not found$/;

interface Watch {
  /** What has gone wrong behind the screens of all pages of the test. */
  readonly troubles: string[];
}

interface Shared {
  /** The referral code that the persona *member* reads on the home screen: every new world has the same. */
  readonly referralCode: string;
}

/**
 * A test of its own browser context, so of its own stored world, that fails with any uncaught error in a page, any
 * request that leaves this machine, and any of the provider's calls that is answered by a server instead of it.
 */
export const test = base.extend<Watch, Shared>({
  troubles: [
    async ({ context, baseURL }, use) => {
      const troubles: string[] = [];
      context.on('weberror', (report) => {
        const error = String(report.error());
        if (!LEAVING_WORKER.test(error)) troubles.push(`uncaught: ${error}`);
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (['data:', 'blob:'].includes(protocol) || origin === baseURL) return;
        troubles.push(`left the machine: ${request.method()} ${request.url()}`);
      });
      context.on('response', (response) => {
        if (!isCall(response.url())) return;
        if (response.fromServiceWorker() && response.headers()[PROVIDER_MARK] !== undefined) return;
        troubles.push(`answered by a server: ${response.request().method()} ${response.url()}`);
      });
      await use(troubles);
      expect(troubles, 'behind the screens').toEqual([]);
    },
    { auto: true },
  ],
  referralCode: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
      await signIn(page, persona('member'));
      await use(await readReferralCode(page));
      await page.close();
    },
    { scope: 'worker' },
  ],
});
