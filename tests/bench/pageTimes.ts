import type { Page } from 'playwright';

/** What a page shows when it is there: a form, or the figures of the dashboard. */
export type Content = 'form' | 'figures';

/** Milliseconds since the navigation began. */
interface PageTimes {
  readonly visible: number;
  /** of a form: it can be typed into and submitted, because its handlers are attached */
  readonly interactive: number;
}

declare global {
  interface Window {
    pageTimes?: Partial<PageTimes>;
  }
}

/** Runs before the page's own scripts, and looks at each frame: what it finds is on the screen with the next one. */
function watchFrames(content: Content): void {
  const isVisible = () =>
    content === 'form'
      ? (document.querySelector('form input')?.checkVisibility() ?? false)
      : [...document.querySelectorAll('main *')].some(
          (element) => element.textContent === 'Total Donation' && element.checkVisibility(),
        );
  // React keeps the props of an element that it handles events of under such a name.
  const hasHandlers = () => {
    const form = document.querySelector('form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  };
  const look = () => {
    const visible = window.pageTimes?.visible ?? (isVisible() ? performance.now() : undefined);
    if (visible !== undefined) {
      const isInteractive = content === 'figures' || hasHandlers();
      window.pageTimes = { visible, ...(isInteractive ? { interactive: performance.now() } : {}) };
      if (isInteractive) return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens an address, and resolves when its content is there. */
export async function openTimed(page: Page, url: string, content: Content): Promise<PageTimes> {
  // tsx wraps functions in a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(watchFrames, content);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.pageTimes?.interactive !== undefined, undefined, {
    timeout: 60_000,
    polling: 50,
  });
  const { visible, interactive } = (await page.evaluate(() => window.pageTimes)) ?? {};
  if (visible === undefined || interactive === undefined) throw new Error(`${url} has no times`);
  return { visible, interactive };
}
