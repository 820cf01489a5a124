import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, field, message } from '../support/locators';
import '../support/eachTest';
import { persona, provider } from '../support/openApp';
import { openScreen } from '../support/screens';

vi.mock('#src/api/idempotencyKey.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#src/api/idempotencyKey.ts')>()),
  sendsIdempotencyKey: false,
}));

test('a build without keys does not promise that what is sent again counts once', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await provider.controls.deposit(persona('member').identifier, 200);
  await openScreen('/dashboard/donate', 'Donate Funds', { as: 'member' });
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('sends no Idempotency-Key'));
  provider.controls.failNext('donate', 'responseLost');
  await field('Amount').fill('50');
  await button('Submit').click();
  await expect.element(button('Send again – the provider may count it twice')).toBeVisible();
  await expect.element(page.getByText('will not count it twice')).not.toBeInTheDocument();

  // What was sent first may have been carried out: a refusal of the second says nothing about it.
  provider.controls.failNext('donate', { kind: 'refusal', message: 'The amount is not valid.' });
  await button('Send again – the provider may count it twice').click();
  await expect.element(message('The amount is not valid.')).toBeVisible();
  await expect.element(page.getByText(/^A donation of \$50\.00000 was sent on /)).toBeVisible();
});
