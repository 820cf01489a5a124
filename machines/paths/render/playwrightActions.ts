import { test as base, type Locator, type Page, expect as plainExpect } from '@playwright/test';
import { people } from './playwrightAccounts';
import { CallLog, type CapturedResponses } from './playwrightCalls';
import {
  type CallOutcome,
  clearSession,
  fakeTimeouts,
  instrumentPage,
  type PageMessage,
} from './playwrightPage';

/** Where the provider's calls live, as the app was built. */
const API = process.env.API_URL || '/api';
export const expect = plainExpect.configure({ timeout: 10_000 });
const POLL = { intervals: [10, 20, 50, 100], timeout: 10_000 };

/** The first of these that can be seen. */
export const visible = (locator: Locator): Locator => locator.filter({ visible: true }).first();

/** Signs in as a person does, in a tab that knows of no session, and waits until the browser keeps it. */
async function signIn(page: Page, { key, passcode }: { key: string; passcode: string }): Promise<void> {
  await page.addInitScript(clearSession);
  await page.goto('/signin');
  await page.getByLabel('Private key', { exact: true }).fill(key);
  await page.getByLabel('Passcode', { exact: true }).fill(passcode);
  await page.getByRole('button', { name: 'Access Dashboard', exact: true }).click();
  await expect(page, 'the address once signed in').not.toHaveURL('/signin');
}

/** A page at the app's address without the app. */
async function openEmpty(page: Page): Promise<void> {
  await page.route('**/empty-page', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/empty-page');
}

/** What is done to the app in one page, by a person and by the provider behind it, with other tabs beside it. */
export class AppActions {
  protected readonly page: Page;
  protected readonly provider: CapturedResponses = { newest: null, things: new Map() };
  readonly #calls = new Map<Page, CallLog>();
  /** how many messages and calls there were when the step began */
  protected before = { messages: 0, calls: 0 };

  constructor(page: Page) {
    this.page = page;
  }

  /** Once, before the first page is opened. */
  async prepare(): Promise<void> {
    const context = this.page.context();
    await context.addInitScript(fakeTimeouts);
    await context.clock.install();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.exposeBinding('tellTest', ({ page }, news: PageMessage) => this.#callsOf(page).hear(news));
    await context.addInitScript(instrumentPage, API);
  }

  /** These calls always wait until they are released. */
  holds(...kinds: string[]): void {
    this.own.held.push(...kinds);
  }

  /** One step: what it foretells or holds must have been called by its end. */
  async step(sentence: string, body: () => Promise<void>): Promise<void> {
    await base.step(sentence, async () => {
      this.before = { messages: this.own.messages.length, calls: this.own.log.length };
      await body();
      await expect.poll(() => this.own.expected, this.until('calls that were to come')).toEqual([]);
    });
  }

  /** Types an address: the app starts anew there, with what is stored. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** Puts in place what the browser has stored of a session, and opens the app: it reads that as it starts. */
  async openWith(stored: 'session' | 'nothing' | 'garbage', path: string): Promise<void> {
    await this.page.goto('about:blank');
    const context = this.page.context();
    const tab = await context.newPage();
    if (stored === 'session') await signIn(tab, people.member);
    else {
      await openEmpty(tab);
      await tab.evaluate(() => localStorage.removeItem('auth'));
      if (stored === 'garbage') await tab.evaluate(() => localStorage.setItem('auth', '{}'));
      for (const name of ['token', 'role']) await context.clearCookies({ name });
    }
    await tab.close();
    await this.open(path);
  }

  /** Goes to an address of the app without leaving it. */
  async visit(path: string): Promise<void> {
    await this.page.evaluate((to) => history.pushState(null, '', to), path);
  }

  /** Presses the browser's Back button. */
  async back(): Promise<void> {
    await this.page.goBack();
  }

  async press(role: 'button' | 'link' | 'tab', name: string): Promise<void> {
    const pressed = visible(this.page.getByRole(role, { name, exact: true }));
    await expect(pressed).toBeVisible();
    // One that is at work says that it is disabled, and can be pressed all the same; nothing may come of it.
    await pressed.click({ force: (await pressed.getAttribute('aria-busy')) === 'true' });
  }

  async fill(label: string, text: string): Promise<void> {
    await visible(this.page.getByLabel(label, { exact: true })).fill(text);
  }

  /** The next such call waits. */
  hold(call: string): void {
    this.own.expect(call);
  }

  /** The next such call ends like this, at once. */
  foretell(call: string, kind: CallOutcome['kind'], sentence = ''): void {
    this.own.expect(call, { kind, sentence });
  }

  /** The oldest such call that waits goes on and ends like this. */
  async release(call: string, kind: CallOutcome['kind'], sentence = ''): Promise<void> {
    await expect.poll(() => this.own.waitingOfKind(call).length, this.until(`${call} waits`)).not.toBe(0);
    await this.own.release(call, { kind, sentence });
    await this.settle();
  }

  /** Somebody does this in another tab of the same browser. */
  async otherTab(operation: 'login' | 'refreshToken' | 'logout', as: 'member' | 'other'): Promise<void> {
    const tab = await this.page.context().newPage();
    const before = this.provider.newest;
    if (operation === 'login') await signIn(tab, people[as]);
    else if ((await this.kept()).stored === null) {
      await openEmpty(tab);
      // Where nothing is stored, nothing is told to other tabs.
      await tab.evaluate(() => localStorage.setItem('left by another tab', ''));
      await tab.evaluate(() => localStorage.clear());
    } else {
      if (operation === 'refreshToken')
        this.#callsOf(tab).expect('GET /users/profile', { kind: 'unauthorized' });
      await tab.goto('/dashboard');
      const logout = visible(tab.getByRole('button', { name: 'Logout', exact: true }));
      await expect(logout).toBeVisible();
      if (operation === 'refreshToken') {
        const newest = () => this.provider.newest;
        await expect.poll(newest, this.until('the newest token')).not.toBe(before);
        await expect
          .poll(async () => (await this.kept()).stored, this.until('what is stored'))
          .toBe(newest());
      } else {
        await logout.click();
        await expect(visible(tab.getByRole('heading', { name: 'Access Your Account' }))).toBeVisible();
      }
    }
    await tab.close();
    await this.settle();
  }

  /** The app's timers and its wall clock move on. */
  async wait(milliseconds: number): Promise<void> {
    await this.page.clock.fastForward(milliseconds);
    await this.settle();
  }

  /** The wall clock is found moved when this happens, as after a sleep; the timers stood still. */
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

  /** What the provider last told: the address of the deposit wallet, the impact balance, a transfer's id. */
  async told(what: 'address' | 'balance' | 'transferId'): Promise<string> {
    const { things } = this.provider;
    await expect.poll(() => things.has(what), this.until(`the provider has told the ${what}`)).toBe(true);
    return things.get(what) ?? '';
  }

  protected get own(): CallLog {
    return this.#callsOf(this.page);
  }

  #callsOf(page: Page): CallLog {
    const known = this.#calls.get(page);
    if (known) return known;
    const calls = new CallLog(this.provider);
    this.#calls.set(page, calls);
    return calls;
  }

  protected until(message: string) {
    return { message, ...POLL };
  }

  /** Of the session: the token in storage and cookie, whether the role has one, and for how many days both stay. */
  protected async kept() {
    const stored = await this.page.evaluate(() => {
      const auth: { token?: string } | null = JSON.parse(localStorage.getItem('auth') ?? 'null');
      return auth && (auth.token ?? 'something without a token');
    });
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

  /** Until the page has done what it had to do at once. */
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
