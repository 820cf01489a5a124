import { expect, test, vi } from 'vitest';
import { expectCrashes } from './support/console';
import { alert, button } from './support/locators';
import './support/eachTest';
import { openApp } from './support/openApp';

// As when a new version is out, or the connection is gone, when the dashboard's code is asked for.
vi.mock('#src/app/DashboardArea.tsx', () => ({
  default: () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

test('a dashboard whose code cannot be fetched shows the error screen, never a white page', async () => {
  expectCrashes();
  await openApp('/dashboard', { as: 'member' });
  await expect.element(alert()).toHaveTextContent('This screen could not be shown.');
  await expect.element(button('Try again')).toBeVisible();
});
