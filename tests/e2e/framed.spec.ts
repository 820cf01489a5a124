import { createServer } from 'node:http';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { CONTENT_SECURITY_POLICY } from '../tools/contentSecurityPolicy';
import { findFreePort } from '../tools/findFreePort';
import { persona } from './pageActions';
import { test } from './policyTest';
import { serveApp } from './serveApp';

const WITHOUT_FRAMES = "frame-ancestors 'none'";

/** A page of another site, which shows the address in a frame. */
async function serveFrame(port: number, address: string): Promise<() => void> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>Another site</title><iframe src="${address}" width="1200" height="800">`,
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () => server.close();
}

/** A page of another site with the demo in a frame, whose policy is the usual one or names that site. */
async function openFrame(page: Page, isAllowed: boolean) {
  const port = await findFreePort();
  const site = `http://127.0.0.1:${port}`;
  const allowing = CONTENT_SECURITY_POLICY.replace(WITHOUT_FRAMES, `frame-ancestors ${site}`);
  const policy = isAllowed ? allowing : CONTENT_SECURITY_POLICY;
  const demo = await serveApp({ build: path.resolve('dist/demo'), policy });
  const closeSite = await serveFrame(port, `${demo.url}signin`);
  await page.goto(site);
  const close = async () => {
    closeSite();
    await demo.close();
  };
  return { frame: page.frameLocator('iframe'), close };
}

test('in a frame of a site that the policy names the demo runs', async ({ page }) => {
  const { frame, close } = await openFrame(page, true);
  await frame.getByLabel('Choose a demo persona').selectOption({ label: 'Lena Leader' });
  await expect(frame.getByLabel('Private key')).toHaveValue(persona('leader').identifier);
  await frame.getByRole('button', { name: 'Access Dashboard' }).click();
  await expect(frame.getByRole('heading', { name: 'Financial Overview' })).toBeVisible();
  await frame.getByRole('link', { name: 'Network' }).first().click();
  await expect(frame.getByRole('heading', { name: 'Network', level: 1 })).toBeVisible();
  await close();
});

test('in a frame of a site that the policy does not name nothing of the demo is shown', async ({
  page,
  takeViolations,
}) => {
  const refusal = page.waitForEvent('console', (message) => message.text().includes(WITHOUT_FRAMES));
  const { frame, close } = await openFrame(page, false);
  await refusal;
  await expect(frame.getByRole('heading')).toHaveCount(0);
  takeViolations();
  await close();
});
