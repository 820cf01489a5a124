import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PersonaId } from '#mocks/seed/personas.ts';
import { notify } from '#src/actors/notify.ts';
import { getMovementLock } from '#src/actors/pendingMovements.ts';
import { readMovements, removeMovement } from '#src/browser/pendingMovements.ts';
import { getStages } from '#src/contract/stages.ts';
import { callSample } from '../../contract/callSample';
import { expectNoFindings } from '../support/axe';
import { replaceReplies } from '../support/changeReplies';
import { dollars } from '../support/formats';
import { alert, button, columnHeaders, field, link, message, settled, text } from '../support/locators';
import { DEPOSITED, donate, fetchDonor, openDonate, SEND_AGAIN } from '../support/movements';
import { callsOf, closeApp, openApp, PHONE, persona, provider } from '../support/openApp';
import { definition, term } from '../support/readScreen';
import { followLink, openScreen } from '../support/screens';

const DONATE = 'POST /donations/process';
const UNKNOWN = 'It is not known whether the donation went through.';

const expectHint = (sentence: string) =>
  expect.element(field('Amount')).toHaveAccessibleDescription(sentence);

test.each([
  ['member', 'For stage 3'],
  ['newcomer', 'First donation: as in stage 1'],
] as const)('shows %s the minimum of their stage and their impact balance', async (as, explanation) => {
  const services = await openDonate(as);
  const { available, profile } = await fetchDonor(services);
  const rules = await callSample(services.client, getStages, {});
  const rule = rules.find(({ stage_number }) => stage_number === Math.max(1, profile.stage));
  expect(term('Impact Balance')).toBe(dollars(available));
  expect(term('Minimum Donation')).toBe(dollars(rule?.minimum_donation ?? Number.NaN));
  expect(definition('Minimum Donation')?.nextElementSibling?.textContent).toBe(explanation);
  await expect.poll(() => document.title).toBe('Donate Funds – Trellis');
});

test('a hint under the amount shows while typing what it would lead to', async () => {
  const services = await openDonate();
  const { available } = await fetchDonor(services);
  await expectHint('At least $50.00000.');
  await field('Amount').fill('49.99999');
  await expectHint('This is below the minimum of $50.00000.');
  await field('Amount').fill('1,000');
  await expectHint(`This is ${dollars(1000 - available)} more than your Impact Balance.`);
  await field('Amount').fill('50');
  await expectHint(`$50.00000 will be donated, ${dollars(available - 50)} stays in your Impact Balance.`);
});

test('a newcomer without a balance sees where it would come from, and no button to use it', async () => {
  await openDonate('newcomer');
  await expectHint('Your Impact Balance is empty. A deposit fills it.');
  await expect.element(button('Use the whole balance')).not.toBeInTheDocument();
  await expect.element(page.getByText('No donations found')).toBeVisible();
  await followLink('Deposit funds', 'Deposit Funds');
});

test('the whole balance is not offered before the minimum is known, and one that then is too little leads to a deposit', async () => {
  await provider.controls.deposit(persona('newcomer').identifier, 5);
  const release = provider.controls.hold('getStages');
  await openApp('/dashboard/donate', { as: 'newcomer' });
  await expect.poll(() => term('Impact Balance')).toBe('$5.00000');
  expect(button('Use the whole balance').query()).toBeNull();
  expect(link('Deposit funds').query()).toBeNull();
  release();
  await expect.element(link('Deposit funds')).toBeVisible();
  await expectHint('Your Impact Balance is below the minimum of $10.00000.');
  expect(button('Use the whole balance').query()).toBeNull();
});

test('a donation refreshes every figure without a flash of zeros, and resets the form', async () => {
  const services = await openDonate();
  const before = await fetchDonor(services);
  const seen = new Set<string | null | undefined>();
  const watch = new MutationObserver(() => seen.add(term('Impact Balance')));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await donate(' 50.5 ');
  await expect.element(message('Donation made successfully!')).toBeVisible();
  await settled();
  watch.disconnect();
  expect([...seen].filter((one) => one !== dollars(before.available))).toEqual([
    dollars(before.available - 50.5),
  ]);
  await expect.element(field('Amount')).toHaveValue('');
  await expect.element(field('Amount')).toBeValid();
  expect(callsOf(DONATE)).toBe(1);

  const { movements } = await fetchDonor(services);
  expect(movements).toHaveLength(before.movements.length + 1);
  expect(movements[0]).toMatchObject({ amount: 50.5, status: 'Completed' });
  expect(columnHeaders('Donation Details')).toEqual(['ID', 'Type', 'Date', 'Amount', 'Status']);
  const details = page.getByRole('region', { name: 'Donation Details' });
  await expect.element(details.getByRole('row', { name: /\$50\.50000.*Completed/ }).first()).toBeVisible();

  await followLink('Dashboard', 'Financial Overview');
  await settled();
  expect(term('Impact Balance')).toBe(dollars(before.available - 50.5));
  expect(term('Total Donation')).toBe(dollars(before.stats.total_donation + 50.5));
});

