import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoFindings } from './support/axe';
import { catchReload } from './support/catchReload';
import { expectCrashes } from './support/console';
import { alert, button, link, text } from './support/locators';
import './support/eachTest';
import { DESKTOP, openApp } from './support/openApp';
import { followLink } from './support/screens';

const broken = () => {
  throw new Error('This screen is broken.');
};
vi.mock('#src/views/public/forgot-password/ForgotPassword.tsx', () => ({ default: broken }));
vi.mock('#src/views/dashboard/not-found/DashboardNotFound.tsx', () => ({ default: broken }));

const TITLE = 'This screen could not be shown.';

test('a public screen that throws is replaced by the error screen with links to retry and to the start page', async () => {
  expectCrashes();
  await openApp('/forgot-password');
  await expect.element(alert()).toHaveTextContent(TITLE);
  await expect.element(text('Try again, or go back to sign-in.')).toBeVisible();
  await expect.element(link('Back to home')).toHaveAttribute('href', '/');
  await expectNoFindings();
  const reload = catchReload();
  await button('Try again').click();
  await reload;
});

test('a dashboard screen that throws keeps the menu working', async () => {
  expectCrashes();
  await openApp('/dashboard/nowhere', { as: 'member' });
  await expect.element(alert()).toHaveTextContent(TITLE);
  await expect
    .element(text('This error moves no money. Try again, or go back to the dashboard.'))
    .toBeVisible();
  await expect.element(link('Back to the dashboard')).toHaveAttribute('href', '/dashboard');
  await expectNoFindings();
  await page.viewport(DESKTOP, 900);
  const reload = catchReload();
  await button('Try again').click();
  await reload;
  expect(localStorage.getItem('auth')).not.toBeNull();
  await followLink('Dashboard', 'Financial Overview');
  await expect.element(text(TITLE)).not.toBeInTheDocument();
});
