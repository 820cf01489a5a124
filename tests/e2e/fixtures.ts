import { expect, type Request } from '@playwright/test';
import { BASE_PATH, matchEndpoint } from '#mocks/endpoint.ts';
import { createDocumentValidator, type DocumentValidator } from '../openApi/documentValidator';
import { isCall, persona, readReferralCode, signIn } from './pageActions';
import { test as base } from './policyTest';

/** Response header that the provider in the browser sets. */
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
  /** By the OpenAPI document of the build. */
  readonly validator: DocumentValidator;
}

/** Adds what the published contract finds wrong with the reply. A page that is left takes its replies with it. */
async function checkReply(request: Request, validator: DocumentValidator, problems: string[]): Promise<void> {
  const line = `${request.method()} ${new URL(request.url()).pathname}`;
  const call = matchEndpoint(line.replace(BASE_PATH, ''));
  // Nor is a reply checked that is broken on purpose.
  const response = await request.response();
  const reply: unknown = await response?.json().catch(() => undefined);
  if (!call || !response?.ok() || reply === undefined) return;
  for (const error of validator.findReplyErrors(call, reply)) problems.push(`${line}: ${error}`);
}

/**
 * A test with its own browser context and so its own stored data. It fails on an uncaught error in a page, on a request
 * to another host, on a violation of the policy, on an API call that the provider in the browser did not answer, and on
 * a reply that does not obey the published contract.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  problems: [
    async ({ context, baseURL, validator }, use) => {
      const problems: string[] = [];
      const checks: Promise<void>[] = [];
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
        if (response.fromServiceWorker() && response.headers()[PROVIDER_HEADER] !== undefined) return;
        problems.push(
          `not answered by the provider in the browser: ${response.request().method()} ${response.url()}`,
        );
      });
      // Not with the response: its body may never come where the page is left meanwhile.
      context.on('requestfinished', (request) => {
        if (isCall(request.url())) checks.push(checkReply(request, validator, problems));
      });
      await use(problems);
      await Promise.all(checks);
      expect(problems, 'uncaught errors and unexpected requests').toEqual([]);
    },
    { auto: true },
  ],
  validator: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from a pattern
    async ({}, use, { project }) => {
      const response = await fetch(new URL('/openapi.json', project.use.baseURL));
      const document: unknown = await response.json();
      if (typeof document !== 'object' || document === null) throw new Error('The build has no document.');
      await use(createDocumentValidator(document));
    },
    { scope: 'worker' },
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
