import { expect } from '@playwright/test';
import { openMenuEntry, persona, submitSignInForm } from '../pageActions';
import { test } from './providerFixtures';
import { findProblems, screens } from './screens';
import { hasTree } from './servedVariants';

/** The screens that are not whole, each with its problems. */
type Problems = Record<string, readonly string[]>;

test('every screen is whole', async ({ page, app, provider, openAs, waitForScreen, takeErrors }) => {
  test.setTimeout(120_000);
  const problems: Problems = {};
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await openAs('member', screen.path);
      const failures = await waitForScreen().then(
        () =>
          findProblems(page, { ...screen, figures: app.figures[screen.name], hasTree: hasTree(provider) }),
        (error: unknown) => [`never loaded: ${String(error).split('\n')[0]}`],
      );
      const all = [...failures, ...takeErrors()];
      if (all.length > 0) problems[screen.name] = all;
    });
  }
  expect(problems, 'screens that are not whole').toEqual({});
});

test('sign-in leads to the dashboard, and the menu to every screen', async ({
  page,
  provider,
  waitForScreen,
  takeErrors,
}) => {
  test.setTimeout(60_000);
  await page.goto('/signin');
  await submitSignInForm(page, persona('member'));
  await expect(page).toHaveURL('/dashboard');
  await waitForScreen();
  const problems: Problems = {};
  for (const screen of screens) {
    if (screen.entry === undefined) continue;
    if (screen.name !== 'home') await openMenuEntry(page, screen.entry);
    await waitForScreen();
    const all = [...(await findProblems(page, { ...screen, hasTree: hasTree(provider) })), ...takeErrors()];
    if (all.length > 0) problems[screen.name] = all;
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Settings');
  expect(problems, 'screens that are not whole').toEqual({});
});
