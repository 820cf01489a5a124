import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgotPassword } from '#src/contract/auth.ts';
import { getProfile } from '#src/contract/users.ts';
import { DemoControlsMarker } from '#src/demo/DemoControlsMarker.tsx';
import { PersonaPicker } from '#src/demo/PersonaPicker.tsx';
import { formatDollars } from '#src/domain/money.ts';
import { callsOf, openApp, persona, provider, signInDirectly } from '../support/openApp';
import { catchReload } from '../support/reload';
import { button, eventually, field, heading, link, message, see, text } from '../support/see';

const HOUR = 60 * 60 * 1000;
const marker = () => page.getByRole('complementary', { name: 'Demo – sample data' });
const panel = () => page.getByRole('dialog', { name: 'Demo controls' });

async function openControls(path: string, as?: 'member') {
  const services = await openApp(path, {
    marker: <DemoControlsMarker provider={provider} />,
    ...(as ? { as } : {}),
  });
  await see(page.getByRole('heading', { level: 1 })).toBeVisible();
  await see(marker()).toBeVisible();
  await button('Demo controls').click();
  await see(panel()).toBeVisible();
  return services;
}

describe('picking a demo persona', () => {
  test('fills in the form, describes the persona, and signs in', async () => {
    await openApp('/', {
      signInAid: (fill) => <PersonaPicker personas={provider.personas} onPick={fill} />,
    });
    const picker = field('Choose a demo persona');
    for (const { name, identifier, passcode, description } of provider.personas) {
      await userEvent.selectOptions(picker, name);
      await see(field('Private key')).toHaveValue(identifier);
      await see(field('Passcode')).toHaveValue(passcode);
      await see(text(description)).toBeVisible();
    }
    await userEvent.selectOptions(picker, persona('newcomer').name);
    await button('Access Dashboard').click();
    await see(heading('Financial Overview')).toBeVisible();
    const { user } = await signInDirectly('newcomer');
    await see(text(user.referral_code ?? '')).toBeVisible();
  });

  test('clears the errors of an empty form', async () => {
    await openApp('/', {
      signInAid: (fill) => <PersonaPicker personas={provider.personas} onPick={fill} />,
    });
    await button('Access Dashboard').click();
    await see(field('Private key')).toBeInvalid();
    await userEvent.selectOptions(field('Choose a demo persona'), persona('leader').name);
    await see(field('Private key')).toBeValid();
    await see(field('Passcode')).toBeValid();
  });
});

test('a toast does not cover the marker', async () => {
  await openApp('/dashboard', { as: 'member', marker: <DemoControlsMarker provider={provider} /> });
  await button('Logout').click();
  const sentence = message('Logged out successfully.');
  await see(sentence).toBeVisible();
  const slidesIn = sentence.element().parentElement?.getAnimations() ?? [];
  await Promise.all(slidesIn.map(({ finished }) => finished));
  const { bottom } = marker().element().getBoundingClientRect();
  expect(sentence.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});

describe('the demo controls', () => {
  test('open from the marker and give the focus back', async () => {
    await openControls('/signin');
    await userEvent.keyboard('{Escape}');
    await see(panel()).not.toBeInTheDocument();
    await see(button('Demo controls')).toHaveFocus();
  });

  test('deposit money for the member who is signed in, and the figures on the screen are refreshed', async () => {
    const services = await openControls('/dashboard', 'member');
    const { data } = await services.client.call(getProfile, {});
    await panel().getByRole('button', { name: 'Deposit $100' }).click();
    await see(message('A deposit of $100 has arrived.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await see(text(formatDollars(data.balances.deposit_balance + 100))).toBeVisible();
  });

  test('offer no deposit without a session', async () => {
    await openControls('/signin');
    await see(panel().getByRole('button', { name: 'Reset demo data' })).toBeVisible();
    expect(panel().getByRole('button', { name: 'Deposit $100' }).elements()).toHaveLength(0);
  });

  test('move the provider’s time, and confirm it', async () => {
    await openControls('/dashboard/nowhere', 'member');
    const before = provider.controls.now();
    await panel().getByRole('button', { name: 'One hour' }).click();
    await see(text('Time moved forward: One hour.')).toBeVisible();
    expect(provider.controls.now() - before).toBeGreaterThanOrEqual(HOUR);
    await panel().getByRole('button', { name: '30 days' }).click();
    await see(text('Time moved forward: 30 days.')).toBeVisible();
    expect(provider.controls.now() - before).toBeGreaterThanOrEqual(HOUR + 30 * 24 * HOUR);
  });

  test('expire access tokens, which the next calls refresh', async () => {
    await openControls('/dashboard/nowhere', 'member');
    await panel().getByRole('button', { name: 'Expire access tokens' }).click();
    await see(text('Access tokens expired.')).toBeVisible();
    await panel().getByRole('button', { name: 'Close demo controls' }).click();
    await link('Dashboard').click();
    const { user } = await signInDirectly('member');
    await see(text(user.referral_code ?? '')).toBeVisible();
    expect(callsOf('GET /v1/auth/refresh-token')).toBe(1);
  });

  test('set the latency of responses', async () => {
    await openControls('/signin');
    await see(panel().getByRole('radio', { name: 'At once' })).toBeChecked();
    await panel().getByRole('radio', { name: '0.4 seconds' }).click();
    expect(provider.controls.latency).toBe(400);
    await panel().getByRole('radio', { name: 'At once' }).click();
    expect(provider.controls.latency).toBe(0);
  });

  test('show the e-mails, whose link leads to the new passcode', async () => {
    const services = await openControls('/forgot-password');
    await see(panel().getByText('No e-mails yet.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const { email } = (await signInDirectly('member')).user;
    await services.client.call(forgotPassword, { body: { email } });
    await button('Demo controls').click();
    await panel()
      .getByRole('link', { name: `Passcode reset for ${email}` })
      .click();
    await see(heading('Choose a new passcode')).toBeVisible();
    await see(panel()).not.toBeInTheDocument();
    expect(location.pathname).toBe((await provider.controls.outbox())[0]?.path);
  });

  test('reset the data, reload the page, and change nothing else in the browser', async () => {
    await openControls('/dashboard/nowhere', 'member');
    const auth = localStorage.getItem('auth');
    localStorage.setItem('another app', 'keeps this');
    await provider.controls.advance(HOUR);
    const reload = catchReload();
    await panel().getByRole('button', { name: 'Reset demo data' }).click();
    await reload;
    expect({ ...localStorage }).toEqual({ auth, 'another app': 'keeps this' });
    expect(Math.abs(provider.controls.now() - Date.now())).toBeLessThan(HOUR / 2);
    expect(await provider.controls.outbox()).toEqual([]);
    await panel().getByRole('button', { name: 'Close demo controls' }).click();
    await link('Dashboard').click();
    await see(text('Your session has ended. Please sign in again.')).toBeVisible();
    await eventually(() => location.pathname).toBe('/signin');
  });
});
