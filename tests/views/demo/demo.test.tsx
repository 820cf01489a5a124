import { act } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Persona, PersonaId } from '#mocks/seed/personas.ts';
import { forgetAllMovements } from '#src/actors/pendingMovements.ts';
import { createIdempotencyKey } from '#src/api/idempotencyKey.ts';
import type { SignInAccessory } from '#src/app/signInAccessory.ts';
import { readMovements, recordMovement } from '#src/browser/pendingMovements.ts';
import { forgotPassword } from '#src/contract/auth.ts';
import { donate } from '#src/contract/donations.ts';
import { withdraw } from '#src/contract/transactions.ts';
import { getProfile, updateProfile } from '#src/contract/users.ts';
import { DemoControlsMarker } from '#src/demo/DemoControlsMarker.tsx';
import { followPace } from '#src/demo/followPace.ts';
import { keepNetworkConditions } from '#src/demo/networkConditions.ts';
import { PersonaPicker } from '#src/demo/PersonaPicker.tsx';
import { loseMovement } from '#src/demo/paths/browserState.ts';
import { signInAs } from '#src/demo/signInAs.ts';
import {
  announceReplacement,
  followReplacements,
  leaveFormerWorld,
  tellReloadReason,
} from '#src/demo/worldReset.ts';
import { formatDollars, toUnits } from '#src/domain/money.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { demoTime } from '#src/messages/demoTime.ts';
import { callSample } from '../../contract/callSample';
import { WITHDRAWAL_FIELDS } from '../../contract/withdrawalFields';
import { expectNoFindings } from '../support/axe';
import { catchReload } from '../support/catchReload';
import { button, field, heading, link, message, text } from '../support/locators';
import { callsOf, openApp, PHONE, persona, provider, signInDirectly } from '../support/openApp';

const started = Promise.resolve(provider);
const getProvider = () => started;

const HOUR = 60 * 60 * 1000;
const marker = () => page.getByRole('complementary', { name: 'Demo – sample data' });
const panel = () => page.getByRole('dialog', { name: 'Demo controls' });

type Group = 'Story' | 'World' | 'Network';
const openGroup = (group: Group) => panel().getByRole('tab', { name: group, exact: true }).click();

const isCurrent = ({ identifier, passcode }: Persona) => provider.controls.isPasscode(identifier, passcode);

/** What is shown above the form: who can be chosen. */
const pickPersona =
  (lookUp: (persona: Persona) => Promise<boolean> = isCurrent): SignInAccessory =>
  (fill) => (
    <PersonaPicker
      personas={provider.personas}
      onPick={fill}
      isCurrent={lookUp}
      onSignIn={(one) => signInAs(provider, one)}
    />
  );
const controlsMarker = <DemoControlsMarker getProvider={getProvider} started={started} />;

async function openControls(path: string, group: Group, as?: PersonaId) {
  const services = await openApp(path, { marker: controlsMarker, ...(as ? { as } : {}) });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(marker()).toBeVisible();
  await button('Demo controls').click();
  await expect.element(panel()).toBeVisible();
  await openGroup(group);
  return services;
}

