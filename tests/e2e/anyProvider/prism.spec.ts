import { expect } from '@playwright/test';
import { isRefusal } from '#src/contract/refusal.ts';
import { generateWallet } from '#src/contract/wallet.ts';
import { findPrism, startPrism } from '../../openApi/prism';
import { proxyTo } from '../../tools/apiProxy';
import { serveApp } from '../serveApp';
import { test as base } from './providerFixtures';
import { findProblems, screens } from './screens';
import type { ServedApp } from './servedApps';

const START_TIMEOUT_MS = 90_000;
const prism = findPrism();

async function serve(dynamic: boolean) {
  if (prism === undefined) throw new Error('Prism is not installed.');
  const server = await startPrism(prism, dynamic);
  const app = await serveApp({ proxy: proxyTo(server.origin) });
  const served: ServedApp = { origin: app.origin, referralCode: '', figures: {}, resetPath: '' };
  return {
    served,
    close: async () => {
      await app.close();
      await server.close();
    },
  };
}

const test = base.extend<{ readonly dynamic: boolean }>({
  dynamic: [false, { option: true }],
  app: [
    async ({ dynamic }, use) => {
      const { served, close } = await serve(dynamic);
      await use(served);
      await close();
    },
    { scope: 'test', timeout: START_TIMEOUT_MS },
  ],
});

test.skip(prism === undefined, 'Prism is not there: npm run test:prism downloads it.');

test('every screen shows the examples of the document, served by Prism', async ({
  page,
  openAs,
  waitForScreen,
  takeErrors,
}) => {
  test.setTimeout(120_000);
  const problems: Record<string, readonly string[]> = {};
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await openAs('member', screen.path);
      await waitForScreen();
      const all = [...(await findProblems(page, { ...screen, hasTree: true })), ...takeErrors()];
      if (all.length > 0) problems[screen.name] = all;
    });
  }
  expect(problems, 'screens that are not whole').toEqual({});
});

test.describe('with replies made up from the schemas', () => {
  test.use({ dynamic: true });

  test('every screen is rendered', async ({ page, openAs, waitForScreen, takeErrors }) => {
    test.setTimeout(120_000);
    // Prism's generator ends a schema that refers to itself, as that of a team does, with rows that do not obey it.
    await page.route('**/api/users/team-tree*', (route) =>
      route.continue({ headers: { ...route.request().headers(), prefer: 'dynamic=false' } }),
    );
    // A reply that is made up may be one that refuses: then there is nothing to render.
    await page.route('**/api/wallet/generate', async (route) => {
      const response = await route.fetch();
      const reply: unknown = await response.json();
      await route.fulfill({
        response,
        json: isRefusal(reply, generateWallet) ? Object.assign({}, reply, { success: true }) : reply,
      });
    });
    const problems: Record<string, readonly string[]> = {};
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        await openAs('member', screen.path);
        await waitForScreen();
        const found = await findProblems(page, { ...screen, hasTree: false });
        // Lists may be empty, and figures anything that the schemas allow.
        const all = [...found.filter((problem) => !problem.startsWith('untrue')), ...takeErrors()];
        if (all.length > 0) problems[screen.name] = all;
      });
    }
    expect(problems, 'screens that are not whole').toEqual({});
  });
});
