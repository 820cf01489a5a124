import { test as base, type Locator } from '@playwright/test';
import { AppActions, expect, visible } from './playwrightActions';
import { matchesCall } from './playwrightCalls';

/** The app: what is done to it, and what must then be so. */
class App extends AppActions {
  async sees(what: 'heading' | 'text' | 'alert' | 'status', text: string): Promise<void> {
    const page = this.page;
    if (what === 'text') return this.#body.toContainText(text, { useInnerText: true });
    const found =
      what === 'heading'
        ? page.getByRole('heading', { name: text, exact: true })
        : page.getByRole(what).filter({ hasText: text });
    await expect(visible(found), `the ${what} "${text}"`).toBeVisible();
  }

  /** Neither status nor alert, brief messages aside. */
  async seesNoNotice(): Promise<void> {
    const notices = this.page.locator(':is([role=status], [role=alert]):not([data-rht-toaster] *)');
    await expect(notices.filter({ visible: true })).toHaveCount(0);
  }

  async seesNothingOf(text: string): Promise<void> {
    await this.#body.not.toContainText(text, { useInnerText: true });
  }

  async seesField(label: string, value: string): Promise<void> {
    await expect(visible(this.page.getByLabel(label, { exact: true }))).toHaveValue(value);
  }

  async seesBusy(button: string): Promise<void> {
    await expect(this.#button(button)).toHaveAttribute('aria-busy', 'true');
  }

  async seesReady(button: string): Promise<void> {
    await expect(this.#button(button)).not.toHaveAttribute('aria-busy', 'true');
  }

  async seesChosen(tab: string, tabList: string): Promise<void> {
    const list = this.page.getByRole('tablist', { name: tabList, exact: true });
    await expect(list.getByRole('tab', { name: tab, exact: true, selected: true })).toBeVisible();
  }

  /** The part of the screen with this text says that it is still being loaded. */
  async seesLoading(text: string): Promise<void> {
    const parts = this.page.locator('[aria-busy=true]:not(button)');
    await expect(visible(parts.filter({ hasText: text })), `loading of "${text}"`).toBeVisible();
  }

  async seesLink(name: string, path: string): Promise<void> {
    await expect(visible(this.page.getByRole('link', { name, exact: true }))).toHaveAttribute('href', path);
  }

  async seesPicture(name: string): Promise<void> {
    await expect(visible(this.page.getByRole('img', { name, exact: true }))).toBeVisible();
  }

  /** What has the focus, by its text; an empty text: nothing has it. */
  async seesFocused(text: string): Promise<void> {
    const focused = () =>
      this.page.evaluate(() => {
        const { activeElement: element } = document;
        return element instanceof HTMLElement && element !== document.body ? element.textContent.trim() : '';
      });
    await expect.poll(focused, this.until('what has the focus')).toBe(text);
  }

  async copied(text: string): Promise<void> {
    const read = () => this.page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(read, this.until('the clipboard')).toBe(text);
  }

  /** Path and query. */
  async isAt(path: string): Promise<void> {
    const address = () => {
      const { pathname, search } = new URL(this.page.url());
      return pathname + search;
    };
    await expect.poll(address, this.until('the address')).toBe(path);
  }

  /** So many such calls wait for the provider. */
  async waitsFor(call: string, count: number): Promise<void> {
    await expect
      .poll(() => this.own.waitingOfKind(call).length, this.until(`how many of ${call} wait`))
      .toBe(count);
  }

  /** The last such call carried this body, and said that it is JSON and that JSON may come back. */
  async sent(call: string, body: unknown): Promise<void> {
    const last = () => {
      const found = this.own.ofKind(call).at(-1);
      return { json: found?.json, body: JSON.parse(found?.body || 'null') };
    };
    await expect.poll(last, this.until(`what ${call} carried`)).toEqual({ json: true, body });
  }

  /** So many such calls were made since the test began. */
  async called(call: string, count: number): Promise<void> {
    await expect
      .poll(() => this.own.ofKind(call).length, this.until(`how many of ${call} were made`))
      .toBe(count);
  }

  /** Such a call was made since the step began. */
  async calledNow(call: string): Promise<void> {
    const made = () => this.own.log.slice(this.before.calls).filter((sent) => matchesCall(sent, call)).length;
    await expect.poll(made, this.until(`how many of ${call} were made in this step`)).toBeGreaterThan(0);
  }

  /** The last such call carried the newest token that the provider gave out. */
  async carriedNewestToken(call: string): Promise<void> {
    await expect
      .poll(
        () => {
          const bearer = this.own.ofKind(call).at(-1)?.bearer;
          return bearer !== undefined && bearer === this.provider.newest;
        },
        this.until(`${call} carried the newest token`),
      )
      .toBe(true);
  }

  async carriedNoToken(call: string): Promise<void> {
    const bearer = () => this.own.ofKind(call).at(-1)?.bearer;
    await expect.poll(bearer, this.until(`${call} carried no token`)).toBeNull();
  }

  /**
   * The browser keeps the newest token in storage and, for seven days, in a cookie, with the role in another; or a
   * deposit wallet.
   */
  async keeps(what: 'session' | 'depositWallet'): Promise<void> {
    if (what === 'session') {
      const { newest } = this.provider;
      await expect
        .poll(() => this.kept(), this.until('the session that is kept'))
        .toEqual({ stored: newest, cookie: newest, role: true, days: 7 });
    } else await expect.poll(() => this.#keptWallet(), this.until('the deposit wallet')).not.toBeNull();
  }

  async keepsNo(what: 'session' | 'depositWallet'): Promise<void> {
    if (what === 'session') {
      await expect
        .poll(() => this.kept(), this.until('the session that is kept'))
        .toEqual({ stored: null, cookie: null, role: false, days: 0 });
    } else await expect.poll(() => this.#keptWallet(), this.until('the deposit wallet')).toBeNull();
  }

  /** These brief messages, and no others, have appeared in this step. */
  async toasts(...messages: string[]): Promise<void> {
    await this.settle();
    const appeared = () => this.own.messages.slice(this.before.messages).sort();
    await expect.poll(appeared, this.until('the brief messages')).toEqual(messages.sort());
  }

  get #body() {
    return expect(this.page.locator('body'));
  }

  #button(name: string): Locator {
    return visible(this.page.getByRole('button', { name, exact: true }));
  }

  #keptWallet(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('deposit-wallet'));
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
