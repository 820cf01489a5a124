import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { notify } from '#src/actors/notify.ts';
import { replaceReplies } from '../support/changeReplies';
import { button, field, heading, link, message, text } from '../support/locators';
import { callsOf, cookies, PHONE, persona, provider } from '../support/openApp';
import { openScreen } from '../support/screens';

const LOGIN = 'POST /users/login';

async function openSignIn(path = '/signin') {
  const services = await openScreen(path, 'Access Your Account');
  return services;
}

async function fillIn({ identifier, passcode }: { readonly identifier: string; readonly passcode: string }) {
  await field('Private key').fill(identifier);
  await field('Passcode').fill(passcode);
}

async function expectStillFilledIn(identifier: string, passcode: string) {
  await expect.element(heading('Access Your Account')).toBeVisible();
  await expect.element(field('Private key')).toHaveValue(identifier);
  await expect.element(field('Passcode')).toHaveValue(passcode);
}

test('the root path and /signin show the same screen with its links', async () => {
  await openSignIn('/');
  expect(location.pathname).toBe('/');
  await expect.element(link('Forgot Password')).toHaveAttribute('href', '/forgot-password');
  await expect.element(link('Create an account')).toHaveAttribute('href', '/signup');
  await expect.element(field('Passcode')).toHaveAttribute('type', 'password');
  await expect.poll(() => document.title).toBe('Access Your Account – Trellis');
});

