import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signUp as messages } from '#src/messages/signUp.ts';
import { expectNoFindings } from '../support/axe';
import { catchDownloads } from '../support/catchDownloads';
import { replaceReplies } from '../support/changeReplies';
import { FORM_FAILURES } from '../support/formFailures';
import { button, field, heading, link, message, pressTwice, shownToasts, text } from '../support/locators';
import { callsOf, DESKTOP, NARROW, PHONE, provider, signInDirectly } from '../support/openApp';
import { followLink, openScreen } from '../support/screens';

const REGISTER = 'POST /users/register';
const SUCCESS = '/signup-success';

const seeForm = () => expect.element(heading('Create Your Account')).toBeVisible();

const account = {
  Name: 'Petra Probe',
  Email: 'petra@probe.example',
  Passcode: ' a pass code ',
  'Referral code': '',
};

const openSignUp = () => openScreen('/signup', 'Create Your Account');

/** The code of somebody who is there. */
const referralCode = async () => (await signInDirectly('leader')).user.referral_code ?? '';

async function fillIn(values: Readonly<Record<string, string>> = account) {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
}

/** Everything is filled in, with the code of somebody who is there. */
async function openFilledIn() {
  await openSignUp();
  await fillIn({ ...account, 'Referral code': await referralCode() });
}

async function expectStillFilledIn(values: Readonly<Record<string, string>>) {
  await seeForm();
  for (const [label, value] of Object.entries(values)) await expect.element(field(label)).toHaveValue(value);
}

const newKey = () => page.getByText(/^trl-/);

test('each empty field has an error, the first one is focused, and nothing is sent', async () => {
  await openSignUp();
  await expect.element(link('Sign in')).toHaveAttribute('href', '/signin');
  const sentences = {
    Name: 'Name is required',
    Email: 'Email is required',
    Passcode: 'Passcode is required',
    'Referral code': 'Referral code is required',
  };
  await button('Create Account').click();
  for (const [label, sentence] of Object.entries(sentences)) {
    await expect.element(field(label)).toHaveAccessibleDescription(sentence);
    await expect.element(field(label)).toBeInvalid();
  }
  await expect.element(field('Name')).toHaveFocus();

  await fillIn({ Name: 'Petra', Email: ' ', Passcode: ' ', 'Referral code': '\t' });
  await button('Create Account').click();
  await expect.element(field('Name')).toBeValid();
  await expect.element(field('Email')).toHaveAccessibleDescription('Email is required');
  await expect.element(field('Referral code')).toHaveAccessibleDescription('Referral code is required');
  // White space is part of a passcode.
  await expect.element(field('Passcode')).toBeValid();
  await expect.element(field('Email')).toHaveFocus();
  expect(callsOf(REGISTER)).toBe(0);
});

test('a passcode that is easy to guess is advised against, and sent all the same', async () => {
  await openFilledIn();
  const passcode = field('Passcode');
  await expect.element(passcode).toHaveAccessibleDescription(/^A few words in a row are hard to guess/);
  await passcode.fill('petra.probe1');
  await expect.element(passcode).toHaveAccessibleDescription(/it is little more than your name/);
  await passcode.fill('x');
  await expect.element(passcode).toHaveAccessibleDescription(/^Easy to guess: it is short/);
  await expect.element(passcode).toBeValid();
  await expectNoFindings([PHONE]);
  await button('Create Account').click();
  await expect.element(heading('Sign Up Successful!')).toBeVisible();
  expect(callsOf(REGISTER)).toBe(1);
});

test.each(['Welcome aboard.', undefined])(
  'the sentence %s of an answer is told, else that of the app',
  async (said) => {
    replaceReplies({ register: { message: said, user: { user_pk: 'trl-new' } } });
    await openFilledIn();
    await button('Create Account').click();
    await expect.element(message(said ?? 'Signup successful!')).toBeVisible();
  },
);

