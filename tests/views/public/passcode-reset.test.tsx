import { describe, expect, test } from 'vitest';
import { forgotPassword } from '#src/messages/passcode.ts';
import { expectNoFindings } from '../support/axe';
import { replaceReplies } from '../support/changeReplies';
import { FORM_FAILURES } from '../support/formFailures';
import { button, field, heading, link, message, pressTwice, text } from '../support/locators';
import { calls, callsOf, closeApp, provider, signInDirectly } from '../support/openApp';
import { followLink, openScreen } from '../support/screens';

const FORGOT = 'POST /users/forgot-password';
const NEW_PASSCODE = 'a new passcode';

const SOMEBODY = 'somebody@trellis.example';
const CONFIRMED = 'Reset credentials set to your email.';
const EXPIRED = 'This reset link is not valid or has expired. Please ask for a new one.';

const openForgot = () => openScreen('/forgot-password', 'Forgot Password');
const send = () => button('Send reset link').click();
async function openAndFillIn(email: string) {
  await openForgot();
  await field('Email').fill(email);
}

/** Asks for a reset on the screen and gives the link in the e-mail. */
async function resetLink(): Promise<string> {
  const { user } = await signInDirectly('member');
  await openAndFillIn(user.email ?? '');
  await send();
  await expect.element(message(CONFIRMED)).toBeVisible();
  const [mail] = await provider.controls.outbox();
  closeApp();
  return mail?.path ?? '';
}

const openReset = (path: string) => openScreen(path, 'Choose a new passcode');

async function choose(passcode: string, confirmation = passcode) {
  await field('New passcode').fill(passcode);
  await field('Re-enter passcode').fill(confirmation);
  await button('Reset passcode').click();
}

