import type { Page } from '@playwright/test';
import type { WebDriver } from '../web/webDriver';
import { webRegistry } from '../web/webKinds';
import { createWebPage } from './webPage';

/** The kinds of a model that brings none of its own. */
export const kinds = webRegistry;

/** Drives a page with simulated time. */
export async function createDriver(page: Page, timeoutMs: number): Promise<WebDriver> {
  await page.clock.install();
  return createWebPage(page, timeoutMs);
}
