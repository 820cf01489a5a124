import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, PHONE } from '../support/openApp';
import { button, eventually, heading, link, message, see, text } from '../support/see';

const ENTRIES = [
  ['Dashboard', '/dashboard'],
  ['Transactions', '/dashboard/transactions'],
  ['Fund Transfer', '/dashboard/fund-transfer'],
  ['Network', '/dashboard/network'],
  ['Deposit', '/dashboard/deposit'],
  ['Withdraw', '/dashboard/withdraw'],
  ['Donate', '/dashboard/donate'],
  ['Reports', '/dashboard/reports'],
  ['Setting', '/dashboard/setting'],
] as const;

const menu = () => page.getByRole('dialog', { name: 'Menu' });
const entriesOf = (element: Element | undefined) =>
  [...(element?.querySelectorAll('nav a') ?? [])].map((entry) => [
    entry.textContent,
    entry.getAttribute('href'),
  ]);
const current = () =>
  [...document.querySelectorAll('nav[aria-label=Main] [aria-current=page]')].map(
    (entry) => entry.textContent,
  );

describe('the sidebar', () => {
  test('has nine entries, the current one highlighted; each moves the focus to its heading and names the document', async () => {
    await openApp('/dashboard', { as: 'member' });
    await see(heading('Financial Overview')).toBeVisible();
    expect(entriesOf(document.querySelector('nav')?.parentElement ?? undefined)).toEqual(ENTRIES);
    expect(current()).toEqual(['Dashboard']);
    await eventually(() => document.title).toBe('Financial Overview – Trellis');
    await see(link('Trellis website').first()).toHaveAttribute('href', 'https://example.com/');

    for (const [label, path] of [...ENTRIES.slice(1), ...ENTRIES.slice(0, 1)]) {
      await link(label).click();
      await eventually(() => current()).toEqual([label]);
      expect(location.pathname).toBe(path);
      await see(page.getByRole('heading', { level: 1 })).toHaveFocus();
      await eventually(() => document.title).toBe(`${document.querySelector('h1')?.textContent} – Trellis`);
    }
    history.back();
    await eventually(() => current()).toEqual(['Setting']);
  });

  test('an address with a slash at its end highlights its entry, too', async () => {
    await openApp('/dashboard/donate/', { as: 'member' });
    await eventually(() => current()).toEqual(['Donate']);
  });

  test('a keyboard skips it to the content', async () => {
    await openApp('/dashboard', { as: 'member' });
    await see(heading('Financial Overview')).toBeVisible();
    await userEvent.tab();
    await see(link('Skip to content')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await see(page.getByRole('main')).toHaveFocus();
    expect(location.pathname).toBe('/dashboard');
  });

  test('the appearance is chosen, remembered, and given back to the system', async () => {
    await openApp('/dashboard', { as: 'member' });
    await page.getByRole('radio', { name: 'Dark' }).click({ force: true });
    await eventually(() => document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await page.getByRole('radio', { name: 'As the system' }).click({ force: true });
    await eventually(() => document.documentElement.dataset.theme).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
  });
});

describe('on a small screen the menu', () => {
  test('opens by its button with all entries, closes by Escape and gives the focus back', async () => {
    await openApp('/dashboard', { as: 'member', width: PHONE });
    await see(heading('Financial Overview')).toBeVisible();
    await see(page.getByRole('navigation')).not.toBeInTheDocument();
    await button('Open menu').click();
    await see(menu()).toBeVisible();
    expect(entriesOf(menu().element())).toEqual(ENTRIES);
    await see(menu().getByRole('link', { name: 'Dashboard', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await see(menu().getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(menu().element().contains(document.activeElement)).toBe(true);

    await userEvent.keyboard('{Escape}');
    await see(menu()).not.toBeInTheDocument();
    await see(button('Open menu')).toHaveFocus();

    await button('Open menu').click();
    await menu().getByRole('button', { name: 'Close menu' }).click();
    await see(menu()).not.toBeInTheDocument();
    await see(button('Open menu')).toHaveFocus();
  });

  test('closes when an entry is chosen, and the focus goes to the new heading', async () => {
    await openApp('/dashboard', { as: 'member', width: PHONE });
    await button('Open menu').click();
    await menu().getByRole('link', { name: 'Donate' }).click();
    await see(menu()).not.toBeInTheDocument();
    expect(location.pathname).toBe('/dashboard/donate');
    await see(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('logs out', async () => {
    await openApp('/dashboard', { as: 'member', width: PHONE });
    await button('Open menu').click();
    await menu().getByRole('button', { name: 'Logout' }).click();
    await see(heading('Access Your Account')).toBeVisible();
    await see(message('Logged out successfully.')).toBeVisible();
    await see(menu()).not.toBeInTheDocument();
    await see(text('Please login to continue.')).not.toBeInTheDocument();
  });

  test('offers Sign In and Sign Up to those who are logged out', async () => {
    await openApp('/forgot-password', { width: PHONE });
    await button('Open menu').click();
    await see(menu()).toBeVisible();
    expect(entriesOf(menu().element())).toEqual([
      ['Sign In', '/signin'],
      ['Sign Up', '/signup'],
    ]);
    await see(menu().getByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    await menu().getByRole('link', { name: 'Sign Up' }).click();
    await see(heading('Create Your Account')).toHaveFocus();
    await see(menu()).not.toBeInTheDocument();
  });
});
