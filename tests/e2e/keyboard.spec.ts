import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures';
import { expectHome, homeHeading, marker, persona, signIn, signInHeading, toast } from './pageActions';

/** More stops than any screen has. */
const FAR = 60;

/** What has the focus, whether that shows, and whether the element is in sight with nothing over it. */
const focusNow = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const outlined = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const stroked = (element: Element) => Number.parseFloat(getComputedStyle(element).strokeWidth) >= 2;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      name: focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName,
      // An invisible radio button shows the focus on its label, a point of a chart on its mark.
      shows:
        outlined(focused) ||
        (focused instanceof HTMLInputElement && outlined(focused.closest('label'))) ||
        (focused instanceof SVGElement && [...focused.children].some(stroked)),
      inSight: there !== null && (focused.contains(there) || there.contains(focused)),
    };
  });

/** Presses Tab until the target has the focus; every stop on the way has to be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < FAR; stop++) {
    await page.keyboard.press('Tab');
    const focus = await focusNow(page);
    if (!focus) continue;
    // A panel that has just been opened still slides in.
    await expect.poll(() => focusNow(page)).toEqual({ name: focus.name, shows: true, inSight: true });
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not lead to ${target}.`);
}

test('choosing a persona, signing in, reading the home screen and logging out work with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(signInHeading(page)).toBeVisible();
  const chosen = persona('member');

  await tabTo(page, page.getByLabel('Choose a demo persona'));
  await page.keyboard.type('Miguel');
  await expect(page.getByLabel('Private key', { exact: true })).toHaveValue(chosen.identifier);
  await expect(page.getByLabel('Passcode', { exact: true })).toHaveValue(chosen.passcode);

  await tabTo(page, page.getByRole('button', { name: 'Show passcode' }));
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Passcode', { exact: true })).toHaveAttribute('type', 'text');
  await tabTo(page, page.getByRole('button', { name: 'Access Dashboard' }));
  await page.keyboard.press('Enter');
  await expectHome(page);
  await expect(homeHeading(page), 'the new screen begins at its title').toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Copy Code' }));
  await page.reload();
  await expectHome(page);

  await tabTo(page, page.getByRole('link', { name: 'Setting', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/setting');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Logout' }));
  await page.keyboard.press('Enter');
  await expect(signInHeading(page)).toBeFocused();
  await expect(toast(page, 'Logged out successfully.')).toBeVisible();
});

test('the skip link skips the menu', async ({ page }) => {
  await signIn(page, persona('member'));
  await page.reload();
  await expectHome(page);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  // The personas of the demo's strip are one stop.
  const personas = page.getByRole('toolbar', { name: 'Persona of this tab' });
  await page.keyboard.press('Tab');
  await expect(personas.getByRole('button', { pressed: true })).toBeFocused();
  await page.keyboard.press('End');
  await expect(personas.getByRole('button').last()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(personas.getByRole('button', { name: 'Ina Inactive' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await expect(homeHeading(page)).toBeVisible();
});

test('the demo controls trap the focus while open and return it when closed', async ({ page }) => {
  await page.goto('/');
  await expect(signInHeading(page)).toBeVisible();
  const opener = marker(page).getByRole('button', { name: 'Demo controls' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Demo controls' });
  await expect(panel).toBeVisible();
  await tabTo(page, panel.getByRole('button', { name: 'Reset demo data' }));
  await tabTo(page, panel.getByRole('button', { name: 'Close demo controls' }));
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing animates from sign-in to logout', async ({ page }) => {
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await page.goto('/');
    await expect(signInHeading(page)).toBeVisible();
    expect(await moving()).toBe(0);

    await signIn(page, persona('member'));
    expect(await moving()).toBe(0);

    await page.getByRole('button', { name: 'Demo controls' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await moving()).toBe(0);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(toast(page, 'Logged out successfully.')).toBeVisible();
    expect(await moving()).toBe(0);
  });
});