describe('picking a demo persona', () => {
  test('fills in the form, describes the persona, and signs in', async () => {
    await openApp('/', { signInAid: pickPersona() });
    const picker = field('Choose a demo persona');
    for (const { id, identifier, passcode, description } of provider.personas) {
      await userEvent.selectOptions(picker, id);
      await expect.element(field('Private key')).toHaveValue(identifier);
      await expect.element(field('Passcode')).toHaveValue(passcode);
      await expect.element(text(description)).toBeVisible();
    }
    await userEvent.selectOptions(picker, persona('newcomer').name);
    await button('Access Dashboard').click();
    await expect.element(heading('Financial Overview')).toBeVisible();
    const { user } = await signInDirectly('newcomer');
    await expect.element(text(user.referral_code ?? '')).toBeVisible();
  });

  test('says when the passcode of a persona is no longer that of a new world, and signs in without it', async () => {
    const services = await openApp('/', { as: 'member', signInAid: pickPersona() });
    const { passcode, name } = persona('member');
    await expect.element(heading('Financial Overview')).toBeVisible();
    await services.client.call(updateProfile, {
      body: { current_password: passcode, new_password: 'another one' },
    });
    await button('Logout').click();
    await userEvent.selectOptions(field('Choose a demo persona'), name);
    const changed = `The passcode of ${name} was changed in this demo. Type the new one, or sign in without it.`;
    await expect.element(text(changed)).toBeVisible();
    await expect.element(field('Passcode')).toHaveValue('');
    expect(localStorage.getItem('auth')).toBeNull();
    await button(`Sign in as ${name} without it`).click();
    await expect.poll(() => localStorage.getItem('auth')).toContain(name);
    await userEvent.selectOptions(field('Choose a demo persona'), persona('leader').name);
    await expect.element(page.getByText(/was changed in this demo/)).not.toBeInTheDocument();
  });

  test('of two, one after the other, fills in the last one, whichever is looked up first', async () => {
    const found = new Map<string, (is: boolean) => void>();
    const lookUp = ({ id }: Persona) => new Promise<boolean>((resolve) => void found.set(id, resolve));
    await openApp('/', { signInAid: pickPersona(lookUp) });
    const [first, second] = [persona('member'), persona('leader')];
    await userEvent.selectOptions(field('Choose a demo persona'), first.name);
    await userEvent.selectOptions(field('Choose a demo persona'), second.name);
    found.get('leader')?.(true);
    found.get('member')?.(false);
    await expect.element(field('Private key')).toHaveValue(second.identifier);
    await expect.element(field('Passcode')).toHaveValue(second.passcode);
    await expect.element(page.getByText(/was changed in this demo/)).not.toBeInTheDocument();
  });

  test('clears the errors of an empty form', async () => {
    await openApp('/', { signInAid: pickPersona() });
    await button('Access Dashboard').click();
    await expect.element(field('Private key')).toBeInvalid();
    await userEvent.selectOptions(field('Choose a demo persona'), persona('leader').name);
    await expect.element(field('Private key')).toBeValid();
    await expect.element(field('Passcode')).toBeValid();
  });
});

