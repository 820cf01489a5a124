import { test as base, type Locator, type Page, expect as plainExpect } from '@playwright/test';
import { accounts } from './playwrightAccounts';
import { toAddress, toKey } from './playwrightAddresses';
import { CallLog, type CapturedResponses } from './playwrightCallLog';
import {
  type CallOutcome,
  hideStoredSession,
  instrumentPage,
  type PageMessage,
  saveRealTimeout,
} from './playwrightPageScript';

/** The base path of the provider's API, as the app was built. */
const API = process.env.API_URL || '/api';
const TIMEOUT_MS = 10_000;
export const expect = plainExpect.configure({ timeout: TIMEOUT_MS });

/** The first visible match. */
export const visible = (locator: Locator): Locator => locator.filter({ visible: true }).first();

/** Signs in with the form, in a tab without a session. */
async function signIn(page: Page, { key, passcode }: { key: string; passcode: string }): Promise<void> {
  await page.addInitScript(hideStoredSession, toKey('auth'));
  await page.goto(toAddress('/signin'));
  await page.getByLabel('Private key', { exact: true }).fill(key);
  await page.getByLabel('Passcode', { exact: true }).fill(passcode);
  await page.getByRole('button', { name: 'Access Dashboard', exact: true }).click();
  await expect(page, 'the URL after the sign-in').not.toHaveURL(toAddress('/signin'));
}

