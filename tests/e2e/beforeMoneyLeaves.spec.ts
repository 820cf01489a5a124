import { type Dialog, expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import {
  confirmMovement,
  expectHome,
  expectNoCoveredControl,
  marker,
  openControls,
  openMenuEntry,
  persona,
  signIn,
  statValue,
  submitSignInForm,
  toast,
} from './pageActions';

/** The same address with two other characters in its middle. */
const alter = (address: string) =>
  address.replace(/^(.{20})(.)(.{3})(.)/, (_, start, one, between, other) =>
    [start, one === '0' ? '1' : '0', between, other === '0' ? '1' : '0'].join(''),
  );

test('an address that looks like one used before is warned of until money has gone there, and a whole balance each time', async ({
  page,
}) => {
  await signIn(page, persona('member'));
  await openMenuEntry(page, 'Withdraw');
  const address = page.getByLabel('Wallet Address');
  await expect(address).toHaveValue(/^0x[0-9a-f]{40}$/);
  const lookAlike = alter(await address.inputValue());
  const amount = page.getByLabel('Amount');
  const send = async () => {
    await amount.fill('20');
    await address.fill(lookAlike);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  };
  const available = statValue(page, 'Available Balance');
  const readAvailable = async () => Number((await available.textContent())?.replace(/[$,]/g, ''));
  const before = await readAvailable();

  await send();
  const panel = page.getByRole('alert');
  await expect(page.getByRole('heading', { name: 'Withdraw $20.00000?' })).toBeFocused();
  await expect(panel).toContainText('It looks like an address of yours, and is another one.');
  await expect(panel).toContainText('2 of 42 characters differ.');
  await expect(panel.locator('mark')).toHaveCount(4);
  await expect(page.getByText('Once it is paid nobody can bring it back')).toBeVisible();
  await page.getByRole('button', { name: 'Go back', exact: true }).click();
  await expect(address).toHaveValue(lookAlike);
  await expect(amount).toHaveValue('20');

  await send();
  await confirmMovement(page);
  await expect.poll(readAvailable).toBeCloseTo(before - 20, 5);
  await send();
  await expect.poll(readAvailable, 'in one press').toBeCloseTo(before - 40, 5);

  await openMenuEntry(page, 'Donate');
  await page.getByRole('button', { name: 'Use the whole balance' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(panel).toContainText('This is your whole balance: nothing stays.');
  await page.getByRole('button', { name: 'Go back', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();
});

/** An answer that is only late may come before the page is left. */
async function leaveTransfersUnanswered(page: Page): Promise<void> {
  const controls = await openControls(page, 'Network');
  const row = controls.locator('details', { hasText: 'processTransfer' });
  await row.locator('summary').click();
  await row.getByLabel('How it ends').selectOption('Never answered');
  await row.getByLabel('Applies to').selectOption('every call');
  await page.keyboard.press('Escape');
  await expect(controls).toHaveCount(0);
}

test('a reload during a transfer is asked about, and afterwards it is said that its outcome is not known, until it was looked up', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog: Dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await signIn(page, persona('member'));
  await openMenuEntry(page, 'Fund Transfer');
  const send = async (amount: string) => {
    await page.getByLabel('Recipient private key').fill(persona('leader').identifier);
    await page.getByLabel('Amount').fill(amount);
    await page.getByRole('button', { name: 'Send Fund' }).click();
  };
  await send('3');
  await confirmMovement(page);
  await expect(page.getByText('Transaction Successful')).toBeVisible();
  const focused = page.locator(':focus');
  await expect(focused, 'the focus is at the result').toContainText('Transaction Successful');

  await page.getByRole('button', { name: 'New transfer' }).click();
  await leaveTransfersUnanswered(page);
  await send('5');
  const tab = page.getByRole('tab', { name: 'Transfer History' });
  await expect(tab).toHaveAttribute('aria-disabled', 'true');
  expect(await tab.evaluate((element) => getComputedStyle(element).cursor)).toBe('not-allowed');
  await page.reload();
  expect(dialogs).toEqual(['beforeunload']);

  const said = page.getByText(
    /^A transfer of \$5\.00000 was sent on .+ It is not known whether it went through\./,
  );
  await expect(said).toBeVisible();
  await marker(page).getByRole('button', { name: 'Switch the faults of the network off' }).click();
  await openMenuEntry(page, 'Dashboard');
  await expect(said).toBeVisible();
  await expectHome(page);
  await page.getByRole('link', { name: 'Look in Transfer History' }).click();
  const sentBefore = page.getByRole('row', { name: /Lena Leader.*\$3\.00000/ });
  await expect(sentBefore).toBeVisible();
  await page.getByRole('button', { name: 'I have looked it up' }).click();
  await expect(said).toHaveCount(0);
  await page.reload();
  await expect(sentBefore).toBeVisible();
  await expect(said).toHaveCount(0);
  expect(dialogs).toHaveLength(1);
});

test('a failure stays in words at its form until the next edit, and an old one is gone after a success', async ({
  page,
}) => {
  await page.goto('/signin');
  await submitSignInForm(page, { ...persona('unlucky'), passcode: 'guessed' });
  const refusal = 'Invalid private key or passcode.';
  await expect(toast(page, refusal)).toBeVisible();
  await submitSignInForm(page, persona('unlucky'));
  await expectHome(page);
  await expect(page.getByText(refusal)).toHaveCount(0);

  await openMenuEntry(page, 'Withdraw');
  const amount = page.getByLabel('Amount');
  await amount.fill('25');
  const sentence = 'The payment system is not available. Please try again later.';
  const atForm = page.getByRole('main').getByText(sentence);
  const press = page.getByRole('button', { name: 'Confirm', exact: true });
  for (let time = 0; time < 2; time++) {
    await press.click();
    await confirmMovement(page);
    await expect(atForm).toBeVisible();
  }
  await expect(toast(page, sentence), 'equal messages are one').toHaveCount(1);
  await expectNoCoveredControl(page);
  await expect(toast(page, sentence)).toHaveCount(0, { timeout: 15_000 });
  await expect(atForm).toBeVisible();
  await amount.fill('26');
  await expect(atForm).toHaveCount(0);
});
