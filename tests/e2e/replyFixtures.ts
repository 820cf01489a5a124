import { expect, type Request } from '@playwright/test';
import { BASE_PATH, type EndpointKey, matchEndpoint } from '#mocks/endpoint.ts';
import { parseJson } from '#mocks/parseJson.ts';
import { createDocumentValidator, type DocumentValidator } from '../openApi/documentValidator';
import { isCall } from './pageActions';
import { test as base } from './policyTest';

interface TestFixtures {
  /** Of all pages of the test, held against the published contract. */
  readonly replies: {
    /** What is wrong, call by call. All of it fails the test at its end. */
    readonly problems: string[];
    /** The calls that were answered with success. */
    readonly answered: Set<EndpointKey>;
  };
}

interface WorkerFixtures {
  /** By the OpenAPI document of the demo build. */
  readonly validator: DocumentValidator;
}

/** Adds the reply, and what is wrong with it. A page that is left takes its replies with it. */
async function checkReply(
  request: Request,
  validator: DocumentValidator,
  { problems, answered }: TestFixtures['replies'],
): Promise<void> {
  const line = `${request.method()} ${new URL(request.url()).pathname}`;
  const call = matchEndpoint(line.replace(BASE_PATH, ''));
  const response = await request.response().catch(() => null);
  const text = await response?.text().catch(() => undefined);
  if (!call || !response || text === undefined) return;
  if (response.ok()) answered.add(call);
  const reply = parseJson(text);
  const isRefusal = response.status() >= 400 && response.status() < 500;
  if (!response.ok() && !isRefusal) return;
  if (reply === undefined) problems.push(`${line}: ${response.status()} without JSON`);
  const errors = isRefusal ? validator.findRefusalErrors(reply) : validator.findReplyErrors(call, reply);
  problems.push(...errors.map((error) => `${line}: ${error}`));
}

/** A test that fails on a reply, or on a refusal, that does not obey the published contract. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  replies: [
    async ({ context, validator }, use) => {
      const replies = { problems: [], answered: new Set<EndpointKey>() };
      const checks: Promise<void>[] = [];
      // Not with the response: its body may never come where the page is left meanwhile.
      context.on('requestfinished', (request) => {
        if (isCall(request.url())) checks.push(checkReply(request, validator, replies));
      });
      await use(replies);
      await Promise.all(checks);
      expect(replies.problems, 'replies that do not obey the contract').toEqual([]);
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
});
