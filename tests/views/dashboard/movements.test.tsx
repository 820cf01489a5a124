import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '#src/actors/services.ts';
import { session } from '#src/messages/session.ts';
import { expectNoFindings } from '../support/axe';
import { replaceReplies } from '../support/changeReplies';
import { dollars } from '../support/formats';
import { alert, button, field, heading, message, shownToasts } from '../support/locators';
import {
  donate,
  fetchDonor,
  fetchWithdrawer,
  openDonate,
  openWithdraw,
  SEND_AGAIN,
  WALLET,
  withdraw,
} from '../support/movements';
import { callsOf, PHONE, provider } from '../support/openApp';
import { term } from '../support/readScreen';
import { followLink, openScreen } from '../support/screens';

const expectHint = (sentence: string | RegExp) =>
  expect.element(field('Amount')).toHaveAccessibleDescription(sentence);

/** What is the same of a withdrawal and of a donation, which has no field after its amount. */
describe.each([
  {
    movement: 'a donation',
    operation: 'donate',
    request: 'POST /donations/process',
    history: 'GET /donations/history',
    path: '/dashboard/donate',
    verb: 'Donate',
    open: openDonate,
    read: fetchDonor,
    send: donate,
    balance: 'Impact Balance',
    submit: 'Submit',
    amount: '50',
    minimum: ['Minimum Donation', '$50.00000'],
    // It is that of the member's stage.
    minimumWithoutProfile: /^$/,
    belowMinimum: ['49.99999', 'The minimum donation for your stage is $50.00000.'],
    sent: 'A donation of $50.00000 was sent.',
    accepted: 'Donation made successfully!',
    unknown: 'It is not known whether the donation went through.',
    refused: 'An error occurred while making the donation.',
    leavesNothing: (amount: string) => `${amount} will be donated, $0.00000 stays in your Impact Balance.`,
    final: 'A donation cannot be taken back.',
    address: null,
  },
  {
    movement: 'a withdrawal',
    operation: 'withdraw',
    request: 'POST /transactions/withdrawal',
    history: 'GET /transactions/history',
    path: '/dashboard/withdraw',
    verb: 'Withdraw',
    open: openWithdraw,
    read: fetchWithdrawer,
    send: withdraw,
    balance: 'Available Balance',
    submit: 'Confirm',
    amount: '25',
    minimum: ['Minimum Withdrawal', '$20.00000'],
    minimumWithoutProfile: /^(\$20\.00000)?$/,
    belowMinimum: ['19.99999', 'The minimum withdrawal is $20.00000.'],
    sent: 'A withdrawal of $25.00000 was sent.',
    accepted: 'Withdraw successful!',
    unknown: 'It is not known whether the withdrawal went through.',
    refused: 'An error occurred',
    leavesNothing: (amount: string) => `${amount} will be withdrawn, $0.00000 stays available.`,
    final: 'Once it is paid nobody can bring it back',
    address: field('Wallet Address'),
  },
] as const)('$movement', (movement) => {
  const { operation, request, verb, open, read, send, balance, amount, sent, accepted, address } = movement;
  const submit = button(movement.submit);
  const [minimumTerm, minimum] = movement.minimum;

  async function expectFieldValues(typed: string) {
    await expect.element(field('Amount')).toHaveValue(typed);
    if (address) await expect.element(address).toHaveValue(WALLET);
  }

  test('what is no amount never reaches the network', async () => {
    await open();
    await expectNoFindings();
    for (const [typed, sentence] of [
      ['', 'Amount is required'],
      ['fifty', 'Write figures with a decimal point, like 25 or 1,250.50'],
      ['1,25', 'Write figures with a decimal point, like 25 or 1,250.50'],
      ['50.000001', 'An amount has at most five decimals'],
      ['0.00000', 'The amount must be more than zero'],
      ['-50', 'The amount must be more than zero'],
      ['10000000000', 'The amount is too large'],
    ] as const) {
      await send(typed);
      await expectHint(sentence);
      await expect.element(field('Amount')).toBeInvalid();
      await expect.element(field('Amount')).toHaveFocus();
    }
    expect(callsOf(request)).toBe(0);
    await expectNoFindings([PHONE]);
    await field('Amount').fill('1');
    await expect.element(field('Amount')).toBeValid();
    await expectHint(`This is below the minimum of ${minimum}.`);
    await expectNoFindings([PHONE]);
  });

  test('the whole balance is filled in exactly, and leaves nothing', async () => {
    const services = await open();
    const { available } = await read(services);
    await address?.fill(WALLET);
    await button('Use the whole balance').click();
    await expect.element(field('Amount')).toHaveValue(dollars(available).replace('$', ''));
    await expectHint(movement.leavesNothing(dollars(available)));
    await expect
      .element(submit)
      .toHaveAccessibleDescription('You will be asked once more: it is your whole balance.');
    await submit.click();
    await expect.element(page.getByRole('heading', { name: `${verb} ${dollars(available)}?` })).toHaveFocus();
    await expect.element(alert()).toHaveTextContent('This is your whole balance: nothing stays.');
    await expect.element(page.getByText(movement.final)).toBeVisible();
    await expectNoFindings();
    expect(callsOf(request)).toBe(0);
    await button('Confirm').click();
    await expect.element(message(accepted)).toBeVisible();
    const after = await read(services);
    expect(after.available).toBe(0);
    expect(after.movements[0]?.amount).toBe(available);
  });

  test('that is accepted is confirmed in the provider’s own words, and without them in the app’s', async () => {
    await open();
    for (const words of ['Booked, with thanks.', undefined]) {
      replaceReplies({ [operation]: { success: true, message: words } });
      await send(amount);
      await expect.element(message(words ?? accepted)).toBeVisible();
      await expect.element(field('Amount')).toHaveValue('');
    }
  });

  test('answered with nothing but a sentence in another language is not known, and the sentence is told', async () => {
    replaceReplies({ [operation]: { message: 'Solde insuffisant' } });
    await open();
    await send(amount);
    const answer = message('The provider answered: “Solde insuffisant”');
    await expect.element(answer).toBeVisible();
    await expect.element(alert()).toHaveTextContent(movement.unknown);
    // The alert does not say it.
    expect(answer.element().getAttribute('aria-live')).not.toBe('off');
  });

  describe('that is refused shows why, leaves the form as it is and moves nothing:', () => {
    async function expectRefused(services: Services, typed: string, sentence: string) {
      const before = await read(services);
      await send(typed);
      await expect.element(message(sentence)).toBeVisible();
      await expectFieldValues(typed);
      await expect.element(alert()).not.toBeInTheDocument();
      await expect.element(page.getByRole('main').getByText(sentence)).toBeVisible();
      expect(callsOf(request)).toBe(1);
      const after = await read(services);
      expect([after.available, after.movements]).toEqual([before.available, before.movements]);
    }

    test('below the minimum', async () => {
      const [typed, sentence] = movement.belowMinimum;
      await expectRefused(await open(), typed, sentence);
      await expect.element(field('Amount')).toHaveFocus();
    });

    test('above the balance', async () => {
      await expectRefused(await open(), '9,999,999,999.99999', 'Insufficient balance');
    });

    test('without a sentence', async () => {
      const services = await open();
      provider.controls.failNext(operation, { kind: 'refusal', message: '' });
      await expectRefused(services, amount, movement.refused);
    });

    test('the unlucky persona', async () => {
      const sentence = 'The payment system is not available. Please try again later.';
      await expectRefused(await open('unlucky'), amount, sentence);
    });
  });

  test('is not carried out while no profile says whose the renewed session is, which keeps the form', async () => {
    const services = await open();
    const { available } = await read(services);
    await provider.controls.expireAccessTokens();
    provider.controls.failNext('getProfile', 'serverError', { sticky: true });
    await send(amount);
    await expect.element(message(session.unconfirmed)).toBeVisible();
    await expectFieldValues(amount);
    await expect.element(page.getByText(movement.unknown)).not.toBeInTheDocument();
    provider.controls.clear();
    expect((await read(services)).available).toBe(available);
    await send(amount);
    await expect.element(message(accepted)).toBeVisible();
  });

  test.each([
    ['unreachable', 0],
    ['malformed', 0],
    ['serverError', 0],
    ['responseLost', 1],
  ] as const)(
    'of unknown outcome, %s: a warning takes the form’s place, the history is refetched, and sent again it counts once',
    async (failure, moved) => {
      const services = await open();
      const { available, movements } = await read(services);
      const reads = callsOf(movement.history);
      provider.controls.failNext(operation, failure);
      await send(amount);
      await expect.element(message(movement.unknown)).toBeVisible();
      await expect.element(alert()).toHaveTextContent(movement.unknown);
      await expect.element(alert()).toHaveTextContent(sent);
      await expect.element(alert()).toHaveTextContent('Nothing is sent again by itself');
      await expect.element(field('Amount')).not.toBeVisible();
      await expect.poll(() => callsOf(movement.history)).toBe(reads + 1);
      await expect.poll(() => term(balance)).toBe(dollars(available - moved * Number(amount)));
      expect((await read(services)).movements).toHaveLength(movements.length + moved);
      expect(callsOf(request)).toBe(1);
      if (failure === 'responseLost') await expectNoFindings();

      await button(SEND_AGAIN).click();
      await expect.element(message(accepted)).toBeVisible();
      expect(shownToasts()).toEqual([accepted]);
      await expect.element(alert()).not.toBeInTheDocument();
      await expectFieldValues('');
      expect((await read(services)).movements).toHaveLength(movements.length + 1);
      expect(callsOf(request)).toBe(2);
    },
  );

  test('is sent once by a double click, and the button is busy until the answer comes', async () => {
    const services = await open();
    const { available, movements } = await read(services);
    const release = provider.controls.hold(operation);
    await address?.fill(WALLET);
    await field('Amount').fill(amount);
    await submit.dblClick();
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    await expectHint('Waiting for the provider’s answer…');
    await field('Amount').click();
    await userEvent.keyboard('{Enter}');
    release();
    await expect.element(message(accepted)).toBeVisible();
    expect(callsOf(request)).toBe(1);
    const after = await read(services);
    expect(after.movements).toHaveLength(movements.length + 1);
    expect(after.available).toBeCloseTo(available - Number(amount), 6);
  });

  test('that is left while it is pending is still shown so on the way back, and cannot be sent again', async () => {
    await open();
    const release = provider.controls.hold(operation);
    await send(amount);
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    await followLink('Dashboard', 'Financial Overview');
    await followLink(verb, `${verb} Funds`);
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    await expectHint('Waiting for the provider’s answer…');
    await address?.fill(WALLET);
    await field('Amount').fill(amount);
    await field('Amount').click();
    await userEvent.keyboard('{Enter}');
    release();
    await expect.element(message(accepted)).toBeVisible();
    await expectFieldValues('');
    expect(callsOf(request)).toBe(1);
  });

  test('has figures that are skeletons until they are loaded, never zeros', async () => {
    const release = provider.controls.hold('getProfile');
    await openScreen(movement.path, `${verb} Funds`, { as: 'member' });
    await expect.poll(() => term(balance)).toBe('');
    expect(term(minimumTerm)).toMatch(movement.minimumWithoutProfile);
    if (address) await expect.element(address).toHaveValue('');
    release();
    await expect.poll(() => term(balance)).toMatch(/^\$[1-9]/);
    await expect.poll(() => term(minimumTerm)).toBe(minimum);
    if (address) await expect.element(address).not.toHaveValue('');
  });

  test('can be made by the keyboard alone', async () => {
    const services = await open();
    const { available } = await read(services);
    heading(`${verb} Funds`).element().focus();
    await userEvent.tab();
    await expect.element(field('Amount')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Use the whole balance')).toHaveFocus();
    await userEvent.keyboard(address ? '{Enter}' : ' ');
    await expect.element(field('Amount')).toHaveValue(dollars(available).replace('$', ''));
    expect(callsOf(request)).toBe(0);
    if (address) {
      await userEvent.tab();
      await expect.element(address).toHaveFocus();
    }
    await userEvent.tab();
    await expect.element(submit).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('heading', { level: 2, name: new RegExp(`^${verb} `) }))
      .toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Go back')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(message(accepted)).toBeVisible();
  });
});
