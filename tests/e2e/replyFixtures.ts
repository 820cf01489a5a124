import { appendFileSync } from 'node:fs';
import { test as base, expect, type Request } from '@playwright/test';
import { BASE_PATH, matchEndpoint } from '#mocks/endpoint.ts';
import { createDocumentValidator, type DocumentValidator } from '../openApi/documentValidator';
import { isCall } from './pageActions';

interface TestFixtures {
  /** What the published contract finds wrong with the replies of all pages of the test, call by call. */
  readonly replyProblems: string[];
}

interface WorkerFixtures {
  /** By the OpenAPI document of the demo build. */
  readonly validator: DocumentValidator;
}

/** What is wrong with the reply. A page that is left takes its replies with it. */
async function checkReply(request: Request, validator: DocumentValidator): Promise<string[]> {
  const line = `${request.method()} ${new URL(request.url()).pathname}`;
  const call = matchEndpoint(line.replace(BASE_PATH, ''));
  const response = await request.response();
  const text = await response?.text().catch(() => undefined);
  if (!call || !response || text === undefined) return [];
  if (process.env.REPLIES) appendFileSync(process.env.REPLIES, `${call} ${response.status()}\n`);
  const reply = parseJson(text);
  const isRefusal = response.status() >= 400 && response.status() < 500;
  if (!response.ok() && !isRefusal) return [];
  if (reply === undefined) return [`${line}: ${response.status()} without JSON`];
  const errors = isRefusal ? validator.findRefusalErrors(reply) : validator.findReplyErrors(call, reply);
  return errors.map((error) => `${line}: ${error}`);
}

/** undefined for what is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A test that fails on a reply, or on a refusal, that does not obey the published contract. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  replyProblems: [
    async ({ context, validator }, use) => {
      const problems: string[] = [];
      const checks: Promise<unknown>[] = [];
      // Not with the response: its body may never come where the page is left meanwhile.
      context.on('requestfinished', (request) => {
        if (isCall(request.url()))
          checks.push(checkReply(request, validator).then((found) => problems.push(...found)));
      });
      await use(problems);
      await Promise.all(checks);
      expect(problems, 'replies that do not obey the contract').toEqual([]);
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
