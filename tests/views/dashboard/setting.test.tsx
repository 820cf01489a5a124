import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { login } from '#src/api/auth.ts';
import { getDetails } from '#src/contract/details.ts';
import { getProfile, setWallet } from '#src/contract/users.ts';
import { formatDate } from '#src/domain/dates.ts';
import { setting as messages } from '#src/messages/setting.ts';
import { callSample } from '../../contract/callSample';
import { expectNoFindings } from '../support/axe';
import { changeReplies, replaceReplies, without } from '../support/changeReplies';
import { loggedSentences } from '../support/console';
import { alert, button, field, message, region, settled, tab, text } from '../support/locators';
import { callsOf, DESKTOP, openApp, PHONE, persona, provider } from '../support/openApp';
import { term } from '../support/readScreen';
import { openScreen } from '../support/screens';

const SAVE = 'PUT /users/profile';
const NEW_PASSCODE = 'a-much-better-one';

const form = (name: string) => page.getByRole('form', { name, exact: true });
/** Both tabs keep what is typed, so only one of two buttons by that name is on the screen. */
const saveIn = (name: string) => form(name).getByRole('button', { name: 'Save Changes', exact: true });

async function openSetting(path = '/dashboard/setting') {
  const services = await openScreen(path, 'Account Settings', { as: 'member' });
  await settled();
  return services;
}

async function openForm() {
  const services = await openSetting();
  await button('Update Details').click();
  await expect.element(field('Full Name')).toBeVisible();
  return services;
}

const openSecurity = async () => {
  const services = await openSetting('/dashboard/setting?tab=security');
  await expect.element(field('Current Password')).toBeVisible();
  return services;
};

async function saveProfile(fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) await field(label).fill(value);
  await saveIn('Update Details').click();
}

async function changePassword(current: string, next: string) {
  await field('Current Password').fill(current);
  await field('New Password').fill(next);
  await saveIn('Change Password').click();
}

describe('Account Settings', () => {
  test('opens on Profile, also at a tab that is none; the tab is in the URL and in the history', async () => {
    await openSetting();
    await expect.poll(() => document.title).toBe('Account Settings – Trellis');
    await expect.element(tab('Profile')).toHaveAttribute('aria-selected', 'true');
    await tab('Security').click();
    await expect.element(tab('Security')).toHaveAttribute('aria-selected', 'true');
    expect(location.search).toBe('?tab=security');
    history.pushState(null, '', '/dashboard/setting?tab=billing');
    await expect.element(tab('Profile')).toHaveAttribute('aria-selected', 'true');
    history.back();
    await expect.element(tab('Security')).toHaveAttribute('aria-selected', 'true');
    history.back();
    await expect.element(tab('Profile')).toHaveAttribute('aria-selected', 'true');
    expect(location.search).toBe('');
  });

  test('what is saved is confirmed in the provider’s own words, and without them in the app’s', async () => {
    await openSetting();
    for (const [ofProfile, ofPassword] of [['Noted.', 'Changed.'], []]) {
      await tab('Profile').click();
      await button('Update Details').click();
      replaceReplies({ updateProfile: { message: ofProfile } });
      await saveProfile({ 'Full Name': 'Miguel the Second' });
      await expect.element(message(ofProfile ?? 'Profile updated successfully!')).toBeVisible();
      await tab('Security').click();
      replaceReplies({ updateProfile: { message: ofPassword } });
      await changePassword(ofPassword ? persona('member').passcode : NEW_PASSCODE, NEW_PASSCODE);
      await expect.element(message(ofPassword ?? 'Password updated successfully!')).toBeVisible();
    }
  });

  test('what is typed in one tab stays while the other one is shown', async () => {
    await openForm();
    await field('Full Name').fill('Half a na');
    await tab('Security').click();
    await field('Current Password').fill('half');
    await tab('Profile').click();
    await expect.element(field('Full Name')).toHaveValue('Half a na');
    await tab('Security').click();
    await expect.element(field('Current Password')).toHaveValue('half');
  });
});

