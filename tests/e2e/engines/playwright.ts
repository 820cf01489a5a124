import { existsSync } from 'node:fs';
import type { BrowserType } from '@playwright/test';
import type { EngineDriver } from './driver';

/** Playwright's own build of an engine, where `npx playwright install` has put it. */
export async function startPlaywright(
  type: BrowserType,
  executablePath = type.executablePath(),
  args: readonly string[] = [],
): Promise<EngineDriver | undefined> {
  if (!existsSync(executablePath)) return undefined;
  const browser = await type.launch({ executablePath, args: [...args] });
  const page = await browser.newPage();
  return {
    name: `Playwright’s ${type.name()} ${browser.version()}`,
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate<string>(expression),
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    takeScreenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
