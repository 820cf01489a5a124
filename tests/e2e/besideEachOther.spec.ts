import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import {
  confirmMovement,
  expectHome,
  homeHeading,
  marker,
  openControls,
  openHomeBeside,
  openMenuEntry,
  persona,
  resetDemoData,
  signIn,
  signInHeading,
  statValue,
  toast,
} from './pageActions';

/** Begins a tour from the screen that is shown. */
async function playTour(page: Page): Promise<void> {
  const panel = await openControls(page, 'Story');
  await panel.getByRole('link', { name: 'A member’s year' }).click();
  await expect(page.getByText('1 of 6')).toBeVisible();
  await expect(page.getByText('Welcome back, Nora Newcomer')).toBeVisible();
}

/** Signs in as the leader, begins a tour from Reports and goes on to its third sentence. */
async function playTourFromReports(page: Page): Promise<void> {
  await signIn(page, persona('leader'));
  await openMenuEntry(page, 'Reports');
  await playTour(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Network', level: 1 })).toBeVisible();
  await expect(page.getByText('3 of 6')).toBeVisible();
}

const leaderButton = (page: Page) => marker(page).getByRole('button', { name: 'Lena Leader' });

async function openLeaderBeside(page: Page, context: BrowserContext): Promise<Page> {
  await signIn(page, persona('member'));
  const beside = await openHomeBeside(context);
  await leaderButton(beside).click();
  await expect(beside.getByText('Welcome back, Lena Leader')).toBeVisible();
  return beside;
}

/** Sends $7.77123 to the leader. The tab is brought to the front: behind another one it draws once a second. */
async function transferToLeader(page: Page): Promise<void> {
  await page.bringToFront();
  await openMenuEntry(page, 'Fund Transfer');
  await page.getByLabel('Recipient private key').fill(persona('leader').identifier);
  await page.getByLabel('Amount').fill('7.77123');
  await page.getByRole('button', { name: 'Send Fund' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Transaction Successful')).toBeVisible();
}

test('a tour in a tab leaves the session of the other tabs alone, and they its own', async ({
  page,
  context,
}) => {
  await signIn(page, persona('leader'));
  const beside = await context.newPage();
  await beside.goto('/?tour=member-year');
  await expect(beside.getByText('Welcome back, Nora Newcomer')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Welcome back, Lena Leader')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(signInHeading(page)).toBeVisible();
  await beside.keyboard.press('ArrowRight');
  await expect(beside.getByText('2 of 6')).toBeVisible();
  await expect(beside.getByText('Welcome back, Nora Newcomer')).toBeVisible();
  await beside.keyboard.press('Escape');
  await expect(signInHeading(beside)).toBeVisible();
});

test('a tour that is left after another tab has reset the data leads to the sign-in, which says so', async ({
  page,
  context,
}) => {
  await playTourFromReports(page);
  const beside = await openHomeBeside(context);
  await resetDemoData(beside);
  await expect(signInHeading(beside)).toBeVisible();
  await expect(page.getByText('3 of 6')).toBeVisible();
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await expect(signInHeading(page)).toBeVisible();
  await expect(toast(page, 'The demo data were reset in another tab.')).toBeVisible();
});

test('a tour goes on after a reload, leaving it leads back to the screen and the session before, and Back to none of its screens', async ({
  page,
}) => {
  await playTourFromReports(page);
  await page.reload();
  await expect(page.getByText('3 of 6')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Olivia Bennett/ })).toBeVisible();

  await page.keyboard.press('Escape');
  const reports = page.getByRole('heading', { name: 'Reports Overview' });
  await expect(reports).toBeFocused();
  await expect(page.getByRole('region', { name: 'Tour' })).toHaveCount(0);
  await page.reload();
  await expect(reports).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tour' })).toHaveCount(0);
  await expect(leaderButton(page)).toHaveAttribute('aria-pressed', 'true');

  await page.goBack();
  await expect(reports).toBeVisible();
  await page.goBack();
  await expectHome(page);
  await expect(page.getByText('Welcome back, Lena Leader')).toBeVisible();
});

test('leaving a tour leaves what was typed in a form, which goes on with it; a private key is not kept', async ({
  page,
}) => {
  await signIn(page, persona('member'));
  await openMenuEntry(page, 'Fund Transfer');
  const { identifier } = persona('leader');
  const amount = page.getByLabel('Amount');
  const recipient = page.getByLabel('Recipient private key');
  await recipient.fill(identifier);
  await amount.fill('12.5');
  await playTour(page);
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).toContain('12.5');
  expect(kept).not.toContain(identifier);

  await page.keyboard.press('Escape');
  await expect(amount).toHaveValue('12.5');
  await expect(recipient).toHaveValue('');
  await recipient.fill(identifier);
  await page.getByRole('button', { name: 'Send Fund' }).click();
  await expect(page.getByText('$12.50000').first()).toBeVisible();
  await confirmMovement(page);
  await expect(page.getByText('Transaction Successful')).toBeVisible();

  // What was sent is not typed again.
  await page.reload();
  await page.getByRole('tab', { name: 'Transfer Funds' }).click();
  await expect(recipient).toBeVisible();
  await expect(amount).toHaveValue('');
});

test('what was typed before a tour is in its form as soon as that is shown, and on no other screen', async ({
  page,
}) => {
  await signIn(page, persona('member'));
  await openMenuEntry(page, 'Setting');
  const update = page.getByRole('button', { name: 'Update Details' });
  const name = page.getByLabel('Full Name');
  await update.click();
  await name.fill('Wren Walker');
  await playTour(page);
  await page.keyboard.press('Escape');
  await update.click();
  await expect(name).toHaveValue('Wren Walker');

  await playTour(page);
  await page.keyboard.press('Escape');
  await openMenuEntry(page, 'Donate');
  await openMenuEntry(page, 'Setting');
  await update.click();
  await expect(name).toHaveValue('Miguel Member');
});

test('a switch of the persona asks before what is typed is lost', async ({ page }) => {
  await signIn(page, persona('member'));
  await openMenuEntry(page, 'Fund Transfer');
  await page.getByLabel('Amount').fill('12');
  const leader = leaderButton(page);
  await leader.click();
  await expect(toast(page, /^What is typed on this screen has not been sent/)).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('12');
  await leader.click();
  await expect(leader).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Amount')).toHaveValue('');
  // The keyboard is where it was.
  await expect(leader).toBeFocused();
});

test('what is taken back and done again is no longer, and again, on the screens of both members', async ({
  page,
  context,
}) => {
  const beside = await openLeaderBeside(page, context);
  const received = beside.getByRole('row', { name: /Transfer received from Miguel Member.*\$7\.77123/ });
  await transferToLeader(page);
  await expect(received).toHaveCount(1);

  const panel = await openControls(page, 'Story');
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Taken back.')).toBeVisible();
  await expect(page.getByText('Transaction Successful')).toHaveCount(0);
  await expect(received).toHaveCount(0);
  await panel.getByRole('button', { name: 'Redo' }).click();
  await expect(toast(page, 'Done again.')).toBeVisible();
  await expect(received).toHaveCount(1);
});

test('what another tab takes back is successful in no tab, and what is typed there is kept', async ({
  page,
  context,
}) => {
  const beside = await openLeaderBeside(page, context);
  const panel = await openControls(beside, 'Story');
  const undo = panel.getByRole('button', { name: 'Undo' });

  await transferToLeader(page);
  await page.getByRole('tab', { name: 'Transfer Funds' }).click();
  await page.getByLabel('Amount').fill('8');
  await page.getByRole('tab', { name: 'Review Transfer' }).click();
  await expect(page.getByText('Transaction Successful')).toBeVisible();
  await beside.bringToFront();
  await undo.click();
  await expect(page.getByText('Please send funds first.')).toBeVisible();
  await expect(page.getByText('Transaction Successful')).toHaveCount(0);
  await page.bringToFront();
  await page.getByRole('tab', { name: 'Transfer Funds' }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('8');

  await openMenuEntry(page, 'Donate');
  await page.getByLabel('Amount').fill('60.00123');
  await page.getByRole('button', { name: 'Submit' }).click();
  const donated = toast(page, /^Donation/);
  await expect(donated).toBeVisible();
  // Under the pointer it would stay.
  await donated.hover();
  await page.getByLabel('Amount').fill('61');
  await beside.bringToFront();
  await undo.click();
  await expect(donated).toHaveCount(0);
  await expect(page.getByLabel('Amount')).toHaveValue('61');
  await expect(page.getByRole('row', { name: /\$60\.00123/ })).toHaveCount(0);
});

test('a scenario that is opened in one tab leaves another its member, in the new world', async ({
  page,
  context,
}) => {
  const beside = await openLeaderBeside(page, context);
  await openMenuEntry(beside, 'Donate');
  const panel = await openControls(page, 'Story');
  await panel.getByRole('link', { name: 'First day' }).click();
  await expect(page.getByText('Welcome, Nora Newcomer')).toBeVisible();
  await beside.bringToFront();
  await expect(toast(beside, 'The demo data were replaced in another tab.')).toBeVisible();
  await expect(beside).toHaveURL('/dashboard/donate');
  await expect(leaderButton(beside)).toHaveAttribute('aria-pressed', 'true');
});

test('two tabs show two members of one world, and each what the other does, within a second', async ({
  page,
  context,
}) => {
  await signIn(page, persona('member'));
  const beside = await openHomeBeside(context);
  const before = await statValue(beside, 'Impact Balance').textContent();

  await leaderButton(beside).click();
  await expect(statValue(beside, 'Impact Balance')).not.toHaveText(before ?? '');
  await expect(beside).toHaveURL('/dashboard');
  await expectHome(beside);
  await expect(leaderButton(beside)).toHaveAttribute('aria-pressed', 'true');

  await transferToLeader(page);
  await expect(
    beside.getByRole('row', { name: /Transfer received from Miguel Member/ }).first(),
  ).toContainText('$7.77123', { timeout: 1000 });

  await beside.bringToFront();
  await beside.getByRole('button', { name: 'Logout' }).click();
  await page.bringToFront();
  await page.reload();
  await openMenuEntry(page, 'Dashboard');
  await expect(homeHeading(page), 'the other tab goes on').toBeVisible();
});