test('a new member is shown the private key once, and signs in with it', async () => {
  await openFilledIn();
  await button('Create Account').click();
  await expect.element(heading('Sign Up Successful!')).toBeVisible();
  await expect.element(message('Signup successful!')).toBeVisible();
  await expect.element(text('You can now sign in using your Private Key and Passcode.')).toBeVisible();
  await expect.element(text('Please copy this Private key and keep it safe.')).toBeVisible();
  expect(location.pathname).toBe('/signup-success');
  const key = newKey().element().textContent;
  expect(location.href).not.toContain(key);
  expect(JSON.stringify(localStorage)).not.toContain(key);
  expect(JSON.stringify(history.state)).not.toContain(key);
  for (const width of [DESKTOP, PHONE, NARROW]) {
    await page.viewport(width, 900);
    const { height } = newKey().element().getBoundingClientRect();
    expect(height, `the key is one line at ${width} px`).toBeLessThan(30);
  }

  await button('Copy private key').click();
  await expect.element(button('Copied')).toBeVisible();
  await expect.element(button('Copy private key')).toBeVisible();
  const downloads = catchDownloads();
  await button('Download .txt').click();
  expect(await downloads[0]?.file?.text()).toBe(`Private key: ${key}\n`);

  await link('Back to Sign In').click();
  await expect.element(heading('Access Your Account')).toHaveFocus();
  await expect.element(field('Private key')).toHaveValue(key);
  expect(location.href).not.toContain(key);
  await field('Passcode').fill(account.Passcode);
  await button('Access Dashboard').click();
  await expect.element(heading('Financial Overview')).toBeVisible();
});

test.each([
  ['the browser’s Back and Forward', async () => [history.back(), await seeForm(), history.forward()]],
  ['Back from another site', async () => window.dispatchEvent(new Event('pagehide'))],
] as const)('the private key is not shown again after %s', async (_, comeBack) => {
  await openFilledIn();
  await button('Create Account').click();
  await expect.element(newKey()).toBeVisible();
  await comeBack();
  await expect.element(page.getByText('Your private key is shown once, right after sign-up.')).toBeVisible();
  expect(location.pathname).toBe(SUCCESS);
  await expect.element(newKey()).not.toBeInTheDocument();
});

test('without a key /signup-success shows a notice and a link to sign-in', async () => {
  await openScreen('/signup-success', 'Sign Up Successful!');
  await expect.element(text('Please copy this Private key and keep it safe.')).not.toBeInTheDocument();
  await expect.element(page.getByText('Your private key is shown once, right after sign-up.')).toBeVisible();
  await expect.element(button('Copy private key')).not.toBeInTheDocument();
  await followLink('Back to Sign In', 'Access Your Account');
});

