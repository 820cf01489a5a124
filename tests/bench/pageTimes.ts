import type { Page } from 'playwright';

/** What a page shows when it is there: a form, or the names of the dashboard's figures. */
export type Content = 'form' | 'figures';

/** Milliseconds since the navigation began. */
interface PageTimes {
  readonly visible: number;
  /** a form can be typed into and submitted, because its handlers are attached; of figures the amounts are shown */
  readonly usable: number;
}

declare global {
  interface Window {
    pageTimes?: Partial<PageTimes>;
  }
}

/** Runs before the page's own scripts, and looks at each frame: what it finds is on the screen with the next one. */
function watchFrames(content: Content): void {
  const findFigure = () =>
    [...document.querySelectorAll('main dt')].find(
      (name) => name.textContent === 'Total Donation' && name.checkVisibility(),
    );
  const isVisible = () =>
    content === 'form'
      ? (document.querySelector('form input')?.checkVisibility() ?? false)
      : findFigure() !== undefined;
  // React keeps the props of an element that it handles events of under such a name.
  const hasHandlers = () => {
    const form = document.querySelector('form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  };
  const hasAmount = () => findFigure()?.nextElementSibling?.textContent?.includes('$') ?? false;
  const look = () => {
    const visible = window.pageTimes?.visible ?? (isVisible() ? performance.now() : undefined);
    if (visible !== undefined) {
      const isUsable = content === 'form' ? hasHandlers() : hasAmount();
      window.pageTimes = { visible, ...(isUsable ? { usable: performance.now() } : {}) };
      if (isUsable) return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** tsx wraps functions in a helper that pages do not have. */
export const addFunctionHelper = (page: Page) => page.addInitScript('globalThis.__name = (named) => named;');

/** Opens an address, and resolves when its content is there. */
export async function openTimed(page: Page, url: string, content: Content): Promise<PageTimes> {
  await addFunctionHelper(page);
  await page.addInitScript(watchFrames, content);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.pageTimes?.usable !== undefined, undefined, {
    timeout: 60_000,
    polling: 50,
  });
  const { visible, usable } = (await page.evaluate(() => window.pageTimes)) ?? {};
  if (visible === undefined || usable === undefined) throw new Error(`${url} has no times`);
  return { visible, usable };
}
