import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toOwner } from '#src/browser/privateKeyHash.ts';
import { readUsedAddresses } from '#src/browser/usedAddresses.ts';
import { formatUnits, toUnits } from '#src/domain/money.ts';
import { expectNoFindings } from '../support/axe';
import { changeReplies, replaceFields } from '../support/changeReplies';
import { dollars } from '../support/formats';
import { alert, button, field, heading, link, message, settled } from '../support/locators';
import {
  fetchWithdrawer,
  fillInWithdrawal,
  openWithdraw,
  SEND_AGAIN,
  WALLET,
  withdraw,
} from '../support/movements';
import { callsOf, DESKTOP, openApp, PHONE, persona, provider } from '../support/openApp';
import { term } from '../support/readScreen';
import { followLink } from '../support/screens';
import { translate } from '../support/translate';

const WITHDRAW = 'POST /transactions/withdrawal';
/** The one that every test of this file has used before, with other digits in the middle. */
const LOOK_ALIKE = '0x1111222233334444aaaabbbb7777888899990000';
const UNKNOWN = 'It is not known whether the withdrawal went through.';

async function expectFieldValues(amount: string, address = WALLET) {
  await expect.element(field('Amount')).toHaveValue(amount);
  await expect.element(field('Wallet Address')).toHaveValue(address);
}

test('shows the minimum, the available balance and the profile’s wallet address, which can be changed', async () => {
  const services = await openWithdraw();
  const { available, profile } = await fetchWithdrawer(services);
  expect(term('Minimum Withdrawal')).toBe('$20.00000');
  expect(term('Available Balance')).toBe(dollars(available));
  expect(profile.wallet_address).toBeTruthy();
  await expect.element(field('Wallet Address')).toHaveValue(profile.wallet_address ?? '');
  await field('Wallet Address').fill(WALLET);
  await expect.element(field('Wallet Address')).toHaveValue(WALLET);
  await expect.poll(() => document.title).toBe('Withdraw Funds – Trellis');
});

test('what is being paid out is the sum of the withdrawals under way', async () => {
  const services = await openWithdraw();
  const { movements } = await fetchWithdrawer(services);
  const outgoing = movements.filter(({ type, status }) => type === 'Withdrawal' && [2, 4].includes(status));
  const units = outgoing.reduce((sum, { amount }) => sum + toUnits(amount), 0);
  expect(outgoing).toHaveLength(2);
  expect(term('Being Paid Out')).toBe(formatUnits(units));
  await expect.element(page.getByText('2 withdrawals under way')).toBeVisible();
  await withdraw('20.5');
  await expect.poll(() => term('Being Paid Out')).toBe(formatUnits(units + toUnits(20.5)));
  await expect.element(page.getByText('3 withdrawals under way')).toBeVisible();
});

test('what is being paid out is a dash where a status does not say whether a withdrawal is', async () => {
  changeReplies({
    getTransactionHistory: (reply) => replaceFields(reply, { type: 'Withdrawal', status: 'In review' }),
  });
  await openWithdraw();
  expect(term('Being Paid Out')).toBe('–not available');
  await expect.element(page.getByText('under way')).not.toBeInTheDocument();
});

test('while the history is loading, another figure that could not be read is a dash', async () => {
  provider.controls.failNext('getProfile', 'serverError', { sticky: true });
  const release = provider.controls.hold('getTransactionHistory');
  await openApp('/dashboard/withdraw', { as: 'member' });
  await expect.element(alert()).toHaveTextContent('Your withdrawal figures could not be loaded.');
  expect(term('Available Balance')).toBe('–not available');
  expect(term('Being Paid Out')).toBe('');
  release();
  await expect.poll(() => term('Being Paid Out')).toMatch(/^\$[1-9]/);
});

test('what is being paid out is a dash where the history cannot be read, which is said once', async () => {
  provider.controls.failNext('getTransactionHistory', 'serverError', { sticky: true });
  await openApp('/dashboard/withdraw', { as: 'member' });
  await expect.element(alert()).toHaveTextContent('Recent Transaction could not be loaded.');
  expect(alert().elements()).toHaveLength(1);
  expect(term('Being Paid Out')).toBe('–not available');
});

test('a required error is shown under each empty field, nothing is sent, and the first one gets the focus', async () => {
  await openWithdraw();
  await withdraw(' ', ' ');
  await expect.element(field('Amount')).toHaveAccessibleDescription('Amount is required');
  await expect.element(field('Wallet Address')).toHaveAccessibleDescription(/^Wallet address is required/);
  await expect.element(field('Amount')).toBeInvalid();
  await expect.element(field('Wallet Address')).toBeInvalid();
  await expect.element(field('Amount')).toHaveFocus();
  expect(callsOf(WITHDRAW)).toBe(0);
});

