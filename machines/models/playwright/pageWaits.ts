import type { Page } from '@playwright/test';
import type { Awaitable } from '../../paths/kinds';
import { LOADING } from '../../paths/playwright/webPage';
import { waitFor } from '../../paths/waitFor';
import type { CallLog } from './callLog';

/** The address of a page in which the app has not been opened. */
export const BLANK = 'about:blank';

/** Until a screen whose title is that of the one before counts as rendered. */
const SAME_TITLE_MS = 1000;

/** Waits for what a page does by itself after an action. What does not end rejects after `timeoutMs`. */
export function createPageWaits(page: Page, calls: CallLog, timeoutMs: number) {
  /** Waits until the page has run its pending tasks. */
  const settle = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        }),
    );
  const readScreen = () => page.evaluate(() => ({ path: location.pathname, title: document.title }));
  const isOnPaper = () => page.evaluate(() => matchMedia('print').matches);
  const countVisible = (selector: string) => page.locator(selector).filter({ visible: true }).count();
  const countHeadings = async () => ((await isOnPaper()) ? page.locator('h1').count() : countVisible('h1'));
  /** Each screen has a heading, which a document leaves out on paper. Without one, or where a part is loading, its code is, or the demo's provider starts. */
  const isLoading = async () =>
    page.url() !== BLANK && ((await countHeadings()) === 0 || (await countVisible(LOADING)) > 0);
  const findUnanswered = async () => {
    // A call that was answered 401 sends a refresh next.
    for (let round = 0; round < 3 && calls.answering.size === 0; round += 1) await settle();
    return calls.answering.size === 0 ? null : 'A call that is not held has not ended.';
  };
  return {
    settle,
    /** Leads to a screen, which is rendered before the next action: that may lead back. Two screens may have one title. */
    async showScreen(lead: () => Awaitable<void>): Promise<void> {
      const left = await readScreen();
      await lead();
      const findProblem = async () => {
        const { path, title } = await readScreen();
        return path !== left.path && title === left.title ? `${path} is not shown.` : null;
      };
      await waitFor(findProblem, SAME_TITLE_MS).catch(() => undefined);
    },
    /** Waits until calls that are not held have ended. */
    waitForAnswers: () => waitFor(findUnanswered, timeoutMs),
    /** The same, once a screen is there, unless a held call keeps it from that: what it reads when it is opened belongs to the step that opens it. */
    comeToRest: () =>
      waitFor(
        async () =>
          calls.pending.size === 0 && (await isLoading())
            ? 'The screen is being loaded.'
            : await findUnanswered(),
        timeoutMs,
      ),
  };
}
