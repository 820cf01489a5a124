import path from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { serveBuild } from '../bench/serveBuild';
import {
  expectHome,
  homeHeading,
  openControls,
  openMenuEntry,
  persona,
  saveData,
  signInHeading,
  submitSignInForm,
} from './pageActions';

const BUILD = path.resolve('dist/demo');
/** A storage that does not answer is waited for for three seconds, and four pages load at a time. */
const SLOW = { timeout: 15_000 };
const NOT_STORED =
  'This browser does not store the demo data: they last until this page is left or reloaded.';

test('after the first load the demo needs no connection: screens not yet opened are shown, and a reload, too', async ({
  page,
  browser,
}) => {
  const host = await serveBuild(BUILD);
  const saving = await browser.newPage();
  await saveData(saving);
  await saving.goto(`${host.url}signin`);
  await submitSignInForm(saving, persona('member'));
  await expectHome(saving);
  await page.goto(`${host.url}signin`);
  await submitSignInForm(page, persona('member'));
  await expectHome(page);
  // The last of the files, which are stored in the order of their names.
  const isComplete = () =>
    page.evaluate(async () => (await caches.match('/signup/index.html')) !== undefined);
  // One after the other, beside other pages: nothing that a person sees ends before, so the bound is that of the test.
  await expect.poll(isComplete, { timeout: 0 }).toBe(true);
  expect(await saving.evaluate(() => caches.keys()), 'where the visitor saves data').toEqual([]);
  await saving.close();
  await host.close();

  await openMenuEntry(page, 'Reports');
  await openMenuEntry(page, 'Deposit');
  await expect(page.getByText(/^0x[0-9a-f]{40}$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^0x[0-9a-f]{40}$/)).toBeVisible();
  await page.goto(`${host.url}dashboard/settings-that-do-not-exist`);
  await expect(page.getByText('The page cannot be found')).toBeVisible();
});

/** Notes what each toast says: it is there for four seconds only, and a busy machine may look later. */
function noteToasts(): void {
  const look = () => {
    // Not before: the page may have it only after this script.
    const note: unknown = Reflect.get(window, 'noteToast');
    for (const toast of document.querySelectorAll<HTMLElement>('[data-toast=shown]'))
      if (toast.checkVisibility() && typeof note === 'function') note(toast.innerText);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

/** A page of a browser of its own, and the uncaught errors in it. */
async function openPage(browser: Browser, script?: () => void) {
  const context = await browser.newContext();
  if (script) await context.addInitScript(script);
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const said: string[] = [];
  await page.exposeFunction('noteToast', (text: string) => said.push(text));
  await page.addInitScript(noteToasts);
  /** A toast with this sentence has been shown. */
  const expectSaid = (sentence: string) => expect.poll(() => said.join('\n'), SLOW).toContain(sentence);
  return { page, errors, expectSaid };
}

/** As Chromium does to a frame of another site where cookies of such are blocked. */
function denyStorage(): void {
  if (window === window.top) return;
  const deny = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { configurable: true, get: deny });
  }
  Object.defineProperty(IDBFactory.prototype, 'open', { value: deny });
  // Absent where the frame is no secure context.
  if ('locks' in navigator)
    Object.defineProperty(LockManager.prototype, 'request', { value: async () => deny() });
  if ('serviceWorker' in navigator)
    Object.defineProperty(ServiceWorkerContainer.prototype, 'getRegistrations', {
      value: async () => deny(),
    });
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
}

async function walkInFrame(browser: Browser, url: string): Promise<void> {
  const { page, errors, expectSaid } = await openPage(browser, denyStorage);
  const show = (address: string) =>
    page.setContent(`<iframe title="Demo" width="1200" height="900" src="${url}${address}"></iframe>`);
  await show('signin');
  const frame = page.frameLocator('iframe');
  const { identifier, passcode } = persona('member');
  const submit = async () => {
    await frame.getByLabel('Private key', { exact: true }).fill(identifier);
    await frame.getByLabel('Passcode', { exact: true }).fill(passcode);
    await frame.getByRole('button', { name: 'Access Dashboard' }).click();
  };
  await submit();
  await expectSaid(NOT_STORED);
  await expect(frame.getByRole('heading', { name: 'Financial Overview' })).toBeVisible(SLOW);
  await frame.getByRole('link', { name: 'Deposit', exact: true }).click();
  await expect(frame.getByText(/^0x[0-9a-f]{40}$/)).toBeVisible();
  await frame.getByRole('button', { name: 'Demo controls' }).click();
  await expect(frame.getByRole('dialog').getByText(NOT_STORED)).toBeVisible();
  await show('?demo=rejected-withdrawal');
  await expect(frame.getByText('Rejected').first()).toBeVisible(SLOW);
  expect(errors).toEqual([]);
}

