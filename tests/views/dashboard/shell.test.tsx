import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, heading, link } from '../support/locators';
import { answers, calls, closeApp, DESKTOP, openApp, PHONE, persona, provider } from '../support/openApp';
import { openScreen } from '../support/screens';

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

const isRead = (call: string) => call.startsWith('GET ');

/** Waits until every read has been answered and no other has begun for a moment. Gives the reads made since `start`. */
async function settledReads(start: number): Promise<readonly string[]> {
  let previous = -1;
  const isStable = () => {
    const reads = calls.filter(isRead).length;
    const isSame = reads === previous && answers.filter(isRead).length === reads;
    previous = reads;
    return isSame && !document.querySelector('main [aria-busy]');
  };
  await expect.poll(isStable, { interval: 100 }).toBe(true);
  return calls.slice(start).filter(isRead);
}

describe('the sidebar', () => {
  test('has nine entries, the current one highlighted; each moves the focus to its heading and names the document', async () => {
    await openScreen('/dashboard', 'Financial Overview', { as: 'member' });
    expect(entriesOf(document.querySelector('nav')?.parentElement ?? undefined)).toEqual(ENTRIES);
    expect(current()).toEqual(['Dashboard']);
    await expect.poll(() => document.title).toBe('Financial Overview – Trellis');
    await expect.element(link('Trellis website').first()).toHaveAttribute('href', 'https://example.com/');

    for (const [label, path] of [...ENTRIES.slice(1), ...ENTRIES.slice(0, 1)]) {
      await link(label).click();
      await expect.poll(() => current()).toEqual([label]);
      expect(location.pathname).toBe(path);
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
      await expect.poll(() => document.title).toBe(`${document.querySelector('h1')?.textContent} – Trellis`);
    }
    history.back();
    await expect.poll(() => current()).toEqual(['Setting']);
  });

  test('an entry that the pointer rests on is read ahead: opened, it reads nothing twice, and nothing is sent before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await openScreen('/dashboard', 'Financial Overview', { as: 'member' });
    await settledReads(0);
    for (const [label] of [...ENTRIES.slice(1), ...ENTRIES.slice(0, 1)]) {
      // What has only just been read is not read ahead.
      vi.setSystemTime(Date.now() + 11_000);
      let start = calls.length;
      await link(label).hover();
      await expect.poll(() => calls.slice(start).some(isRead)).toBe(true);
      const ahead = await settledReads(start);
      expect(ahead).toEqual([...new Set(ahead)]);
      if (label === 'Deposit') expect(calls.filter((call) => !isRead(call))).toEqual([]);
      start = calls.length;
      await link(label).click();
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
      expect([label, ...(await settledReads(start))]).toEqual([label]);
    }
    expect(new Set(calls.filter((call) => !isRead(call)))).toEqual(new Set(['POST /wallet/generate']));
  });

  test('has at its foot who is signed in, leading to Setting; the stage is today’s, and no call is made for it', async () => {
    // Off the menu, whose entries are read ahead where the pointer rests.
    await userEvent.hover(document.documentElement);
    await openApp('/dashboard/transactions', { as: 'newcomer' });
    const member = page.getByRole('link', { name: /^Nora Newcomer/ });
    await expect.element(member).toHaveTextContent('NNNora NewcomerStage 0Setting');
    await expect.element(heading('Activity Details')).toBeVisible();
    await expect.poll(() => document.querySelectorAll('[aria-busy]').length).toBe(0);
    expect(calls).not.toContain('GET /users/profile');
    await provider.controls.deposit(persona('newcomer').identifier, 50);
    await link('Donate').click();
    await page.getByLabelText('Amount').fill('20');
    await button('Submit').click();
    await expect.element(member).toHaveTextContent('NNNora NewcomerStage 1Setting');
    await member.click();
    await expect.element(heading('Account Settings')).toHaveFocus();
  });

  test('says after a reload, too, what the profile has said last of name and stage', async () => {
    await userEvent.hover(document.documentElement);
    await openApp('/dashboard/setting', { as: 'newcomer' });
    await provider.controls.deposit(persona('newcomer').identifier, 50);
    await button('Update Details').click();
    await page.getByLabelText('Full Name').fill('Nora Novak');
    await button('Save Changes').click();
    await expect.element(page.getByRole('link', { name: /^Nora Novak/ })).toBeVisible();
    await link('Donate').click();
    await page.getByLabelText('Amount').fill('20');
    await button('Submit').click();
    const member = page.getByRole('link', { name: /^Nora Novak/ });
    await expect.element(member).toHaveTextContent('NNNora NovakStage 1Setting');

    closeApp();
    await openApp('/dashboard/transactions');
    await expect.element(heading('Activity Details')).toBeVisible();
    await expect.element(member).toHaveTextContent('NNNora NovakStage 1Setting');
  });

  test('an address with a slash at its end highlights its entry, too', async () => {
    await openApp('/dashboard/donate/', { as: 'member' });
    await expect.poll(() => current()).toEqual(['Donate']);
  });

  test('the appearance is chosen, remembered, and given back to the system', async () => {
    await openApp('/dashboard', { as: 'member' });
    await page.getByRole('radio', { name: 'Dark' }).click({ force: true });
    await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await page.getByRole('radio', { name: 'As the system' }).click({ force: true });
    await expect.poll(() => document.documentElement.dataset.theme).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
  });
});

