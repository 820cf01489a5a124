import type { Page } from 'playwright';
import * as z from 'zod/mini';
import { demo } from '#src/messages/demo.ts';
import { demoTime } from '#src/messages/demoTime.ts';
import { demoWorld } from '#src/messages/demoWorld.ts';
import { buildApp } from './buildPage';
import { inBrowser } from './pageLoads';
import { addFunctionHelper } from './pageTimes';
import { printTable } from './printTable';

const { history, progress } = demoWorld;
const KEY = 'long-tasks';

/** Runs before the page's own scripts. What it notes outlives a reload. */
function watchTasks(key: string): void {
  const observer = new PerformanceObserver((list) => {
    const noted: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    const entries = list.getEntries().map(({ name, entryType, startTime, duration }) => {
      const start = performance.timeOrigin + startTime;
      return { name: entryType === 'longtask' ? '' : name, start, duration };
    });
    sessionStorage.setItem(key, JSON.stringify([...(Array.isArray(noted) ? noted : []), ...entries]));
  });
  for (const type of ['longtask', 'measure']) observer.observe({ type, buffered: true });
}

const entry = z.object({ name: z.string(), start: z.number(), duration: z.number() });
type Entry = z.output<typeof entry>;

const overlaps = (one: Entry, other: Entry): boolean =>
  one.start < other.start + other.duration && other.start < one.start + one.duration;

interface Step {
  readonly name: string;
  readonly milliseconds: number;
  /** what the demo itself measures: generating, reading and storing a world, without the page and its screen */
  readonly work: readonly Entry[];
  /** of it, generating a world: undefined where none is */
  readonly seeding: number | undefined;
  /** tasks of more than 50 ms */
  readonly tasks: readonly Entry[];
}

const getLongest = (entries: readonly Entry[]): string =>
  Math.max(0, ...entries.map(({ duration }) => duration)).toFixed(0);

function describeStep({ name, milliseconds, work, seeding, tasks }: Step): string[] {
  const during = tasks.filter((task) => work.some((one) => overlaps(one, task)));
  const sum = work.reduce((total, { duration }) => total + duration, 0);
  return [
    name,
    milliseconds.toFixed(0),
    sum === 0 ? '' : sum.toFixed(0),
    seeding?.toFixed(0) ?? '',
    getLongest(during),
    String(tasks.length),
    getLongest(tasks),
  ];
}

async function measure(page: Page, name: string, run: () => Promise<unknown>): Promise<Step> {
  await page.waitForLoadState('networkidle');
  await page.evaluate((key) => sessionStorage.removeItem(key), KEY).catch(() => {});
  const start = performance.now();
  await run();
  const milliseconds = performance.now() - start;
  await page.waitForLoadState('networkidle');
  const noted: unknown = JSON.parse((await page.evaluate((key) => sessionStorage.getItem(key), KEY)) ?? '[]');
  const entries = z.array(entry).parse(noted);
  const work = entries.filter((one) => one.name in progress);
  const seeding = entries.find((one) => one.name === 'seeding')?.duration;
  return { name, milliseconds, work, seeding, tasks: entries.filter((one) => one.name === '') };
}

async function openGroup(page: Page, group: string): Promise<void> {
  const controls = page.getByRole('dialog', { name: 'Demo controls' });
  if (!(await controls.isVisible())) await page.getByRole('button', { name: 'Demo controls' }).click();
  await page.getByRole('tab', { name: group, exact: true }).click();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** What is done with a world of 10,000 members in a browser: how long it takes, and how long it holds up the page. */
export async function benchLargeWorld(): Promise<void> {
  if (!process.env.BUILT) buildApp('--mode', 'demo');
  await inBrowser('dist/demo', undefined, async (browser, server) => {
    const page = await browser.newPage();
    await addFunctionHelper(page);
    await page.addInitScript(watchTasks, KEY);
    const showTeam = () => waitForText(page, /^9,999 rows$/);
    const reloaded = async (action: () => Promise<unknown>) => {
      const loaded = page.waitForEvent('load');
      await action();
      await loaded;
      await showTeam();
    };
    let file = '';
    const steps = [
      await measure(page, 'open its address', async () => {
        await page.goto(`${server.url}?demo=large-team`);
        await showTeam();
      }),
      await measure(page, 'reload: restore it', () => reloaded(() => page.reload())),
    ];
    await openGroup(page, 'World');
    steps.push(
      await measure(page, 'a deposit arrives', async () => {
        await press(page, demoTime.arrive);
        await waitForText(page, demoTime.arrived(100));
      }),
    );
    await openGroup(page, 'Story');
    await waitForText(page, /^[0-9a-f]{12}$/);
    steps.push(
      await measure(page, 'undo', async () => {
        await press(page, history.undo);
        await waitForText(page, demo.reloaded.undone);
      }),
    );
    await waitForText(page, /^[0-9a-f]{12}$/);
    await page.getByLabel(history.name).fill('Large');
    steps.push(
      await measure(page, 'keep a checkpoint', async () => {
        await press(page, history.keep);
        await waitForText(page, history.kept('Large'));
      }),
      await measure(page, 'export', async () => {
        const download = page.waitForEvent('download');
        await press(page, history.exportFile);
        file = await (await download).path();
      }),
      await measure(page, 'restore a checkpoint, reload', () =>
        reloaded(() => press(page, history.restore('Large'))),
      ),
    );
    await openGroup(page, 'Story');
    await waitForText(page, /^[0-9a-f]{12}$/);
    steps.push(
      await measure(page, 'import, reload', () =>
        reloaded(() => page.getByLabel(history.importFile).setInputFiles(file)),
      ),
    );
    await openGroup(page, 'World');
    await page.getByLabel(demoTime.amount, { exact: true }).fill('365');
    steps.push(
      await measure(page, 'a year passes', async () => {
        await press(page, demoTime.move);
        await page.getByText('Time moved forward').first().waitFor({ timeout: 60_000 });
      }),
    );
    printTable(
      'A world of 10,000 members in Chromium (work: without the page and its screen)',
      ['what', 'ms', 'work', 'of it seeding', 'longest task of it', 'tasks over 50 ms', 'longest'],
      steps.map(describeStep),
    );
  });
}
