import type { Browser, Locator } from 'playwright';
import { startProviderServer } from '#mocks/node.ts';
import { findPersona } from '#mocks/seed/personas.ts';
import { signIn as messages } from '#src/messages/signIn.ts';
import { urls } from '#src/urls.ts';
import { buildApp } from './buildPage';
import { inBrowser } from './pageLoads';
import { printTable } from './printTable';
import { slowDown } from './slowDevice';

const RUNS = Number(process.env.RUNS ?? 100);
const AT_ONCE = 2;
const TIMEOUT_MS = 120_000;
/** Between two keys; without one the fields are filled in at once, before the app has started. */
const KEY_DELAYS_MS = [undefined, 0, undefined, 10, undefined, 20, undefined, 40, undefined, 80];

interface Run {
  readonly isStartedBefore: boolean;
  /** what is wrong; undefined: submitted once, as typed, and signed in */
  readonly problem: string | undefined;
}

/** Types or pastes into the form as soon as it is painted, and submits it by Enter or by its button. */
async function typeAndSubmit(browser: Browser, url: string, run: number): Promise<Run> {
  const { identifier, passcode: password } = findPersona('member');
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await slowDown(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/users/login')) sent.push(request.postData() ?? '');
    });
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await page.goto(url, { waitUntil: 'commit' });
    const delay = KEY_DELAYS_MS[run % KEY_DELAYS_MS.length];
    const passcode = page.getByLabel(messages.passcode, { exact: true });
    const enter = (field: Locator, text: string) =>
      delay === undefined ? field.fill(text) : field.pressSequentially(text, { delay });
    await enter(page.getByLabel(messages.identifier), identifier);
    await enter(passcode, password);
    const isStartedBefore = (await page.locator('[data-prerendered]').count()) === 0;
    if (run % 3 === 0) await passcode.press('Enter');
    else await page.getByRole('button', { name: messages.submit }).click();
    const isSignedIn = await page
      .getByText('Total Donation')
      .first()
      .waitFor()
      .then(
        () => true,
        () => false,
      );
    const isAsTyped = sent.length === 1 && sent[0] === JSON.stringify({ identifier, password });
    const isLeaked = addresses.some((address) => address.includes('?'));
    const problem = [
      !isAsTyped && `sent ${JSON.stringify(sent)}`,
      !isSignedIn && 'not signed in',
      isLeaked && `addresses ${addresses.join(' ')}`,
    ].filter(Boolean);
    return { isStartedBefore, problem: problem.length > 0 ? problem.join(', ') : undefined };
  } finally {
    await context.close();
  }
}

/** Types and submits the sign-in form from its first paint on, on a slow device and connection, and prints the outcomes. */
export async function benchTyped(): Promise<void> {
  if (!process.env.BUILT) buildApp('--mode', 'production');
  await inBrowser('dist/provider', await startProviderServer(), async (browser, server) => {
    const runs: Run[] = [];
    const numbers = Array.from({ length: RUNS }, (_, run) => run).values();
    const work = async () => {
      for (const run of numbers)
        runs.push(await typeAndSubmit(browser, `${server.url.slice(0, -1)}${urls.signIn}`, run));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const rows = [true, false].map((isStartedBefore) => {
      const some = runs.filter((run) => run.isStartedBefore === isStartedBefore);
      const passed = some.filter(({ problem }) => problem === undefined);
      return [isStartedBefore ? 'after the app had started' : 'before', `${some.length}`, `${passed.length}`];
    });
    printTable(
      'Typed from the first paint on, CPU and connection slow',
      ['submitted', 'runs', 'sent as typed'],
      rows,
    );
    for (const { problem } of runs) if (problem !== undefined) console.log(problem);
  });
}
