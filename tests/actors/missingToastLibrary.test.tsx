import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createServices } from '#src/actors/services.ts';
import { App } from '#src/app/App.tsx';
import { button, field, heading, text } from '../views/support/locators';

// The import rejects, as when the connection is gone, or a new version is out, when the first toast is to be shown.
vi.mock('react-hot-toast/headless', () => ({
  get toast(): never {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

const REFUSAL = 'The passcode is not right.';

function openWithoutToasts(path: string): void {
  history.replaceState(null, '', path);
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  const services = createServices({
    baseUrl: '/api',
    fetch: async () => Response.json({ error: REFUSAL }, { status: 401 }),
  });
  root.render(<App services={services} />);
  onTestFinished(() => {
    root.unmount();
    services.stop();
    element.remove();
  });
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const alert = () => page.getByRole('main').getByRole('alert');

test('a form that is focused fetches the toast library before there is a message, and logs that it cannot be', async () => {
  openWithoutToasts('/signin');
  await expect.element(heading('Access Your Account')).toBeVisible();
  expect(console.error).not.toHaveBeenCalled();
  await field('Private key').click();
  await expect
    .poll(() => console.error)
    .toHaveBeenCalledWith('The toast library could not be loaded.', expect.any(Error));
});

test('without the toast library a message stands inline in the page until it is dismissed', async () => {
  openWithoutToasts('/dashboard');
  await expect.element(heading('Access Your Account')).toBeVisible();
  await expect.element(alert()).toHaveTextContent('Please login to continue.');

  await field('Private key').fill('trl-member');
  await field('Passcode').fill('wrong');
  await button('Access Dashboard').click();
  await expect.element(alert()).toHaveTextContent(REFUSAL);
  await expect.element(text('Please login to continue.')).not.toBeInTheDocument();

  await button('Dismiss').click();
  await expect.element(alert()).not.toBeInTheDocument();
});
