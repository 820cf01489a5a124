import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { heading, link, message, text } from '../support/locators';
import { openApp } from '../support/openApp';

const TITLE = 'The page cannot be found.';

test.each(['/nowhere', '/signin/deeper', '/reset-password', '/dashboards'])(
  '%s shows not found with a link to the start page',
  async (path) => {
    await openApp(path);
    await expect.element(heading(TITLE)).toBeVisible();
    await expect.element(text('The requested URL was not found on this server.')).toBeVisible();
    expect(document.querySelector('main svg')).not.toBeNull();
    expect(location.pathname).toBe(path);
    await link('Back to home').click();
    await expect.element(heading('Access Your Account')).toBeVisible();
    expect(location.pathname).toBe('/');
  },
);

test('an unknown path below the dashboard keeps the menu for a member, with a link to the start page', async () => {
  await openApp('/dashboard/nowhere', { as: 'member' });
  await expect.element(heading(TITLE)).toBeVisible();
  await expect.element(text('The requested URL was not found on this server.')).toBeVisible();
  await expect.element(page.getByRole('navigation')).toBeVisible();
  expect(document.querySelector('[aria-current]')).toBeNull();
  await link('Back to home').click();
  await expect.element(heading('Financial Overview')).toBeVisible();
  expect(location.pathname).toBe('/dashboard');
});

test('an unknown path below the dashboard redirects to sign-in without a session', async () => {
  await openApp('/dashboard/nowhere');
  await expect.element(heading('Access Your Account')).toBeVisible();
  await expect.element(message('Please login to continue.')).toBeVisible();
  expect(location.pathname).toBe('/signin');
});