describe('Profile', () => {
  test('shows name, e-mail and wallet address, when the member joined, who referred them, and their role', async () => {
    const { client } = await openSetting();
    const { profile } = (await client.call(getProfile, {})).data;
    expect(term('Name')).toBe(profile.name);
    expect(term('Email')).toBe(profile.email);
    expect(term('Wallet Address')).toBe(profile.wallet_address);
    const { joined, referred_by, role } = (await callSample(client, getDetails, {})).data;
    expect(term('Member since')).toBe(formatDate(joined));
    expect(term('Referred by')).toBe(`${referred_by?.name} ${referred_by?.email}`);
    expect(role).toBe('member');
    expect(term('Role')).toBe('Member');
  });

  test('what each part is about stands beside it, and on a phone above it', async () => {
    await openSetting();
    for (const [width, isBeside] of [
      [PHONE, false],
      [DESKTOP, true],
    ] as const) {
      await page.viewport(width, 900);
      for (const name of ['Your details', 'Private Key', 'Membership']) {
        const { children } = region(name).element();
        const [about, content] = [...children].map((one) => one.getBoundingClientRect());
        expect((content?.left ?? 0) > (about?.right ?? 0), `${name}, ${width} px wide`).toBe(isBeside);
      }
      await expectNoFindings();
    }
  });

  test('details that cannot be read cost nothing else, and Retry brings them', async () => {
    provider.controls.failNext('getDetails', 'serverError');
    await openSetting();
    await expect.element(alert()).toHaveTextContent('Membership could not be loaded.');
    expect(term('Name')).toBeTruthy();
    await expect.element(button('Update Details')).toBeVisible();
    await button('Retry').click();
    await expect.poll(() => term('Role')).toBe('Member');
    await expect.element(alert()).not.toBeInTheDocument();
  });

  test('the private key is visible, can be hidden, and is copied all the same', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const key = persona('member').identifier;
    await openSetting();
    await expect.element(text(key)).toBeVisible();
    const range = document.createRange();
    range.selectNodeContents(text(key).element());
    for (const width of [430, PHONE, 320]) {
      await page.viewport(width, 900);
      const [first, second, ...more] = [...range.getClientRects()].map((line) => line.width);
      expect(more, 'on a phone on two lines of about the same length').toEqual([]);
      expect(second).toBeCloseTo(first ?? 0, -1.5);
      expect(getComputedStyle(text(key).element()).fontSize).toBe('14px');
    }
    for (const width of [768, DESKTOP]) {
      await page.viewport(width, 900);
      expect(range.getClientRects(), 'in a wider window on one line').toHaveLength(1);
    }
    await button('Hide private key').click();
    await expect.element(button('Show private key')).toHaveFocus();
    expect(document.body.textContent).not.toContain(key);
    await button('Copy private key').click();
    await expect.element(button('Private key copied')).toBeVisible();
    expect(write).toHaveBeenCalledExactlyOnceWith(key);
    await button('Show private key').click();
    await expect.element(text(key)).toBeVisible();
  });

  test('a failed copy is shown and logged', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await openSetting();
    await button('Copy private key').click();
    await expect.element(message('Copying failed. Select the text and copy it by hand.')).toBeVisible();
    expect(loggedSentences()).toContain('Copying failed.');
  });

  test('Update Details opens the form with the current values, and closes it again', async () => {
    const { client } = await openSetting();
    const { profile } = (await client.call(getProfile, {})).data;
    await expect.element(button('Update Details')).toHaveAttribute('aria-expanded', 'false');
    expect(form('Update Details').query()).toBeNull();
    await button('Update Details').click();
    await expect.element(button('Update Details')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(field('Full Name')).toHaveValue(profile.name);
    await expect.element(field('Wallet Address')).toHaveValue(profile.wallet_address ?? '');
    await button('Update Details').click();
    await expect.element(form('Update Details')).not.toBeInTheDocument();
    expect(callsOf(SAVE)).toBe(0);
  });

  test('Cancel closes the form and drops what was typed, with the focus on the button that opened it', async () => {
    const { client } = await openForm();
    await field('Full Name').fill('Somebody else');
    await button('Cancel').click();
    await expect.element(form('Update Details')).not.toBeInTheDocument();
    await expect.element(button('Update Details')).toHaveFocus();
    await button('Update Details').click();
    const { profile } = (await client.call(getProfile, {})).data;
    await expect.element(field('Full Name')).toHaveValue(profile.name);
    expect(callsOf(SAVE)).toBe(0);
  });

  test('saving changes both values, shows a toast, and closes and resets the form', async () => {
    const { client } = await openForm();
    await saveProfile({ 'Full Name': '  Miguel the Second ', 'Wallet Address': '0xabc' });
    await expect.element(page.getByRole('heading', { name: 'Save this wallet address?' })).toHaveFocus();
    await expect.element(alert()).toHaveTextContent('This does not look like an address of the BSC network');
    await expectNoFindings();
    await page.viewport(DESKTOP, 900);
    await button('Go back').click();
    await expect.element(saveIn('Update Details')).toHaveFocus();
    await expect.element(field('Full Name')).toHaveValue('  Miguel the Second ');
    expect(callsOf(SAVE)).toBe(0);
    await saveIn('Update Details').click();
    await button('Save this address').click();
    await expect.element(message('Profile updated successfully!')).toBeVisible();
    await expect.element(form('Update Details')).not.toBeInTheDocument();
    await expect.element(button('Update Details')).toHaveFocus();
    await expect.poll(() => term('Name')).toBe('Miguel the Second');
    expect(term('Wallet Address')).toBe('0xabc');
    const { profile } = (await client.call(getProfile, {})).data;
    expect(profile).toMatchObject({ name: 'Miguel the Second', wallet_address: '0xabc' });
    await button('Update Details').click();
    await expect.element(field('Full Name')).toHaveValue('Miguel the Second');
    expect(callsOf(SAVE)).toBe(1);
  });

  test.each([
    ['x', 'This does not look like an address of the BSC network'],
    ['0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'contradict its checksum (EIP-55)'],
  ])('the address %s is warned of, and never blocked', async (address, sentence) => {
    await openForm();
    await saveProfile({ 'Wallet Address': address });
    await expect.element(alert()).toHaveTextContent(sentence);
    expect(callsOf(SAVE)).toBe(0);
    await button('Save this address').click();
    await expect.element(message('Profile updated successfully!')).toBeVisible();
    expect(term('Wallet Address')).toBe(address);
  });

  test('an address with its right checksum is saved by one press', async () => {
    await openForm();
    await saveProfile({ 'Wallet Address': '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' });
    await expect.element(message('Profile updated successfully!')).toBeVisible();
    expect(callsOf(SAVE)).toBe(1);
  });

  test('an address that the provider does not say is not removed by a new name', async () => {
    changeReplies({ getProfile: (reply) => without(reply, 'name', 'wallet_address') });
    const { client } = await openForm();
    expect(term('Name')).toBe('–not available');
    await saveProfile({ 'Full Name': 'Miguel the Second' });
    await expect.element(message('Profile updated successfully!')).toBeVisible();
    changeReplies({});
    const { profile } = (await client.call(getProfile, {})).data;
    expect(profile).toMatchObject({
      name: 'Miguel the Second',
      wallet_address: expect.stringMatching(/^0x/),
    });
  });

  test('an address that another tab has saved meanwhile stays', async () => {
    const { client } = await openForm();
    const saved = `0x${'ab12'.repeat(10)}`;
    await client.call(setWallet, { body: { wallet_address: saved } });
    await saveProfile({ 'Full Name': 'Miguel the Second' });
    await expect.element(message('Profile updated successfully!')).toBeVisible();
    const { profile } = (await client.call(getProfile, {})).data;
    expect(profile).toMatchObject({ name: 'Miguel the Second', wallet_address: saved });
  });

  test('an empty wallet address removes it', async () => {
    const { client } = await openForm();
    await field('Wallet Address').clear();
    await saveIn('Update Details').click();
    await expect.element(message('Profile updated successfully!')).toBeVisible();
    await expect.poll(() => term('Wallet Address')).toBe('Not set');
    expect((await client.call(getProfile, {})).data.profile.wallet_address).toBeUndefined();
  });

  test('without a name nothing is sent', async () => {
    await openForm();
    await saveProfile({ 'Full Name': '  ' });
    await expect.element(field('Full Name')).toHaveAccessibleDescription('Name is required');
    await expect.element(field('Full Name')).toHaveFocus();
    expect(callsOf(SAVE)).toBe(0);
    await expectNoFindings();
  });

  test('a refusal shows the provider’s message and is logged; the form keeps its values', async () => {
    await openForm();
    await saveProfile({ 'Full Name': 'Miguel the Second', 'Wallet Address': 'x'.repeat(129) });
    await button('Save this address').click();
    await expect.element(message('wallet address must have at most 128 characters.')).toBeVisible();
    await expect.element(field('Full Name')).toHaveValue('Miguel the Second');
    await expect.element(field('Wallet Address')).toHaveValue('x'.repeat(129));
    expect(loggedSentences()).toContain('The profile could not be updated.');
  });

  test('a lost answer leaves unknown whether the details were saved, and says so', async () => {
    await openForm();
    provider.controls.failNext('updateProfile', 'responseLost');
    await saveProfile({ 'Full Name': 'Miguel the Second' });
    await expect.element(message('Something went wrong')).toBeVisible();
    await expect.element(message(messages.profile.unknown)).toBeVisible();
    await expect.element(field('Full Name')).toHaveValue('Miguel the Second');
  });

  test('while saving, the form neither closes nor saves again', async () => {
    await openForm();
    const release = provider.controls.hold('updateProfile');
    await saveProfile({ 'Full Name': 'Miguel the Second' });
    await expect.element(saveIn('Update Details')).toHaveAttribute('aria-busy', 'true');
    await saveIn('Update Details').click({ force: true });
    await button('Update Details').click();
    await button('Cancel').click({ force: true });
    await expect.element(field('Full Name')).toHaveValue('Miguel the Second');
    release();
    await expect.element(form('Update Details')).not.toBeInTheDocument();
    expect(callsOf(SAVE)).toBe(1);
  });

  test('a profile that fails to load shows an error and is refetched', async () => {
    provider.controls.failNext('getProfile', 'serverError', { sticky: true });
    await openApp('/dashboard/setting', { as: 'member' });
    await expect.element(text('Profile could not be loaded.')).toBeVisible();
    provider.controls.clear();
    await button('Retry').click();
    await expect.poll(() => term('Name')).toBe(persona('member').name);
  });
});