test('all of the sidebar is in view in a low window', async () => {
  await openApp('/dashboard', { as: 'member' });
  await page.viewport(1366, 606);
  const member = page.getByRole('link', { name: /^Miguel Member/ });
  await expect.element(member).toBeVisible();
  const sidebar = member.element().closest('header');
  expect(sidebar?.scrollHeight).toBe(sidebar?.clientHeight);
});

/** Where the drawings of the header's buttons end beside the content. */
const getEdges = () => {
  const [first, last] = [...document.querySelectorAll('header')]
    .filter((header) => header.checkVisibility())
    .flatMap((header) => [...header.querySelectorAll('button svg')])
    .filter((drawing) => drawing.checkVisibility())
    .map((drawing) => drawing.getBoundingClientRect());
  const { left, right } = document.querySelector('main > *')?.getBoundingClientRect() ?? new DOMRect();
  return { before: (first?.left ?? Number.NaN) - left, after: right - (last?.right ?? Number.NaN) };
};

test.each([PHONE, 768])(
  'the header’s drawings stand above the edges of the content, %i px wide',
  async (width) => {
    await openScreen('/dashboard', 'Financial Overview', { as: 'member', width });
    expect(getEdges()).toEqual({ before: 0, after: 0 });
  },
);

test('on a phone the menu’s drawing of a public screen stands above the edge of the text, too', async () => {
  await openScreen('/signin', 'Access Your Account', { width: PHONE });
  expect(getEdges().before).toBe(0);
});

test.each([DESKTOP, PHONE, 320])(
  'the words of quiet buttons end, or on a line of their own begin, where the content does, %i px wide',
  async (width) => {
    await openScreen('/dashboard/transactions', 'Activity Details', { as: 'member', width });
    const words = document.createRange();
    const { left, right } = document.querySelector('main > *')?.getBoundingClientRect() ?? new DOMRect();
    for (const one of [link('Statement'), button('Download CSV').first()]) {
      await expect.element(one).toBeVisible();
      words.selectNodeContents(one.element());
      const box = words.getBoundingClientRect();
      expect(Math.min(box.left - left, right - box.right)).toBeCloseTo(1, 5);
    }
  },
);

describe('on a small screen the menu', () => {
  test('opens by its button with all entries, closes by Escape and restores the focus', async () => {
    await openScreen('/dashboard', 'Financial Overview', { as: 'member', width: PHONE });
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
    await button('Open menu').click();
    await expect.element(menu()).toBeVisible();
    expect(entriesOf(menu().element())).toEqual(ENTRIES);
    await expect
      .element(menu().getByRole('link', { name: 'Dashboard', exact: true }))
      .toHaveAttribute('aria-current', 'page');
    await expect.element(menu().getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect.element(menu().getByRole('link', { name: /^Miguel Member Stage 3/ })).toBeVisible();
    expect(menu().element().contains(document.activeElement)).toBe(true);

    await userEvent.keyboard('{Escape}');
    await expect.element(menu()).not.toBeInTheDocument();
    await expect.element(button('Open menu')).toHaveFocus();

    await button('Open menu').click();
    await menu().getByRole('button', { name: 'Close menu' }).click();
    await expect.element(menu()).not.toBeInTheDocument();
    await expect.element(button('Open menu')).toHaveFocus();
  });

  test('is closed by Back of an Android phone, which a browser hands on, and the screen stays', async () => {
    const { CloseWatcher } = window;
    if (!CloseWatcher) throw new Error('the browser hands no Back on');
    const watchers: CloseWatcher[] = [];
    vi.stubGlobal(
      'CloseWatcher',
      class extends CloseWatcher {
        constructor() {
          super();
          watchers.push(this);
        }
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    await openScreen('/dashboard/donate', 'Donate Funds', { as: 'member', width: PHONE });
    await button('Open menu').click();
    await expect.element(menu()).toBeVisible();
    watchers.at(-1)?.requestClose();
    await expect.element(menu()).not.toBeInTheDocument();
    await expect.element(button('Open menu')).toHaveFocus();
    expect(location.pathname).toBe('/dashboard/donate');
  });

  test('closes when the window gets too wide for it, as of a tablet that is turned, and the heading has the focus', async () => {
    await openScreen('/dashboard', 'Financial Overview', { as: 'member', width: PHONE });
    await button('Open menu').click();
    await expect.element(menu()).toBeVisible();
    await page.viewport(DESKTOP, 900);
    await expect.element(menu()).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('closes when an entry is chosen, and focuses the new heading', async () => {
    await openApp('/dashboard', { as: 'member', width: PHONE });
    await button('Open menu').click();
    await menu().getByRole('link', { name: 'Donate' }).click();
    await expect.element(menu()).not.toBeInTheDocument();
    expect(location.pathname).toBe('/dashboard/donate');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('offers Sign In and Sign Up to those who are logged out', async () => {
    await openApp('/forgot-password', { width: PHONE });
    await button('Open menu').click();
    await expect.element(menu()).toBeVisible();
    expect(entriesOf(menu().element())).toEqual([
      ['Sign In', '/signin'],
      ['Sign Up', '/signup'],
    ]);
    await expect.element(menu().getByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    await menu().getByRole('link', { name: 'Sign Up' }).click();
    await expect.element(heading('Create Your Account')).toHaveFocus();
    await expect.element(menu()).not.toBeInTheDocument();
  });
});
