import type { Browser } from 'playwright';
import { buildPage } from './buildPage';
import { inBrowser } from './pageLoads';
import { printTable } from './printTable';
import type { PageFigures } from './teamGraph/page';
import { median, p95 } from './timing';

const RUNS = 9;
const TEAMS = [
  { members: 1000, allOpen: true },
  { members: 10_000, allOpen: true },
  { members: 100_000, allOpen: false },
] as const;

/** Each run on a page of its own, the two kinds in turn, so that whatever disturbs one disturbs the other. */
async function measure(browser: Browser, address: string, members: number, allOpen: boolean) {
  const canvas: PageFigures[] = [];
  const graph: PageFigures[] = [];
  for (let run = 0; run < RUNS; run++) {
    for (const [what, figures] of [
      ['canvas', canvas],
      ['graph', graph],
    ] as const) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(address);
      await page.waitForFunction(() => 'measureGraph' in window);
      figures.push(
        await page.evaluate(([what, members, allOpen]) => window.measureGraph(what, members, allOpen), [
          what,
          members,
          allOpen,
        ] as const),
      );
      await page.close();
    }
  }
  return { canvas, graph };
}

function print(title: string, { canvas, graph }: Awaited<ReturnType<typeof measure>>): void {
  type Read = (figures: PageFigures) => number;
  const row = (name: string, read: Read, bare = true) => {
    const own = median(graph.map(read));
    const base = bare ? median(canvas.map(read)) : Number.NaN;
    return [name, own.toFixed(2), bare ? base.toFixed(2) : '', bare ? `${(own / base).toFixed(2)} ×` : ''];
  };
  printTable(
    `${title} (median of ${RUNS} pages)`,
    ['', 'graph ms', 'bare canvas ms', 'to canvas'],
    [
      row('first paint', ({ firstPaint }) => firstPaint),
      row('pan, frame p95', ({ pan }) => p95(pan)),
      row('wheel, frame p95', ({ wheel }) => p95(wheel)),
      row('expand or collapse', ({ toggle }) => median(toggle), false),
      row('hover', ({ hover }) => median(hover), false),
      row('hover, p95', ({ hover }) => p95(hover), false),
    ],
  );
  console.log(`at most ${Math.max(...graph.map(({ elements }) => elements))} elements`);
}

/** How fast the team graph is in a real browser, beside a bare canvas that draws the same layout. */
export async function benchTeamGraph(): Promise<void> {
  await inBrowser(buildPage('teamGraph'), undefined, async (browser, server) => {
    for (const { members, allOpen } of TEAMS) {
      const opened = allOpen ? 'all open' : 'automatic depth';
      const title = `Team graph, ${members.toLocaleString('en')} members, ${opened}`;
      print(title, await measure(browser, server.url, members, allOpen));
    }
  });
}
