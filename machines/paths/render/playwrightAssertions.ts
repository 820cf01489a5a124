import { test as base, type Locator } from '@playwright/test';
import { AppActions, expect, visible } from './playwrightActions';
import { BASE_URL, toAddress, toKey } from './playwrightAddresses';
import { matchesCall } from './playwrightCallLog';

/** The app under test: the actions of plans and their assertions. */
class App extends AppActions {
  async expectVisible(what: 'heading' | 'text' | 'alert' | 'status', text: string): Promise<void> {
    const page = this.page;
    if (what === 'text') return this.#body.toContainText(text, { useInnerText: true });
    const found =
      what === 'heading'
        ? page.getByRole('heading', { name: text, exact: true })
        : page.getByRole(what).filter({ hasText: text });
    await expect(visible(found), `the ${what} "${text}"`).toBeVisible();
  }

  /** Neither status nor alert, toasts aside. */
  async expectNoNotice(): Promise<void> {
    const notices = this.page.locator(':is([role=status], [role=alert]):not([data-rht-toaster] *)');
    await expect(notices.filter({ visible: true })).toHaveCount(0);
  }

  async expectAbsent(text: string): Promise<void> {
    await this.#body.not.toContainText(text, { useInnerText: true });
  }

  async expectFieldValue(label: string, value: string): Promise<void> {
    await expect(visible(this.page.getByLabel(label, { exact: true }))).toHaveValue(value);
  }

  async expectBusy(button: string): Promise<void> {
    await expect(this.#button(button)).toHaveAttribute('aria-busy', 'true');
  }

  async expectNotBusy(button: string): Promise<void> {
    await expect(this.#button(button)).not.toHaveAttribute('aria-busy', 'true');
  }

  async expectSelectedTab(tab: string, tabList: string): Promise<void> {
    const list = this.page.getByRole('tablist', { name: tabList, exact: true });
    await expect(list.getByRole('tab', { name: tab, exact: true, selected: true })).toBeVisible();
  }

  /** The part of the screen with this text is marked as loading. */
  async expectLoading(text: string): Promise<void> {
    const parts = this.page.locator('[aria-busy=true]:not(button)');
    await expect(visible(parts.filter({ hasText: text })), `loading of "${text}"`).toBeVisible();
  }

  async expectLink(name: string, path: string): Promise<void> {
    await expect(visible(this.page.getByRole('link', { name, exact: true }))).toHaveAttribute(
      'href',
      toAddress(path),
    );
  }

  async expectImage(name: string): Promise<void> {
    await expect(visible(this.page.getByRole('img', { name, exact: true }))).toBeVisible();
  }

  /** The text of the focused element; an empty text: nothing has the focus. */
  async expectFocused(text: string): Promise<void> {
    const focused = () =>
      this.page.evaluate(() => {
        const { activeElement: element } = document;
        return element instanceof HTMLElement && element !== document.body ? element.textContent.trim() : '';
      });
    await this.poll('the focused element', focused).toBe(text);
  }

  async expectClipboard(text: string): Promise<void> {
    const read = () => this.page.evaluate(() => navigator.clipboard.readText());
    await this.poll('the clipboard', read).toBe(text);
  }

  /** Path and query. */
  async expectUrl(path: string): Promise<void> {
    const url = () => {
      const { pathname, search } = new URL(this.page.url());
      return pathname + search;
    };
    await this.poll('the URL', url).toBe(toAddress(path));
  }

  /** The number of pending calls. */
  async expectPendingCalls(call: string, count: number): Promise<void> {
    await this.poll(`the number of pending ${call}`, () => this.callLog.getPending(call).length).toBe(count);
  }

  /** The last such call had this JSON body, and the headers of a call that sends and accepts JSON. */
  async expectRequestBody(call: string, body: unknown): Promise<void> {
    const last = () => {
      const found = this.callLog.getSent(call).at(-1);
      return { json: found?.json, body: JSON.parse(found?.body || 'null') };
    };
    await this.poll(`the body of ${call}`, last).toEqual({ json: true, body });
  }

  /** The number of such calls since the test began. */
  async expectCallCount(call: string, count: number): Promise<void> {
    await this.poll(`the number of ${call}`, () => this.callLog.getSent(call).length).toBe(count);
  }

  /** Such a call was made since the step began. */
  async expectCalled(call: string): Promise<void> {
    const made = () =>
      this.callLog.sent.slice(this.before.calls).filter((sent) => matchesCall(sent, call)).length;
    await this.poll(`the number of ${call} in this step`, made).toBeGreaterThan(0);
  }

  /** The last such call was sent with the newest token that the provider has issued. */
  async expectNewestToken(call: string): Promise<void> {
    const isNewest = () => {
      const bearer = this.callLog.getSent(call).at(-1)?.bearer;
      return bearer !== undefined && bearer === this.captures.newestToken;
    };
    await this.poll(`${call} was sent with the newest token`, isNewest).toBe(true);
  }

  async expectNoToken(call: string): Promise<void> {
    const bearer = () => this.callLog.getSent(call).at(-1)?.bearer;
    await this.poll(`${call} was sent without a token`, bearer).toBeNull();
  }

  /**
   * The newest token is in local storage and, for seven days, in a cookie, with the role in another cookie; or a deposit
   * wallet is stored.
   */
  async expectStored(what: 'session' | 'depositWallet'): Promise<void> {
    if (what === 'depositWallet') return this.#pollDepositWallet().not.toBeNull();
    const { newestToken } = this.captures;
    const complete = { stored: newestToken, cookie: newestToken, role: true, days: 7 };
    await this.poll('the stored session', () => this.readSession()).toEqual(complete);
  }

  async expectNotStored(what: 'session' | 'depositWallet'): Promise<void> {
    if (what === 'depositWallet') return this.#pollDepositWallet().toBeNull();
    const nothing = { stored: null, cookie: null, role: false, days: 0 };
    await this.poll('the stored session', () => this.readSession()).toEqual(nothing);
  }

  /** These toasts, and no others, have appeared in this step. */
  async expectToasts(...toasts: string[]): Promise<void> {
    await this.settle();
    const appeared = () => this.callLog.toasts.slice(this.before.toasts).sort();
    await this.poll('the toasts', appeared).toEqual(toasts.sort());
  }

  get #body() {
    return expect(this.page.locator('body'));
  }

  #button(name: string): Locator {
    return visible(this.page.getByRole('button', { name, exact: true }));
  }

  #pollDepositWallet() {
    const read = () => this.page.evaluate((key) => localStorage.getItem(key), toKey('deposit-wallet'));
    return this.poll('the deposit wallet', read);
  }
}

export const test = base.extend<{ app: App }>({
  baseURL: BASE_URL,
  app: async ({ page }, use, testInfo) => {
    testInfo.setTimeout(120_000);
    const app = new App(page);
    await app.prepare();
    await use(app);
  },
});
