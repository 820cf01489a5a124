import { expect } from '@playwright/test';
import { isCall, persona, readReferralCode, signIn } from './pageActions';
import { test as base } from './replyFixtures';

const PROVIDER_HEADER = 'x-trellis-demo';

/**
 * msw calls `update()` on the previous page's worker without handling the rejection, which happens when that worker is
 * being unregistered at that moment. The page is not affected.
 */
const IGNORED_WORKER_ERROR = /^TypeError: Failed to update a ServiceWorker .*: Not found$/;

interface TestFixtures {
  /** Uncaught errors and unexpected requests of all pages of the test. */
  readonly problems: string[];
}

interface WorkerFixtures {
  /** The referral code of the persona *member*, the same in every generated world. */
  readonly referralCode: string;
}

/**
 * A test with its own browser context and so its own stored data. It fails on an uncaught error in a page, on a request
 * to another host, on a violation of the policy, on an API call that the provider in the browser did not answer, and on
 * a reply that does not obey the published contract.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  problems: [
    async ({ context, baseURL }, use) => {
      const problems: string[] = [];
      context.on('weberror', (report) => {
        const error = String(report.error());
        if (!IGNORED_WORKER_ERROR.test(error)) problems.push(`uncaught: ${error}`);
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (['data:', 'blob:'].includes(protocol) || origin === baseURL) return;
        problems.push(`request to another host: ${request.method()} ${request.url()}`);
      });
      context.on('response', (response) => {
        if (!isCall(response.url())) return;
        // Without the header the worker has not reached the page: nothing left the browser, and the page answers itself.
        if (response.fromServiceWorker() && response.status() === 503) return;
        if (response.fromServiceWorker() && response.headers()[PROVIDER_HEADER] !== undefined) return;
        problems.push(
          `not answered by the provider in the browser: ${response.request().method()} ${response.url()}`,
        );
      });
      await use(problems);
      expect(problems, 'uncaught errors and unexpected requests').toEqual([]);
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
