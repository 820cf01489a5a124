import { test as base, type Locator, type Page, expect as plainExpect } from '@playwright/test';
import { Calls, isKind, type Tokens } from './playwrightCalls';
import { type Ending, forgetSession, keepTimeouts, type News, watchPage } from './playwrightPage';
import { people } from './playwrightPeople';

/** Where the provider's calls live, as the app was built. */
const API = process.env.API_URL || '/api';
const expect = plainExpect.configure({ timeout: 10_000 });
const POLL = { intervals: [10, 20, 50, 100], timeout: 10_000 };

/** The first of these that can be seen. */
const visible = (locator: Locator): Locator => locator.filter({ visible: true }).first();

/** Signs in as a person does, in a tab that knows of no session, and waits until the browser keeps it. */
async function signIn(page: Page, { key, passcode }: { key: string; passcode: string }): Promise<void> {
  await page.addInitScript(forgetSession);
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

/** The app in one page, the provider behind it, and other tabs beside it. */
class App {
  readonly #page: Page;
  readonly #tokens: Tokens = { newest: null };
  readonly #calls = new Map<Page, Calls>();
  /** how many messages and calls there were when the step began */
  #before = { messages: 0, calls: 0 };

  constructor(page: Page) {
    this.#page = page;
  }

  /** Once, before the first page is opened. */
  async prepare(): Promise<void> {
    const context = this.#page.context();
    await context.addInitScript(keepTimeouts);
    await context.clock.install();
    await context.exposeBinding('tellTest', ({ page }, news: News) => this.#callsOf(page).hear(news));
    await context.addInitScript(watchPage, API);
  }

  /** These calls always wait until they are released. */
  holds(...kinds: string[]): void {
    this.#own.held.push(...kinds);
  }

  /** One step: what it foretells or holds must have been called by its end. */
  async step(sentence: string, body: () => Promise<void>): Promise<void> {
    await base.step(sentence, async () => {
      this.#before = { messages: this.#own.messages.length, calls: this.#own.log.length };
      await body();
      await expect.poll(() => this.#own.expected, this.#until('calls that were to come')).toEqual([]);
    });
  }

  /** Types an address: the app starts anew there, with what is stored. */
  async open(path: string): Promise<void> {
    await this.#page.goto(path);
  }

  /** Puts in place what the browser has stored of a session, and opens the app: it reads that as it starts. */
  async openWith(stored: 'session' | 'nothing' | 'garbage', path: string): Promise<void> {
    await this.#page.goto('about:blank');
    const context = this.#page.context();
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
    await this.#page.evaluate((to) => history.pushState(null, '', to), path);
  }

  async press(role: 'button' | 'link' | 'tab', name: string): Promise<void> {
    const pressed = visible(this.#page.getByRole(role, { name, exact: true }));
    await expect(pressed).toBeVisible();
    // One that is at work says that it is disabled, and can be pressed all the same; nothing may come of it.
    await pressed.click({ force: (await pressed.getAttribute('aria-busy')) === 'true' });
  }

  async fill(label: string, text: string): Promise<void> {
    await visible(this.#page.getByLabel(label, { exact: true })).fill(text);
  }

  /** The next such call waits. */
  hold(call: string): void {
    this.#own.expect(call);
  }

  /** The next such call ends like this, at once. */
  foretell(call: string, kind: Ending['kind'], sentence = ''): void {
    this.#own.expect(call, { kind, sentence });
  }

  /** The oldest such call that waits goes on and ends like this. */
  async release(call: string, kind: Ending['kind'], sentence = ''): Promise<void> {
    await expect.poll(() => this.#own.waitingOfKind(call).length, this.#until(`${call} waits`)).not.toBe(0);
    await this.#own.release(call, { kind, sentence });
    await this.#settle();
  }

  /** Somebody does this in another tab of the same browser. */
  async otherTab(does: 'signIn' | 'renew' | 'signOut', as: 'member' | 'other'): Promise<void> {
    const tab = await this.#page.context().newPage();
    const before = this.#tokens.newest;
    if (does === 'signIn') await signIn(tab, people[as]);
    else if ((await this.#kept()).stored === null) {
      await openEmpty(tab);
      // Where nothing is stored, nothing is told to other tabs.
      await tab.evaluate(() => localStorage.setItem('left by another tab', ''));
      await tab.evaluate(() => localStorage.clear());
    } else {
      if (does === 'renew') this.#callsOf(tab).expect('GET /users/profile', { kind: 'unauthorized' });
      await tab.goto('/dashboard');
      const logout = visible(tab.getByRole('button', { name: 'Logout', exact: true }));
      await expect(logout).toBeVisible();
      if (does === 'renew') {
        const newest = () => this.#tokens.newest;
        await expect.poll(newest, this.#until('the newest token')).not.toBe(before);
        await expect
          .poll(async () => (await this.#kept()).stored, this.#until('what is stored'))
          .toBe(newest());
      } else {
        await logout.click();
        await expect(visible(tab.getByRole('heading', { name: 'Access Your Account' }))).toBeVisible();
      }
    }
    await tab.close();
    await this.#settle();
  }

  /** The app's timers and its wall clock move on. */
  async wait(milliseconds: number): Promise<void> {
    await this.#page.clock.fastForward(milliseconds);
    await this.#settle();
  }

  /** The wall clock is found moved while the timers stood still, as after a sleep. */
  async wake(milliseconds: number): Promise<void> {
    const now = await this.#page.evaluate(() => Date.now());
    await this.#page.clock.setSystemTime(now + milliseconds);
    await this.#page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await this.#settle();
  }

  async sees(what: 'heading' | 'text' | 'alert', text: string): Promise<void> {
    const page = this.#page;
    if (what === 'text') return this.#body.toContainText(text, { useInnerText: true });
    const found =
      what === 'heading'
        ? page.getByRole('heading', { name: text, exact: true })
        : page.getByRole('alert').filter({ hasText: text });
    await expect(visible(found), `the ${what} "${text}"`).toBeVisible();
  }

  async seesNothingOf(text: string): Promise<void> {
    await this.#body.not.toContainText(text, { useInnerText: true });
  }

  async seesField(label: string, value: string): Promise<void> {
    await expect(visible(this.#page.getByLabel(label, { exact: true }))).toHaveValue(value);
  }

  async seesBusy(button: string): Promise<void> {
    await expect(this.#button(button)).toHaveAttribute('aria-busy', 'true');
  }

  async seesReady(button: string): Promise<void> {
    await expect(this.#button(button)).not.toHaveAttribute('aria-busy', 'true');
  }

  async seesChosen(tab: string): Promise<void> {
    await expect(this.#page.getByRole('tab', { name: tab, exact: true, selected: true })).toBeVisible();
  }

  async isAt(path: string): Promise<void> {
    await expect.poll(() => new URL(this.#page.url()).pathname, this.#until('the address')).toBe(path);
  }

  /** So many such calls wait for the provider. */
  async waitsFor(call: string, count: number): Promise<void> {
    await expect
      .poll(() => this.#own.waitingOfKind(call).length, this.#until(`how many of ${call} wait`))
      .toBe(count);
  }

  /** The last such call carried this body. */
  async sent(call: string, body: unknown): Promise<void> {
    const last = () => JSON.parse(this.#own.ofKind(call).at(-1)?.body || 'null');
    await expect.poll(last, this.#until(`what ${call} carried`)).toEqual(body);
  }

  /** So many such calls were made since the test began. */
  async called(call: string, count: number): Promise<void> {
    await expect
      .poll(() => this.#own.ofKind(call).length, this.#until(`how many of ${call} were made`))
      .toBe(count);
  }

  /** Such a call was made since the step began. */
  async calledNow(call: string): Promise<void> {
    const made = () =>
      this.#own.log.slice(this.#before.calls).filter((sent) => isKind(sent.call, call)).length;
    await expect.poll(made, this.#until(`how many of ${call} were made in this step`)).toBeGreaterThan(0);
  }

  /** The last such call carried the newest token that the provider gave out. */
  async carriedNewestToken(call: string): Promise<void> {
    await expect
      .poll(
        () => {
          const bearer = this.#own.ofKind(call).at(-1)?.bearer;
          return bearer !== undefined && bearer === this.#tokens.newest;
        },
        this.#until(`${call} carried the newest token`),
      )
      .toBe(true);
  }

  /** The browser keeps the newest token in storage and cookie, or a deposit wallet. */
  async keeps(what: 'session' | 'depositWallet'): Promise<void> {
    if (what === 'session') {
      const { newest } = this.#tokens;
      await expect
        .poll(() => this.#kept(), this.#until('the session that is kept'))
        .toEqual({ stored: newest, cookie: newest });
    } else await expect.poll(() => this.#keptWallet(), this.#until('the deposit wallet')).not.toBeNull();
  }

  async keepsNo(what: 'session' | 'depositWallet'): Promise<void> {
    if (what === 'session') {
      await expect
        .poll(() => this.#kept(), this.#until('the session that is kept'))
        .toEqual({ stored: null, cookie: null });
    } else await expect.poll(() => this.#keptWallet(), this.#until('the deposit wallet')).toBeNull();
  }

  /** These brief messages, and no others, have appeared in this step. */
  async says(...messages: string[]): Promise<void> {
    await this.#settle();
    const appeared = () => this.#own.messages.slice(this.#before.messages).sort();
    await expect.poll(appeared, this.#until('the brief messages')).toEqual(messages.sort());
  }

  get #body() {
    return expect(this.#page.locator('body'));
  }

  get #own(): Calls {
    return this.#callsOf(this.#page);
  }

  #callsOf(page: Page): Calls {
    const known = this.#calls.get(page);
    if (known) return known;
    const calls = new Calls(this.#tokens);
    this.#calls.set(page, calls);
    return calls;
  }

  #button(name: string): Locator {
    return visible(this.#page.getByRole('button', { name, exact: true }));
  }

  #until(message: string) {
    return { message, ...POLL };
  }

  async #kept(): Promise<{ stored: string | null; cookie: string | null }> {
    const stored = await this.#page.evaluate(() => {
      const auth: { token?: string } | null = JSON.parse(localStorage.getItem('auth') ?? 'null');
      return auth && (auth.token ?? 'something without a token');
    });
    const cookies = await this.#page.context().cookies(this.#page.url());
    const cookie = cookies.find(({ name }) => name === 'token');
    return { stored, cookie: cookie ? decodeURIComponent(cookie.value) : null };
  }

  #keptWallet(): Promise<string | null> {
    return this.#page.evaluate(() => localStorage.getItem('deposit-wallet'));
  }

  /** Until the page has done what it had to do at once. */
  async #settle(): Promise<void> {
    await this.#page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        }),
    );
  }
}

export const test = base.extend<{ app: App }>({
  baseURL: process.env.BASE_URL || 'http://localhost:4173',
  app: async ({ page }, use, testInfo) => {
    testInfo.setTimeout(120_000);
    const app = new App(page);
    await app.prepare();
    await use(app);
  },
});
