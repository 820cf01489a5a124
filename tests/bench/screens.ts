import type { Browser, Page } from 'playwright';
import { shell } from '#src/messages/shell.ts';
import { urls } from '#src/urls.ts';
import { saveData } from '../e2e/pageActions';
import { buildApp } from './buildPage';
import { inBrowser, signIn } from './pageLoads';
import { addFunctionHelper } from './pageTimes';
import { printTable } from './printTable';
import { PROVIDER_MS, startSlowProvider } from './slowDevice';
import { median } from './timing';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const HOVER_MS = 20;
const WIDTHS = [390, 768, 1440];
const HEIGHT = 900;

type Entry = keyof typeof shell.entries;
const ENTRIES: readonly Entry[] = [
  'dashboard',
  'transactions',
  'fundTransfer',
  'network',
  'deposit',
  'withdraw',
  'donate',
  'reports',
  'setting',
];
/** By what they have, which decides what their screens have place for. */
const SHIFT_PERSONAS = ['member', 'leader', 'newcomer', 'unlucky'] as const;
const TABS = [
  ...['earning', 'performance', 'team', 'graph'].map((tab) => `${urls.reports}?tab=${tab}`),
  `${urls.network}?tab=team`,
  `${urls.fundTransfer}?tab=history`,
  `${urls.setting}?tab=security`,
  urls.statement,
];
const PUBLIC_PATHS = [urls.signIn, urls.signUp, urls.forgotPassword, urls.resetPassword('token'), '/nowhere'];

declare global {
  interface Window {
    /** milliseconds from the last press to the frame that has the content of its screen */
    pressTime?: number | undefined;
    /** the sum of all shifts since the page was opened */
    layoutShift?: number;
    isSettled?: () => boolean;
  }
}

/** Runs before the page's own scripts. */
function watchPage(): void {
  window.isSettled = () =>
    document.querySelector('h1') !== null &&
    !document.querySelector('main [aria-busy], main span[aria-hidden="true"][style*="width"]:empty');
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number')
        window.layoutShift = (window.layoutShift ?? 0) + entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const left = location.pathname;
      window.pressTime = undefined;
      const look = () => {
        const isOpen = location.pathname !== left && document.activeElement?.tagName === 'H1';
        if (!isOpen || !window.isSettled?.()) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          window.pressTime = performance.now() - timeStamp;
        };
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

async function press(page: Page, entry: Entry, hoverMs: number): Promise<number> {
  const link = page.getByRole('link', { name: shell.entries[entry], exact: true });
  await link.hover();
  if (hoverMs > 0) await page.waitForTimeout(hoverMs);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => window.pressTime !== undefined);
  return (await page.evaluate(() => window.pressTime)) ?? Number.NaN;
}

/** Opens an address, and resolves when its content is there. */
async function open(page: Page, url: string): Promise<void> {
  await addFunctionHelper(page);
  await page.addInitScript(watchPage);
  await page.goto(url);
  await page.waitForFunction(() => window.isSettled?.());
  await page.waitForLoadState('networkidle');
}

type StorageState = Awaited<ReturnType<typeof signIn>>;

/** Milliseconds of a second visit of each screen, and of a first visit in a page that has shown one other screen. */
async function measureVisits(browser: Browser, url: string, storageState: StorageState) {
  const viewport = { width: 1440, height: HEIGHT };
  const second = new Map<Entry, number[]>(ENTRIES.map((entry) => [entry, []]));
  const [first, savingData] = [new Map<Entry, number[]>(), new Map<Entry, number[]>()];
  const page = await browser.newPage({ storageState, viewport });
  await open(page, `${url}dashboard/setting`);
  // The first round is that of the first visits.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const entry of ENTRIES) {
      const milliseconds = await press(page, entry, 0);
      if (round > 0) second.get(entry)?.push(milliseconds);
      await page.waitForLoadState('networkidle');
    }
  }
  await page.close();
  for (let round = 0; round < ROUNDS; round++) {
    for (const entry of ENTRIES) {
      for (const visits of [first, savingData]) {
        const visitor = await browser.newPage({ storageState, viewport });
        // Then no code is there that was fetched while the page was idle.
        if (visits === savingData) await saveData(visitor);
        const start = entry === 'dashboard' ? urls.setting : urls.dashboard;
        await open(visitor, `${url.slice(0, -1)}${start}`);
        visits.set(entry, [...(visits.get(entry) ?? []), await press(visitor, entry, HOVER_MS)]);
        await visitor.close();
      }
    }
  }
  return { first, savingData, second };
}

async function measureShift(
  browser: Browser,
  url: string,
  width: number,
  storageState?: StorageState,
): Promise<number> {
  const viewport = { width, height: HEIGHT };
  const page = await browser.newPage({ viewport, ...(storageState ? { storageState } : {}) });
  await open(page, url);
  const shift = (await page.evaluate(() => window.layoutShift)) ?? Number.NaN;
  await page.close();
  return shift;
}

/** Prints how long the dashboard's screens take from the press on their entry, and how far each screen shifts. */
export async function benchScreens(): Promise<void> {
  if (!process.env.BUILT) buildApp('--mode', 'production');
  await inBrowser('dist/provider', await startSlowProvider(), async (browser, server) => {
    const storageState = await signIn(browser, server.url);
    const { first, savingData, second } = await measureVisits(browser, server.url, storageState);
    const figure = (runs: readonly number[] = []) => [median(runs).toFixed(0), Math.max(...runs).toFixed(0)];
    printTable(
      `From the press on a menu entry to its content, provider answering in ${PROVIDER_MS} ms, medians of ${ROUNDS} in ms`,
      ['screen', 'second visit', 'most', `first, ${HOVER_MS} ms of hover`, 'most', 'saving data', 'most'],
      ENTRIES.map((entry) => [
        shell.entries[entry],
        ...figure(second.get(entry)),
        ...figure(first.get(entry)),
        ...figure(savingData.get(entry)),
      ]),
    );
    const states: StorageState[] = [storageState];
    for (const persona of SHIFT_PERSONAS.slice(1)) states.push(await signIn(browser, server.url, persona));
    const rows: string[][] = [];
    for (const path of [...PUBLIC_PATHS, ...ENTRIES.map((entry) => urls[entry]), ...TABS]) {
      const most: number[] = [];
      for (const width of WIDTHS) {
        const shifts: number[] = [];
        for (const state of path.startsWith(urls.dashboard) ? states : [undefined])
          shifts.push(await measureShift(browser, `${server.url.slice(0, -1)}${path}`, width, state));
        most.push(Math.max(...shifts));
      }
      rows.push([path, ...most.map((shift) => shift.toFixed(4))]);
    }
    printTable(
      `Layout shift of cold loads, the most of ${SHIFT_PERSONAS.length} members`,
      ['address', ...WIDTHS.map((width) => `${width} px`)],
      rows,
    );
  });
}