/** A blank page of the app's origin. */
async function openBlankPage(page: Page): Promise<void> {
  await page.route('**/empty-page', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(toAddress('/empty-page'));
}

type TabOperation = 'login' | 'refreshToken' | 'logout' | 'expire';

/** The actions of plans: in the app's page, in its network, its clock, and in other tabs. */
export class AppActions {
  protected readonly page: Page;
  protected readonly captures: CapturedResponses = { newestToken: null, values: new Map() };
  readonly #callLogs = new Map<Page, CallLog>();
  /** number of toasts and calls when the step began */
  protected before = { toasts: 0, calls: 0 };

  constructor(page: Page) {
    this.page = page;
  }

  /** Once, before the first page is opened. */
  async prepare(): Promise<void> {
    const context = this.page.context();
    await context.addInitScript(saveRealTimeout);
    await context.clock.install();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.exposeBinding('reportToTest', ({ page }, message: PageMessage) =>
      this.#getCallLog(page).handle(message),
    );
    await context.addInitScript(instrumentPage, API);
  }

  /** These calls are always held until they are released. */
  holdCalls(...calls: string[]): void {
    this.callLog.heldCalls.push(...calls);
  }

  /** One step: the calls that it mocks or holds must have been made by its end. */
  async step(sentence: string, body: () => Promise<void>): Promise<void> {
    await base.step(sentence, async () => {
      this.before = { toasts: this.callLog.toasts.length, calls: this.callLog.sent.length };
      await body();
      await this.poll('expected calls', () => this.callLog.missing).toEqual([]);
    });
  }

  /** Loads the app at a path, with what is stored. */
  async open(path: string): Promise<void> {
    await this.page.goto(toAddress(path));
  }

  /** Prepares the stored session, and loads the app, which reads it at its start. */
  async openWith(stored: 'session' | 'nothing' | 'garbage', path: string): Promise<void> {
    await this.page.goto('about:blank');
    const context = this.page.context();
    const tab = await context.newPage();
    if (stored === 'session') await signIn(tab, accounts.member);
    else {
      await openBlankPage(tab);
      await tab.evaluate((key) => localStorage.removeItem(key), toKey('auth'));
      if (stored === 'garbage') await tab.evaluate((key) => localStorage.setItem(key, '{}'), toKey('auth'));
      for (const name of ['token', 'role']) await context.clearCookies({ name });
    }
    await tab.close();
    await this.open(path);
  }

  /** Goes to a path of the app without a reload. */
  async navigate(path: string): Promise<void> {
    await this.page.evaluate((to) => history.pushState(null, '', to), toAddress(path));
  }

  /** Presses the browser's Back button. */
  async goBack(): Promise<void> {
    await this.page.goBack();
  }

  async click(role: 'button' | 'link' | 'tab', name: string): Promise<void> {
    const target = visible(this.page.getByRole(role, { name, exact: true }));
    await expect(target).toBeVisible();
    // A busy button is marked as disabled, but can be clicked; that must have no effect.
    await target.click({ force: (await target.getAttribute('aria-busy')) === 'true' });
  }

  async fill(label: string, text: string): Promise<void> {
    await visible(this.page.getByLabel(label, { exact: true })).fill(text);
  }

  /** The next such call is held. */
  hold(call: string): void {
    this.callLog.expect(call);
  }

  /** The next such call ends like this, at once. */
  mockNextResponse(call: string, kind: CallOutcome['kind'], sentence = ''): void {
    this.callLog.expect(call, { kind, sentence });
  }

  /** The oldest held call of this kind goes on, and ends like this. */
  async release(call: string, kind: CallOutcome['kind'], sentence = ''): Promise<void> {
    await this.poll(`${call} is pending`, () => this.callLog.getPending(call).length).not.toBe(0);
    await this.callLog.release(call, { kind, sentence });
    await this.settle();
  }

  /** Another tab of the same browser does this. */
  async otherTab(operation: TabOperation, as: 'member' | 'other'): Promise<void> {
    const tab = await this.page.context().newPage();
    const before = this.captures.newestToken;
    if (operation === 'login') await signIn(tab, accounts[as]);
    else if ((await this.readSession()).stored === null) {
      await openBlankPage(tab);
      // Clearing an empty storage causes no event in other tabs.
      await tab.evaluate(() => localStorage.setItem('left by another tab', ''));
      await tab.evaluate(() => localStorage.clear());
    } else {
      const refused = { kind: 'unauthorized' } as const;
      if (operation !== 'logout') this.#getCallLog(tab).expect('GET /users/profile', refused);
      if (operation === 'expire') this.#getCallLog(tab).expect('GET /v1/auth/refresh-token', refused);
      // Only without Web Locks does a tab renew the token while another one does.
      if (operation === 'refreshToken') {
        await tab.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
      }
      await tab.goto(toAddress('/dashboard'));
      const logout = visible(tab.getByRole('button', { name: 'Logout', exact: true }));
      if (operation !== 'expire') await expect(logout).toBeVisible();
      if (operation === 'refreshToken') {
        const newest = () => this.captures.newestToken;
        await this.poll('the newest token', newest).not.toBe(before);
        await this.poll('the stored token', async () => (await this.readSession()).stored).toBe(newest());
      } else {
        if (operation === 'logout') await logout.click();
        await expect(visible(tab.getByRole('heading', { name: 'Access Your Account' }))).toBeVisible();
      }
    }
    await tab.close();
    await this.settle();
  }

  /**
   * The app's timers and system clock move on, once calls that are not held have ended: a deadline of one would pass
   * while its answer is on the way.
   */
  async advanceTimers(milliseconds: number): Promise<void> {
    const isQuiet = async () => {
      // A call that was answered 401 sends a refresh next.
      for (let round = 0; round < 3 && this.callLog.answering.size === 0; round += 1) await this.settle();
      return this.callLog.answering.size === 0;
    };
    await this.poll('calls that are not held have ended', isQuiet).toBe(true);
    await this.page.clock.fastForward(milliseconds);
    await this.settle();
  }

  /** The system clock has moved when this event occurs, as after sleep; the timers stood still. */
  async wake(milliseconds: number, at: 'tick' | 'focus' | 'pageshow' | 'visibilitychange'): Promise<void> {
    const now = await this.page.evaluate(() => Date.now());
    await this.page.clock.setSystemTime(now + milliseconds);
    if (at === 'tick') await this.page.clock.runFor(1000);
    else {
      await this.page.evaluate(
        (event) => (event === 'visibilitychange' ? document : window).dispatchEvent(new Event(event)),
        at,
      );
    }
    await this.settle();
  }

  /** What the provider last answered: the deposit address, the impact balance, a transfer's id. */
  async captured(name: 'address' | 'balance' | 'transferId'): Promise<string> {
    const { values } = this.captures;
    await this.poll(`the provider has sent the ${name}`, () => values.has(name)).toBe(true);
    return values.get(name) ?? '';
  }

  protected get callLog(): CallLog {
    return this.#getCallLog(this.page);
  }

  #getCallLog(page: Page): CallLog {
    const existing = this.#callLogs.get(page);
    if (existing) return existing;
    const callLog = new CallLog(this.captures);
    this.#callLogs.set(page, callLog);
    return callLog;
  }

  /** Repeats an assertion on what is read until it holds. */
  protected poll<Value>(message: string, read: () => Value | Promise<Value>) {
    return expect.poll(read, { message, intervals: [10, 20, 50, 100], timeout: TIMEOUT_MS });
  }

  /** The stored session: token in storage and cookie, whether there is a role cookie, and the cookies' age in days. */
  protected async readSession() {
    const stored = await this.page.evaluate((key) => {
      const auth: { token?: string } | null = JSON.parse(localStorage.getItem(key) ?? 'null');
      return auth && (auth.token ?? 'something without a token');
    }, toKey('auth'));
    const cookies = await this.page.context().cookies(this.page.url());
    const [token, role] = ['token', 'role'].map((cookie) => cookies.find(({ name }) => name === cookie));
    const days = [token, role].map((cookie) =>
      cookie ? (cookie.expires * 1000 - Date.now()) / 86_400_000 : 0,
    );
    return {
      stored,
      cookie: token ? decodeURIComponent(token.value) : null,
      role: role !== undefined,
      days: Math.round(Math.min(...days)),
    };
  }

  /** Waits until the page has run its pending tasks. */
  protected async settle(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        }),
    );
  }
}
