import type { Page } from '@playwright/test';
import { createWebPage } from '../../paths/playwright/webPage';
import { waitFor } from '../../paths/waitFor';
import type { AppDriver } from '../appDriver';
import { kinds as appKinds } from '../kinds';
import { accounts } from './accounts';
import { CallLog, type CapturedResponses, matchesCall } from './callLog';
import { toEmulatedMedia } from './emulatedMedia';
import { actInOtherTab, openBlankPage, signIn } from './otherTab';
import type { PageMessage } from './pageScript';
import pageScript from './pageScript.ts?script';
import { BLANK, createPageWaits } from './pageWaits';
import { readSession } from './readSession';
import { refuseInPage } from './refuseInPage';
import { toKey } from './storageKey';

export const kinds = appKinds;

/** The base path of the provider's API, as the app was built. */
const API = process.env.API_URL || '/api';
const TOASTS = '[data-rht-toaster]';
const PLACEHOLDER = /\{(\w+)\.(\w+)\}/g;

/** Plans with such an action are left out. */
const refuse = () => {
  throw new Error('This cannot be done from outside the page.');
};

/** Drives the app from outside its page: its network, its clock, its storage and other tabs. */
export async function createDriver(page: Page, timeoutMs: number): Promise<AppDriver> {
  const context = page.context();
  const captures: CapturedResponses = new Map();
  const callLogs = new Map<Page, CallLog>();
  const getCallLog = (of: Page): CallLog => {
    const callLog = callLogs.get(of) ?? new CallLog(captures);
    callLogs.set(of, callLog);
    return callLog;
  };
  const calls = getCallLog(page);
  let before = { toasts: 0, calls: 0 };

  // The browser's own timeout is kept before the clock is faked.
  const settings = `globalThis.pathTest = { api: ${JSON.stringify(API)}, timeout: AbortSignal.timeout };`;
  await context.addInitScript({ content: settings });
  await context.clock.install();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.exposeBinding('reportToTest', ({ page: from }, message: PageMessage) =>
    getCallLog(from).handle(message),
  );
  await context.addInitScript({ content: pageScript });

  const resolveText = (template: string): string =>
    template.replace(PLACEHOLDER, (whole, owner: string, property: string) => {
      const account: Readonly<Record<string, string>> | undefined = Object.entries(accounts).find(
        ([name]) => name === owner,
      )?.[1];
      return (owner === 'provider' ? captures.get(property) : account?.[property]) ?? whole;
    });
  const web = createWebPage(page, timeoutMs, TOASTS);
  const { settle, showScreen, waitForAnswers, comeToRest } = createPageWaits(page, calls, timeoutMs);

  async function forgetSession(from: Page): Promise<void> {
    await from.evaluate((key) => localStorage.removeItem(key), toKey('auth'));
    for (const name of ['token', 'role']) await context.clearCookies({ name });
  }

  return {
    ...web,
    resolveText,
    async click(role, name, isDouble) {
      const press = () => web.click(role, name, isDouble);
      await (role === 'link' ? showScreen(press) : press());
    },
    navigate: (path) => showScreen(() => web.navigate(path)),
    beginStep() {
      before = { toasts: calls.toasts.length, calls: calls.sent.length };
    },
    endStep: comeToRest,
    /** Between the actions of a step there is time to show a message again in its place, which in the page there is not. */
    async toasts() {
      await settle();
      const shown = calls.toasts.slice(before.toasts);
      return shown.filter(
        ({ place, text }, index) =>
          shown.findIndex((other) => other.place === place && other.text === text) === index,
      );
    },
    findUnmetExpectation: () =>
      calls.missing.length === 0 ? null : `No call ${calls.missing.join(', ')} was made.`,
    hold(call, which) {
      if (which === 'all') calls.heldCalls.push(call);
      else calls.expect(call);
    },
    mockNextResponse: (call, outcome) => calls.expect(call, outcome),
    async release(call, outcome) {
      await waitFor(
        () => (calls.getPending(call).length > 0 ? null : `No call ${call} is pending.`),
        timeoutMs,
      );
      await calls.release(call, outcome);
      await settle();
    },
    store: (name, value) =>
      page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [toKey(name), value] as const),
    loadPage: (path) => web.open(path),
    async restoreStorage(stored) {
      if (stored === 'nothing' && page.url() !== BLANK) return forgetSession(page);
      await page.goto(BLANK);
      const tab = await context.newPage();
      if (stored === 'session' || stored === 'otherSession')
        await signIn(tab, stored === 'session' ? accounts.member : accounts.other);
      else {
        await openBlankPage(tab);
        await forgetSession(tab);
        if (stored === 'garbage') await tab.evaluate((key) => localStorage.setItem(key, '{}'), toKey('auth'));
      }
      await tab.close();
    },
    /** Once what is answered here is heard. */
    async otherTab(operation, as) {
      await comeToRest();
      await actInOtherTab({ page, captures, getCallLog, timeoutMs }, operation, as);
      await settle();
    },
    /** Once calls that are not held have ended: a deadline of one would pass while its answer is on the way. */
    async advanceTimers(milliseconds) {
      await waitForAnswers();
      await web.advanceTimers(milliseconds);
      await settle();
    },
    clickSecond: (button) =>
      page.getByRole('button', { name: button, exact: true }).dispatchEvent('click', { detail: 2 }),
    // No browser of a computer has that key, and Escape closes the same.
    closeByBack: () => web.press('Escape'),
    leavePage: refuse,
    restorePage: refuse,
    moveToZone: refuse,
    resize: (width, height = page.viewportSize()?.height ?? 900) => page.setViewportSize({ width, height }),
    preferMotion: (motion) =>
      page.emulateMedia({ reducedMotion: motion === 'full' ? 'no-preference' : 'reduce' }),
    emulateMedia: (media) => page.emulateMedia(toEmulatedMedia(media)),
    async refuse(what) {
      await page.addInitScript(refuseInPage, what);
      await page.evaluate(refuseInPage, what);
    },
    missFiles: refuse,
    holdFiles: refuse,
    swipe: refuse,
    takeBack: refuse,
    deploy: refuse,
    leaveOut: refuse,
    useOtherForms: refuse,
    varyValues: refuse,
    sendInOtherTab: refuse,
    fetchInOtherTab: refuse,
    readProfileInOtherTab: refuse,
    allow: refuse,
    setOnline: refuse,
    setVisible: refuse,
    async wake(milliseconds, at) {
      const now = await page.evaluate(() => Date.now());
      await page.clock.setSystemTime(now + milliseconds);
      if (at === 'unnoticed') return;
      if (at === 'tick') await page.clock.runFor(1000);
      else {
        await page.evaluate(
          (event) => (event === 'visibilitychange' ? document : window).dispatchEvent(new Event(event)),
          at,
        );
      }
      await settle();
    },
    pendingCount: (call) => calls.getPending(call).length,
    sentCalls: (call, since) =>
      calls.sent.slice(since === 'step' ? before.calls : 0).filter((sent) => matchesCall(sent, call)),
    newestToken: () => captures.get('token'),
    readStored: () => readSession(page),
    clipboard: () => page.evaluate(() => navigator.clipboard.readText()),
    async qrCode(name) {
      const image = page.getByRole('img', { name, exact: true }).filter({ visible: true });
      return (await image.count()) > 0 ? 'unread' : undefined;
    },
  };
}