test('beside the form, where there is room, is a picture of a chart and the ten stages, marked as a sample', async () => {
  await openSignIn();
  const mark = text('Sample');
  await expect.element(mark).toBeVisible();
  const picture = mark.element().closest('svg');
  expect(picture?.getAttribute('aria-hidden'), 'for screen readers there is the form').toBe('true');
  const form = field('Private key').element().getBoundingClientRect();
  expect(picture?.getBoundingClientRect().left).toBeGreaterThan(form.right);
  const bars = [...(picture?.querySelectorAll('path[stroke-width="25"]') ?? [])];
  expect(
    bars
      .map((path) => path.getAttribute('d'))
      .join('')
      .match(/M/g),
  ).toHaveLength(10);
  const curves = [...(picture?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d') ?? '');
  expect(
    curves.filter((curve) => /^M36 208C/.test(curve)),
    'the line and the area under it',
  ).toHaveLength(2);
  await page.viewport(PHONE, 900);
  await expect.element(mark).not.toBeVisible();
});

test('each empty field has an error, the first one is focused, and nothing is sent', async () => {
  await openSignIn();
  await button('Access Dashboard').click();
  await expect.element(field('Private key')).toHaveAccessibleDescription('identifier is required');
  await expect.element(field('Passcode')).toHaveAccessibleDescription('Passcode is required');
  await expect.element(field('Private key')).toBeInvalid();
  await expect.element(field('Passcode')).toBeInvalid();
  await expect.element(field('Private key')).toHaveFocus();

  await field('Private key').fill('   ');
  await button('Access Dashboard').click();
  await expect.element(field('Private key')).toHaveAccessibleDescription('identifier is required');

  await field('Private key').fill('a key');
  await expect.element(field('Private key')).toBeValid();
  await button('Access Dashboard').click();
  await expect.element(field('Passcode')).toHaveFocus();
  expect(callsOf(LOGIN)).toBe(0);
});

test('the right key and passcode open the dashboard, and leave token and role behind', async () => {
  const services = await openSignIn();
  await fillIn(persona('member'));
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Financial Overview')).toBeVisible();
  expect(location.pathname).toBe('/dashboard');

  const { auth } = services.session.getSnapshot().context;
  expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual(auth);
  expect(auth?.user.user_pk).toBe(persona('member').identifier);
  expect(cookies()).toEqual(
    new Map([
      ['token', auth?.token],
      ['role', auth?.user.role],
    ]),
  );
});

test('white space around a pasted key does no harm', async () => {
  await openSignIn();
  const { identifier, passcode } = persona('member');
  // A zero-width space comes along from some chats.
  await fillIn({ identifier: ` \u200b${identifier}\ufeff  `, passcode });
  await button('Access Dashboard').click();
  await expect.element(heading('Financial Overview')).toBeVisible();
});

describe('a failed sign-in shows the reason, stays and keeps the form’s values:', () => {
  test('a wrong passcode', async () => {
    await openSignIn();
    const { identifier } = persona('member');
    await fillIn({ identifier, passcode: 'not this one' });
    await button('Access Dashboard').click();
    await expect.element(message('Invalid private key or passcode.')).toBeVisible();
    await expectStillFilledIn(identifier, 'not this one');
    expect(localStorage.getItem('auth')).toBeNull();
    expect(cookies()).toEqual(new Map());

    await field('Passcode').fill(persona('member').passcode);
    await button('Access Dashboard').click();
    await expect.element(heading('Financial Overview')).toBeVisible();
  });

  test.each([
    [
      { kind: 'serverError', message: 'The provider has a problem. Please try again later.' },
      'The provider has a problem. Please try again later.',
    ],
    ['unauthorized', 'Invalid private key or passcode.'],
    ['serverError', 'Something went wrong'],
    ['unreachable', 'Something went wrong', /cannot be reached/],
    ['responseLost', 'Something went wrong', /cannot be reached/],
    ['malformed', 'Something went wrong', /answered something unexpected/],
    [{ kind: 'serverError', status: 503 }, 'Something went wrong', /busy, or not available for now/],
  ] as const)('%s', async (failure, sentence, reason: RegExp | string = sentence) => {
    await openSignIn();
    const { identifier, passcode } = persona('member');
    await fillIn({ identifier, passcode });
    provider.controls.failNext('login', failure);
    await button('Access Dashboard').click();
    await expect.element(message(sentence)).toBeVisible();
    await expect.element(page.getByRole('main').getByText(reason)).toBeVisible();
    await expectStillFilledIn(identifier, passcode);
    expect(callsOf(LOGIN)).toBe(1);
  });

  test('a success with nothing but a sentence', async () => {
    replaceReplies({ login: { message: 'Invalid credentials' } });
    await openSignIn();
    await fillIn(persona('member'));
    await button('Access Dashboard').click();
    await expect
      .element(page.getByRole('main').getByText('The provider answered: “Invalid credentials”'))
      .toBeVisible();
  });
});

test('a double click sends once, and the button is busy until the answer comes', async () => {
  await openSignIn();
  await fillIn(persona('member'));
  const release = provider.controls.hold('login');
  await button('Access Dashboard').dblClick();
  await expect.element(button('Access Dashboard')).toHaveAttribute('aria-busy', 'true');
  await field('Passcode').click();
  await userEvent.keyboard('{Enter}');
  release();
  await expect.element(heading('Financial Overview')).toBeVisible();
  expect(callsOf(LOGIN)).toBe(1);
});

test('equal messages join, and at most three are on the screen', async () => {
  await openSignIn();
  // The clock of the messages stands still: none runs out by itself.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  for (const one of ['First.', 'Second.', 'Third.', 'Third.', 'Fourth.']) {
    notify.warning(one);
    await expect.poll(() => message(one).elements()).toHaveLength(1);
  }
  // One that is sent away takes a second to leave.
  vi.advanceTimersByTime(1000);
  await expect.element(text('First.')).not.toBeInTheDocument();
  expect(['Second.', 'Third.', 'Fourth.'].map((one) => message(one).elements().length)).toEqual([1, 1, 1]);
});

test('what came of a press is gone with the next one, and with the next screen', async () => {
  await openSignIn();
  const { identifier, passcode } = persona('member');
  await fillIn({ identifier, passcode: 'not this one' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await button('Access Dashboard').click();
  await expect.element(message('Invalid private key or passcode.')).toBeVisible();
  for (const refuse of ['First.', 'Second.', 'Second.']) {
    provider.controls.failNext('login', { kind: 'refusal', message: refuse });
    const calls = callsOf(LOGIN);
    // While a form is being sent, Enter does nothing.
    await expect.element(button('Access Dashboard')).not.toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => callsOf(LOGIN)).toBe(calls + 1);
    await expect.element(message(refuse).last()).toBeVisible();
    // One that is sent away takes a second to leave.
    vi.advanceTimersByTime(1000);
    await expect.poll(() => document.querySelectorAll('[data-toast]')).toHaveLength(1);
    expect(message(refuse).elements()).toHaveLength(1);
    // In words at the form, too, until the next edit.
    await expect.element(page.getByRole('main').getByText(refuse)).toBeVisible();
  }
  await field('Passcode').fill(passcode);
  await expect.element(page.getByRole('main').getByText('Second.')).not.toBeInTheDocument();
  await button('Access Dashboard').click();
  await expect.element(heading('Financial Overview')).toBeVisible();
  vi.advanceTimersByTime(1000);
  await expect.poll(() => document.querySelectorAll('[data-toast]')).toHaveLength(0);
});