describe('after a donation has been accepted', () => {
  const result = (amount: string) =>
    `Your donation of ${amount} was accepted. It is listed in Donation Details.`;
  const focused = () => document.activeElement?.textContent;

  test('the focus is on the result, until the next donation is sent', async () => {
    await openDonate();
    await field('Amount').fill('50.5');
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe(result('$50.50000'));
    await expect.element(field('Amount')).toHaveValue('');
    await expect.element(field('Amount')).not.toBeInvalid();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(button('Submit')).toHaveFocus();
    const release = provider.controls.hold('donate');
    await donate('49');
    await expect.poll(() => callsOf(DONATE)).toBe(2);
    await expect.element(text(result('$50.50000'))).not.toBeInTheDocument();
    release();
    await expect.element(message('The minimum donation for your stage is $50.00000.')).toBeVisible();
    await expect.element(field('Amount')).toHaveFocus();
    await expect.element(text(result('$50.50000'))).not.toBeInTheDocument();
  });

  test('the focus stays where the member has moved it meanwhile', async () => {
    await openDonate();
    const release = provider.controls.hold('donate');
    await donate('50.5');
    await expect.poll(() => callsOf(DONATE)).toBe(1);
    field('Amount').element().closest('main')?.querySelector<HTMLElement>('table button')?.focus();
    release();
    await expect.element(text(result('$50.50000'))).toBeVisible();
    await settled();
    expect(document.activeElement?.closest('table')).not.toBeNull();
  });

  test('the focus goes on to the stage that it has reached', async () => {
    await provider.controls.deposit(persona('newcomer').identifier, 20);
    await openDonate('newcomer');
    const release = provider.controls.hold('getProfile');
    await donate('10');
    await expect.poll(focused).toBe(result('$10.00000'));
    release();
    await expect.poll(focused).toContain('You reached stage 1');
  });

  test('nothing says so any more once it has been taken back', async () => {
    await openDonate();
    await donate('50.5');
    await expect.element(text(result('$50.50000'))).toBeVisible();
    notify.clearSuccesses();
    await expect.element(text(result('$50.50000'))).not.toBeInTheDocument();
  });
});