describe('forgot password', () => {
  test('an e-mail is required: the error is shown at its field, which is focused', async () => {
    await openForgot();
    await send();
    await expect.element(field('Email')).toHaveAccessibleDescription('email is required');
    await expect.element(field('Email')).toBeInvalid();
    await expect.element(field('Email')).toHaveFocus();
    await field('Email').fill('  ');
    await send();
    await expect.element(field('Email')).toHaveAccessibleDescription('email is required');
    expect(callsOf(FORGOT)).toBe(0);
    await followLink('Back to Sign In', 'Access Your Account');
  });

  test('that a link was asked for, and for which address, stays at the form after its toast', async () => {
    await openAndFillIn(SOMEBODY);
    await send();
    const asked = text(forgotPassword.asked(SOMEBODY));
    await expect.element(asked).toBeVisible();
    await expectNoFindings();
    provider.controls.failNext('forgotPassword', 'serverError');
    await send();
    await expect.element(asked).not.toBeInTheDocument();
  });

  test.each(FORM_FAILURES)(
    '%s says so, stays on the screen and keeps what was typed',
    async (failure, sentence) => {
      await openAndFillIn(SOMEBODY);
      provider.controls.failNext('forgotPassword', failure);
      await send();
      await expect.element(message(sentence)).toBeVisible();
      await expect.element(heading('Forgot Password')).toBeVisible();
      await expect.element(field('Email')).toHaveValue(SOMEBODY);
      expect(callsOf(FORGOT)).toBe(1);
    },
  );

  test('what is no e-mail address is refused in the provider’s words', async () => {
    await openAndFillIn('somebody');
    await send();
    await expect
      .element(message('The e-mail address must be complete, like name@example.com.'))
      .toBeVisible();
  });

  test('two presses send once, the button is busy until the answer comes, and one without a sentence is confirmed with the app’s own', async () => {
    await openAndFillIn(SOMEBODY);
    const release = provider.controls.hold('forgotPassword');
    replaceReplies({ forgotPassword: {} });
    pressTwice('Send reset link');
    await expect.element(button('Send reset link')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(message(CONFIRMED)).toBeVisible();
    expect(callsOf(FORGOT)).toBe(1);
  });
});

describe('reset password', () => {
  test('a link that is refused leads to another one', async () => {
    await openReset('/reset-password/used-before');
    await expect.element(link('Ask for a new link')).not.toBeInTheDocument();
    await choose('a new pass code', 'a new pass code');
    await followLink('Ask for a new link', 'Forgot Password');
  });

  test('empty or different passcodes have an error at their field', async () => {
    await openReset('/reset-password/whatever');
    await button('Reset passcode').click();
    await expect.element(field('New passcode')).toHaveAccessibleDescription('Passcode is required');
    await expect.element(field('Re-enter passcode')).toHaveAccessibleDescription('Re-enter your passcode');
    await expect.element(field('New passcode')).toBeInvalid();
    await expect.element(field('New passcode')).toHaveFocus();

    await choose('one', 'another');
    await expect.element(field('Re-enter passcode')).toHaveAccessibleDescription('Passwords do not match');
    await expect.element(field('Re-enter passcode')).toBeInvalid();
    await expect.element(field('Re-enter passcode')).toHaveFocus();
    await expect.element(field('New passcode')).toBeValid();

    await choose('', 'another');
    await expect.element(field('New passcode')).toHaveAccessibleDescription('Passcode is required');
    await expect.element(field('Re-enter passcode')).toHaveAccessibleDescription('Passwords do not match');
    expect(calls).toEqual([]);
  });

  test.each(['%252e%252e', '%25252E.', '.%252e', '..%2f..%2fusers%2flogin', 'a%255c%252e%252e'])(
    'a link whose token is %s, which would lead to another endpoint, is said to be invalid, and nothing is sent',
    async (token) => {
      await openReset(`/reset-password/${token}`);
      await expect
        .element(text('This link is not valid. Open it from the e-mail once more, or ask for a new one.'))
        .toBeVisible();
      await expect.element(field('New passcode')).not.toBeInTheDocument();
      await followLink('Ask for a new link', 'Forgot Password');
      expect(calls).toEqual([]);
    },
  );

  test('the e-mailed link sets a new passcode, which signs in, and works once', async () => {
    const path = await resetLink();
    await openReset(path);
    await choose(NEW_PASSCODE);
    await expect.element(heading('Access Your Account')).toHaveFocus();
    await expect.element(message('Password reset successfully.')).toBeVisible();
    expect(location.pathname).toBe('/signin');
    const member = provider.personas.find(({ id }) => id === 'member');
    await field('Private key').fill(member?.identifier ?? '');
    await field('Passcode').fill(member?.passcode ?? '');
    await button('Access Dashboard').click();
    await expect.element(message('Invalid private key or passcode.')).toBeVisible();
    await field('Passcode').fill(NEW_PASSCODE);
    await button('Access Dashboard').click();
    await expect.element(heading('Financial Overview')).toBeVisible();

    closeApp();
    localStorage.clear();
    await openReset(path);
    await choose('yet another one');
    await expect.element(message(EXPIRED)).toBeVisible();
    expect(location.pathname).toBe(path);
    await expect.element(field('New passcode')).toHaveValue('yet another one');
    await expect.element(field('Re-enter passcode')).toHaveValue('yet another one');
  });

  test.each(FORM_FAILURES)(
    '%s says so, stays on the screen and keeps what was typed',
    async (failure, sentence) => {
      await openReset('/reset-password/whatever');
      provider.controls.failNext('resetPassword', failure);
      await choose(NEW_PASSCODE);
      await expect.element(message(sentence)).toBeVisible();
      await expect.element(heading('Choose a new passcode')).toBeVisible();
      await expect.element(field('New passcode')).toHaveValue(NEW_PASSCODE);
      await expect.element(field('Re-enter passcode')).toHaveValue(NEW_PASSCODE);
    },
  );

  test('two presses send once, and the button is busy until the answer comes', async () => {
    await openReset('/reset-password/whatever');
    const release = provider.controls.hold('resetPassword');
    await field('New passcode').fill(NEW_PASSCODE);
    await field('Re-enter passcode').fill(NEW_PASSCODE);
    pressTwice('Reset passcode');
    await expect.element(button('Reset passcode')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(message(EXPIRED)).toBeVisible();
    expect(callsOf('POST /users/reset-password/whatever')).toBe(1);
  });

  test('an answer without a sentence is confirmed with the app’s own', async () => {
    await openReset(await resetLink());
    replaceReplies({ resetPassword: {} });
    await choose(NEW_PASSCODE);
    await expect.element(message('Password reset successfully')).toBeVisible();
    await expect.element(heading('Access Your Account')).toBeVisible();
  });
});
