import { test as base, type Page } from '@playwright/test';
import { describeToast } from '../describe';
import type { Registry, Typed } from '../kinds';
import type { Toast } from '../plan';
import { findToastProblem } from '../runPlan';
import { waitFor } from '../waitFor';
import type { PlanDriver } from '../web/webDriver';
import { BASE_URL } from './addresses';

const TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 20;

/** The page of a path: its steps, and their actions and assertions. */
interface PathPage {
  readonly step: (sentence: string, body: () => Promise<void>) => Promise<void>;
  readonly do: (action: Typed) => Promise<void>;
  readonly check: (assertion: Typed) => Promise<void>;
  /** These toasts, and no others, have appeared in this step. */
  readonly toasts: (...toasts: readonly Toast[]) => Promise<void>;
}

/** What a module for Playwright exports. */
interface PathSupport<Driver> {
  readonly kinds: Registry<Driver>;
  readonly createDriver: (page: Page, timeoutMs: number) => Promise<Driver & PlanDriver>;
}

/** Playwright's `test` with the page of a path as `app`. */
export const createPathTest = <Driver>({ kinds, createDriver }: PathSupport<Driver>) =>
  base.extend<{ app: PathPage }>({
    baseURL: BASE_URL,
    app: async ({ page }, use, testInfo) => {
      testInfo.setTimeout(120_000);
      const driver = await createDriver(page, TIMEOUT_MS);
      // A page that is being left cannot be read: that is tried again, too.
      const wait = (check: () => string | null | Promise<string | null>) =>
        waitFor(
          async () => {
            try {
              return await check();
            } catch (failure) {
              return failure instanceof Error ? failure.message : String(failure);
            }
          },
          TIMEOUT_MS,
          POLL_INTERVAL_MS,
        );
      await use({
        step: async (sentence, body) =>
          base.step(await driver.resolveText(sentence), async () => {
            await driver.beginStep();
            await body();
          }),
        do: (action) => base.step(kinds.describeAction(action), () => kinds.run(driver, action)),
        check: (assertion) =>
          base.step(kinds.describeAssertion(assertion), () => wait(() => kinds.check(driver, assertion))),
        toasts: (...toasts) =>
          base.step(`toasts: ${toasts.map(describeToast).join(', ') || 'none'}`, async () => {
            await wait(() => driver.findUnmetExpectation());
            await wait(() => findToastProblem(driver, toasts));
            await driver.endStep();
            await wait(() => driver.findFault());
          }),
      });
    },
  });
