import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setNewPrivateKey } from '#src/views/public/newPrivateKey.ts';
import { expectNoFindings } from './support/axe';
import { button } from './support/locators';
import { closeApp, NARROW, openApp, PHONE } from './support/openApp';
import { openScreen } from './support/screens';

describe('axe finds nothing, and nothing is cut off,', () => {
  test.each([
    ['/signin', 'Access Your Account', 'Access Dashboard'],
    ['/signup', 'Create Your Account', 'Create Account'],
    ['/forgot-password', 'Forgot Password', 'Send reset link'],
    ['/reset-password/whatever', 'Choose a new passcode', 'Reset passcode'],
  ])('at %s, before and after a mistake', async (path, title, submit) => {
    await openScreen(path, title);
    await expectNoFindings();
    await button(submit).click();
    await expect.element(page.getByRole('textbox').first()).toBeInvalid();
    await expectNoFindings([PHONE]);
  });

  test('with a new private key on the screen, and without', async () => {
    await openScreen('/signup-success', 'Sign Up Successful!');
    await expectNoFindings();
    closeApp();
    setNewPrivateKey(`trl-${'m8w'.repeat(14)}`);
    await openApp('/signup-success');
    await expect.element(button('Copy private key')).toBeVisible();
    await expectNoFindings();
  });

  test('on the not-found pages', async () => {
    await openScreen('/nowhere', 'The page cannot be found.');
    await expectNoFindings();
  });

  test.each([
    ['/dashboard', 'member'],
    ['/signin', undefined],
  ] as const)('in the open menu at %s', async (path, as) => {
    await openApp(path, { width: NARROW, ...(as ? { as } : {}) });
    await button('Open menu').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => document.getAnimations().length).toBe(0);
    await expectNoFindings([PHONE]);
  });
});