test('a toast does not cover the marker', async () => {
  await openApp('/dashboard', { as: 'member', marker: controlsMarker });
  await button('Logout').click();
  const sentence = message('Logged out successfully.');
  await expect.element(sentence).toBeVisible();
  const slidesIn = sentence.element().parentElement?.getAnimations() ?? [];
  await Promise.all(slidesIn.map(({ finished }) => finished));
  const { bottom } = marker().element().getBoundingClientRect();
  expect(sentence.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});

test('the marker is one line in a window of 320 px, and no wider with text that is set wider', async () => {
  await openApp('/signin', { marker: controlsMarker, width: 320 });
  await expect.element(heading('Access Your Account')).toBeVisible();
  const label = marker().getByText('Demo – sample data').element();
  const controls = button('Demo controls').element();
  expect(label.getBoundingClientRect().height).toBeLessThan(24);
  const wider = document.createElement('style');
  wider.textContent = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
  document.head.append(wider);
  onTestFinished(() => wider.remove());
  const { left, right } = marker().element().getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(controls);
  expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  expect(label.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
  expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(words.getBoundingClientRect().left);
});

describe('the demo controls', () => {
  test('give way to the search, and have the focus of their button again after it', async () => {
    await openControls('/dashboard/donate', 'Story', 'member');
    await userEvent.keyboard('{Control>}k{/Control}');
    const search = page.getByRole('dialog', { name: 'Search screens, actions and team members' });
    await expect.element(search.getByRole('combobox')).toHaveFocus();
    await expect.element(panel()).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(search).not.toBeInTheDocument();
    await expect.element(button('Demo controls')).toHaveFocus();
  });

  test('are searched over all groups', async () => {
    await openControls('/signin', 'Network');
    const search = panel().getByRole('searchbox', { name: 'Search the controls' });
    await search.fill('reset data');
    await expect.element(panel().getByRole('button', { name: 'Reset demo data' })).toBeVisible();
    await expect.element(panel().getByText('1 control found.')).toBeVisible();
    await expect.element(panel().getByRole('button', { name: 'One day' })).not.toBeInTheDocument();
    for (const [words, name] of [
      ['curl', 'Call log'],
      ['brand', 'The customer’s own'],
      ['clock', 'Time'],
      ['email', 'Outbox'],
      ['clear', 'Start again'],
      ['download', 'Undo and checkpoints'],
      ['error 500', 'Faults per call'],
    ] as const) {
      await search.fill(words);
      await expect.element(panel().getByRole('region', { name })).toBeVisible();
    }
    await search.fill('no such control');
    await expect.element(panel().getByText('Nothing found.')).toBeVisible();
    // Escape leaves the search first.
    await userEvent.keyboard('{Escape}');
    await expect.element(search).toHaveValue('');
    await expect.element(panel().getByRole('button', { name: 'Expire access tokens' })).toBeVisible();
    await expect.element(panel().getByRole('button', { name: 'Reset demo data' })).not.toBeInTheDocument();
  });

  test('open from the marker, give the focus back, and open with the group that was looked at last', async () => {
    await openControls('/signin', 'World');
    await userEvent.keyboard('{Escape}');
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.element(button('Demo controls')).toHaveFocus();
    await button('Demo controls').click();
    await expect
      .element(panel().getByRole('tab', { name: 'World' }))
      .toHaveAttribute('aria-selected', 'true');
  });

  test('show each group from its beginning', async () => {
    await openControls('/signin', 'Story');
    const groups = panel().getByRole('tabpanel').first().element().parentElement;
    groups?.scrollTo({ top: 10_000 });
    expect(groups?.scrollTop).toBeGreaterThan(0);
    await panel().getByRole('tab', { name: 'World' }).click();
    await expect.element(panel().getByRole('tabpanel', { name: 'World' })).toBeVisible();
    expect(groups?.scrollTop).toBe(0);
  });

  test('deposit money for the member who is signed in, and the figures on the screen are refreshed', async () => {
    const services = await openControls('/dashboard', 'World', 'member');
    const { data } = await callSample(services.client, getProfile, {});
    const amount = panel().getByLabelText('Deposit in dollars');
    await amount.fill('1e3');
    await panel().getByRole('button', { name: 'Deposit arrives' }).click();
    await expect
      .element(amount)
      .toHaveAccessibleDescription('An amount from 0.01 to 1,000,000 with at most five decimals.');
    await amount.fill('100');
    await panel().getByRole('button', { name: 'Deposit arrives' }).click();
    await expect.element(message('A deposit of $100.00000 has arrived.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(text(formatDollars(data.balances.deposit_balance + 100))).toBeVisible();
  });

  test('offer no deposit without a session', async () => {
    await openControls('/signin', 'World');
    await expect.element(panel().getByRole('button', { name: 'One day' })).toBeVisible();
    expect(panel().getByRole('button', { name: 'Deposit arrives' }).elements()).toHaveLength(0);
    await expect.element(panel().getByText('Sign in to let something happen.')).toBeVisible();
  });

  test('move the provider’s time by an amount or to a date, and confirm it', async () => {
    await openControls('/dashboard/nowhere', 'World', 'newcomer');
    const before = provider.controls.now();
    await panel().getByRole('button', { name: 'One hour' }).click();
    await expect.element(page.getByText(/^Time moved forward to/)).toBeVisible();
    expect(provider.controls.now() - before).toBeGreaterThanOrEqual(HOUR);
    await panel().getByLabelText('Move by').fill('2');
    await userEvent.selectOptions(panel().getByLabelText('Unit'), 'days');
    await panel().getByRole('button', { name: 'Move', exact: true }).click();
    await expect.poll(() => provider.controls.now() - before).toBeGreaterThanOrEqual(49 * HOUR);
    for (const amount of ['0', '-3', '1.5', '']) {
      await panel().getByLabelText('Move by').fill(amount);
      await panel().getByRole('button', { name: 'Move', exact: true }).click();
      await expect.element(panel().getByLabelText('Move by')).toHaveFocus();
      await expect.element(panel().getByText('A whole number from 1 to 1000.')).toBeVisible();
      expect(provider.controls.now() - before).toBeLessThan(50 * HOUR);
    }
    const date = panel().getByLabelText('Move to', { exact: true });
    await panel().getByRole('button', { name: 'Go there' }).click();
    await expect.element(panel().getByText(/^Choose a moment after the one it is now/)).toBeVisible();
    await expect.element(date).toHaveFocus();
    const later = new Date(before + 96 * HOUR);
    later.setSeconds(0, 0);
    const local = new Date(later.getTime() - later.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
    await date.fill(local);
    await panel().getByRole('button', { name: 'Go there' }).click();
    await expect.poll(() => provider.controls.now()).toBeGreaterThanOrEqual(later.getTime());
  });

  test('say the time as soon as it has moved', async () => {
    // Not polled: it is read every second, too.
    await openControls('/dashboard/nowhere', 'World', 'newcomer');
    const reading = panel().getByText(/^It is /);
    await expect.element(reading).toBeVisible();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    await act(() => provider.controls.moveTo(provider.controls.now() + 48 * HOUR));
    vi.unstubAllGlobals();
    const [day = ''] = demoTime.now(provider.controls.now()).split(' at ');
    expect(reading.element().textContent).toContain(day);
  });

  test('show a withdrawal on its way from Pending through Processing to Completed', async () => {
    const services = await openControls('/dashboard', 'World', 'leader');
    await panel().getByRole('button', { name: 'Close demo controls' }).click();
    await services.client.call(withdraw, {
      body: { amount: 20, withdrawal_address: '0x1', ...WITHDRAWAL_FIELDS },
      idempotencyKey: createIdempotencyKey(),
    });
    await link('Transactions').click();
    const newest = () => document.querySelector('tbody tr')?.textContent;
    await expect.poll(newest).toContain('Pending');
    await button('Demo controls').click();
    await panel().getByRole('button', { name: 'One day' }).click();
    await expect.poll(newest).toContain('Processing');
    await expect.poll(newest).toContain('Completed');
    await expect.element(panel().getByRole('button', { name: 'One day' })).not.toHaveAttribute('aria-busy');
  });

  test('leave the member signed in, on the same screen, when time is moved beyond the session', async () => {
    const services = await openControls('/dashboard/transactions', 'World', 'member');
    await panel().getByRole('button', { name: '30 days' }).click();
    await expect.element(page.getByText(/^Time moved forward/).first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(heading('Activity Details')).toBeVisible();
    const { data } = await callSample(services.client, getProfile, {});
    expect(data.profile.name).toBe(persona('member').name);
    expect(services.session.getSnapshot().hasTag('private')).toBe(true);
    expect(location.pathname).toBe('/dashboard/transactions');
  });

  test.each(['unauthorized', 'malformed'] as const)(
    'sign in again by one press, on the same screen, when a session could not be renewed: %s',
    async (fault) => {
      await openControls('/dashboard/transactions', 'World', 'member');
      const { name } = persona('member');
      const again = panel().getByRole('button', { name: `Sign in again as ${name}` });
      provider.controls.failNext('refreshToken', fault, { sticky: true });
      await panel().getByRole('button', { name: 'One day' }).click();
      await expect.element(panel().getByText(`The session of ${name} has ended.`)).toBeVisible();
      if (fault === 'unauthorized') await expectNoFindings();
      await again.click();
      await expect.element(again).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await expect.element(heading('Activity Details')).toBeVisible();
      expect(location.pathname).toBe('/dashboard/transactions');
    },
  );

  test('let time pass faster, and the screen follows', async () => {
    const services = await openControls('/dashboard', 'World', 'member');
    const { data } = await callSample(services.client, getProfile, {});
    onTestFinished(followPace(provider.controls));
    const before = provider.controls.now();
    await panel()
      .getByRole('radio', { name: /^3,600×/ })
      .click();
    await provider.controls.deposit(persona('member').identifier, 7);
    await expect.poll(() => provider.controls.now() - before).toBeGreaterThan(2 * HOUR);
    await expect
      .poll(() => document.querySelector('main')?.textContent)
      .toContain(formatDollars(data.balances.deposit_balance + 7));
    await panel().getByRole('radio', { name: 'As usual' }).first().click();
    await expect.poll(() => provider.controls.getRate()).toBe(1);
  });

  test('let something happen in the team, and an e-mail come', async () => {
    await openControls('/dashboard', 'World', 'newcomer');
    await panel().getByRole('button', { name: 'Somebody donates' }).click();
    await expect
      .element(message('There is nobody in the team who could do that. Let somebody join first.'))
      .toBeVisible();
    await panel().getByRole('button', { name: 'Somebody joins' }).click();
    await expect.element(page.getByText(/^\w+ [\w’'-]+ has joined\.$/)).toBeVisible();
    await panel().getByRole('button', { name: 'Somebody reaches a stage' }).click();
    await expect.element(page.getByText(/has reached stage 2\.$/)).toBeVisible();
    await panel().getByRole('button', { name: 'An e-mail comes' }).click();
    await expect.element(panel().getByRole('link', { name: /^Passcode reset for/ })).toBeVisible();
  });

  test('that cannot be loaded are said to be, and the app goes on', async () => {
    const getProvider = vi.fn(async () => provider).mockRejectedValueOnce(new TypeError('out of reach'));
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await openApp('/signin', { marker: <DemoControlsMarker getProvider={getProvider} started={started} /> });
    await button('Demo controls').click();
    await expect.element(message(messages.controlsFailed)).toBeVisible();
    await expect.element(heading('Access Your Account')).toBeVisible();
    expect(logged).toHaveBeenCalledOnce();
    await button('Demo controls').click();
    await expect.element(panel()).toBeVisible();
  });

  test('say that the browser does not store the data', async () => {
    const getKeepProblem = () => 'refused' as const;
    await openApp('/signin', {
      marker: (
        <DemoControlsMarker getProvider={async () => ({ ...provider, getKeepProblem })} started={started} />
      ),
    });
    await button('Demo controls').click();
    await expect.element(panel().getByText(/^This browser does not store the demo data/)).toBeVisible();
  });

  test('reload the other tabs after a reset, where the session is over and why is said', async () => {
    onTestFinished(followReplacements());
    const otherTab = new BroadcastChannel('trellis-demo-reset');
    onTestFinished(() => otherTab.close());
    const load = async (announced: string) => {
      const reload = catchReload();
      let cutOff = () => {};
      const call = () =>
        new Promise<void>((resolve) => {
          cutOff = resolve;
        });
      const key = createIdempotencyKey();
      const sent = {
        kind: 'donation',
        amount: 50,
        key,
        owner: 'of the world before',
        sentAt: Date.now(),
      } as const;
      const recorded = recordMovement(sent, { call, isSettledBy: () => false });
      loseMovement(localStorage, 'donation', 50, 'known before');
      otherTab.postMessage(announced);
      await reload;
      expect(readMovements().filter(({ isUnderWay }) => !isUnderWay)).toEqual([]);
      cutOff();
      await recorded;
      loseMovement(localStorage, 'donation', 50, 'of the world after');
      leaveFormerWorld();
      expect(readMovements().map(({ key: left }) => left)).not.toContain(key);
      expect(readMovements()).toHaveLength(1);
      forgetAllMovements();
      tellReloadReason();
      return localStorage.getItem('auth');
    };
    await openApp('/signin');
    localStorage.setItem('auth', 'of the world before');
    // What a page posts does not come back to it.
    announceReplacement('reset');
    tellReloadReason();
    loseMovement(localStorage, 'donation', 50, 'of this world');
    leaveFormerWorld();
    expect(readMovements()).toHaveLength(1);
    forgetAllMovements();
    expect(await load('replaced')).toBe('of the world before');
    await expect.element(message('The demo data were replaced in another tab.')).toBeVisible();
    expect(await load('reset')).toBeNull();
    await expect.element(message('The demo data were reset in another tab.')).toBeVisible();
    tellReloadReason();
    expect(page.getByText(/^The demo data were/).elements()).toHaveLength(2);
  });

  test('expire access tokens, which the next calls refresh', async () => {
    await openControls('/dashboard/nowhere', 'Network', 'member');
    await panel().getByRole('button', { name: 'Expire access tokens' }).click();
    await expect.element(text('Access tokens expired.')).toBeVisible();
    await panel().getByRole('button', { name: 'Close demo controls' }).click();
    await link('Dashboard').click();
    const { user } = await signInDirectly('member');
    await expect.element(text(user.referral_code ?? '')).toBeVisible();
    expect(callsOf('GET /v1/auth/refresh-token')).toBe(1);
  });

  test('let a call fail as they say, the strip says so, and it is kept over a reload until it is switched off', async () => {
    onTestFinished(keepNetworkConditions(provider.controls));
    await openControls('/dashboard/donate', 'Network', 'member');
    const row = panel().getByRole('group').filter({ hasText: 'Donate' }).first();
    await row.getByText('donate', { exact: true }).click();
    await userEvent.selectOptions(row.getByLabelText('How it ends'), 'Refused, with a sentence');
    await row.getByLabelText('Sentence of the provider').fill('Come back tomorrow.');
    await userEvent.selectOptions(row.getByLabelText('Applies to'), 'some of the calls');
    await row.getByLabelText('How many of 100').fill('0');
    await expect.element(row.getByText('A whole number from 1 to 100.')).toBeVisible();
    await row.getByLabelText('How many of 100').fill('100');
    await panel().getByRole('radio', { name: '0.4 seconds' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(marker()).toHaveTextContent('Donate: 100 % refused · answers after 0.4 s');

    const kept = sessionStorage.getItem('trellis-demo-network') ?? '';
    provider.controls.clear();
    sessionStorage.setItem('trellis-demo-network', kept);
    onTestFinished(keepNetworkConditions(provider.controls));
    expect(provider.controls.latency).toBe(400);
    await field('Amount').fill('60');
    await button('Submit').click();
    await expect.element(message('Come back tomorrow.')).toBeVisible();
    await button('Switch the faults of the network off').click();
    await expect.element(marker()).not.toHaveTextContent('refused');
    expect(provider.controls.faults.hasConditions).toBe(false);
    await expect.element(heading('Donate Funds')).toHaveFocus();
  });

  test('name a faster pace of time in the strip, which its button ends', async () => {
    await openControls('/dashboard', 'World', 'member');
    await panel().getByRole('radio', { name: '60× (an hour a minute)' }).click();
    await userEvent.keyboard('{Escape}');
    const off = button('Let time pass as usual');
    await expect.element(marker()).toHaveTextContent('Clock at 60×');
    provider.controls.failNext('donate', 'serverError', { sticky: true });
    await expect
      .element(button('Switch the faults of the network off, and let time pass as usual'))
      .toBeVisible();
    provider.controls.faults.clear();
    await off.click();
    await expect.element(marker()).not.toHaveTextContent('Clock at');
    expect(provider.controls.getRate()).toBe(1);
  });

  test.each([PHONE, 360, 320])('are told whole by the strip, %i px wide', async (width) => {
    onTestFinished(keepNetworkConditions(provider.controls));
    await openControls('/dashboard/donate', 'Network', 'member');
    await userEvent.keyboard('{Escape}');
    await page.viewport(width, 900);
    provider.controls.failNext('setWallet', 'responseTruncated', { sticky: true });
    provider.controls.failNext('donate', 'serverError', { sticky: true });
    const words = marker().getByRole('status');
    await expect
      .element(words)
      .toHaveTextContent(
        'Set the withdrawal address: every time: carried out, and the answer breaks off · 1 more',
      );
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = words.element();
    expect({ scrollWidth, scrollHeight }).toEqual({ scrollWidth: clientWidth, scrollHeight: clientHeight });
    const bar = marker().element().getBoundingClientRect();
    for (const part of marker().element().children) {
      const { top, bottom } = part.getBoundingClientRect();
      expect(bottom, part.outerHTML).toBeLessThanOrEqual(bar.bottom);
      expect(top, part.outerHTML).toBeGreaterThanOrEqual(bar.top);
    }
    await button('Switch the faults of the network off').click();
  });

  test('say what just happened: who received what of a donation, and the ledger’s pairs', async () => {
    const services = await openControls('/dashboard', 'Story', 'member');
    const section = panel().getByRole('region', { name: 'What just happened' });
    await services.client.call(donate, { body: { amount: 60 }, idempotencyKey: createIdempotencyKey() });
    await expect.element(section.getByText('Miguel Member donated $60.00000.')).toBeVisible();
    const receivers = section.getByRole('list', { name: /^Who received what/ });
    await expect.element(receivers.getByRole('listitem').first()).toHaveTextContent(/^PProgramme/);
    await expect
      .element(receivers.getByRole('listitem').last())
      .toHaveTextContent('MMMiguel Member−$60.00000DonorThe sum of the pairs above');
    const pair = 'From Miguel Member, impact balance, to Lena Leader, earnings';
    await expect
      .element(receivers.getByRole('listitem').filter({ hasText: pair }))
      .toHaveTextContent(/^LLLena Leader\$18\.00000Sponsor · 1 level up · 30 %From/);
    const amounts = receivers
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => toUnits(Number(/\$([\d.]+)/.exec(textContent)?.[1])));
    expect(amounts.slice(0, -1).reduce((sum, units) => sum + units, 0)).toBe(amounts.at(-1));
    await expectNoFindings();
  });

  test('show the e-mails, whose link leads to the new passcode', async () => {
    const services = await openControls('/forgot-password', 'World');
    await expect.element(panel().getByText('No e-mails yet.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const { email } = (await signInDirectly('member')).user;
    await services.client.call(forgotPassword, { body: { email: email ?? '' } });
    await button('Demo controls').click();
    await panel()
      .getByRole('link', { name: `Passcode reset for ${email}` })
      .click();
    await expect.element(heading('Choose a new passcode')).toBeVisible();
    await expect.element(panel()).not.toBeInTheDocument();
    expect(location.pathname).toBe((await provider.controls.outbox())[0]?.path);
  });

  test('reset the data, reload the page, and change nothing else in the browser', async () => {
    await openControls('/dashboard/nowhere', 'Story', 'member');
    const auth = localStorage.getItem('auth');
    localStorage.setItem('another app', 'keeps this');
    await provider.controls.advance(HOUR);
    const reload = catchReload();
    await panel().getByRole('button', { name: 'Reset demo data' }).click();
    await reload;
    expect({ ...localStorage }).toEqual({ auth, 'another app': 'keeps this' });
    expect(Math.abs(provider.controls.now() - Date.now())).toBeLessThan(HOUR / 2);
    expect(await provider.controls.outbox()).toEqual([]);
    // As the page that is loaded again does.
    leaveFormerWorld();
    expect({ ...localStorage }).toEqual({ 'another app': 'keeps this' });
    expect(location.pathname).toBe('/signin');
    tellReloadReason();
    await expect.element(message('The demo data were reset.')).toBeVisible();
  });
});
