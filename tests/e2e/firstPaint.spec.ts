import { expect, type Page } from '@playwright/test';
import { expectTakenOver, holdApp, holdFile, markForm, watchErrors } from './firstPaint';
import { expectHome, homeHeading, persona, signIn, signInHeading } from './pageActions';
import { test } from './providerFixtures';

const member = persona('member');
const identifier = (page: Page) => page.getByLabel('Private key', { exact: true });
const passcode = (page: Page) => page.getByLabel('Passcode', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Access Dashboard' });
const splash = (page: Page) => page.getByText('Opening your account');

test.describe('the sign-in form of the page, before the app has started', () => {
  test('keeps what is typed and the focus, and a press is sent once the app is there, never in the address', async ({
    page,
  }) => {
    const errors = watchErrors(page);
    const release = await holdApp(page);
    await page.goto('/signin', { waitUntil: 'commit' });
    await expect(signInHeading(page)).toBeVisible();
    await identifier(page).fill(member.identifier);
    await passcode(page).pressSequentially(member.passcode);
    await passcode(page).press('Enter');
    await expect(page.locator(':root[data-submitted]')).toHaveCount(1);
    await expect(passcode(page)).toBeFocused();
    await expect(page).toHaveURL(/\/signin$/);
    const isSameForm = await markForm(page);
    await page.route('**/api/users/login', async (route) => {
      expect(await isSameForm()).toBe(true);
      await expect(passcode(page)).toBeFocused();
      await route.continue();
    });
    release();
    await expectHome(page);
    expect(errors).toEqual([]);
  });

  test('keeps what a password manager fills in, and a press waits for code that is missing, and says so', async ({
    page,
  }) => {
    const release = await holdApp(page);
    const validation = '**/assets/SignInValidation-*.js';
    await page.route(validation, (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await expect(signInHeading(page)).toBeVisible();
    // Without an event.
    await page.evaluate(
      ([key, code]) => {
        for (const [name, value] of [
          ['identifier', key],
          ['password', code],
        ]) {
          const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
          if (field && value) field.value = value;
        }
      },
      [member.identifier, member.passcode] as const,
    );
    release();
    await expectTakenOver(page);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was sent: the form could not be loaded.');
    await expect(identifier(page)).toHaveValue(member.identifier);
    await page.unroute(validation);
    await submit(page).click();
    await expectHome(page);
  });

  test('keeps presses of appearance, eye and menu, which count once the app is there', async ({ page }) => {
    const errors = watchErrors(page);
    const release = await holdApp(page);
    await page.goto('/signin', { waitUntil: 'commit' });
    await passcode(page).fill('seen');
    await page.getByTitle('Light').click();
    await page.getByTitle('Dark').click();

    await page.getByRole('button', { name: 'Show passcode' }).click();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(passcode(page)).toHaveAttribute('type', 'password');
    release();
    await expect(page.getByRole('dialog').getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await expect(passcode(page)).toHaveAttribute('type', 'text');
    await expect(passcode(page)).toHaveValue('seen');
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('is not shown to a member with a session, nor at another address, and a stored appearance is there at once', async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await signIn(page, member);
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    // With a slash at its end the address has a page of its own.
    for (const path of [
      '/',
      '/signin',
      '/dashboard/deposit',
      '/dashboard/deposit/',
      '/dashboard/deposit/index.html',
    ]) {
      const release = await holdApp(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(splash(page)).toBeVisible();
      await expect(page.locator('form')).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(splash(page)).toBeHidden();
      await expect(page.locator('form')).toHaveCount(0);
      await page.unrouteAll();
    }
    // Code that is missing ends no session.
    await page.route('**/assets/calls-*.js', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(page.getByRole('alert')).toContainText('The app could not start in this browser.');
    await page.unrouteAll();
    // What a page logs of its files may come a moment later, as long as it is there.
    await page.goto('about:blank');
    expect(errors.splice(0).join()).toContain('The app could not start.');
    await page.goto('/');
    await expect(homeHeading(page)).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(signInHeading(page)).toBeVisible();

    const release = await holdApp(page);
    await page.goto('/signup', { waitUntil: 'commit' });
    await expect(splash(page)).toBeVisible();
    await expect(page.locator('form')).toBeHidden();
    release();
    await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
    await page.unrouteAll();

    // Without a session it is shown in the stored appearance, and stays.
    const releaseLast = await holdApp(page);
    await page.goto('/signin', { waitUntil: 'commit' });
    await expect(signInHeading(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const isSameForm = await markForm(page);
    releaseLast();
    await expectTakenOver(page);
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(await isSameForm()).toBe(true);
    expect(errors).toEqual([]);
  });
});

const EARLY_PATHS = ['/api/users/profile', '/api/users/stats', '/api/stages'];

test('the dashboard of a member asks for its figures before its code is there, once, and shows them with the first picture', async ({
  page,
  served,
}) => {
  await signIn(page, member);
  const asked: string[] = [];
  const tokens = new Set<string | null>();
  served.setMiddleware((request, next) => {
    asked.push(new URL(request.url).pathname);
    tokens.add(request.headers.get('authorization'));
    return next(request);
  });
  const release = await holdApp(page);
  const answered = Promise.all(
    EARLY_PATHS.map((path) => page.waitForResponse((reply) => reply.url().endsWith(path))),
  );
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await answered;
  expect(asked.toSorted()).toEqual(EARLY_PATHS.toSorted());
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const names = [...document.querySelectorAll('main dt')];
      const total = names.find(({ textContent }) => textContent === 'Total Donation');
      if (!total) return;
      document.documentElement.dataset.firstAmount = total.nextElementSibling?.textContent ?? '';
      watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  release();
  await expectHome(page);
  await expect(page.locator('html')).toHaveAttribute('data-first-amount', /^\$[\d,]+\.\d{5}$/);
  expect(EARLY_PATHS.map((path) => asked.filter((one) => one === path).length)).toEqual([1, 1, 1]);
  expect(tokens.size).toBe(1);
});

test('the figures of a dashboard are read while the code of its screen is on its way', async ({ page }) => {
  await signIn(page, member);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const release = await holdFile(page, 'dashboard');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const countUnread = () => window.earlyReads?.size;
  await expect.poll(() => page.evaluate(countUnread).catch(() => undefined)).toBe(0);
  release();
  await expectHome(page);
  // An early read that fails is dropped, too, and the call is sent anew.
  expect(EARLY_PATHS.map((path) => asked.filter((one) => one === path).length)).toEqual([1, 1, 1]);
});

test('the code of a dashboard is asked for when that of calls has come, before the app is there, also at the start page', async ({
  page: visitor,
  context,
}) => {
  await signIn(visitor, member);
  for (const address of ['/dashboard', '/']) {
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const isAsked = (name: string) => asked.some((url) => new RegExp(`/${name}-[^/]+\\.js$`).test(url));
    const release = await holdApp(page);
    const releaseCalls = await holdFile(page, 'calls');
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => isAsked('calls') && isAsked('start')).toBe(true);
    expect(isAsked('dashboard') || isAsked('data')).toBe(false);
    releaseCalls();
    await expect.poll(() => isAsked('dashboard') && isAsked('data')).toBe(true);
    release();
    await expectHome(page);
  }
});

test('a session that ends before the first picture is said to have ended, not to be missing', async ({
  page,
  served,
  replies,
}) => {
  await signIn(page, member);
  served.setMiddleware((request, next) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/refresh-token')) return Promise.resolve(Response.json({}, { status: 401 }));
    const isRead = request.method === 'GET' && pathname.startsWith('/api/');
    const refusal = { success: false, message: 'Token is invalid or expired' };
    return isRead ? Promise.resolve(Response.json(refusal)) : next(request);
  });
  const release = await holdApp(page);
  const early = page.waitForResponse((reply) => reply.url().endsWith('/api/stages'));
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await early;
  release();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await expect(page.getByText('Please login to continue.')).toHaveCount(0);
  replies.problems.splice(0);
});
