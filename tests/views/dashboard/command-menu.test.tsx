import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoFindings } from '../support/axe';
import { replaceReplies } from '../support/changeReplies';
import { button, heading } from '../support/locators';
import { calls, openApp, PHONE, provider } from '../support/openApp';
import { openScreen } from '../support/screens';

const dialog = () => page.getByRole('dialog', { name: 'Search screens, actions and team members' });
const option = (name: string | RegExp) => dialog().getByRole('option', { name });
const options = () =>
  [...document.querySelectorAll('[role=dialog] [role=option]')].map((one) => one.textContent);
const type = (text: string) => dialog().getByRole('combobox').fill(text);

/** Without the time between two keys, in which what is found would be shown. */
function typeAtOnce(text: string): void {
  const input = dialog().getByRole('combobox').element();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
const pressEnterAtOnce = () =>
  dialog()
    .getByRole('combobox')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

test('Ctrl K opens the search from anywhere; arrow keys and Enter go to a screen, and Escape back to the focus', async () => {
  await openApp('/dashboard/donate', { as: 'member' });
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.click();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(dialog().getByRole('combobox')).toHaveFocus();
  await expectNoFindings();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(amount).toHaveFocus();

  await userEvent.keyboard('{Control>}k{/Control}');
  await type('tr hist');
  await expect.element(option(/Transfer History/)).toHaveAttribute('aria-selected', 'true');
  expect(options()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Fund Transfer')).toBeVisible();
  expect(location.pathname + location.search).toBe('/dashboard/fund-transfer?tab=history');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test.each([
  [
    'the details of a row',
    '/dashboard/transactions',
    1440,
    () => page.getByRole('table').getByRole('button'),
  ],
  ['the menu', '/dashboard/donate', PHONE, () => button('Open menu')],
] as const)(
  'Ctrl K closes %s before the search opens, and Escape leads back to what opened them',
  async (_, path, width, openers) => {
    await openApp(path, { as: 'member', width });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const isOpener = (element: Element) => element.getAttribute('aria-haspopup') === 'dialog';
    await expect.poll(() => openers().elements().some(isOpener)).toBe(true);
    const opener = openers().elements().find(isOpener);
    if (opener) await userEvent.click(opener);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(dialog().getByRole('combobox')).toHaveFocus();
    expect(document.querySelectorAll('dialog[open], [role=dialog]')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(document.activeElement).toBe(opener);
  },
);

test('Escape leads back to the member of the graph that had the focus, who is no element of HTML', async () => {
  await openApp('/dashboard/reports?tab=graph', { as: 'member' });
  await expect.element(page.getByRole('tree')).toBeVisible();
  const member = document.querySelector<SVGElement>('[role=treeitem]');
  member?.focus();
  expect(document.activeElement).toBe(member);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(dialog().getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(document.activeElement).toBe(member);
});

test('the search of a phone is closed by a press, which is no choice of what is selected', async () => {
  await openScreen('/dashboard/donate', 'Donate Funds', { as: 'member', width: PHONE });
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(option(/.+/).first()).toHaveAttribute('aria-selected', 'true');
  await expectNoFindings([PHONE]);
  await dialog().getByRole('button', { name: 'Close search' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(location.pathname).toBe('/dashboard/donate');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(dialog().getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(location.pathname).toBe('/dashboard/donate');
});

test('Enter right after the typing chooses what was typed, not what was found before', async () => {
  await openScreen('/dashboard', 'Financial Overview', { as: 'member' });
  await button('Search').click();
  await expect.element(dialog().getByRole('combobox')).toHaveFocus();
  typeAtOnce('setting');
  pressEnterAtOnce();
  await expect.element(heading('Account Settings')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('Enter before more is typed does not choose from what is found then', async () => {
  await openScreen('/dashboard', 'Financial Overview', { as: 'member' });
  await button('Search').click();
  await expect.element(dialog().getByRole('combobox')).toHaveFocus();
  typeAtOnce('dona');
  pressEnterAtOnce();
  typeAtOnce('setting');
  await expect.poll(() => options()).toContain('SecuritySetting');
  await type('zzz');
  await expect.element(dialog().getByRole('status')).toHaveTextContent('Nothing is called “zzz”.');
});

test('members of the team are found by name, e-mail or code, and shown in the Team Tree', async () => {
  await openApp('/dashboard', { as: 'leader' });
  await button('Search').click();
  await type('zzz');
  await expect.element(dialog().getByRole('status')).toHaveTextContent('Nothing is called “zzz”.');
  await type('a');
  await expect.element(option(/^Show all \d+ in the Team Tree$/)).toBeVisible();
  await type('@');
  await expect.poll(() => options().length).toBe(7);
  const [first = ''] = options();
  const email = /\S+@\S+/.exec(first)?.[0] ?? '';
  await type(email.slice(email.indexOf('@') - 8));
  await expect.poll(() => options()[0]).toContain('@');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Reports Overview')).toBeVisible();
  expect(new URLSearchParams(location.search).get('tab')).toBe('team');
  await expect
    .poll(() => document.querySelector('tbody tr')?.textContent)
    .toContain(new URLSearchParams(location.search).get('team.q'));
});

test('a member of whom nothing but the referral code is known is shown alone in the Team Tree, too', async () => {
  await openScreen('/dashboard/setting', 'Account Settings', { as: 'member' });
  replaceReplies({ getTeamTree: { data: [{ _id: 'coded', level: 1, referral_code: 'CODE77' }] } });
  await button('Search').click();
  await type('code77');
  await expect.element(option(/CODE77/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Reports Overview')).toBeVisible();
  expect(new URLSearchParams(location.search).get('team.q')).toBe('CODE77');
});

test('members whose name begins with what is typed come before those who only have it in their address', async () => {
  await openApp('/dashboard', { as: 'leader' });
  await button('Search').click();
  await type('le');
  await expect.element(option(/^Show all \d+ in the Team Tree$/)).toBeVisible();
  const isNamed = options()
    .slice(0, 6)
    .map((text) => /^.(\S+ )*Le/.test(text));
  expect(isNamed[0]).toBe(true);
  expect(isNamed.lastIndexOf(true)).toBeLessThan(isNamed.includes(false) ? isNamed.indexOf(false) : 6);
});

test('a team that cannot be loaded is said, and everything else can be chosen', async () => {
  await openApp('/dashboard/setting', { as: 'member', width: PHONE });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  provider.controls.failNext('getTeamTree', { kind: 'serverError' });
  provider.controls.failNext('getTeamTree', { kind: 'serverError' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await button('Search').click();
  await type('log');
  await expect.element(dialog().getByText(/team could not be loaded/)).toBeVisible();
  const before = calls.length;
  await option('Logout').click();
  await expect.element(heading('Access Your Account')).toBeVisible();
  expect(calls.slice(before).filter((call) => !call.startsWith('GET '))).toEqual([]);
});

test('the referral link is copied, and the appearance chosen', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openApp('/dashboard', { as: 'member' });
  await button('Search').click();
  await type('referral link');
  await option('Copy your referral link').click();
  await expect.element(page.getByText('Your referral link is copied.')).toBeVisible();
  expect(written).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/signup\?ref=\w+/));
  await button('Search').click();
  await type('dark');
  await option('Appearance: Dark').click();
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
});

test('a referral link that cannot be copied is where it can be selected', async () => {
  await openScreen('/dashboard/donate', 'Donate Funds', { as: 'member' });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await userEvent.keyboard('{Control>}k{/Control}');
  await option('Copy your referral link').click();
  await expect.element(heading('Network')).toBeVisible();
  await expect
    .element(page.getByText('Copying failed. Select your link here and copy it by hand.'))
    .toBeVisible();
});
