import { describe, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoFindings } from './support/axe';
import { NARROW, openApp } from './support/openApp';
import { button, eventually, heading, see } from './support/see';

const settled = () => eventually(() => document.querySelectorAll('[aria-busy]').length).toBe(0);

describe('axe finds nothing, and nothing is cut off,', () => {
  test.each([
    ['/signin', 'Access Your Account', 'Access Dashboard'],
    ['/signup', 'Create Your Account', 'Create Account'],
    ['/forgot-password', 'Forgot Password', 'Send reset link'],
    ['/reset-password/whatever', 'Choose a new passcode', 'Reset passcode'],
  ])('at %s, before and after a mistake', async (path, title, submit) => {
    await openApp(path);
    await see(heading(title)).toBeVisible();
    await expectNoFindings();
    await button(submit).click();
    await see(page.getByRole('textbox').first()).toBeInvalid();
    await expectNoFindings([NARROW]);
  });

  test('with a new private key on the screen, and without', async () => {
    await openApp('/signup-success');
    await see(heading('Sign Up Successful!')).toBeVisible();
    await expectNoFindings();
    history.pushState({ userPrivateKey: `trl-${'m8w'.repeat(14)}` }, '', '/signup-success');
    await see(button('Copy private key')).toBeVisible();
    await expectNoFindings();
  });

  test('on the not-found pages', async () => {
    await openApp('/nowhere');
    await see(heading('The page cannot be found.')).toBeVisible();
    await expectNoFindings();
  });

  test('below the dashboard: not found', async () => {
    await openApp('/dashboard/nowhere', { as: 'member' });
    await see(heading('The page cannot be found.')).toBeVisible();
    await expectNoFindings();
  });

  test('on the home screen with data', async () => {
    await openApp('/dashboard', { as: 'leader' });
    await see(heading('Financial Overview')).toBeVisible();
    await settled();
    await expectNoFindings();
  });

  test('on the home screen of a newcomer', async () => {
    await openApp('/dashboard', { as: 'newcomer' });
    await see(heading('Financial Overview')).toBeVisible();
    await settled();
    await expectNoFindings();
  });

  test.each([
    ['/dashboard', 'member'],
    ['/signin', undefined],
  ] as const)('in the open menu at %s', async (path, as) => {
    await openApp(path, { width: NARROW, ...(as ? { as } : {}) });
    await button('Open menu').click();
    await see(page.getByRole('dialog')).toBeVisible();
    await eventually(() => document.getAnimations().length).toBe(0);
    await expectNoFindings([NARROW]);
  });
});