test('an untouched amount has no error on the way to the button that fills it in, nor by it', async () => {
  await openDonate();
  await expect.element(button('Use the whole balance')).toBeVisible();
  const errors: string[] = [];
  const frame = document.querySelector('form');
  if (!frame) throw new Error('there is no form');
  const observer = new MutationObserver(() => {
    if (frame.textContent?.includes('Amount is required')) errors.push(frame.textContent);
  });
  observer.observe(frame, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  await field('Amount').click();
  await userEvent.tab();
  await expect.element(button('Use the whole balance')).toHaveFocus();
  await expect.element(field('Amount')).toBeValid();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Amount')).not.toHaveValue('');
  await expect.element(field('Amount')).toHaveAccessibleDescription(/will be donated/);
  expect(errors).toEqual([]);
});

describe('when the outcome is not known', () => {
  test('and the history cannot be read again, the screen says that it is older', async () => {
    const services = await openDonate();
    const { movements } = await fetchDonor(services);
    const history = page.getByRole('table', { name: 'Donation Details' });
    await expect.element(history).toBeVisible();
    provider.controls.failNext('donate', 'responseLost');
    provider.controls.failNext('getDonationHistory', 'serverError');
    await donate('50');
    const stale = text('Some of this screen could not be refreshed and may be out of date.');
    await expect.element(stale).toBeVisible();
    await expect.element(page.getByText(`of ${movements.length}`)).toBeVisible();
    await button('Retry').click();
    await expect.element(stale).not.toBeInTheDocument();
    await expect.element(page.getByText(`of ${movements.length + 1}`)).toBeVisible();
  });

  test('and the member has looked it up, the form is empty, and what is sent next counts besides it', async () => {
    const services = await openDonate();
    const { movements } = await fetchDonor(services);
    provider.controls.failNext('donate', 'responseLost');
    await donate('50');
    await expect.element(alert()).toHaveTextContent('What you enter next is another donation');
    await button('I have looked it up').click();
    await expect.element(alert()).not.toBeInTheDocument();
    await expect.element(field('Amount')).toHaveValue('');
    await donate('50');
    await expect.element(message('Donation made successfully!')).toBeVisible();
    expect((await fetchDonor(services)).movements).toHaveLength(movements.length + 2);
  });

  test('is told to screen readers once, by the alert: neither the toast nor the focus repeats it', async () => {
    await openDonate();
    provider.controls.failNext('donate', 'unreachable');
    await donate('50');
    await expect.element(alert()).toHaveTextContent(UNKNOWN);
    await expect.element(page.getByRole('region', { name: 'Donation', exact: true })).toHaveFocus();
    await expect.element(message(UNKNOWN)).toBeVisible();
    expect(message(UNKNOWN).element().getAttribute('aria-live')).toBe('off');
  });

  test('is told to screen readers by the toast while a dialog hides the alert from them', async () => {
    await openDonate();
    replaceReplies({ donate: { message: 'Solde insuffisant' } });
    const release = provider.controls.hold('donate');
    await donate('50');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    release();
    await expect.element(message(UNKNOWN)).toBeVisible();
    expect(message(UNKNOWN).element().getAttribute('aria-live')).not.toBe('off');
  });
});

test('a refusal of what is sent again comes back to the form with what was typed', async () => {
  await openDonate();
  provider.controls.failNext('donate', 'unreachable');
  await donate('50');
  provider.controls.failNext('donate', { kind: 'refusal', message: 'The amount is not valid.' });
  await button(SEND_AGAIN).click();
  await expect.element(message('The amount is not valid.')).toBeVisible();
  await expect.element(alert()).not.toBeInTheDocument();
  await expect.element(field('Amount')).toHaveValue('50');
});

describe('a donation that is left while it is pending', () => {
  test('is one and the same when the way back leads over a public page', async () => {
    const services = await openDonate();
    const { movements } = await fetchDonor(services);
    const release = provider.controls.hold('donate');
    await donate('50');
    await expect.element(button('Submit')).toHaveAttribute('aria-busy', 'true');
    for (const path of ['/forgot-password', '/nowhere', '/signup', '/dashboard/donate']) {
      const title = document.title;
      history.pushState(null, '', path);
      await expect.poll(() => document.title).not.toBe(title);
    }
    await expect.element(button('Submit')).toHaveAttribute('aria-busy', 'true');
    await field('Amount').fill('50');
    await userEvent.keyboard('{Enter}');
    release();
    await expect.element(message('Donation made successfully!')).toBeVisible();
    expect(callsOf(DONATE)).toBe(1);
    expect((await fetchDonor(services)).movements).toHaveLength(movements.length + 1);
  });

  test('warns on every screen that its outcome is not known, with the way to its history', async () => {
    await openDonate();
    provider.controls.failNext('donate', 'unreachable');
    await donate('50');
    await expect.element(alert()).toHaveTextContent(UNKNOWN);
    await followLink('Dashboard', 'Financial Overview');
    await expect
      .element(
        page.getByText(/^A donation of \$50\.00000 was sent on .* not known whether it went through\./),
      )
      .toBeVisible();
    await followLink('Look in Donation Details', 'Donate Funds');
    await expect.element(alert()).toHaveTextContent(UNKNOWN);
    await button('I have looked it up').click();
    await followLink('Dashboard', 'Financial Overview');
    await expect.element(link('Look in Donation Details')).not.toBeInTheDocument();
  });
});

/** As while another tab sends a donation of this member. Returns what ends that. */
function hold(as: PersonaId) {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const held = navigator.locks.request(getMovementLock('donation', persona(as).identifier), () => finished);
  return () => {
    finish();
    return held;
  };
}

test('one that is sent again while another tab sends stays not known, with its key', async () => {
  const services = await openDonate();
  const { movements } = await fetchDonor(services);
  provider.controls.failNext('donate', 'responseLost');
  await donate('50');
  await expect.element(button(SEND_AGAIN)).toBeVisible();
  const finish = hold('member');
  await button(SEND_AGAIN).click();
  const sentence = 'A donation is under way in another tab. Wait for it, then send this one again.';
  await expect.element(message(sentence)).toBeVisible();
  await expect.element(alert()).toHaveTextContent('A donation of $50.00000 was sent.');
  expect(callsOf(DONATE)).toBe(1);
  await finish();
  await button(SEND_AGAIN).click();
  await expect.element(message('Donation made successfully!')).toBeVisible();
  expect((await fetchDonor(services)).movements).toHaveLength(movements.length + 1);
});

test('one that another tab has looked up is still sent again with its key, and what refuses that says nothing new', async () => {
  await openDonate();
  provider.controls.failNext('donate', 'responseLost');
  await donate('50');
  await expect.element(button(SEND_AGAIN)).toBeVisible();
  for (const { key } of readMovements()) removeMovement(key);
  provider.controls.failNext('donate', { kind: 'refusal', message: 'You have a pending donation.' });
  await button(SEND_AGAIN).click();
  await expect.poll(() => callsOf(DONATE)).toBe(2);
  await expect.element(button(SEND_AGAIN)).not.toHaveAttribute('aria-busy');
  await expect.element(alert()).toHaveTextContent('A donation of $50.00000 was sent.');
});

test('one that is under way in another tab is not sent a second time; that of another member is no hindrance', async () => {
  await openDonate();
  const finishOther = hold('leader');
  const finish = hold('member');
  await donate('50');
  await expect.element(message('A donation is under way in another tab. Nothing was sent.')).toBeVisible();
  await expect.element(field('Amount')).toHaveValue('50');
  expect(callsOf(DONATE)).toBe(0);
  await finish();
  await button('Submit').click();
  await expect.element(message('Donation made successfully!')).toBeVisible();
  await finishOther();
});

describe('a donation whose session or page ends meanwhile', () => {
  const TOLD = 'A donation was sent, and it is not known whether it went through.';
  const earlier = () => page.getByText(/^A donation of \$50\.00000 was sent on /);

  async function leavePending() {
    const services = await openDonate();
    provider.controls.hold('donate');
    await donate('50');
    await expect.element(button('Submit')).toHaveAttribute('aria-busy', 'true');
    // Until it is sent nothing is kept of it, as nothing can have been moved.
    await expect.poll(() => callsOf(DONATE)).toBe(1);
    return services;
  }

  test('is told at sign-in without its amount, and after it, until the member has looked it up', async () => {
    await leavePending();
    await button('Logout').click();
    await expect.element(page.getByText(TOLD)).toBeVisible();
    expect(document.body.textContent).not.toContain('50.00000');
    expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^movements:/)]);
    expect(JSON.stringify(localStorage)).not.toContain(persona('member').identifier);

    closeApp();
    await openApp('/dashboard', { as: 'member' });
    await expect.element(earlier()).toBeVisible();
    await followLink('Look in Donation Details', 'Donate Funds');
    await expect.element(earlier()).toBeVisible();
    await button('I have looked it up').click();
    await expect.element(earlier()).not.toBeInTheDocument();
    expect(JSON.stringify(localStorage)).not.toContain('movements');
  });

  test('is told after a reload, and not to another member', async () => {
    await leavePending();
    closeApp();
    await openApp('/dashboard/donate');
    await expect.element(earlier()).toBeVisible();
    const below = document.querySelector('main form')?.getBoundingClientRect().top ?? 0;
    expect(
      below - (earlier().element().closest('[role=status]')?.getBoundingClientRect().bottom ?? 0),
    ).toBeGreaterThanOrEqual(16);
    await expectNoFindings([PHONE]);
    closeApp();
    localStorage.removeItem('auth');
    await openScreen('/dashboard/donate', 'Donate Funds', { as: 'leader' });
    await settled();
    await expect.element(earlier()).not.toBeInTheDocument();
  });
});

describe('figures that cannot be read', () => {
  test('are an error that can be retried, while the form works', async () => {
    provider.controls.failNext('getStages', 'serverError', { sticky: true });
    await provider.controls.deposit(persona('member').identifier, DEPOSITED);
    const services = await openApp('/dashboard/donate', { as: 'member' });
    await expect.element(alert()).toHaveTextContent('Your donation figures could not be loaded.');
    const { available } = await fetchDonor(services);
    await expect.poll(() => term('Impact Balance')).toBe(dollars(available));
    expect(term('Minimum Donation')).toBe('–not available');
    await field('Amount').fill('1');
    await expectHint(`$1.00000 will be donated, ${dollars(available - 1)} stays in your Impact Balance.`);
    await expect.element(button('Use the whole balance')).not.toBeInTheDocument();
    await expectNoFindings([PHONE]);

    provider.controls.clear();
    await button('Retry').click();
    await expect.poll(() => term('Minimum Donation')).toBe('$50.00000');
    await expectHint('This is below the minimum of $50.00000.');
    await expect.element(button('Use the whole balance')).toBeVisible();
    await expect.element(alert()).not.toBeInTheDocument();
  });
});