test('a hint under the amount shows while typing what it would lead to', async () => {
  const services = await openWithdraw();
  const { available } = await fetchWithdrawer(services);
  const expectHint = (sentence: string) =>
    expect.element(field('Amount')).toHaveAccessibleDescription(sentence);
  await expectHint('At least $20.00000.');
  await field('Amount').fill('19.99999');
  await expectHint('This is below the minimum of $20.00000.');
  await field('Amount').fill('20');
  await expectHint(`$20.00000 will be withdrawn, ${dollars(available - 20)} stays available.`);
  await field('Amount').fill(String(available + 1));
  await expectHint('This is $1.00000 more than your available balance.');
  // Only the sentence is announced, and not the button beside the label.
  const announced = document.querySelector('form [aria-live=polite]');
  expect(announced).toHaveTextContent(/^This is \$1\.00000 more than your available balance\.$/);
});

test('a newcomer sees that there is nothing to withdraw, and no button to use the balance', async () => {
  await openWithdraw('newcomer');
  expect(term('Available Balance')).toBe('$0.00000');
  expect(term('Being Paid Out')).toBe('$0.00000');
  await expect.element(page.getByText('No withdrawals under way')).toBeVisible();
  await expect
    .element(field('Amount'))
    .toHaveAccessibleDescription('There is nothing to withdraw at the moment.');
  await expect.element(field('Wallet Address')).toHaveValue('');
  await expect.element(button('Use the whole balance')).not.toBeInTheDocument();
  await expect.element(page.getByText('No transactions found.')).toBeVisible();
});

test('where there are deposits only, it is said that there are no withdrawals, and the filter can be lifted', async () => {
  await openApp('/dashboard');
  await expect.element(heading('Access Your Account')).toBeVisible();
  await provider.controls.deposit(persona('newcomer').identifier, 30);
  await openWithdraw('newcomer');
  await expect.element(page.getByText('No withdrawals found.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Type' }).selectOptions('Deposits and withdrawals');
  await expect.element(page.getByRole('cell', { name: 'Deposit', exact: true })).toBeVisible();
});

test('a balance below the minimum is said to be so, and not offered', async () => {
  const services = await openWithdraw();
  const { available } = await fetchWithdrawer(services);
  await withdraw(String((toUnits(available) - 1_999_999) / 100_000));
  await expect.element(message('Withdraw successful!')).toBeVisible();
  await settled();
  expect(term('Available Balance')).toBe('$19.99999');
  await expect
    .element(field('Amount'))
    .toHaveAccessibleDescription('Your available balance is below the minimum of $20.00000.');
  await expect.element(button('Use the whole balance')).not.toBeInTheDocument();
});

test('the whole balance is offered once the minimum is known, and not where it cannot be read', async () => {
  provider.controls.failNext('generateWallet', 'serverError', { sticky: true });
  provider.controls.failNext('getPublicSettings', 'serverError', { sticky: true });
  await openApp('/dashboard/withdraw', { as: 'member' });
  await expect.poll(() => term('Available Balance')).toMatch(/^\$[1-9]/);
  await expect.poll(() => term('Minimum Withdrawal')).toBe('–not available');
  expect(button('Use the whole balance').query()).toBeNull();

  provider.controls.clear();
  const releases = (['generateWallet', 'getPublicSettings'] as const).map(provider.controls.hold);
  await button('Retry').click();
  expect(button('Use the whole balance').query()).toBeNull();
  for (const release of releases) release();
  await expect.element(button('Use the whole balance')).toBeVisible();
  expect(term('Minimum Withdrawal')).toBe('$20.00000');
});

