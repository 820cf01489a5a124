import { test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectCrashes } from './support/console';
import { openApp } from './support/openApp';
import { button, see } from './support/see';

// As when a new version is out, or the connection is gone, when the dashboard's code is asked for.
vi.mock('#src/app/DashboardArea.tsx', () => ({
  default: () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

test('a dashboard whose code cannot be fetched shows the error screen, never a white page', async () => {
  expectCrashes();
  await openApp('/dashboard', { as: 'member' });
  await see(page.getByRole('alert')).toHaveTextContent('This screen could not be shown.');
  await see(button('Try again')).toBeVisible();
});
