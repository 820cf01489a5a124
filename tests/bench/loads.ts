import type { Browser, BrowserContextOptions } from 'playwright';
import { buildApp, buildPage } from './buildPage';
import { launchChromium, signIn } from './pageLoads';
import { type Content, openTimed } from './pageTimes';
import { printTable } from './printTable';
import { serveBuild } from './serveBuild';
import { CPU_SLOWDOWN, NETWORK, slowDown, startSlowProvider } from './slowDevice';
import { median } from './timing';

const ROUNDS = Number(process.env.ROUNDS ?? 5);

interface LoadedPage {
  readonly name: string;
  readonly url: string;
  readonly content: Content;
  readonly storageState?: BrowserContextOptions['storageState'];
}

/** Loads a page with nothing cached, on a slow device and connection. */
async function load(browser: Browser, { url, content, storageState }: LoadedPage) {
  const context = await browser.newContext(storageState ? { storageState } : {});
  try {
    const page = await context.newPage();
    await slowDown(page);
    return await openTimed(page, url, content);
  } finally {
    await context.close();
  }
}

type Times = Awaited<ReturnType<typeof load>>;

function print(pages: readonly LoadedPage[], rounds: readonly (readonly Times[])[]): void {
  const row = ({ name }: LoadedPage, index: number) => {
    const figures = (['visible', 'usable'] as const).flatMap((figure) => {
      const own = rounds.map((round) => round[index]?.[figure] ?? Number.NaN);
      const ratios = rounds.map((round, at) => (own[at] ?? Number.NaN) / (round[0]?.[figure] ?? Number.NaN));
      return [median(own).toFixed(0), median(ratios).toFixed(2)];
    });
    return [name, ...figures];
  };
  printTable(
    `Cold loads, CPU ${CPU_SLOWDOWN} times slower, 1.6 Mbit/s, ${NETWORK.latency} ms: medians of ${rounds.length}, ratios of the same round`,
    ['page', 'visible ms', '÷ floor', 'usable ms', '÷ floor'],
    pages.map(row),
  );
}

/** Loads both apps beside a bare page of the same look, in turns, and prints how long each takes. */
export async function benchLoads(): Promise<void> {
  const provider = await startSlowProvider();
  const browser = await launchChromium();
  const servers: Awaited<ReturnType<typeof serveBuild>>[] = [];
  const serve = async (build: string) => {
    const server = await serveBuild(build, provider.origin);
    servers.push(server);
    return server.url;
  };
  try {
    const pages: LoadedPage[] = [
      { name: 'floor', url: await serve(buildPage('pageFloor')), content: 'form' },
    ];
    for (const name of ['provider', 'demo']) {
      if (!process.env.BUILT) buildApp('--mode', name === 'demo' ? 'demo' : 'production');
      const url = await serve(`dist/${name}`);
      const storageState = await signIn(browser, url);
      pages.push({ name: `${name}, sign-in`, url: `${url}signin`, content: 'form' });
      pages.push({ name: `${name}, dashboard`, url: `${url}dashboard`, content: 'figures', storageState });
    }
    const rounds: Times[][] = [];
    // The first round only warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      const times: Times[] = [];
      for (const page of pages) times.push(await load(browser, page));
      if (round > 0) rounds.push(times);
    }
    print(pages, rounds);
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
    await provider.close();
  }
}