describe('a failed sign-up shows the reason, stays and keeps the form’s values:', () => {
  test('an unknown referral code, then an address that is no e-mail address, then one that is taken', async () => {
    await openSignUp();
    await fillIn({ ...account, 'Referral code': 'NOBODYS1' });
    await button('Create Account').click();
    await expect.element(message('There is no member with this referral code.')).toBeVisible();
    await expectStillFilledIn({ ...account, 'Referral code': 'NOBODYS1' });

    const code = await referralCode();
    await fillIn({ Email: 'petra', 'Referral code': code });
    await button('Create Account').click();
    await expect
      .element(message('The e-mail address must be complete, like name@example.com.'))
      .toBeVisible();
    await expectStillFilledIn({ ...account, Email: 'petra', 'Referral code': code });
    await expect
      .element(field('Email'))
      .toHaveAccessibleDescription('The e-mail address must be complete, like name@example.com.');
    await expect.element(field('Email')).toBeInvalid();

    await field('Email').fill(account.Email);
    await expect.element(field('Email')).toBeValid();
    await button('Create Account').click();
    await expect.element(heading('Sign Up Successful!')).toBeVisible();
    await expect.element(text('There is no member with this referral code.')).not.toBeInTheDocument();
    history.back();
    await expect.element(heading('Create Your Account')).toBeVisible();
    await fillIn({ ...account, 'Referral code': code });
    await button('Create Account').click();
    await expect.element(message('There is already an account with this e-mail address.')).toBeVisible();
    await expect
      .element(field('Email'))
      .toHaveAccessibleDescription('There is already an account with this e-mail address.');
    await expect.element(message(messages.unknown.keyed)).not.toBeInTheDocument();
  });

  test('an address that is taken after an unknown outcome may be by the account of then, also after a refusal of something else', async () => {
    await openFilledIn();
    const code = await referralCode();
    provider.controls.failNext('register', 'responseLost');
    await button('Create Account').click();
    await expect.element(message(messages.unknown.keyed)).toBeVisible();
    await field('Referral code').fill('NOBODYS1');
    await button('Create Account').click();
    await expect.element(message('There is no member with this referral code.')).toBeVisible();
    await field('Referral code').fill(code);
    // Another registration with the same address: it may be the account of the first.
    await field('Name').fill('Petra P. Probe');
    await button('Create Account').click();
    await expect.element(message('There is already an account with this e-mail address.')).toBeVisible();
    await expect
      .poll(() => document.querySelector('form')?.textContent)
      .toContain('It is not known whether your account was created.');
    await field('Name').fill(account.Name);
    await button('Create Account').click();
    await expect.element(heading('Sign Up Successful!')).toBeVisible();
  });

  test('a refusal is announced once: with the field that gets the focus, else by the toast', async () => {
    const sentence = 'The e-mail address must be complete, like name@example.com.';
    const announcedBy = () => message(sentence).element().getAttribute('aria-live');
    await openSignUp();
    await fillIn({ ...account, Email: 'petra', 'Referral code': await referralCode() });
    await button('Create Account').click();
    await expect.element(message(sentence)).toBeVisible();
    await expect.element(field('Email')).toHaveFocus();
    await expect.element(field('Email')).toHaveAccessibleDescription(sentence);
    await expect.poll(announcedBy).toBe('off');

    await userEvent.keyboard('{Enter}');
    await expect.poll(announcedBy).toBe('polite');
    await expect.element(field('Email')).toHaveAccessibleDescription(sentence);
    expect(callsOf(REGISTER)).toBe(2);
  });

  test.each(FORM_FAILURES)('%s', async (failure, sentence) => {
    await openSignUp();
    const values = { ...account, 'Referral code': await referralCode() };
    await fillIn(values);
    provider.controls.failNext('register', failure);
    await button('Create Account').click();
    await expect.element(message(sentence)).toBeVisible();
    await expectStillFilledIn(values);
    expect(callsOf(REGISTER)).toBe(1);
  });

  test.each(['responseLost', 'responseTruncated', 'serverError'] as const)(
    '%s: it is not known whether there is an account',
    async (failure) => {
      await openFilledIn();
      provider.controls.failNext('register', failure);
      await button('Create Account').click();
      await expect.element(message('Something went wrong')).toBeVisible();
      await expect.element(message(messages.unknown.keyed)).toBeVisible();
      await expect
        .poll(() => document.querySelector('form')?.textContent)
        .toContain('It is not known whether your account was created.');
    },
  );
});

test('the key of an account that a member has made for somebody is in no form once it was left', async () => {
  await openScreen('/signup', 'Create Your Account', { as: 'member' });
  await fillIn({ ...account, 'Referral code': await referralCode() });
  await button('Create Account').click();
  await expect.element(newKey()).toBeVisible();
  await followLink('Back to Sign In', 'Financial Overview');
  await button('Logout').click();
  await expect.element(heading('Access Your Account')).toBeVisible();
  await expect.element(field('Private key')).toHaveValue('');
});

test('sent again with nothing changed after an unknown outcome, it is the same registration, which tells the private key', async () => {
  await openFilledIn();
  provider.controls.failNext('register', 'responseLost');
  await button('Create Account').click();
  await expect.element(message(messages.unknown.keyed)).toBeVisible();
  await button('Create Account').click();
  await expect.element(heading('Sign Up Successful!')).toBeVisible();
  expect(shownToasts()).not.toContain(messages.unknown.keyed);
  await expect.element(newKey()).toBeVisible();
  expect(callsOf(REGISTER)).toBe(2);
});

test('two presses send once, and the button is busy until the answer comes', async () => {
  await openFilledIn();
  const release = provider.controls.hold('register');
  pressTwice('Create Account');
  await expect.element(button('Create Account')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.element(heading('Sign Up Successful!')).toBeVisible();
  expect(callsOf(REGISTER)).toBe(1);
});
