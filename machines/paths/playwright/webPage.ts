import { expect, type Page } from '@playwright/test';
import { type ControlRole, type Point, readControl, type WebDriver } from '../web/webDriver';
import { toAddress, toPath } from './addresses';

/** Parts of a page that are loading; a busy button is none. */
export const LOADING = '[aria-busy=true]:not(button)';
const normalize = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The rendered text of a page, less that of its toasts, which stay for a while: they may be of an earlier step. */
function readText(toasts: string | undefined): string {
  let text = document.body.innerText;
  for (const toast of toasts === undefined ? [] : document.querySelectorAll<HTMLElement>(toasts)) {
    const index = toast.innerText === '' ? -1 : text.lastIndexOf(toast.innerText);
    if (index >= 0) text = text.slice(0, index) + text.slice(index + toast.innerText.length);
  }
  return text;
}

/** A page of any web app, as Playwright drives it. `toasts` selects what is a toast, and so is no status. */
export function createWebPage(page: Page, timeoutMs: number, toasts?: string): WebDriver {
  const visible = (role: ControlRole, name: string) => {
    const found =
      role === 'field'
        ? // A dialog may have the name of the field in it.
          page.getByLabel(name, { exact: true }).and(page.locator('input, select, textarea'))
        : page.getByRole(role, { name, exact: true });
    return found.filter({ visible: true }).first();
  };
  /** By a label of its own, as the page's driver finds it: what is labelled by another part, as a tab's panel, may have the same. */
  const labelled = (name: string) =>
    page
      .getByLabel(name, { exact: true })
      .and(page.locator('[aria-label]'))
      .filter({ visible: true })
      .first();
  async function moveTo(over: string, { x, y }: Point): Promise<void> {
    const element = labelled(over);
    // The mouse reaches nothing below the window.
    await element.scrollIntoViewIfNeeded({ timeout: timeoutMs });
    const box = await element.boundingBox({ timeout: timeoutMs });
    if (!box) throw new Error(`“${over}” is not on the screen.`);
    await page.mouse.move(
      x < 0 ? box.x + box.width + x : box.x + x,
      y < 0 ? box.y + box.height + y : box.y + y,
    );
  }
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`An error was not caught: ${message}.`));
  return {
    resolveText: (template) => template,
    beginStep: () => undefined,
    endStep: () => undefined,
    toasts: () => [],
    effects: () => undefined,
    findFault: () => faults[0] ?? null,
    findUnmetExpectation: () => null,
    open: async (path) => void (await page.goto(toAddress(path))),
    navigate: (path) => page.evaluate((to) => history.pushState(null, '', to), toAddress(path)),
    goBack: async () => void (await page.goBack()),
    async click(role, name, isDouble = false) {
      const target = visible(role, name);
      await expect(target).toBeVisible({ timeout: timeoutMs });
      // What is only marked as disabled can be clicked all the same; that must have no effect.
      const force = (await target.getAttribute('aria-disabled')) === 'true';
      await target.click({ force, timeout: timeoutMs, clickCount: isDouble ? 2 : 1 });
    },
    fill: (label, text) => visible('field', label).fill(text, { timeout: timeoutMs }),
    choose: async (label, option) =>
      void (await visible('field', label).selectOption(option, { timeout: timeoutMs })),
    press: (key) => page.keyboard.press(key),
    hover: (text) =>
      page.getByText(text, { exact: true }).filter({ visible: true }).last().hover({ timeout: timeoutMs }),
    moveTo,
    async clickAt(over, at) {
      await moveTo(over, at);
      await page.mouse.down();
      await page.mouse.up();
    },
    async drag(over, from, to) {
      await moveTo(over, from);
      await page.mouse.down();
      await moveTo(over, to);
      await page.mouse.up();
    },
    async wheel(over, distance, isZooming) {
      const element = labelled(over);
      await element.hover({ timeout: timeoutMs });
      if (isZooming) await page.keyboard.down('Control');
      await page.mouse.wheel(0, distance);
      if (isZooming) await page.keyboard.up('Control');
    },
    async selectText(text) {
      const found = page.getByText(text, { exact: true }).filter({ visible: true }).last();
      await found.evaluate((element) => getSelection()?.selectAllChildren(element), undefined, {
        timeout: timeoutMs,
      });
      await found.dispatchEvent('click');
    },
    advanceTimers: (milliseconds) => page.clock.fastForward(milliseconds),
    address() {
      const { pathname, search } = new URL(page.url());
      return toPath(pathname + search);
    },
    text: async () => normalize(await page.evaluate(readText, toasts)),
    async texts(role) {
      const all = role === 'loading' ? page.locator(LOADING) : page.getByRole(role);
      const found = all.filter({ visible: true });
      const elements = toasts === undefined ? found : found.and(page.locator(`:not(${toasts} *)`));
      return (await elements.allInnerTexts()).map(normalize);
    },
    async find(role, name) {
      const found = visible(role, name);
      if ((await found.count()) === 0) return undefined;
      const control = await found.evaluate(readControl, undefined, { timeout: timeoutMs });
      return { ...control, href: control.href && toPath(control.href) };
    },
    focused: () =>
      page.evaluate(() => {
        const { activeElement: element } = document;
        if (!(element instanceof HTMLElement) || element === document.body) return '';
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        return (label ?? element).innerText.trim();
      }),
    machineState: () => undefined,
  };
}