async function walkWithoutAnswer(browser: Browser, url: string): Promise<void> {
  const { page, errors, expectSaid } = await openPage(browser, () => {
    Object.defineProperty(IDBFactory.prototype, 'open', { value: () => new EventTarget() });
  });
  await page.goto(`${url}signin`);
  await submitSignInForm(page, persona('member'));
  await expectSaid(NOT_STORED);
  await expect(homeHeading(page)).toBeVisible(SLOW);
  expect(errors).toEqual([]);
}

async function walkWithFullStorage(browser: Browser, url: string): Promise<void> {
  const { page, errors, expectSaid } = await openPage(browser);
  await page.goto(`${url}signin`);
  await submitSignInForm(page, persona('member'));
  await expect(homeHeading(page)).toBeVisible(SLOW);
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.defineProperty(Storage.prototype, 'setItem', { value: refuse });
    Object.defineProperty(IDBObjectStore.prototype, 'put', { value: refuse });
  });
  await openMenuEntry(page, 'Donate');
  await page.getByLabel('Amount').fill('60');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectSaid('Donation made successfully!');
  await expectSaid(NOT_STORED);

  // What is in the memory of the page is not lost by a checkpoint that takes its place.
  const panel = await openControls(page, 'Story');
  const fingerprint = panel.getByText(/^[0-9a-f]{12}$/);
  const kept = await fingerprint.textContent();
  await panel.getByLabel('Name of the checkpoint').fill('Full');
  await panel.getByRole('button', { name: 'Keep a checkpoint' }).click();
  await panel.getByRole('tab', { name: 'World', exact: true }).click();
  await panel.getByRole('button', { name: 'Deposit arrives' }).click();
  await panel.getByRole('tab', { name: 'Story', exact: true }).click();
  await expect(fingerprint).not.toHaveText(kept ?? '');
  await panel.getByRole('button', { name: 'Restore “Full”' }).click();
  await expect(fingerprint).toHaveText(kept ?? '');
  await panel.getByRole('button', { name: 'Reset demo data' }).click();
  await expect(signInHeading(page)).toBeVisible();
  expect(errors).toEqual([]);
}

/** Stores what another version of the demo would have. */
const storeVersion = (version: number) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('trellis-demo');
    opening.onsuccess = () => {
      const { result: database } = opening;
      const transaction = database.transaction('trellis-demo', 'readwrite');
      transaction.objectStore('trellis-demo').put({ version }, 'world');
      transaction.objectStore('trellis-demo').put(`of version ${version}`, 'revision');
      transaction.onerror = () => reject(transaction.error);
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });

async function walkBesideOtherVersions(browser: Browser, url: string): Promise<void> {
  const { page, errors, expectSaid } = await openPage(browser);
  await page.goto(`${url}signin`);
  await submitSignInForm(page, persona('member'));
  await expect(homeHeading(page)).toBeVisible(SLOW);
  await page.evaluate(storeVersion, 1);
  await page.reload();
  await expectSaid('The demo data of another version could not be used any more: here are new ones.');
  await submitSignInForm(page, persona('member'));
  await expect(homeHeading(page)).toBeVisible(SLOW);
  await page.evaluate(storeVersion, 1000);
  await openMenuEntry(page, 'Donate');
  await expectSaid('A newer version of this demo has stored its data');
  await expect(page.getByLabel('Amount')).toBeVisible();
  expect(errors).toEqual([]);
}

test('the demo works and says what it does where storage is denied in a frame, never answers, is full, or has another version’s world', async ({
  browser,
}) => {
  const { url, close } = await serveBuild(BUILD);
  await Promise.all([
    walkInFrame(browser, url),
    walkWithoutAnswer(browser, url),
    walkWithFullStorage(browser, url),
    walkBesideOtherVersions(browser, url),
  ]);
  await close();
});
