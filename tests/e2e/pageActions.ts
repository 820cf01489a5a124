import { type BrowserContext, type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { findPersona, type PersonaId } from '#mocks/seed/personas.ts';
import { urls } from '#src/urls.ts';

/** Of the public screens but sign-in, and an unknown address. */
export const publicPaths: readonly string[] = [
  urls.signUp,
  urls.signUpSuccess,
  urls.forgotPassword,
  urls.resetPassword('a-token'),
  '/no-such-page',
];
/** of all screens but the home screen */
export const dashboardPaths: readonly string[] = Object.values(urls)
  .filter((url) => typeof url === 'string')
  .filter((url) => url.startsWith(`${urls.dashboard}/`));

export const isCall = (url: string): boolean => new URL(url).pathname.startsWith('/api/');

/** The calls that a page sends from now on, through a worker or not: `GET /api/users/profile`. */
export function recordCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isCall(request.url())) calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return calls;
}

/** As of a member who saves data: nothing is fetched that no screen asks for. */
export const saveData = (visitor: Page | BrowserContext): Promise<unknown> =>
  visitor.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

export interface Credentials {
  /** the private key */
  readonly identifier: string;
  readonly passcode: string;
}

export const persona: (id: PersonaId) => Credentials = findPersona;

export const signInHeading = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Access Your Account' });
export const homeHeading = (page: Page): Locator => page.getByRole('heading', { name: 'Financial Overview' });
export const marker = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Demo – sample data' });

/** Confirms a movement to a destination that is new. */
export async function confirmMovement(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Go back', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
}

export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status', { includeHidden: true }).getByText(text, { exact: true });

/** Each control whose middle can be seen can be pressed there: no toast is over it. */
export async function expectNoCoveredControl(page: Page): Promise<void> {
  const readCovered = () =>
    page.evaluate(() => {
      const toasts = [...document.querySelectorAll('[data-toast=shown]')];
      if (toasts.length === 0) return ['There is no toast.'];
      const controls = [
        ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
      ];
      return controls
        .filter((control) => control.checkVisibility() && !control.closest('[data-toast]'))
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return toasts.some((toast) => toast.contains(found));
        })
        .map((control) => control.innerText || control.id);
    });
  await expect.poll(readCovered, 'controls under a toast').toEqual([]);
}

export async function submitSignInForm(page: Page, { identifier, passcode }: Credentials): Promise<void> {
  await page.getByLabel('Private key', { exact: true }).fill(identifier);
  await page.getByLabel('Passcode', { exact: true }).fill(passcode);
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
}

/** Client-side navigation. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  const left = await page.title();
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect(page, `the title of ${path}`).not.toHaveTitle(left);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Navigates by the visible menu. */
export async function openMenuEntry(page: Page, name: string): Promise<void> {
  const entry = page.getByRole('link', { name, exact: true });
  await entry.click();
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Signs in from a fresh page and waits for the member's figures. */
export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/signin');
  await submitSignInForm(page, credentials);
  await expectHome(page);
}

/** Waits for the home screen with all its data. */
export async function expectHome(page: Page): Promise<void> {
  await expect(homeHeading(page)).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(statValue(page, 'Total Donation')).toHaveText(/^\$[\d,]+\.\d{5}$/);
  await expect(statValue(page, 'Network size')).toHaveText(/^[\d,]+ Members$/);
}

/** Opens Home in another tab, as the member who is signed in. */
export async function openHomeBeside(context: BrowserContext): Promise<Page> {
  const beside = await context.newPage();
  await beside.goto('/dashboard');
  await expectHome(beside);
  return beside;
}

export const statValue = (page: Page, title: string): Locator =>
  page
    .locator('main dl > div')
    .filter({ has: page.locator('dt').getByText(title, { exact: true }) })
    .locator('dd')
    .first();

export async function logout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(signInHeading(page)).toBeVisible();
}

export async function readReferralCode(page: Page): Promise<string> {
  const code = page.getByRole('region', { name: 'Referral Code' }).locator('code');
  await expect(code).toHaveText(/^[A-Z0-9]{8}$/);
  return (await code.textContent()) ?? '';
}

export interface NewMember {
  readonly name: string;
  readonly email: string;
  readonly passcode: string;
}

export const newMember: NewMember = {
  name: 'Wren Walker',
  email: 'wren@example.org',
  passcode: 'under-the-ivy-7',
};

export async function submitSignUpForm(
  page: Page,
  { name, email, passcode }: NewMember,
  referralCode: string,
): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Passcode', { exact: true }).fill(passcode);
  await page.getByLabel('Referral code', { exact: true }).fill(referralCode);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Signs up and stays on the success screen. Returns the private key. */
export async function signUp(page: Page, member: NewMember, referralCode: string): Promise<string> {
  await submitSignUpForm(page, member, referralCode);
  await expect(page.getByRole('heading', { name: 'Sign Up Successful!' })).toBeVisible();
  const key = page.locator('main code');
  await expect(key).toHaveText(/^trl-[a-z0-9]{40}$/);
  return (await key.textContent()) ?? '';
}

export async function openControls(page: Page, group: 'Story' | 'World' | 'Network'): Promise<Locator> {
  await marker(page).getByRole('button', { name: 'Demo controls' }).click();
  const panel = page.getByRole('dialog', { name: 'Demo controls' });
  await expect(panel).toBeVisible();
  await panel.getByRole('tab', { name: group, exact: true }).click();
  return panel;
}

export async function resetDemoData(page: Page): Promise<void> {
  const panel = await openControls(page, 'Story');
  const loaded = page.waitForEvent('load');
  await panel.getByRole('button', { name: 'Reset demo data' }).click();
  await loaded;
  await expect(panel).toHaveCount(0);
}

export const openCdpSession = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);
