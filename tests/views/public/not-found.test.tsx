import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoFindings } from '../support/axe';
import { message, text } from '../support/locators';
import { followLink, openScreen } from '../support/screens';

const TITLE = 'The page cannot be found.';

test.each(['/nowhere', '/signin/deeper', '/reset-password', '/dashboards'])(
  '%s shows not found with a link to the start page',
  async (path) => {
    await openScreen(path, TITLE);
    await expect.element(text('The requested URL was not found on this server.')).toBeVisible();
    expect(document.querySelector('main svg')).not.toBeNull();
    expect(location.pathname).toBe(path);
    await followLink('Back to home', 'Access Your Account');
    expect(location.pathname).toBe('/');
  },
);

test('an unknown path below the dashboard keeps the menu for a member, with a link to the start page', async () => {
  await openScreen('/dashboard/nowhere', TITLE, { as: 'member' });
  await expect.element(text('The requested URL was not found on this server.')).toBeVisible();
  await expect.element(page.getByRole('navigation')).toBeVisible();
  expect(document.querySelector('[aria-current]')).toBeNull();
  await expectNoFindings();
  await followLink('Back to home', 'Financial Overview');
  expect(location.pathname).toBe('/dashboard');
});

test('an unknown path below the dashboard redirects to sign-in without a session', async () => {
  await openScreen('/dashboard/nowhere', 'Access Your Account');
  await expect.element(message('Please login to continue.')).toBeVisible();
  expect(location.pathname).toBe('/signin');
});
