import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openMomentAddress } from '#src/demo/scenarios/openMoment.tsx';

vi.mock('#src/demo/demoProvider.ts', () => ({
  getProvider: async () => ({
    controls: {
      now: () => 0,
      moveTo: () => Promise.reject(new Error('No memory is left.')),
    },
  }),
}));

test('where opening an address fails after its world was made, nobody is told that nothing was changed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const options = await openMomentAddress(new URLSearchParams('demo=first-day&now=2027-03-01'));
  if (!options) throw new Error('the address was opened');
  options.onReady({ close: () => {} });
  await expect.element(page.getByText('The world of this address could not be made.')).toBeVisible();
  await expect.element(page.getByText('The world may be another one by now')).toBeVisible();
  expect(document.body.textContent).not.toContain('Nothing was changed.');
});