describe('Security', () => {
  test('explains the password and that there is no second factor', async () => {
    await openSecurity();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Change Password' })).toBeVisible();
    await expect
      .element(page.getByRole('heading', { level: 2, name: 'Two-Factor Authentication' }))
      .toBeVisible();
    await expect.element(text('Enhance Security')).toBeVisible();
    await expect.element(page.getByText('Your provider does not offer it yet')).toBeVisible();
  });

  test('both passwords are required, with an error at each field, and nothing is sent', async () => {
    await openSecurity();
    await expectNoFindings();
    await saveIn('Change Password').click();
    await expect
      .element(field('Current Password'))
      .toHaveAccessibleDescription('Current password is required');
    await expect.element(field('New Password')).toHaveAccessibleDescription('Password is required');
    await expect.element(field('Current Password')).toHaveFocus();
    expect(callsOf(SAVE)).toBe(0);
    await expectNoFindings([PHONE]);
  });

  test('a new password is the one to sign in with; the form is empty again', async () => {
    const { client } = await openSecurity();
    await changePassword(persona('member').passcode, NEW_PASSCODE);
    await expect.element(message('Password updated successfully!')).toBeVisible();
    await expect.element(field('Current Password')).toHaveValue('');
    await expect.element(field('New Password')).toHaveValue('');
    await expect.element(field('Current Password')).toBeValid();
    const { identifier, passcode } = persona('member');
    await expect(login(client, { identifier, password: passcode })).rejects.toThrow();
    await expect(login(client, { identifier, password: NEW_PASSCODE })).resolves.toBeTruthy();
  });

  test('a wrong password shows the provider’s message and is logged; the form keeps its values', async () => {
    await openSecurity();
    await changePassword('not-it', NEW_PASSCODE);
    await expect.element(message('The current password is wrong.')).toBeVisible();
    await expect.element(field('Current Password')).toHaveValue('not-it');
    await expect.element(field('New Password')).toHaveValue(NEW_PASSCODE);
    expect(loggedSentences()).toContain('The password could not be changed.');
  });

  test('a lost connection shows “Something went wrong”', async () => {
    await openSecurity();
    provider.controls.failNext('updateProfile', 'unreachable');
    await changePassword(persona('member').passcode, NEW_PASSCODE);
    await expect.element(message('Something went wrong')).toBeVisible();
    await expect.element(field('New Password')).toHaveValue(NEW_PASSCODE);
    await expect.element(message(messages.security.unknown)).toBeVisible();
  });
});
