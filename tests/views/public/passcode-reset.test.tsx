import { describe, expect, test } from 'vitest';
import { calls, callsOf, closeApp, openApp, provider, signInDirectly } from '../support/openApp';
import { button, field, heading, link, message, pressTwice, see } from '../support/see';

const FORGOT = 'POST /users/forgot-password';
const NEW_PASSCODE = 'a new passcode';

async function openForgot() {
  await openApp('/forgot-password');
  await see(heading('Forgot Password')).toBeVisible();
}

async function emailOf(id: 'member'): Promise<string> {
  return (await signInDirectly(id)).user.email;
}

/** Asks for a reset on the screen and gives the link in the e-mail. */
async function resetLink(): Promise<string> {
  await openForgot();
  await field('Email').fill(await emailOf('member'));
  await button('Send reset link').click();
  await see(message('Reset credentials set to your email.')).toBeVisible();
  const [mail] = await provider.controls.outbox();
  closeApp();
  return mail?.path ?? '';
}

async function openReset(path: string) {
  await openApp(path);
  await see(heading('Choose a new passcode')).toBeVisible();
}

async function choose(passcode: string, confirmation = passcode) {
  await field('New passcode').fill(passcode);
  await field('Re-enter passcode').fill(confirmation);
  await button('Reset passcode').click();
}

describe('forgot password', () => {
  test('an address must be there: the message stands under its field, which gets the focus', async () => {
    await openForgot();
    await button('Send reset link').click();
    await see(field('Email')).toHaveAccessibleDescription('email is required');
    await see(field('Email')).toBeInvalid();
    await see(field('Email')).toHaveFocus();
    await field('Email').fill('  ');
    await button('Send reset link').click();
    await see(field('Email')).toHaveAccessibleDescription('email is required');
    expect(callsOf(FORGOT)).toBe(0);
    await link('Back to Sign In').click();
    await see(heading('Access Your Account')).toBeVisible();
  });

  test('an answer without a sentence is confirmed with the app’s own', async () => {
    await openForgot();
    await field('Email').fill('somebody@trellis.example');
    provider.controls.failNext('forgotPassword', 'malformed');
    await button('Send reset link').click();
    await see(message('Reset credentials set to your email.')).toBeVisible();
  });

  test.each([
    ['serverError', 'The provider has a problem. Please try again later.'],
    ['serverErrorWithoutText', 'Something went wrong'],
    ['networkError', 'Something went wrong'],
  ] as const)('%s says so, stays on the screen and keeps what was typed', async (failure, sentence) => {
    await openForgot();
    await field('Email').fill('somebody@trellis.example');
    provider.controls.failNext('forgotPassword', failure);
    await button('Send reset link').click();
    await see(message(sentence)).toBeVisible();
    await see(heading('Forgot Password')).toBeVisible();
    await see(field('Email')).toHaveValue('somebody@trellis.example');
    expect(callsOf(FORGOT)).toBe(1);
  });

  test('what is no e-mail address is refused in the provider’s words', async () => {
    await openForgot();
    await field('Email').fill('somebody');
    await button('Send reset link').click();
    await see(message('email must be an e-mail address.')).toBeVisible();
  });

  test('two presses send once, and the button is busy until the answer comes', async () => {
    await openForgot();
    await field('Email').fill('somebody@trellis.example');
    const release = provider.controls.hold('forgotPassword');
    pressTwice('Send reset link');
    await see(button('Send reset link')).toHaveAttribute('aria-busy', 'true');
    release();
    await see(message('Reset credentials set to your email.')).toBeVisible();
    expect(callsOf(FORGOT)).toBe(1);
  });
});

describe('reset password', () => {
  test('what is missing or differs is said under its field', async () => {
    await openReset('/reset-password/whatever');
    await button('Reset passcode').click();
    await see(field('New passcode')).toHaveAccessibleDescription('Passcode is required');
    await see(field('Re-enter passcode')).toHaveAccessibleDescription('Re-enter your passcode');
    await see(field('New passcode')).toBeInvalid();
    await see(field('New passcode')).toHaveFocus();

    await choose('one', 'another');
    await see(field('Re-enter passcode')).toHaveAccessibleDescription('Passwords do not match');
    await see(field('Re-enter passcode')).toBeInvalid();
    await see(field('Re-enter passcode')).toHaveFocus();
    await see(field('New passcode')).toBeValid();

    await choose('', 'another');
    await see(field('New passcode')).toHaveAccessibleDescription('Passcode is required');
    await see(field('Re-enter passcode')).toHaveAccessibleDescription('Passwords do not match');
    expect(calls).toEqual([]);
  });

  test('the e-mailed link leads to a new passcode, which signs in, and works once', async () => {
    const path = await resetLink();
    await openReset(path);
    await choose(NEW_PASSCODE);
    await see(heading('Access Your Account')).toHaveFocus();
    await see(message('Password reset successfully.')).toBeVisible();
    expect(location.pathname).toBe('/signin');
    const member = provider.personas.find(({ id }) => id === 'member');
    await field('Private key').fill(member?.identifier ?? '');
    await field('Passcode').fill(member?.passcode ?? '');
    await button('Access Dashboard').click();
    await see(message('Invalid private key or passcode.')).toBeVisible();
    await field('Passcode').fill(NEW_PASSCODE);
    await button('Access Dashboard').click();
    await see(heading('Financial Overview')).toBeVisible();

    closeApp();
    localStorage.clear();
    await openReset(path);
    await choose('yet another one');
    await see(
      message('This reset link is not valid or has expired. Please ask for a new one.'),
    ).toBeVisible();
    expect(location.pathname).toBe(path);
    await see(field('New passcode')).toHaveValue('yet another one');
    await see(field('Re-enter passcode')).toHaveValue('yet another one');
  });

  test.each([
    ['serverError', 'The provider has a problem. Please try again later.'],
    ['serverErrorWithoutText', 'Something went wrong'],
    ['networkError', 'Something went wrong'],
  ] as const)('%s says so, stays on the screen and keeps what was typed', async (failure, sentence) => {
    await openReset('/reset-password/whatever');
    provider.controls.failNext('resetPassword', failure);
    await choose(NEW_PASSCODE);
    await see(message(sentence)).toBeVisible();
    await see(heading('Choose a new passcode')).toBeVisible();
    await see(field('New passcode')).toHaveValue(NEW_PASSCODE);
    await see(field('Re-enter passcode')).toHaveValue(NEW_PASSCODE);
  });

  test('two presses send once, and the button is busy until the answer comes', async () => {
    await openReset('/reset-password/whatever');
    const release = provider.controls.hold('resetPassword');
    await field('New passcode').fill(NEW_PASSCODE);
    await field('Re-enter passcode').fill(NEW_PASSCODE);
    pressTwice('Reset passcode');
    await see(button('Reset passcode')).toHaveAttribute('aria-busy', 'true');
    release();
    await see(
      message('This reset link is not valid or has expired. Please ask for a new one.'),
    ).toBeVisible();
    expect(callsOf('POST /users/reset-password/whatever')).toBe(1);
  });

  test('an answer without a sentence is confirmed with the app’s own', async () => {
    await openReset('/reset-password/whatever');
    provider.controls.failNext('resetPassword', 'malformed');
    await choose(NEW_PASSCODE);
    await see(message('Password reset successfully')).toBeVisible();
    await see(heading('Access Your Account')).toBeVisible();
  });
});