test('a withdrawal refreshes every figure without a flash of zeros, and clears the amount', async () => {
  const services = await openWithdraw();
  const before = await fetchWithdrawer(services);
  await fillInWithdrawal(' 20.5 ');
  const seen = new Set<string | undefined>();
  const watch = new MutationObserver(() => seen.add(term('Available Balance')));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await button('Confirm').click();
  await expect.element(message('Withdraw successful!')).toBeVisible();
  await settled();
  watch.disconnect();
  expect([...seen].filter((one) => one !== dollars(before.available))).toEqual([
    dollars(before.available - 20.5),
  ]);
  await expectFieldValues('');
  await expect.element(field('Amount')).toBeValid();
  expect(callsOf(WITHDRAW)).toBe(1);

  const { movements, stats } = await fetchWithdrawer(services);
  expect(movements).toHaveLength(before.movements.length + 1);
  expect(movements[0]).toMatchObject({ type: 'Withdrawal', amount: 20.5, status: 2 });
  const details = page.getByRole('region', { name: 'Withdrawal Details' });
  await expect.element(details.getByRole('table', { name: 'Recent Transaction' })).toBeVisible();
  await expect
    .element(details.getByRole('row', { name: /Withdrawal.*\$20\.50000.*Pending/ }).first())
    .toBeVisible();

  await followLink('Dashboard', 'Financial Overview');
  await settled();
  expect(term('Available To Withdraw')).toBe(dollars(before.available - 20.5));
  expect(term('Total Withdraw')).toBe(dollars(stats.total_withdraw));
});

test.each(['at once', 'when it is sent again'])(
  'the focus is on the result of a withdrawal accepted %s',
  async (when) => {
    await openWithdraw();
    if (when !== 'at once') provider.controls.failNext('withdraw', 'responseLost');
    await withdraw('20.5');
    if (when !== 'at once') await button(SEND_AGAIN).click();
    await expect
      .poll(() => document.activeElement?.textContent)
      .toBe('Your withdrawal of $20.50000 was accepted. Withdrawal Details shows its status.');
    if (when === 'at once') await expectNoFindings();
  },
);

test('an address that the provider does not accept is refused at its field', async () => {
  await openWithdraw();
  await withdraw('25', 'x'.repeat(129));
  await expect.element(alert()).toHaveTextContent('This does not look like an address of the BSC network');
  await button('Confirm').click();
  await expect.element(message('withdrawal address must have at most 128 characters.')).toBeVisible();
  await expectFieldValues('25', 'x'.repeat(129));
  await expect.element(field('Wallet Address')).toBeInvalid();
  await expect
    .element(field('Wallet Address'))
    .toHaveAccessibleDescription(/^withdrawal address must have at most 128 characters\./);
  await field('Wallet Address').fill(WALLET);
  await expect.element(field('Wallet Address')).toBeValid();
});

test('once the member has looked up an unknown outcome, the amount is empty and the address stays', async () => {
  await openWithdraw();
  provider.controls.failNext('withdraw', 'unreachable');
  await withdraw('25');
  await button('I have looked it up').click();
  await expect.element(alert()).not.toBeInTheDocument();
  await expectFieldValues('');
  expect(callsOf(WITHDRAW)).toBe(1);
});

test('an access token that has expired is renewed on the way, and the withdrawal is made once', async () => {
  const services = await openWithdraw();
  const { movements } = await fetchWithdrawer(services);
  await provider.controls.expireAccessTokens();
  await withdraw('25');
  await expect.element(message('Withdraw successful!')).toBeVisible();
  expect((await fetchWithdrawer(services)).movements).toHaveLength(movements.length + 1);
});

test('a session that has ended leads to sign-in, where it is said that the withdrawal was not carried out', async () => {
  await openWithdraw();
  await provider.controls.endSessions();
  await withdraw('25');
  await expect.element(heading('Access Your Account')).toBeVisible();
  await expect
    .element(alert().filter({ hasText: 'A withdrawal was not carried out before the session ended.' }))
    .toBeVisible();
  await expect.element(message('An error occurred')).not.toBeInTheDocument();
  await expect.element(message(UNKNOWN)).not.toBeInTheDocument();
});

describe('figures that cannot be read', () => {
  test('are an error that can be retried, while the form works', async () => {
    provider.controls.failNext('getProfile', 'serverError', { sticky: true });
    await openApp('/dashboard/withdraw', { as: 'member' });
    await expect.element(alert()).toHaveTextContent('Your withdrawal figures could not be loaded.');
    await expect.poll(() => term('Available Balance')).toBe('–not available');
    await expect.poll(() => term('Minimum Withdrawal')).toBe('$20.00000');
    await fillInWithdrawal('25');
    await expect.element(field('Amount')).toHaveAccessibleDescription('$25.00000 will be withdrawn.');
    await expectNoFindings([PHONE]);

    provider.controls.clear();
    await button('Retry').click();
    await expect.poll(() => term('Available Balance')).toMatch(/^\$[1-9]/);
    await expect.element(alert()).not.toBeInTheDocument();
    // An address that somebody typed is not replaced by the one that came late.
    await expectFieldValues('25');
  });

  test('stay as they were when a refetch fails, with a notice that they may be out of date', async () => {
    const services = await openWithdraw();
    const { available } = await fetchWithdrawer(services);
    provider.controls.failNext('withdraw', 'responseLost');
    provider.controls.failNext('getProfile', 'unreachable');
    await withdraw('25');
    const stale = page.getByText('Some of this screen could not be refreshed and may be out of date.');
    await expect.element(stale).toBeVisible();
    expect(term('Available Balance')).toBe(dollars(available));
    await button('Retry').click();
    await expect.element(stale).not.toBeInTheDocument();
    await expect.poll(() => term('Available Balance')).toBe(dollars(available - 25));
  });

  test('an address that comes while its field has the focus is selected: what is then typed or pasted takes its place', async () => {
    const release = provider.controls.hold('getProfile');
    await openApp('/dashboard/withdraw', { as: 'member' });
    await field('Wallet Address').click();
    release();
    await expect.element(field('Wallet Address')).not.toHaveValue('');
    await userEvent.keyboard(WALLET);
    await expect.element(field('Wallet Address')).toHaveValue(WALLET);
  });
});

