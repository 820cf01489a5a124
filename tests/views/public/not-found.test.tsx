import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../support/openApp';
import { heading, link, message, see, text } from '../support/see';

const TITLE = 'The page cannot be found.';

test.each(['/nowhere', '/signin/deeper', '/reset-password', '/dashboards'])(
  '%s is not found, and leads back home',
  async (path) => {
    await openApp(path);
    await see(heading(TITLE)).toBeVisible();
    await see(text('The requested URL was not found on this server.')).toBeVisible();
    expect(document.querySelector('main svg')).not.toBeNull();
    expect(location.pathname).toBe(path);
    await link('Back to home').click();
    await see(heading('Access Your Account')).toBeVisible();
    expect(location.pathname).toBe('/');
  },
);

test('an unknown path below the dashboard keeps the menu for a member, and leads back home', async () => {
  await openApp('/dashboard/nowhere', { as: 'member' });
  await see(heading(TITLE)).toBeVisible();
  await see(text('The requested URL was not found on this server.')).toBeVisible();
  await see(page.getByRole('navigation')).toBeVisible();
  expect(document.querySelector('[aria-current]')).toBeNull();
  await link('Back to home').click();
  await see(heading('Financial Overview')).toBeVisible();
  expect(location.pathname).toBe('/dashboard');
});

test('an unknown path below the dashboard asks others to log in', async () => {
  await openApp('/dashboard/nowhere');
  await see(heading('Access Your Account')).toBeVisible();
  await see(message('Please login to continue.')).toBeVisible();
  expect(location.pathname).toBe('/signin');
});