describe('an address that is not the profile’s', () => {
  const offer = () => button('Save as my wallet address');

  test('can be saved as the wallet address, by the keyboard', async () => {
    const services = await openWithdraw();
    await expect.element(offer()).not.toBeInTheDocument();
    await field('Wallet Address').fill(` ${WALLET} `);
    await userEvent.tab();
    await expect.element(offer()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const confirmation = page.getByText('Saved as your wallet address.');
    await expect.element(confirmation).toHaveFocus();
    expect((await fetchWithdrawer(services)).profile.wallet_address).toBe(WALLET);
    expect([callsOf('PUT /users/wallet'), callsOf(WITHDRAW)]).toEqual([1, 0]);
    await expectNoFindings([PHONE]);
    await page.viewport(DESKTOP, 900);
    await link('Setting').click();
    await expect.poll(() => term('Wallet Address')).toBe(WALLET);
  });

  test.each([
    ['0x12', 'This does not look like an address of the BSC network'],
    ['0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'contradict its checksum (EIP-55)'],
    [LOOK_ALIKE, 'It looks like an address of yours, and is another one.'],
  ])('as %s is saved only after a warning', async (address, sentence) => {
    const services = await openWithdraw();
    await field('Wallet Address').fill(address);
    await offer().click();
    await expect.element(page.getByRole('heading', { name: 'Save this wallet address?' })).toHaveFocus();
    await expect.element(alert()).toHaveTextContent(sentence);
    await button('Go back').click();
    await expect.element(offer()).toHaveFocus();
    expect(callsOf('PUT /users/wallet')).toBe(0);
    await offer().click();
    await expectNoFindings([PHONE]);
    await button('Save this address').click();
    await expect.element(page.getByText('Saved as your wallet address.')).toHaveFocus();
    expect((await fetchWithdrawer(services)).profile.wallet_address).toBe(address);
  });

  test('that is refused is not saved, and the form keeps it', async () => {
    const services = await openWithdraw('newcomer');
    await expect.element(offer()).not.toBeInTheDocument();
    const long = 'x'.repeat(129);
    await fillInWithdrawal('25', long);
    await offer().click();
    await button('Save this address').click();
    await expect.element(message('wallet address must have at most 128 characters.')).toBeVisible();
    await expectFieldValues('25', long);
    await expect.element(offer()).toBeVisible();
    expect((await fetchWithdrawer(services)).profile.wallet_address).toBeUndefined();
  });
});

describe('before money leaves', () => {
  test('what is said of an address changes with it on a page that the browser translates, too', async () => {
    await openWithdraw();
    await fillInWithdrawal('20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    const confirm = button('Confirm');
    await expect.element(confirm).toHaveAccessibleDescription(/the address is new in this browser\.$/);
    translate(document.body);
    await fillInWithdrawal('20', 'bc1qxyz');
    await expect.element(confirm).toHaveAccessibleDescription(/this is not the form of a BSC address/);
  });

  test('a new address is confirmed in the form’s place, and not the next time', async () => {
    await openWithdraw();
    const other = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    await fillInWithdrawal('20', other);
    await expect
      .element(button('Confirm'))
      .toHaveAccessibleDescription('You will be asked once more: the address is new in this browser.');
    await button('Confirm').click();
    await expect.element(page.getByRole('heading', { name: 'Withdraw $20.00000?' })).toHaveFocus();
    await expect.element(alert()).toHaveTextContent('This browser has no record of a withdrawal of yours');
    await expect.element(page.getByText(other)).toBeVisible();
    await expect.element(page.getByText('Once it is paid nobody can bring it back')).toBeVisible();
    await expect.element(field('Amount')).not.toBeVisible();
    await expectNoFindings([PHONE, DESKTOP]);

    await button('Go back').click();
    await expect.element(button('Confirm')).toHaveFocus();
    await expectFieldValues('20', other);
    expect(callsOf(WITHDRAW)).toBe(0);
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Go back')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Confirm')).toHaveFocus();
    await expectFieldValues('20', other);
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Go back')).toBeVisible();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(callsOf(WITHDRAW)).toBe(0);
    await button('Confirm').dblClick();
    await expect.element(message('Withdraw successful!')).toBeVisible();
    expect(callsOf(WITHDRAW)).toBe(1);
    expect(readUsedAddresses(toOwner(persona('member').identifier))).toContain(other.toLowerCase());
    expect(readUsedAddresses(toOwner(persona('leader').identifier))).toEqual([]);

    await withdraw('20', other.toLowerCase());
    await expect.poll(() => callsOf(WITHDRAW)).toBe(2);
    await button('Logout').click();
    await expect.element(heading('Access Your Account')).toBeVisible();
    expect(readUsedAddresses(toOwner(persona('member').identifier))).toEqual([]);
  });

  test('an address that looks like one used before shows each character that differs', async () => {
    await openWithdraw();
    await withdraw('20', LOOK_ALIKE);
    await expect.element(alert()).toHaveTextContent('It looks like an address of yours, and is another one.');
    await expect.element(alert()).toHaveTextContent('8 of 42 characters differ.');
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'aaaabbbb',
      '55556666',
    ]);
    await expectNoFindings();
  });

  test.each([
    ['\u200b', 'U+200B', WALLET.slice(11), 'It has 43 characters, yours has 42.'],
    ['\u0430', 'U+0430', WALLET.slice(12), '1 of 42 characters differs.'],
  ])('%j in an address is shown as %s, and its place is said', async (character, written, rest, count) => {
    await openWithdraw();
    await withdraw('20', `${WALLET.slice(0, 11)}${character}${rest}`);
    await expect.element(alert()).toHaveTextContent(count);
    await expect.element(alert()).toHaveTextContent(`Character 12 is ${written}, which is in no address.`);
    expect(document.querySelector('mark')?.textContent).toBe(written);
    expect(document.querySelector('code')?.textContent).toContain(written);
    await expectNoFindings([PHONE]);
  });

  test.each([
    [`0X${'a'.repeat(40)}`, 'This does not look like an address of the BSC network'],
    ['0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'contradict its checksum (EIP-55)'],
  ])('%s is warned of, and never blocked', async (address, sentence) => {
    await openWithdraw();
    await withdraw('20', address);
    await expect.element(alert()).toHaveTextContent(sentence);
    await button('Confirm').click();
    await expect.element(message('Withdraw successful!')).toBeVisible();
  });

  test('the address is to be seen whole at every width, and what cannot be seen in it by its code point', async () => {
    await openWithdraw();
    await fillInWithdrawal('20', WALLET);
    const input = field('Wallet Address').element();
    const isWhole = () => {
      const shown = document.querySelector('[data-whole]');
      const { content = '', display = 'none' } = shown ? getComputedStyle(shown, '::before') : {};
      return input.scrollWidth <= input.clientWidth || (content.includes(WALLET) && display !== 'none');
    };
    for (const width of [360, PHONE, 768, DESKTOP]) {
      await page.viewport(width, 900);
      await expect.poll(isWhole, { message: `${width} px` }).toBe(true);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    await page.viewport(PHONE, 900);
    await field('Wallet Address').fill(`${WALLET.slice(0, 20)}\u200b${WALLET.slice(20)}`);
    const written = () => document.querySelector('[data-whole]')?.getAttribute('data-whole');
    await expect.poll(written).toBe(`${WALLET.slice(0, 20)}U+200B${WALLET.slice(20)}`);
  });

  test('a double click on the form confirms nothing, and what it asks is there on the way back, with its form behind it', async () => {
    await openWithdraw();
    await fillInWithdrawal('20', LOOK_ALIKE);
    await button('Confirm').dblClick();
    await expect.element(button('Go back')).toBeVisible();
    await followLink('Dashboard', 'Financial Overview');
    await link('Withdraw').click();
    await expect.element(page.getByText(LOOK_ALIKE).first()).toBeVisible();
    await button('Go back').click();
    await expectFieldValues('20.00000', LOOK_ALIKE);
    expect(callsOf(WITHDRAW)).toBe(0);
  });
});
